/// A message that carries a file. This version tells that it is one, and nothing of the file.
// Unchecked: adds no state.
open class FileMessage: BaseMessage, @unchecked Sendable {}
