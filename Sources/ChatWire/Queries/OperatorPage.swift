/// A page of a channel's operators.
public struct OperatorPage: Hashable, Sendable, Codable {
    /// The operators.
    public var operators: [WireUser]
    /// The token of the next page; empty at the end.
    public var next: String

    /// Makes a page.
    public init(operators: [WireUser], next: String) {
        self.operators = operators
        self.next = next
    }
}
