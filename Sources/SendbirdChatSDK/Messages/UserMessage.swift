/// A text message of a user.
// Unchecked: adds no state.
open class UserMessage: BaseMessage, @unchecked Sendable {}
