internal import CGTK
internal import Foundation

/// Composes the picture of a tree of layers from parts that are kept until
/// they change: a frame costs what changed, and a walk to it.
@MainActor
enum LayerPainter {
    /// The layer with all inside, as its parent sees it.
    static func placed(_ layer: CALayer) -> RenderNode? {
        guard !layer.isHidden else { return nil }
        let appearance = layer.presented
        guard appearance.opacity > 0 else { return nil }
        return subtree(of: layer)?.transformed(appearance.placement).faded(to: appearance.opacity)
    }

    /// The layer with all inside, in its own coordinates.
    static func subtree(of layer: CALayer) -> RenderNode? {
        let painting = layer.painting
        if !painting.isStale { return painting.subtree }
        painting.subtree = compose(layer)
        painting.isStale = false
        return painting.subtree
    }

    private static func compose(_ layer: CALayer) -> RenderNode? {
        let appearance = layer.presented
        let shape = RoundedRect(
            rect: appearance.bounds, radius: appearance.cornerRadius, corners: layer.maskedCorners)
        var parts: [RenderNode] = []
        if let shadow = shadow(of: layer, appearance, shape) { parts.append(shadow) }
        if let color = appearance.backgroundColor, let fill = RenderNode.color(color, in: shape.rect) {
            parts.append(shape.isRectangle ? fill : fill.clipped(to: shape))
        }
        if let inner = inner(of: layer, appearance) {
            parts.append(layer.masksToBounds ? inner.clipped(to: shape) : inner)
        }
        if appearance.borderWidth > 0, appearance.borderColor.alpha > 0, !shape.rect.isEmpty,
            let border = RenderNode.border(of: shape, width: appearance.borderWidth, color: appearance.borderColor)
        {
            parts.append(border)
        }
        guard let node = RenderNode.container(parts) else { return nil }
        guard let mask = layer.mask else { return node }
        return masked(node, by: mask, in: appearance.bounds)
    }

    private static func inner(of layer: CALayer, _ appearance: CALayer.Appearance) -> RenderNode? {
        var parts: [RenderNode] = []
        if let contents = contents(of: layer) { parts.append(contents) }
        // What is cut off need not be composed; the margin leaves room for shadows.
        let visible = layer.masksToBounds ? appearance.bounds.insetBy(dx: -64, dy: -64) : nil
        for child in layer.paintOrder {
            if let visible, !child.frame.intersects(visible), child.animations.isEmpty { continue }
            if let node = placed(child) { parts.append(node) }
        }
        return RenderNode.container(parts)
    }

    private static func contents(of layer: CALayer) -> RenderNode? {
        let painting = layer.painting
        if painting.hasContents { return painting.contents }
        let before = UITraitCollection.current
        if let traits = layer.view?.traitCollection { UITraitCollection.current = traits }
        painting.contents = recordDrawing(in: layer.bounds) {
            guard let context = UIGraphicsGetCurrentContext() else { return }
            layer.draw(in: context)
        }
        UITraitCollection.current = before
        painting.hasContents = true
        return painting.contents
    }

    private static func shadow(
        of layer: CALayer, _ appearance: CALayer.Appearance, _ shape: RoundedRect
    ) -> RenderNode? {
        guard appearance.shadowOpacity > 0, !layer.masksToBounds, let color = appearance.shadowColor else { return nil }
        var outline = shape
        if let path = layer.shadowPath {
            outline =
                path.roundedRect.map { RoundedRect(rect: $0.rect, radius: $0.radius) }
                ?? RoundedRect(rect: path.boundingBox, radius: appearance.cornerRadius)
        }
        guard !outline.rect.isEmpty, let faded = color.copy(alpha: color.alpha * appearance.shadowOpacity) else {
            return nil
        }
        let node = RenderNode.shadow(
            around: outline, color: faded, offset: appearance.shadowOffset, radius: appearance.shadowRadius)
        // The renderer blurs anew in each frame in which anything under the shadow moves. Of a large shape it blurs the
        // corners and stretches the rest, which costs less than so many pixels.
        guard let node, node.bounds.width <= 128, node.bounds.height <= 128 else { return node }
        return node.rasterized(scale: max(1, layer.view?.traitCollection.displayScale ?? UIScreen.main.scale))
    }

    /// GSK has no masks before 4.10: a shape clips, any other mask is not applied.
    private static func masked(_ node: RenderNode, by mask: CALayer, in bounds: CGRect) -> RenderNode? {
        guard let shape = mask as? CAShapeLayer, let path = shape.path else {
            return node.clipped(
                to: RoundedRect(rect: mask.frame, radius: mask.cornerRadius, corners: mask.maskedCorners))
        }
        if let rounded = path.roundedRect {
            return node.clipped(to: RoundedRect(rect: rounded.rect, radius: rounded.radius))
        }
        return recordDrawing(in: bounds) {
            UIGraphicsGetCurrentContext()?.clip(to: path)
            UIGraphicsGetCurrentContext()?.append(node)
        }
    }
}
