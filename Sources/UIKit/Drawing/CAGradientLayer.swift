public import Foundation

/// A layer that is filled with a gradient along a line.
open class CAGradientLayer: CALayer {
    /// The colours, each a `CGColor`.
    open var colors: [Any]? { didSet { setNeedsDisplay() } }
    /// Where the colours lie, from 0 to 1; nil is at even distances.
    open var locations: [NSNumber]? { didSet { setNeedsDisplay() } }
    /// Where the gradient starts, as parts of the size.
    open var startPoint = CGPoint(x: 0.5, y: 0) { didSet { setNeedsDisplay() } }
    /// Where the gradient ends, as parts of the size.
    open var endPoint = CGPoint(x: 0.5, y: 1) { didSet { setNeedsDisplay() } }

    /// Draws the gradient.
    open override func draw(in ctx: CGContext) {
        let list = (colors ?? []).compactMap { $0 as? CGColor }
        guard list.count > 1 else { return }
        let stops = list.enumerated().map { index, color in
            let even = CGFloat(index) / CGFloat(list.count - 1)
            let offset = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil } ?? even
            return (offset: offset, color: color)
        }
        func point(_ part: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + part.x * bounds.width, y: bounds.minY + part.y * bounds.height)
        }
        let gradient = RenderNode.linearGradient(
            in: bounds, from: point(startPoint), to: point(endPoint), stops: stops)
        let shape = RoundedRect(rect: bounds, radius: cornerRadius, corners: maskedCorners)
        ctx.append(cornerRadius > 0 ? gradient?.clipped(to: shape) : gradient)
    }
}
