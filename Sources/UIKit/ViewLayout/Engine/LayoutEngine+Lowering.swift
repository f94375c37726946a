internal import Foundation

// From edges and sizes to variables and constants.

extension LayoutEngine {
    /// The constraint as `expression relation 0`.
    func lower(
        _ constraint: NSLayoutConstraint, isRightToLeft: Bool
    ) -> (expression: LinearExpression, relation: SolverConstraint.Relation) {
        let (first, second) = constraint.resolvedSides
        let multiplier = Double(constraint.multiplier)
        let isDirectional = (first?.isDirectional ?? false) || (second?.isDirectional ?? false)
        // Towards the trailing side is to the left: distances and comparisons turn round.
        let isMirrored = isDirectional && isRightToLeft
        var expression = LinearExpression(constant: Double(isMirrored ? constraint.constant : -constraint.constant))
        if let first { accumulate(first, times: 1, isRightToLeft: isRightToLeft, into: &expression) }
        if let second {
            accumulate(second, times: -multiplier, isRightToLeft: isRightToLeft, into: &expression)
            if multiplier != 1 { accumulateAnchor(of: first, second, multiplier, isMirrored, into: &expression) }
        }
        let relation: SolverConstraint.Relation
        switch constraint.relation {
        case .equal: relation = .equal
        case .lessThanOrEqual: relation = isMirrored ? .greaterThanOrEqual : .lessThanOrEqual
        case .greaterThanOrEqual: relation = isMirrored ? .lessThanOrEqual : .greaterThanOrEqual
        }
        return (expression, relation)
    }

    /// A multiple of a place counts from the edge of what contains both items.
    private func accumulateAnchor(
        of first: ConstraintSide?, _ second: ConstraintSide, _ multiplier: Double, _ isMirrored: Bool,
        into expression: inout LinearExpression
    ) {
        guard second.part(isRightToLeft: false) != .extent, let one = first?.node.view, let other = second.node.view,
            let container = one.nearestCommonAncestor(with: other)
        else { return }
        let axis: NSLayoutConstraint.Axis = second.isHorizontal ? .horizontal : .vertical
        accumulateOrigin(of: container, axis, times: multiplier - 1, into: &expression)
        if isMirrored {
            accumulateExtent(of: container.constraintState.node, axis, times: multiplier - 1, into: &expression)
        }
    }

    private func accumulate(
        _ side: ConstraintSide, times factor: Double, isRightToLeft: Bool, into expression: inout LinearExpression
    ) {
        let axis: NSLayoutConstraint.Axis = side.isHorizontal ? .horizontal : .vertical
        var insets: (low: CGFloat, high: CGFloat) = (0, 0)
        if side.hasInsets {
            insets = side.insets
            didReadGeometry = true
        }
        let part = side.part(isRightToLeft: isRightToLeft)
        if part != .extent { accumulateOrigin(of: side.node, axis, times: factor, into: &expression) }
        switch part {
        case .low:
            expression.constant += Double(insets.low) * factor
        case .high:
            accumulateExtent(of: side.node, axis, times: factor, into: &expression)
            expression.constant -= Double(insets.high) * factor
        case .middle:
            accumulateExtent(of: side.node, axis, times: factor / 2, into: &expression)
            expression.constant += Double(insets.low - insets.high) / 2 * factor
        case .extent:
            accumulateExtent(of: side.node, axis, times: factor, into: &expression)
            expression.constant -= Double(insets.low + insets.high) * factor
        case .firstBaseline:
            guard let offset = side.node.asView?.baselineOffsets?.first else {
                return accumulateExtent(of: side.node, axis, times: factor, into: &expression)
            }
            didReadGeometry = true
            expression.constant += Double(offset) * factor
        case .lastBaseline:
            accumulateExtent(of: side.node, axis, times: factor, into: &expression)
            if let offset = side.node.asView?.baselineOffsets?.last {
                didReadGeometry = true
                expression.constant -= Double(offset) * factor
            }
        }
    }

    private func accumulateOrigin(
        of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double,
        into expression: inout LinearExpression
    ) {
        if node.guide != nil {
            if let column = columns[ObjectIdentifier(node)],
                let variable = axis == .horizontal ? column.x : column.y
            {
                expression.add(variable, times: factor)
            } else if let view = node.view {
                accumulateOrigin(of: view, axis, times: factor, into: &expression)
            }
        } else if let view = node.asView {
            accumulateOrigin(of: view, axis, times: factor, into: &expression)
        }
    }

    /// Where a view's left or upper edge is: up the superviews to the root or the first free one.
    private func accumulateOrigin(
        of view: UIView, _ axis: NSLayoutConstraint.Axis, times factor: Double,
        into expression: inout LinearExpression
    ) {
        var current = view
        while current !== root {
            if let column = columns[ObjectIdentifier(current.constraintState.node)],
                let variable = axis == .horizontal ? column.x : column.y
            {
                expression.add(variable, times: factor)
                return
            }
            let origin = current.layoutOrigin
            didReadGeometry = true
            expression.constant += Double(axis == .horizontal ? origin.x : origin.y) * factor
            guard let superview = current.superview else { return }
            current = superview
        }
    }

    private func accumulateExtent(
        of node: LayoutNode, _ axis: NSLayoutConstraint.Axis, times factor: Double,
        into expression: inout LinearExpression
    ) {
        if let column = columns[ObjectIdentifier(node)] {
            expression.add(axis == .horizontal ? column.width : column.height, times: factor)
        } else if let size = node.view?.bounds.size {
            didReadGeometry = true
            expression.constant += Double(axis == .horizontal ? size.width : size.height) * factor
        }
    }
}
