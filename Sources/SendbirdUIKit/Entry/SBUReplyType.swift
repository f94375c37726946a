/// How an answer to a message is shown.
public enum SBUReplyType: Sendable {
    /// Answers are not offered.
    case none
    /// Answers stand in the channel, each with the message it answers.
    case quoteReply
    /// Answers stand in a thread of their own.
    case thread
}
