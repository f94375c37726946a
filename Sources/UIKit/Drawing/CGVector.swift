public import Foundation

/// A direction with a length, in points.
public struct CGVector: Hashable, Codable, Sendable {
    /// The horizontal part.
    public var dx: CGFloat
    /// The vertical part.
    public var dy: CGFloat

    /// The vector without length.
    public static let zero = CGVector(dx: 0, dy: 0)

    /// Creates the vector without length.
    public init() {
        self.init(dx: 0, dy: 0)
    }

    /// Creates a vector from its parts.
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }
}
