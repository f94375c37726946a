public import Foundation

/// Distances from the sides of a rectangle where leading and trailing follow
/// the direction of the language.
public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
    /// The distance from the top.
    public var top: CGFloat
    /// The distance from the side where lines begin.
    public var leading: CGFloat
    /// The distance from the bottom.
    public var bottom: CGFloat
    /// The distance from the side where lines end.
    public var trailing: CGFloat

    /// No distance on any side.
    public static let zero = NSDirectionalEdgeInsets()

    /// Creates insets of no distance.
    public init() {
        self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
    }

    /// Creates insets.
    public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distances with left and right told by a direction.
    func resolved(_ direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
        let isLeftToRight = direction == .leftToRight
        return UIEdgeInsets(
            top: top, left: isLeftToRight ? leading : trailing,
            bottom: bottom, right: isLeftToRight ? trailing : leading)
    }
}
