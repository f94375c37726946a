/// What the input is for at the moment.
public enum SBUMessageInputMode: Sendable {
    /// Writing a new message.
    case none
    /// Changing a message.
    case edit
    /// Answering a message.
    case quoteReply
}
