public import Foundation

/// What a renderer hands to its drawing closure.
@preconcurrency @MainActor
open class UIGraphicsImageRendererContext: NSObject {
    /// Where to draw.
    public let cgContext: CGContext
    /// How the picture is made.
    public let format: UIGraphicsImageRendererFormat

    init(cgContext: CGContext, format: UIGraphicsImageRendererFormat) {
        self.cgContext = cgContext
        self.format = format
    }

    /// Fills a rectangle with the current colour.
    open func fill(_ rect: CGRect) {
        cgContext.fill(rect)
    }

    /// Restricts what follows to a rectangle.
    open func clip(to rect: CGRect) {
        cgContext.clip(to: rect)
    }
}
