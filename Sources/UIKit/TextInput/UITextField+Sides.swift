internal import Foundation

// What stands beside the text, and whether it does.
extension UITextField {
    private func isShown(_ mode: ViewMode) -> Bool {
        switch mode {
        case .never: false
        case .whileEditing: isEditing
        case .unlessEditing: !isEditing
        case .always: true
        }
    }

    var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }
    var isLeftShown: Bool { leftView != nil && isShown(leftViewMode) }
    var isRightShown: Bool { rightView != nil && isShown(rightViewMode) }
    var isClearShown: Bool { hasText && !isRightShown && isShown(clearButtonMode) }

    func sides(of area: CGRect) -> (CGFloat, CGFloat) {
        var (before, after): (CGFloat, CGFloat) = (0, 0)
        func take(_ rect: CGRect, gap: CGFloat) {
            if rect.midX < bounds.midX {
                before = max(before, rect.maxX - area.minX + gap)
            } else {
                after = max(after, area.maxX - rect.minX + gap)
            }
        }
        if isLeftShown { take(leftViewRect(forBounds: bounds), gap: 2) }
        if isRightShown { take(rightViewRect(forBounds: bounds), gap: 2) }
        if isClearShown { take(clearButtonRect(forBounds: bounds), gap: 0) }
        return (before, after)
    }

    func side(_ view: UIView?, in bounds: CGRect, isLeft: Bool) -> CGRect {
        guard let view else { return .zero }
        var size = view.bounds.size
        if size == .zero { size = view.intrinsicContentSize }
        // "Left" is where lines begin.
        return CGRect(
            x: isLeft != isRightToLeft ? bounds.minX : bounds.maxX - size.width, y: bounds.midY - size.height / 2,
            width: size.width,
            height: size.height)
    }
}
