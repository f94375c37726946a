internal import Foundation

/// A popover's arrow.
final class PopoverArrowView: UIView {
    var direction: UIPopoverArrowDirection = .up {
        didSet { if oldValue != direction { setNeedsDisplay() } }
    }
    var color: UIColor = .systemBackground {
        didSet { setNeedsDisplay() }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    override func draw(_ rect: CGRect) {
        let path = UIBezierPath()
        let (tip, first, last): (CGPoint, CGPoint, CGPoint)
        switch direction {
        case .down:
            tip = CGPoint(x: bounds.midX, y: bounds.maxY)
            (first, last) = (CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY))
        case .left:
            tip = CGPoint(x: bounds.minX, y: bounds.midY)
            (first, last) = (CGPoint(x: bounds.maxX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.maxY))
        case .right:
            tip = CGPoint(x: bounds.maxX, y: bounds.midY)
            (first, last) = (CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.minX, y: bounds.maxY))
        default:
            tip = CGPoint(x: bounds.midX, y: bounds.minY)
            (first, last) = (CGPoint(x: bounds.minX, y: bounds.maxY), CGPoint(x: bounds.maxX, y: bounds.maxY))
        }
        path.move(to: first)
        path.addLine(to: tip)
        path.addLine(to: last)
        path.close()
        color.setFill()
        path.fill()
    }
}
