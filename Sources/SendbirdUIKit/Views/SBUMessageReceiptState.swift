/// How far an own message has come.
public enum SBUMessageReceiptState: Sendable {
    /// Unknown, or not an own message.
    case none
    /// The server has it; nobody else yet.
    case notRead
    /// Every member's device has it.
    case delivered
    /// Every member has read it.
    case read
}
