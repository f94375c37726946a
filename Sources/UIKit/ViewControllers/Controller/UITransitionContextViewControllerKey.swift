/// Which of a transition's two view controllers is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a key of the name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The one that is seen at the start.
    public static let from = Self(rawValue: "from")
    /// The one that is seen at the end.
    public static let to = Self(rawValue: "to")
}
