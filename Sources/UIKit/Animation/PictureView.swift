internal import Foundation

/// A still picture of a view, laid over it while what is under it changes.
@MainActor
final class PictureView {
    let layer: CALayer

    /// Takes the picture; nil when the view paints nothing.
    init?(of view: UIView) {
        guard let node = LayerPainter.subtree(of: view.layer) else { return nil }
        layer = PictureLayer(node: node)
        layer.bounds = view.bounds
        layer.position = view.bounds.middle
    }
}

/// A layer whose contents were painted elsewhere.
private final class PictureLayer: CALayer {
    private let node: RenderNode?

    init(node: RenderNode) {
        self.node = node
        super.init()
    }

    required init() {
        node = nil
        super.init()
    }

    override func draw(in ctx: CGContext) {
        ctx.append(node)
    }
}
