/// What holds for a user in every channel of a custom type: what the application orders once for all of them, those
/// that are yet to be made included.
public struct TypeStanding: Hashable, Sendable {
    /// What the application orders.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// The user is in none of the channels, and enters none.
        case ban
        /// The user sends in none of the channels.
        case mute
        /// The user is an operator in each of the channels that the user is in.
        case `operator`
    }

    /// What keeps the user from the channels; nil where nothing does.
    public var ban: Restriction?
    /// What keeps the user from sending; nil where nothing does.
    public var mute: Restriction?
    /// Whether the user is an operator.
    public var isOperator = false

    /// Makes the standing of a user about whom nothing was ordered.
    public init() {}

    /// Whether nothing was ordered.
    public var isEmpty: Bool { self == TypeStanding() }

    /// Whether an order of a kind holds.
    public func holds(_ kind: Kind) -> Bool {
        switch kind {
        case .ban: ban != nil
        case .mute: mute != nil
        case .operator: isOperator
        }
    }
}
