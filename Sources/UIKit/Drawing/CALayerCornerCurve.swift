/// The curve of round corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a curve by name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// A quarter circle.
    public static let circular = Self(rawValue: "circular")
    /// The softer curve of the system's shapes; painted as a quarter circle.
    public static let continuous = Self(rawValue: "continuous")
}
