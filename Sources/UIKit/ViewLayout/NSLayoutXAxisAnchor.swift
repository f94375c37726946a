public import Foundation

/// A vertical edge or middle, to make constraints from.
@preconcurrency @MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another as something to constrain like a size.
    public func anchorWithOffset(to otherAnchor: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }

    /// Returns an inactive constraint: this anchor equals the other plus the system's spacing (8 points) times `multiplier`.
    public func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }

    /// Returns an inactive constraint: this anchor is at least the other plus the system's spacing (8 points) times `multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }

    /// Returns an inactive constraint: this anchor is at most the other plus the system's spacing (8 points) times `multiplier`.
    public func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }
}
