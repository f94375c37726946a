internal import Foundation

// What layout asks of a view about its content.

extension UIView {
    /// Whether a stack view sets the frame.
    var isArrangedByStackView: Bool {
        (superview as? UIStackView)?.arranges(self) ?? false
    }

    /// What the content says about the size. Constraints of the view are not content.
    func contentSizing() -> ContentSizing {
        if let stackView = self as? UIStackView { return stackView.stackSizing() }
        let size = intrinsicContentSize
        var sizing = ContentSizing.none
        if size.width != UIView.noIntrinsicMetric { sizing.width = axisSizing(size.width, .horizontal) }
        if size.height != UIView.noIntrinsicMetric { sizing.height = axisSizing(size.height, .vertical) }
        sizing.isHeightDependentOnWidth = (self as? UILabel).map { $0.numberOfLines != 1 } ?? false
        return sizing
    }

    private func axisSizing(_ length: CGFloat, _ axis: NSLayoutConstraint.Axis) -> AxisSizing {
        AxisSizing(
            length: length, hugging: contentHuggingPriority(for: axis).rawValue,
            compression: contentCompressionResistancePriority(for: axis).rawValue)
    }

    /// The content's height at a width.
    ///
    /// A label is asked as the original asks it, by its preferred width, so that
    /// a subclass that overrides `intrinsicContentSize` is heard.
    func contentHeight(forWidth width: CGFloat) -> CGFloat {
        if let stackView = self as? UIStackView { return stackView.stackHeight(forWidth: width) }
        guard let label = self as? UILabel else { return intrinsicContentSize.height }
        return LayoutMeasurement.perform {
            let preferred = label.preferredMaxLayoutWidth
            label.preferredMaxLayoutWidth = width
            defer { label.preferredMaxLayoutWidth = preferred }
            return label.intrinsicContentSize.height
        }
    }

    /// How far the first baseline is below the upper edge and the last above the lower; `nil` without text.
    var baselineOffsets: (first: CGFloat, last: CGFloat)? {
        let width = bounds.width > 0 ? bounds.width : 10_000
        guard let first = firstBaseline(forWidth: width), let last = lastBaseline(forWidth: width) else { return nil }
        let node = constraintState.node
        let height = node.height(forWidth: width) ?? node.sizing.height?.length ?? last
        return (LayoutPixels.round(first), LayoutPixels.round(max(0, height - last)))
    }

    /// The upper left corner in the superview before any transform.
    var layoutOrigin: CGPoint {
        CGPoint(
            x: center.x - bounds.width * layer.anchorPoint.x, y: center.y - bounds.height * layer.anchorPoint.y)
    }

    /// Places the view as if it had no transform.
    func setLayoutFrame(_ frame: CGRect) {
        let anchor = layer.anchorPoint
        if bounds.size != frame.size { bounds.size = frame.size }
        let middle = CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
        if center != middle { center = middle }
    }

    /// Gives the view a size and leaves its upper left corner.
    func setLayoutSize(_ size: CGSize) {
        setLayoutFrame(CGRect(origin: layoutOrigin, size: size))
    }

    /// Whether the frame that the view is given was itself found by measuring it.
    var isSizedByContent: Bool {
        isArrangedByStackView || superview is UITableViewCell
    }

    /// The nearest view that contains both, either of them included.
    func nearestCommonAncestor(with other: UIView) -> UIView? {
        if self === other || other.superview === self { return self }
        var candidate: UIView? = self
        while let current = candidate {
            if other.isDescendant(of: current) { return current }
            candidate = current.superview
        }
        return nil
    }

    /// Calls `body` with the view and everything in it.
    func forEachDescendant(_ body: (UIView) -> Void) {
        body(self)
        for subview in subviews { subview.forEachDescendant(body) }
    }
}

extension NSLayoutConstraint {
    /// Whether the view that held the items when the constraint was activated still does.
    var hasHolderAboveItems: Bool {
        guard let holder else { return false }
        let (first, second) = resolvedSides
        return [first, second].compactMap { $0?.node.view }.allSatisfy { $0.isDescendant(of: holder) }
    }
}
