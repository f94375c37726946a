internal import Foundation

// What a stack view asks of the views that it arranges: their content, or what their constraints make of it.

extension UIView {
    /// Constraints of more than this count as firm when a view is asked how short it may be.
    private static let firmPriority: Float = 751

    private static let fitting = UILayoutPriority.fittingSizeLevel.rawValue

    func arrangedSizing() -> (width: AxisSizing, height: AxisSizing) {
        let node = constraintState.node
        let content = node.sizing
        guard node.set != nil else { return (content.width ?? .none, content.height ?? .none) }
        let size = constraintState.fittingSize(
            MeasurementRequest(width: 0, height: 0, horizontal: Self.fitting, vertical: Self.fitting))
        let least = constraintState.fittingSize(
            MeasurementRequest(width: 0, height: 0, horizontal: Self.firmPriority, vertical: Self.firmPriority))
        return (
            constrainedSizing(size.width, least.width, content.width, .horizontal),
            constrainedSizing(size.height, least.height, content.height, .vertical)
        )
    }

    private func constrainedSizing(
        _ length: CGFloat, _ least: CGFloat, _ content: AxisSizing?, _ axis: NSLayoutConstraint.Axis
    ) -> AxisSizing {
        // Nothing inside says anything about this axis.
        if length == 0, content == nil { return AxisSizing(length: 0, minimum: least, hugging: 0, compression: 0) }
        return AxisSizing(
            length: length, minimum: least,
            hugging: content?.hugging ?? contentHuggingPriority(for: axis).rawValue,
            compression: content?.compression ?? contentCompressionResistancePriority(for: axis).rawValue)
    }

    /// How long the view may become.
    func arrangedMaximum(_ axis: NSLayoutConstraint.Axis) -> CGFloat {
        guard constraintState.node.set != nil else { return .infinity }
        let far: CGFloat = 100_000
        let isRow = axis == .horizontal
        let size = constraintState.fittingSize(
            MeasurementRequest(
                width: isRow ? far : 0, height: isRow ? 0 : far,
                horizontal: isRow ? Self.firmPriority : Self.fitting,
                vertical: isRow ? Self.fitting : Self.firmPriority))
        let length = isRow ? size.width : size.height
        return length >= far - 1 ? .infinity : length
    }

    var isArrangedHeightDependentOnWidth: Bool {
        constraintState.node.set != nil || constraintState.node.sizing.isHeightDependentOnWidth
    }

    /// The height that the view wants at a width.
    func arrangedHeight(forWidth width: CGFloat) -> CGFloat {
        let node = constraintState.node
        guard node.set != nil else {
            return node.height(forWidth: LayoutPixels.round(width)) ?? node.sizing.height?.length ?? 0
        }
        return LayoutPixels.ceil(
            constraintState.fittingSize(
                MeasurementRequest(
                    width: LayoutPixels.round(width), height: 0, horizontal: SolverConstraint.required,
                    vertical: Self.fitting)
            ).height)
    }

    /// Where the first baseline is when the view is `height` high.
    func firstBaseline(_ height: CGFloat) -> CGFloat { baselineOffsets?.first ?? height }

    /// Where the last baseline is when the view is `height` high.
    func lastBaseline(_ height: CGFloat) -> CGFloat { height - (baselineOffsets?.last ?? 0) }
}
