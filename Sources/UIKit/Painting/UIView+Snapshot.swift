public import Foundation

extension UIView {
    /// Returns a picture of the view with all inside, painted as a window
    /// would paint it; no display is needed.
    ///
    ///     let png = view.pngSnapshot(scale: 2, style: .dark)
    ///
    /// An addition of this module: the original draws a view's hierarchy into a
    /// context of the screen.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point.
    ///   - style: Light or dark for the time of painting; `.unspecified` is as it is.
    /// - Returns: The picture, or nil when the view has no area.
    public func snapshotImage(scale: CGFloat = 2, style: UIUserInterfaceStyle = .unspecified) -> UIImage? {
        let before = overrideUserInterfaceStyle
        if style != .unspecified { overrideUserInterfaceStyle = style }
        scaleOverride = scale
        layoutTree()
        let node = LayerPainter.subtree(of: layer)
        let origin = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
        let texture = ImageSurface.texture(size: bounds.size, scale: scale) { cairo in
            node?.transformed(origin).draw(into: cairo)
        }
        if style != .unspecified { overrideUserInterfaceStyle = before }
        scaleOverride = 0
        guard let texture else { return nil }
        return UIImage(source: ImageSource(texture: texture), size: bounds.size, scale: scale)
    }

    /// Returns the picture of `snapshotImage(scale:style:)` as a PNG file.
    public func pngSnapshot(scale: CGFloat = 2, style: UIUserInterfaceStyle = .unspecified) -> Data? {
        snapshotImage(scale: scale, style: style)?.pngData()
    }
}
