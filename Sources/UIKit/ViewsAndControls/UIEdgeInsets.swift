public import Foundation

/// Distances from the four sides of a rectangle, in points, positive inwards.
public struct UIEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the left.
    public var left: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the right.
    public var right: CGFloat

    /// No distance on any side.
    public static let zero = UIEdgeInsets()

    /// Creates insets of no distance.
    public init() {
        self.init(top: 0, left: 0, bottom: 0, right: 0)
    }

    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}
