internal import Foundation

/// The arrow of the back button, in the tint colour, towards where lines begin.
final class ChevronView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        setNeedsDisplay()
    }

    override func draw(_ rect: CGRect) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let inset = bounds.insetBy(dx: 2, dy: 2)
        let tip = CGPoint(x: isRightToLeft ? inset.maxX : inset.minX, y: inset.midY)
        let reach = min(inset.width, inset.height / 2)
        let back = isRightToLeft ? tip.x - reach : tip.x + reach
        let path = UIBezierPath()
        path.move(to: CGPoint(x: back, y: inset.midY - reach))
        path.addLine(to: tip)
        path.addLine(to: CGPoint(x: back, y: inset.midY + reach))
        path.lineWidth = 2.6
        path.lineCapStyle = .round
        path.lineJoinStyle = .round
        tintColor.setStroke()
        path.stroke()
    }
}
