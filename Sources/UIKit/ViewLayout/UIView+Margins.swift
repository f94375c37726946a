internal import Foundation

extension UIView {
    /// The distances that content keeps from the edges, the safe area included where it counts. Default: 8 on each side.
    ///
    /// Setting it sets the view's own part; reading it gives the sum.
    public var layoutMargins: UIEdgeInsets {
        get {
            let own = directionalLayoutMargins.resolved(effectiveUserInterfaceLayoutDirection)
            var margins = own
            if constraintState.margins.insetsFromSafeArea {
                let safeArea = safeAreaInsets
                margins.top += safeArea.top
                margins.left += safeArea.left
                margins.bottom += safeArea.bottom
                margins.right += safeArea.right
            }
            if constraintState.margins.preservesSuperview, let superview, !(superview is UIScrollView) {
                let outer = superview.bounds.inset(by: superview.layoutMargins)
                margins.top = max(margins.top, outer.minY - frame.minY)
                margins.left = max(margins.left, outer.minX - frame.minX)
                margins.bottom = max(margins.bottom, frame.maxY - outer.maxY)
                margins.right = max(margins.right, frame.maxX - outer.maxX)
            }
            return margins
        }
        set {
            let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
            directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: newValue.top, leading: isLeftToRight ? newValue.left : newValue.right, bottom: newValue.bottom,
                trailing: isLeftToRight ? newValue.right : newValue.left)
        }
    }

    /// The view's own margins, by the direction of the language. Default: 8 on each side.
    public var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { constraintState.margins.own }
        set { constraintState.updateMargins { $0.own = newValue } }
    }

    /// Whether the margins are at least the superview's. Default: `false`.
    public var preservesSuperviewLayoutMargins: Bool {
        get { constraintState.margins.preservesSuperview }
        set { constraintState.updateMargins { $0.preservesSuperview = newValue } }
    }

    /// Whether the safe area counts among the margins. Default: `true`.
    public var insetsLayoutMarginsFromSafeArea: Bool {
        get { constraintState.margins.insetsFromSafeArea }
        set { constraintState.updateMargins { $0.insetsFromSafeArea = newValue } }
    }

    /// How far bars and the screen's shape reach into the view. Zero inside the content of a scroll view.
    public var safeAreaInsets: UIEdgeInsets {
        var insets = constraintState.margins.additionalSafeArea
        guard let superview, !(superview is UIScrollView) else { return insets }
        let outerInsets = superview.safeAreaInsets
        guard outerInsets != .zero else { return insets }
        let outer = superview.bounds.inset(by: outerInsets)
        let origin = layoutOrigin
        insets.top += max(0, outer.minY - origin.y)
        insets.left += max(0, outer.minX - origin.x)
        insets.bottom += max(0, origin.y + bounds.height - outer.maxY)
        insets.right += max(0, origin.x + bounds.width - outer.maxX)
        return insets
    }

    /// What bars add to the view's safe area: set by the view controllers and windows that have them.
    var additionalSafeArea: UIEdgeInsets {
        get { constraintState.margins.additionalSafeArea }
        set {
            guard newValue != additionalSafeArea else { return }
            constraintState.setAdditionalSafeArea(newValue)
        }
    }
}
