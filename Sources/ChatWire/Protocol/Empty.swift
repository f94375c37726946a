/// Nothing to say: `{}` on the wire.
public struct Empty: Hashable, Sendable, Codable {
    /// Makes it.
    public init() {}
}
