internal import Foundation

/// What layout by constraints keeps about one view.
@MainActor
final class ConstraintState {
    private unowned let view: UIView
    /// The view as constraints see it.
    let node: LayoutNode
    /// The sets whose reference is the view.
    var sets: [ConstraintSet] = []
    /// The active constraints whose items have the view as nearest common ancestor.
    var held: [NSLayoutConstraint] = []
    /// The guides that the app has added.
    private(set) var guides: [UILayoutGuide] = []
    private var ownGuides: [UILayoutGuide] = []
    /// Resistance to being longer, by axis.
    private(set) var hugging: [UILayoutPriority] = [.defaultLow, .defaultLow]
    /// Resistance to being shorter, by axis.
    private(set) var compression: [UILayoutPriority] = [.defaultHigh, .defaultHigh]

    private(set) var margins = LayoutMargins()

    init(view: UIView) {
        self.view = view
        node = LayoutNode(view: view)
    }

    // MARK: - Layout

    /// Solves what the view and its ancestors are the reference of.
    ///
    /// For the topmost view that is to be laid out: what lies above may place views inside it.
    func applyConstraints() {
        var ancestors: [UIView] = []
        var current = view.superview
        while let ancestor = current {
            ancestors.append(ancestor)
            current = ancestor.superview
        }
        for ancestor in ancestors.reversed() { ancestor.constraintState.applyOwnConstraints() }
        applyOwnConstraints()
    }

    /// Solves what the view itself is the reference of. Costs nothing where nothing has changed.
    func applyOwnConstraints() {
        for set in sets { set.layOut() }
    }

    /// The size for `systemLayoutSizeFitting`.
    func fittingSize(
        _ target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
    ) -> CGSize {
        let request = MeasurementRequest(
            width: target.width, height: target.height, horizontal: horizontal.rawValue, vertical: vertical.rawValue)
        return fittingSize(request).ceiledToPixels
    }

    func fittingSize(_ request: MeasurementRequest) -> CGSize {
        if let set = node.set { return set.fittingSize(of: view, request) }
        let sizing = node.sizing
        let required = SolverConstraint.required
        let width = request.horizontal >= required ? request.width : sizing.width?.length ?? 0
        let height = node.height(forWidth: width) ?? sizing.height?.length ?? 0
        return CGSize(width: width, height: request.vertical >= required ? request.height : height)
    }

    // MARK: - Changes

    /// Drops the constraints that led out of the view before it was moved or taken away.
    func viewDidChangeHierarchy() {
        var separated: [ConstraintSet] = []
        var orphans: [NSLayoutConstraint] = []
        view.forEachDescendant { descendant in
            let state = descendant.constraintState
            let nodes = [state.node] + state.guides.map(\.node)
            for node in nodes where !node.constraints.isEmpty {
                orphans += node.constraints.filter { $0.set == nil && $0.hasHolderAboveItems }
                for constraint in node.constraints where !constraint.hasHolderAboveItems {
                    let set = constraint.set
                    constraint.isActive = false
                    if let set, !separated.contains(where: { $0 === set }) { separated.append(set) }
                }
            }
        }
        for set in separated where !set.constraints.isEmpty { set.regroup() }
        // Their set's reference view is no more.
        for constraint in orphans where constraint.isActive {
            constraint.isActive = false
            constraint.isActive = true
        }
    }

    /// Has the view's content measured again, and whatever depends on its size laid out again.
    func intrinsicContentSizeDidChange() {
        guard !LayoutMeasurement.isUnderWay else { return }
        node.contentDidChange()
        node.set?.contentDidChange(of: node)
        containedLayoutDidChange()
    }

    /// Tells the stack view or table row above that what it holds may want another size.
    func containedLayoutDidChange() {
        if let cell = view.superview as? UITableViewCell ?? view as? UITableViewCell {
            cell.tableView?.contentDidChange(in: cell)
        }
        guard view.isArrangedByStackView, let stackView = view.superview as? UIStackView else { return }
        stackView.setNeedsLayout()
        stackView.constraintState.intrinsicContentSizeDidChange()
    }

    // MARK: - Priorities

    func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard hugging[axis.rawValue] != priority else { return }
        hugging[axis.rawValue] = priority
        intrinsicContentSizeDidChange()
    }

    func setCompression(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
        guard compression[axis.rawValue] != priority else { return }
        compression[axis.rawValue] = priority
        intrinsicContentSizeDidChange()
    }

    // MARK: - Guides

    func addGuide(_ guide: UILayoutGuide) {
        guide.owningView?.removeLayoutGuide(guide)
        guide.owningView = view
        guides.append(guide)
    }

    func removeGuide(_ guide: UILayoutGuide) {
        guides.removeAll { $0 === guide }
        guide.owningView = nil
    }

    /// The view's own guide of a role, the same each time.
    func guide(_ role: UILayoutGuide.Role) -> UILayoutGuide {
        if let known = ownGuides.first(where: { $0.role == role }) { return known }
        let guide = UILayoutGuide(role: role, owningView: view)
        ownGuides.append(guide)
        return guide
    }

    // MARK: - Margins

    func updateMargins(_ update: (inout LayoutMargins) -> Void) {
        update(&margins)
        node.set?.markDirty()
        view.setNeedsLayout()
        view.layoutMarginsDidChange()
    }

    /// Tells everything inside that its safe area may be another.
    func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
        margins.additionalSafeArea = insets
        view.forEachDescendant { descendant in
            descendant.constraintState.node.set?.markDirty()
            descendant.setNeedsLayout()
            descendant.safeAreaInsetsDidChange()
            if descendant.constraintState.margins.insetsFromSafeArea { descendant.layoutMarginsDidChange() }
        }
    }

    /// The view was moved or resized by hand.
    func placeDidChange() {
        guard let set = node.set, node.isGiven, set.reference !== view else { return }
        set.markDirty()
    }
}
