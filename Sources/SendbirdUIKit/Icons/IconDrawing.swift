import UIKit

/// A drawing on a grid of 24 by 24: lines with round ends, and filled shapes.
struct IconDrawing: Sendable {
    /// Outlines that are drawn as lines, in the notation of `IconOutline`.
    var strokes = ""
    /// Outlines that are filled; a shape inside another is a hole.
    var fills = ""
    /// Whether the icon turns round where the language is read from right to left.
    var hasDirection = false

    /// The width of the lines.
    private static let lineWidth: CGFloat = 1.75

    /// Returns the drawing as a template image; lines of large ones are as
    /// strong as those of a text beside them.
    @MainActor
    func image(size: CGFloat = SBUIconSetType.defaultSize.width) -> UIImage {
        let scale = size / SBUIconSetType.defaultSize.width
        let renderer = UIGraphicsImageRenderer(size: CGSize(width: size, height: size))
        let image = renderer.image { context in
            context.cgContext.scaleBy(x: scale, y: scale)
            UIColor.black.set()
            let lines = IconOutline(strokes).path
            lines.lineWidth = Self.lineWidth / max(1, scale).squareRoot()
            lines.lineCapStyle = .round
            lines.lineJoinStyle = .round
            lines.stroke()
            let shapes = IconOutline(fills).path
            shapes.usesEvenOddFillRule = true
            shapes.fill()
        }
        let template = image.withRenderingMode(.alwaysTemplate)
        return hasDirection ? template.imageFlippedForRightToLeftLayoutDirection() : template
    }
}
