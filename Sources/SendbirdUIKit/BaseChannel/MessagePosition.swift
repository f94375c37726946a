/// On which side of the list a message stands.
public enum MessagePosition: Sendable {
    /// In the middle: admin messages, dates.
    case center
    /// The leading side: messages of others.
    case left
    /// The trailing side: messages of one's own.
    case right
}
