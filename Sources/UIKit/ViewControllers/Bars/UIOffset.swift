public import Foundation

/// A distance to the right and down, in points.
public struct UIOffset: Hashable, Sendable {
    /// To the right.
    public var horizontal: CGFloat
    /// Down.
    public var vertical: CGFloat

    /// No distance.
    public static let zero = UIOffset()

    /// Creates no distance.
    public init() {
        self.init(horizontal: 0, vertical: 0)
    }

    /// Creates a distance.
    public init(horizontal: CGFloat, vertical: CGFloat) {
        self.horizontal = horizontal
        self.vertical = vertical
    }
}
