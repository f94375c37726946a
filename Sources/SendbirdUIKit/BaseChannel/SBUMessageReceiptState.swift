/// How far a message of one's own has come.
public enum SBUMessageReceiptState: Sendable {
    /// On the server, and not yet with everyone.
    case none
    /// Read by everyone.
    case read
    /// With everyone, and not yet read by all.
    case delivered
    /// Receipts are not shown here.
    case notUsed
}
