public import Foundation

/// A horizontal edge, middle or baseline, to make constraints from.
@preconcurrency @MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another as something to constrain like a size.
    public func anchorWithOffset(to otherAnchor: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: otherAnchor)
    }

    /// Returns an inactive constraint: this anchor equals the other plus the system's spacing (8 points) times `multiplier`.
    public func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.equal, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }

    /// Returns an inactive constraint: this anchor is at least the other plus the system's spacing (8 points) times `multiplier`.
    public func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.greaterThanOrEqual, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }

    /// Returns an inactive constraint: this anchor is at most the other plus the system's spacing (8 points) times `multiplier`.
    public func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint {
        makeConstraint(.lessThanOrEqual, anchor, constant: LayoutMetrics.systemSpacing * multiplier)
    }
}
