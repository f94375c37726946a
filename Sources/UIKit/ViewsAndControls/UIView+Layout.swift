internal import Foundation

extension UIView {
    /// Notes that layout is due, up to the root, so that a pass finds the way down.
    func markNeedsLayout() {
        layoutFlags.needsLayout = true
        var view = superview
        while let current = view, !current.layoutFlags.descendantNeedsLayout {
            current.layoutFlags.descendantNeedsLayout = true
            view = current.superview
        }
        window?.setNeedsFrame()
    }

    /// Lays out from the topmost view above this one that needs it.
    func performLayout() {
        var root = self
        var view = superview
        while let current = view {
            if current.layoutFlags.needsLayout { root = current }
            view = current.superview
        }
        root.layOut()
        if root === self { (self as? UIWindow)?.frameDidEnd() }
    }

    /// Lays out this view and all inside where it is due. For a window, this is the layout of a frame.
    func layoutTree() {
        layOut()
        (self as? UIWindow)?.frameDidEnd()
    }

    /// Lays out this view and all inside where it is due, until nothing is.
    ///
    /// A layout may make another one due (a label that finds its width): the
    /// passes are limited, so that two views that never agree cost a frame, not the app.
    private func layOut() {
        defer { (self as? UIWindow)?.layoutDidEnd() }
        for _ in 0..<12 {
            guard layoutFlags.needsLayout || layoutFlags.descendantNeedsLayout else { return }
            let before = UITraitCollection.current
            defer { UITraitCollection.current = before }
            layoutPass(constraintsAreApplied: false, current: before)
        }
    }

    /// `current` are the current traits: while a view is laid out they are its own.
    private func layoutPass(constraintsAreApplied: Bool, current: UITraitCollection) {
        let traits = traitCollection
        if traits !== current { UITraitCollection.current = traits }
        defer { if traits !== current { UITraitCollection.current = current } }
        var isApplied = constraintsAreApplied
        if layoutFlags.needsLayout {
            if !isApplied {
                updateConstraintsIfNeeded()
                constraintState.applyConstraints()
                isApplied = true
            } else {
                // Due since a view above was laid out, which was after the constraints' turn.
                if needsUpdateConstraints() { updateConstraintsIfNeeded() }
                constraintState.applyOwnConstraints()
            }
            layoutFlags.needsLayout = false
            owner?.viewWillLayout()
            layoutSubviews()
            owner?.viewDidLayout()
        }
        guard layoutFlags.descendantNeedsLayout || isApplied else { return }
        layoutFlags.descendantNeedsLayout = false
        for view in subviews where view.layoutFlags.needsLayout || view.layoutFlags.descendantNeedsLayout {
            view.layoutPass(constraintsAreApplied: isApplied, current: traits)
        }
    }

    /// Resizes and moves the subviews by their masks.
    func resizeSubviews(from old: CGSize) {
        guard autoresizesSubviews else { return }
        for view in subviews where view.translatesAutoresizingMaskIntoConstraints && !view.autoresizingMask.isEmpty {
            let mask = view.autoresizingMask
            let frame = view.frame
            let (x, width) = Self.resized(
                low: frame.minX, length: frame.width, from: old.width, to: bounds.width,
                mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin))
            let (y, height) = Self.resized(
                low: frame.minY, length: frame.height, from: old.height, to: bounds.height,
                mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin))
            view.frame = CGRect(x: x, y: y, width: width, height: height)
        }
    }

    /// Shares the change of a length among the flexible parts: in proportion to
    /// their sizes, evenly where they have none.
    private static func resized(
        low: CGFloat, length: CGFloat, from old: CGFloat, to new: CGFloat, _ isLowFlexible: Bool,
        _ isLengthFlexible: Bool, _ isHighFlexible: Bool
    ) -> (low: CGFloat, length: CGFloat) {
        let change = new - old
        let high = old - low - length
        let parts = [(isLowFlexible, low), (isLengthFlexible, length), (isHighFlexible, high)]
        let flexible = parts.filter(\.0)
        guard !flexible.isEmpty else { return (low, length) }
        let total = flexible.reduce(0) { $0 + max(0, $1.1) }
        func share(_ part: (Bool, CGFloat)) -> CGFloat {
            guard part.0 else { return 0 }
            return total > 0 ? change * max(0, part.1) / total : change / CGFloat(flexible.count)
        }
        return (low + share(parts[0]), max(0, length + share(parts[1])))
    }
}
