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

    /// Returns the drawing as a template image of 24 by 24 points.
    @MainActor
    func image() -> UIImage {
        let renderer = UIGraphicsImageRenderer(size: SBUIconSetType.defaultSize)
        let image = renderer.image { _ in
            UIColor.black.set()
            let lines = IconOutline(strokes).path
            lines.lineWidth = Self.lineWidth
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
