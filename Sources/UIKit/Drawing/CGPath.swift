public import Foundation
internal import CGTK

/// An outline of lines and curves. Immutable.
public final class CGPath: Sendable {
    enum Element: Sendable, Equatable {
        case move(CGPoint)
        case line(CGPoint)
        case curve(CGPoint, CGPoint, CGPoint)
        case close
    }

    let elements: [Element]
    /// Set when the outline is just a rounded rectangle, which the renderer has a quick way for.
    let roundedRect: (rect: CGRect, radius: CGFloat)?

    init(elements: [Element], roundedRect: (rect: CGRect, radius: CGFloat)? = nil) {
        self.elements = elements
        self.roundedRect = roundedRect
    }

    /// Creates the outline of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(elements: UIBezierPath.elements(roundedRect: rect, radius: 0), roundedRect: (rect, 0))
    }

    /// The smallest rectangle around all points, control points included.
    public var boundingBox: CGRect {
        let points = elements.flatMap { element -> [CGPoint] in
            switch element {
            case .move(let point), .line(let point): [point]
            case .curve(let first, let second, let end): [first, second, end]
            case .close: []
            }
        }
        guard let first = points.first else { return .null }
        return points.dropFirst().reduce(CGRect(origin: first, size: .zero)) { box, point in
            let left = min(box.minX, point.x)
            let top = min(box.minY, point.y)
            return CGRect(
                x: left, y: top, width: max(box.maxX, point.x) - left, height: max(box.maxY, point.y) - top)
        }
    }

    /// Adds the outline to Cairo's current path.
    func add(to cairo: OpaquePointer) {
        for element in elements {
            switch element {
            case .move(let point): cairo_move_to(cairo, Double(point.x), Double(point.y))
            case .line(let point): cairo_line_to(cairo, Double(point.x), Double(point.y))
            case .curve(let first, let second, let end):
                cairo_curve_to(
                    cairo, Double(first.x), Double(first.y), Double(second.x), Double(second.y), Double(end.x),
                    Double(end.y))
            case .close: cairo_close_path(cairo)
            }
        }
    }
}
