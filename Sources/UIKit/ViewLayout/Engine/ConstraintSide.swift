internal import Foundation

/// One side of a constraint, resolved: whose rectangle, and what of it.
@MainActor
struct ConstraintSide {
    /// What of a rectangle along one axis.
    enum Part {
        /// The left or upper edge.
        case low
        /// The right or lower edge.
        case high
        case middle
        case extent
        case firstBaseline
        case lastBaseline
    }

    /// The item whose variables the side stands on.
    let node: LayoutNode
    /// Set where the rectangle is the node's less some insets.
    let role: UILayoutGuide.Role?
    let attribute: NSLayoutConstraint.Attribute

    init?(item: AnyObject?, attribute: NSLayoutConstraint.Attribute) {
        guard attribute != .notAnAttribute else { return nil }
        self.attribute = attribute
        if let view = item as? UIView {
            node = view.constraintState.node
            role = nil
        } else if let guide = item as? UILayoutGuide {
            switch guide.role {
            case .custom, .scrollContent:
                node = guide.node
                role = nil
            case .safeArea, .layoutMargins, .readableContent, .keyboard, .scrollFrame:
                guard let view = guide.owningView else { return nil }
                node = view.constraintState.node
                role = guide.role
            }
        } else {
            return nil
        }
    }

    private init(node: LayoutNode, attribute: NSLayoutConstraint.Attribute) {
        self.node = node
        self.attribute = attribute
        role = nil
    }

    /// The side as a constraint from `other` means it: the edges of a scroll
    /// view are, for what is inside it, those of its content.
    func seen(from other: ConstraintSide?) -> ConstraintSide {
        guard role == nil, node.guide == nil, isEdge, let scrollView = node.view as? UIScrollView,
            let inner = other?.node.view, inner !== scrollView, inner.isDescendant(of: scrollView)
        else { return self }
        return ConstraintSide(node: scrollView.contentLayoutGuide.node, attribute: attribute)
    }

    private var isEdge: Bool {
        switch attribute {
        case .left, .right, .top, .bottom, .leading, .trailing, .leftMargin, .rightMargin, .topMargin, .bottomMargin,
            .leadingMargin, .trailingMargin:
            true
        case .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .centerXWithinMargins,
            .centerYWithinMargins, .notAnAttribute:
            false
        }
    }

    var isHorizontal: Bool {
        switch attribute {
        case .left, .right, .leading, .trailing, .width, .centerX, .leftMargin, .rightMargin, .leadingMargin,
            .trailingMargin, .centerXWithinMargins:
            true
        case .top, .bottom, .height, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
            .centerYWithinMargins, .notAnAttribute:
            false
        }
    }

    /// Whether the side turns with the direction of the language.
    var isDirectional: Bool {
        switch attribute {
        case .leading, .trailing, .leadingMargin, .trailingMargin: true
        case .left, .right, .top, .bottom, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline,
            .leftMargin, .rightMargin, .topMargin, .bottomMargin, .centerXWithinMargins, .centerYWithinMargins,
            .notAnAttribute:
            false
        }
    }

    func part(isRightToLeft: Bool) -> Part {
        switch attribute {
        case .left, .top, .leftMargin, .topMargin: .low
        case .right, .bottom, .rightMargin, .bottomMargin: .high
        case .leading, .leadingMargin: isRightToLeft ? .high : .low
        case .trailing, .trailingMargin: isRightToLeft ? .low : .high
        case .centerX, .centerY, .centerXWithinMargins, .centerYWithinMargins: .middle
        case .width, .height, .notAnAttribute: .extent
        case .firstBaseline: .firstBaseline
        case .lastBaseline: .lastBaseline
        }
    }

    /// What the rectangle lies inside the node's own, before and after it along the side's axis.
    var insets: (low: CGFloat, high: CGFloat) {
        guard let view = node.view else { return (0, 0) }
        let insets: UIEdgeInsets
        switch attribute {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            insets = LayoutNode.insets(of: .layoutMargins, in: view)
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .notAnAttribute:
            guard let role else { return (0, 0) }
            insets = LayoutNode.insets(of: role, in: view)
        }
        return isHorizontal ? (insets.left, insets.right) : (insets.top, insets.bottom)
    }

    /// Whether `insets` may be other than zero.
    var hasInsets: Bool {
        if role != nil { return true }
        switch attribute {
        case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins, .centerYWithinMargins:
            return true
        case .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline,
            .firstBaseline, .notAnAttribute:
            return false
        }
    }
}
