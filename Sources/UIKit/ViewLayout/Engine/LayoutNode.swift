internal import Foundation

/// A view or layout guide as the constraints see it.
@MainActor
final class LayoutNode {
    private weak var ownView: UIView?
    private(set) weak var guide: UILayoutGuide?
    /// The active constraints that mention the item.
    private(set) var constraints: [NSLayoutConstraint] = []
    /// The set that these constraints form with others. The set's reference view keeps it alive.
    weak var set: ConstraintSet?
    /// Where a guide lies in its view, after layout.
    var solvedFrame = CGRect.zero
    /// Whether the content's size has to be asked for again.
    var isSizingStale = true
    private var heights: [CGFloat: CGFloat] = [:]
    private var cachedSizing = ContentSizing.none
    /// Sizes found for requests, until something inside changes.
    var measurements: [MeasurementRequest: CGSize] = [:]

    init(view: UIView) { ownView = view }

    init(guide: UILayoutGuide) { self.guide = guide }

    /// The view, or the view that the guide belongs to.
    var view: UIView? { ownView ?? guide?.owningView }

    /// The view, unless the node is a guide's.
    var asView: UIView? { ownView }

    /// Whether the frame comes from elsewhere: set by hand, or by a stack view.
    var isGiven: Bool {
        guard let ownView else { return false }
        return ownView.translatesAutoresizingMaskIntoConstraints || ownView.isArrangedByStackView
    }

    func insert(_ constraint: NSLayoutConstraint) {
        constraints.append(constraint)
    }

    func remove(_ constraint: NSLayoutConstraint) {
        constraints.removeAll { $0 === constraint }
    }

    func deactivateAll() {
        for constraint in constraints { constraint.isActive = false }
    }

    // MARK: - Content

    /// What the view's content says about its size.
    var sizing: ContentSizing {
        if isSizingStale {
            isSizingStale = false
            heights.removeAll(keepingCapacity: true)
            measurements.removeAll(keepingCapacity: true)
            cachedSizing = ownView?.contentSizing() ?? .none
        }
        return cachedSizing
    }

    /// The content's height at a width, for content whose height depends on it.
    func height(forWidth width: CGFloat) -> CGFloat? {
        guard sizing.isHeightDependentOnWidth, let ownView else { return nil }
        if let known = heights[width] { return known }
        let height = ownView.contentHeight(forWidth: width)
        heights[width] = height
        return height
    }

    func contentDidChange() {
        isSizingStale = true
        measurements.removeAll(keepingCapacity: true)
    }

    // MARK: - Insets

    /// How far the rectangle of a role lies inside its view.
    static func insets(of role: UILayoutGuide.Role, in view: UIView) -> UIEdgeInsets {
        switch role {
        case .custom, .scrollContent: return .zero
        case .safeArea, .keyboard: return view.safeAreaInsets
        case .layoutMargins: return view.layoutMargins
        case .readableContent:
            var insets = view.layoutMargins
            let spare = view.bounds.width - insets.left - insets.right - LayoutMetrics.readableWidth
            if spare > 0 {
                insets.left += spare / 2
                insets.right += spare / 2
            }
            return insets
        case .scrollFrame:
            let offset = view.bounds.origin
            return UIEdgeInsets(top: offset.y, left: offset.x, bottom: -offset.y, right: -offset.x)
        }
    }
}
