public import Foundation

/// An outline of lines and curves that can be filled and stroked.
///
///     override func draw(_ rect: CGRect) {
///         tintColor.setFill()
///         UIBezierPath(roundedRect: bounds, cornerRadius: 8).fill()
///     }
@preconcurrency @MainActor
open class UIBezierPath: NSObject {
    private var elements: [CGPath.Element] = []
    private var roundedRect: (rect: CGRect, radius: CGFloat)?

    /// The width of strokes, in points.
    open var lineWidth: CGFloat = 1
    /// The ends of strokes.
    open var lineCapStyle: CGLineCap = .butt
    /// The corners of strokes.
    open var lineJoinStyle: CGLineJoin = .miter
    /// Whether overlapping parts cancel each other out.
    open var usesEvenOddFillRule = false

    /// Creates an empty path.
    public override init() {
        super.init()
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init(roundedRect: rect, cornerRadius: 0)
    }

    /// Creates the ellipse inside a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        let ellipse = Self.arc(
            center: .zero, radius: 1, start: 0, end: 2 * .pi, clockwise: true, startsWithMove: true)
        let transform = CGAffineTransform(
            a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
        elements = ellipse.map { Self.applying(transform, to: $0) } + [.close]
    }

    /// Creates a rectangle with four round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        let radius = min(cornerRadius, min(rect.width, rect.height) / 2)
        elements = Self.elements(roundedRect: rect, radius: radius)
        roundedRect = (rect, radius)
    }

    /// Creates a rectangle with some round corners; the width of `cornerRadii` is the radius.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        elements = Self.elements(roundedRect: rect, radius: cornerRadii.width, corners: corners)
    }

    /// Creates a piece of a circle, the angles in radians from the right, clockwise on screen.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        elements = Self.arc(
            center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise,
            startsWithMove: true)
    }

    /// The outline as it is now.
    open var cgPath: CGPath { CGPath(elements: elements, roundedRect: roundedRect) }

    /// Whether it has no parts.
    open var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around the path.
    open var bounds: CGRect { cgPath.boundingBox }

    /// Starts a new part.
    open func move(to point: CGPoint) {
        add(.move(point))
    }

    /// Adds a line.
    open func addLine(to point: CGPoint) {
        add(.line(point))
    }

    /// Adds a cubic curve.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        add(.curve(controlPoint1, controlPoint2, endPoint))
    }

    /// Adds a piece of a circle, after a line to where it starts.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        roundedRect = nil
        elements += Self.arc(
            center: center, radius: radius, start: startAngle, end: endAngle, clockwise: clockwise,
            startsWithMove: elements.isEmpty)
    }

    /// Closes the part with a line to its start.
    open func close() {
        add(.close)
    }

    /// Adds the parts of another path.
    open func append(_ bezierPath: UIBezierPath) {
        roundedRect = nil
        elements += bezierPath.elements
    }

    /// Moves and deforms the path.
    open func apply(_ transform: CGAffineTransform) {
        roundedRect = nil
        elements = elements.map { Self.applying(transform, to: $0) }
    }

    /// Fills the path in the current drawing.
    open func fill() {
        UIGraphicsGetCurrentContext()?.fill(cgPath, evenOdd: usesEvenOddFillRule)
    }

    /// Strokes the path in the current drawing.
    open func stroke() {
        UIGraphicsGetCurrentContext()?
            .stroke(cgPath, width: lineWidth, cap: lineCapStyle, join: lineJoinStyle)
    }

    /// Restricts what follows in the current drawing to the inside.
    open func addClip() {
        UIGraphicsGetCurrentContext()?.clip(to: cgPath)
    }

    private func add(_ element: CGPath.Element) {
        roundedRect = nil
        elements.append(element)
    }

    // MARK: - Geometry

    /// How far a quarter circle's control points lie from its ends, radius 1.
    private nonisolated static let quarter: CGFloat = 0.552_284_75

    nonisolated static func elements(
        roundedRect rect: CGRect, radius: CGFloat, corners: UIRectCorner = .allCorners
    ) -> [CGPath.Element] {
        func size(_ corner: UIRectCorner) -> CGFloat {
            corners.contains(corner) ? max(0, min(radius, min(rect.width, rect.height) / 2)) : 0
        }
        let (topLeft, topRight) = (size(.topLeft), size(.topRight))
        let (bottomLeft, bottomRight) = (size(.bottomLeft), size(.bottomRight))
        let rest = 1 - quarter
        func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
        let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
        var list: [CGPath.Element] = [.move(point(left + topLeft, top)), .line(point(right - topRight, top))]
        if topRight > 0 {
            list.append(
                .curve(
                    point(right - topRight * rest, top), point(right, top + topRight * rest),
                    point(right, top + topRight)))
        }
        list.append(.line(point(right, bottom - bottomRight)))
        if bottomRight > 0 {
            list.append(
                .curve(
                    point(right, bottom - bottomRight * rest), point(right - bottomRight * rest, bottom),
                    point(right - bottomRight, bottom)))
        }
        list.append(.line(point(left + bottomLeft, bottom)))
        if bottomLeft > 0 {
            list.append(
                .curve(
                    point(left + bottomLeft * rest, bottom), point(left, bottom - bottomLeft * rest),
                    point(left, bottom - bottomLeft)))
        }
        list.append(.line(point(left, top + topLeft)))
        if topLeft > 0 {
            list.append(
                .curve(
                    point(left, top + topLeft * rest), point(left + topLeft * rest, top), point(left + topLeft, top)))
        }
        return list + [.close]
    }

    private nonisolated static func applying(
        _ transform: CGAffineTransform, to element: CGPath.Element
    ) -> CGPath.Element {
        switch element {
        case .move(let point): .move(point.applying(transform))
        case .line(let point): .line(point.applying(transform))
        case .curve(let first, let second, let end):
            .curve(first.applying(transform), second.applying(transform), end.applying(transform))
        case .close: .close
        }
    }

    private nonisolated static func arc(
        center: CGPoint, radius: CGFloat, start: CGFloat, end: CGFloat, clockwise: Bool, startsWithMove: Bool
    ) -> [CGPath.Element] {
        var sweep = end - start
        if clockwise, sweep < 0 { sweep += 2 * .pi }
        if !clockwise, sweep > 0 { sweep -= 2 * .pi }
        let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
        let step = sweep / CGFloat(count)
        let reach = 4 / 3 * tan(step / 4) * radius
        func point(_ angle: CGFloat) -> CGPoint {
            CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
        }
        var list: [CGPath.Element] = [startsWithMove ? .move(point(start)) : .line(point(start))]
        for index in 0..<count {
            let from = start + CGFloat(index) * step
            let to = from + step
            let (first, last) = (point(from), point(to))
            list.append(
                .curve(
                    CGPoint(x: first.x - sin(from) * reach, y: first.y + cos(from) * reach),
                    CGPoint(x: last.x + sin(to) * reach, y: last.y - cos(to) * reach), last))
        }
        return list
    }
}
