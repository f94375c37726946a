/// How far an own message has come.
public enum SBUMessageReceiptState: Sendable {
    /// The server has it; nobody else yet.
    case none
    /// Every member's device has it.
    case delivered
    /// Every member has read it.
    case read
    /// Receipts are not shown: not an own message, or a channel too large for them.
    case notUsed
}
