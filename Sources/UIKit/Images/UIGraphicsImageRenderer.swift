public import Foundation

/// Makes pictures by drawing.
///
///     let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///         UIColor.systemRed.setFill()
///         context.cgContext.fillEllipse(in: context.format.bounds)
///     }
@preconcurrency @MainActor
open class UIGraphicsImageRenderer: NSObject {
    private let bounds: CGRect
    private let format: UIGraphicsImageRendererFormat

    /// Creates a renderer of pictures of a size, in points, at the screen's scale.
    public convenience init(size: CGSize) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: .default())
    }

    /// Creates a renderer of pictures of a size, in points.
    public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
        self.init(bounds: CGRect(origin: .zero, size: size), format: format)
    }

    /// Creates a renderer of pictures of a rectangle, in points.
    public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
        self.bounds = bounds
        self.format = format
    }

    /// Draws a picture. One without room is the picture without content.
    open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
        format.bounds = bounds
        let node = recordDrawing(in: bounds) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            actions(UIGraphicsImageRendererContext(cgContext: context, format: format))
        }
        let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        let placed = node?.transformed(origin)
        let texture = ImageSurface.texture(size: bounds.size, scale: format.scale) { placed?.draw(into: $0) }
        guard let texture else { return UIImage() }
        return UIImage(source: ImageSource(texture: texture), size: bounds.size, scale: format.scale)
    }

    /// Draws a picture and returns it as a PNG file.
    open func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
        image(actions: actions).pngData() ?? Data()
    }
}
