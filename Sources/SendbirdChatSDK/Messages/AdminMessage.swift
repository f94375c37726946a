/// A message of the application itself; it has no sender.
// Unchecked: adds no state.
open class AdminMessage: BaseMessage, @unchecked Sendable {}
