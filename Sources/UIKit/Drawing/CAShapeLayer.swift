public import Foundation

/// A layer that is filled and stroked along an outline.
open class CAShapeLayer: CALayer {
    /// The outline.
    open var path: CGPath? { didSet { setNeedsDisplay() } }
    /// The colour inside; black at first.
    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1) { didSet { setNeedsDisplay() } }
    /// The colour of the line; none at first.
    open var strokeColor: CGColor? { didSet { setNeedsDisplay() } }
    /// The width of the line, in points.
    open var lineWidth: CGFloat = 1 { didSet { setNeedsDisplay() } }

    /// Draws the outline.
    open override func draw(in ctx: CGContext) {
        guard let path else { return }
        if let fillColor {
            ctx.setFillColor(fillColor)
            ctx.fill(path, evenOdd: false)
        }
        if let strokeColor {
            ctx.setStrokeColor(strokeColor)
            ctx.stroke(path, width: lineWidth, cap: .butt, join: .miter)
        }
    }
}
