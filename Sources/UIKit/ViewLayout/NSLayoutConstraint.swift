public import Foundation

/// A linear relation between the edges, sizes or baselines of two items:
/// `first attribute = multiplier × second attribute + constant`, or `≤`, or `≥`.
///
/// Constraints that share items are solved together when the views are laid
/// out. One that must hold and cannot is named on the standard error stream
/// and left out until a change makes room for it.
///
///     NSLayoutConstraint.activate([
///         label.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
///         label.centerYAnchor.constraint(equalTo: view.centerYAnchor),
///     ])
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// What is compared.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right = 2
        /// The upper edge.
        case top = 3
        /// The lower edge.
        case bottom = 4
        /// The edge where lines begin.
        case leading = 5
        /// The edge where lines end.
        case trailing = 6
        /// The width.
        case width = 7
        /// The height.
        case height = 8
        /// The horizontal middle.
        case centerX = 9
        /// The vertical middle.
        case centerY = 10
        /// The baseline of the last line of text.
        case lastBaseline = 11
        /// The baseline of the first line of text.
        case firstBaseline = 12
        /// The left margin.
        case leftMargin = 13
        /// The right margin.
        case rightMargin = 14
        /// The upper margin.
        case topMargin = 15
        /// The lower margin.
        case bottomMargin = 16
        /// The margin where lines begin.
        case leadingMargin = 17
        /// The margin where lines end.
        case trailingMargin = 18
        /// The horizontal middle between the margins.
        case centerXWithinMargins = 19
        /// The vertical middle between the margins.
        case centerYWithinMargins = 20
        /// Nothing: the constraint compares with its constant alone.
        case notAnAttribute = 0
    }

    /// How the two sides compare.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both are equal.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// A direction of layout.
    public enum Axis: Int, Sendable {
        /// Side by side.
        case horizontal = 0
        /// One below the other.
        case vertical = 1
    }

    /// The item on the left side: a view or a layout guide.
    public private(set) weak var firstItem: AnyObject?
    /// What of the first item is compared.
    public let firstAttribute: Attribute
    /// How the sides compare.
    public let relation: Relation
    /// The item on the right side, `nil` when compared with the constant alone.
    public private(set) weak var secondItem: AnyObject?
    /// What of the second item is compared.
    public let secondAttribute: Attribute
    /// What the right side's attribute is multiplied by.
    public let multiplier: CGFloat

    /// What is added to the right side, in points. Changing it costs little, also while active.
    open var constant: CGFloat {
        didSet { if constant != oldValue { set?.constantDidChange(self) } }
    }

    /// How much the constraint matters. Default: required.
    ///
    /// ## Differences on Linux
    /// May also change between required and optional while active.
    open var priority: UILayoutPriority = .required {
        didSet { if priority != oldValue { set?.priorityDidChange(self) } }
    }

    /// A name for logs.
    open var identifier: String?

    /// The constraints that are solved together with this one, while it is active.
    weak var set: ConstraintSet?
    /// The nearest common ancestor of the items, which lists the constraint while it is active.
    weak var holder: UIView?

    /// Whether the constraint takes part in layout. Default: `false`.
    ///
    /// Setting it to `true` needs both items in one view hierarchy; otherwise
    /// the constraint stays inactive and a line on the standard error stream says so.
    open var isActive: Bool = false {
        didSet {
            guard isActive != oldValue else { return }
            if isActive {
                if !ConstraintSet.activate(self) { isActive = false }
            } else {
                ConstraintSet.deactivate(self)
            }
        }
    }

    /// Creates a constraint between two items, inactive.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        firstItem = view1 as AnyObject
        firstAttribute = attr1
        self.relation = relation
        secondItem = view2.map { $0 as AnyObject }
        secondAttribute = attr2
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    /// Both sides, as they are meant where one item lies inside the other.
    var resolvedSides: (first: ConstraintSide?, second: ConstraintSide?) {
        let first = ConstraintSide(item: firstItem, attribute: firstAttribute)
        let second = ConstraintSide(item: secondItem, attribute: secondAttribute)
        return (first?.seen(from: second), second?.seen(from: first))
    }

    /// Whether the constraint turns with the direction of the language.
    var isDirectional: Bool {
        let sides = resolvedSides
        return sides.first?.isDirectional ?? false || sides.second?.isDirectional ?? false
    }

    /// The direction in which leading and trailing are to be read: that of the view that holds both items.
    var isRightToLeft: Bool { holder?.effectiveUserInterfaceLayoutDirection == .rightToLeft }

    /// Activates constraints, one after the other.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The constraint as one readable line, with its identifier if it has one.
    var summary: String {
        var text = identifier.map { "'\($0)' " } ?? ""
        text += Self.name(of: firstItem) + ".\(firstAttribute)"
        switch relation {
        case .lessThanOrEqual: text += " <= "
        case .equal: text += " == "
        case .greaterThanOrEqual: text += " >= "
        }
        if secondItem != nil, secondAttribute != .notAnAttribute {
            text += (multiplier == 1 ? "" : "\(multiplier) * ") + Self.name(of: secondItem) + ".\(secondAttribute)"
            if constant != 0 { text += constant < 0 ? " - \(-constant)" : " + \(constant)" }
        } else {
            text += "\(constant)"
        }
        return priority == .required ? text : text + " @ \(priority.rawValue)"
    }

    private static func name(of item: AnyObject?) -> String {
        guard let item else { return "nil" }
        return "\(type(of: item))"
    }
}
