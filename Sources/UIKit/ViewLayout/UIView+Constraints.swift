internal import Foundation

extension UIView {
    /// The active constraints whose items have this view as their nearest common ancestor.
    public var constraints: [NSLayoutConstraint] { constraintState.held }

    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = true
    }

    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.activate(constraints)
    }

    /// Deactivates a constraint.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
        constraint.isActive = false
    }

    /// Deactivates constraints.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
        NSLayoutConstraint.deactivate(constraints)
    }

    /// How strongly the view resists being longer than its content. Default: 250.
    public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState.hugging[axis.rawValue]
    }

    /// Sets how strongly the view resists being longer than its content.
    public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        constraintState.setHugging(priority, for: axis)
    }

    /// How strongly the view resists being shorter than its content. Default: 750.
    public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        constraintState.compression[axis.rawValue]
    }

    /// Sets how strongly the view resists being shorter than its content.
    public func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {
        constraintState.setCompression(priority, for: axis)
    }

    // MARK: - Guides

    /// The layout guides added by `addLayoutGuide(_:)`.
    public var layoutGuides: [UILayoutGuide] { constraintState.guides }

    /// Gives the view a layout guide, taking it from the view that had it.
    public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
        constraintState.addGuide(layoutGuide)
    }

    /// Takes a layout guide away, with the constraints that mention it.
    public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
        constraintState.removeGuide(layoutGuide)
    }

    /// The part of the view that no bar or screen corner covers.
    public var safeAreaLayoutGuide: UILayoutGuide { constraintState.guide(.safeArea) }

    /// The view less its margins.
    public var layoutMarginsGuide: UILayoutGuide { constraintState.guide(.layoutMargins) }

    /// The view less its margins, at most as wide as text reads well.
    public var readableContentGuide: UILayoutGuide { constraintState.guide(.readableContent) }

    /// The place of the keyboard: below its top edge nothing is visible.
    ///
    /// ## Differences on Linux
    /// There is no keyboard on screen; the guide's top is the lower edge of the safe area.
    public var keyboardLayoutGuide: UILayoutGuide { constraintState.guide(.keyboard) }

    // MARK: - Anchors

    private func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(item: self, attribute: attribute)
    }

    private func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(item: self, attribute: attribute)
    }

    /// The edge where lines begin.
    public var leadingAnchor: NSLayoutXAxisAnchor { xAnchor(.leading) }
    /// The edge where lines end.
    public var trailingAnchor: NSLayoutXAxisAnchor { xAnchor(.trailing) }
    /// The left edge.
    public var leftAnchor: NSLayoutXAxisAnchor { xAnchor(.left) }
    /// The right edge.
    public var rightAnchor: NSLayoutXAxisAnchor { xAnchor(.right) }
    /// The horizontal middle.
    public var centerXAnchor: NSLayoutXAxisAnchor { xAnchor(.centerX) }
    /// The upper edge.
    public var topAnchor: NSLayoutYAxisAnchor { yAnchor(.top) }
    /// The lower edge.
    public var bottomAnchor: NSLayoutYAxisAnchor { yAnchor(.bottom) }
    /// The vertical middle.
    public var centerYAnchor: NSLayoutYAxisAnchor { yAnchor(.centerY) }
    /// The width.
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
    /// The height.
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
    /// The baseline of the first line of text; the lower edge of a view without text.
    public var firstBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.firstBaseline) }
    /// The baseline of the last line of text; the lower edge of a view without text.
    public var lastBaselineAnchor: NSLayoutYAxisAnchor { yAnchor(.lastBaseline) }
}
