public import Foundation

/// What is painted of a view: place, background, border, corners, shadow, and
/// the layers inside.
///
/// Inside `UIView.animate` a change of place, size, opacity, transform, colour,
/// corner, border or shadow is not jumped to but moved to; the property itself
/// has the new value at once.
@preconcurrency @MainActor
open class CALayer: NSObject {
    /// All that can be animated and what the painter needs, in one value.
    struct Appearance: Equatable {
        var bounds = CGRect.zero
        var position = CGPoint.zero
        var anchorPoint = CGPoint(x: 0.5, y: 0.5)
        var transform = CGAffineTransform.identity
        var opacity: CGFloat = 1
        var backgroundColor: CGColor?
        var cornerRadius: CGFloat = 0
        var borderWidth: CGFloat = 0
        var borderColor = CGColor(gray: 0, alpha: 1)
        var shadowColor: CGColor? = CGColor(gray: 0, alpha: 1)
        var shadowOpacity: CGFloat = 0
        var shadowOffset = CGSize(width: 0, height: -3)
        var shadowRadius: CGFloat = 3

        /// The transform from the layer's own coordinates to its parent's.
        var placement: CGAffineTransform {
            let origin = CGPoint(
                x: bounds.minX + anchorPoint.x * bounds.width, y: bounds.minY + anchorPoint.y * bounds.height)
            return CGAffineTransform(translationX: -origin.x, y: -origin.y)
                .concatenating(transform)
                .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
        }
    }

    /// The values as they were set, where animations lead.
    var model = Appearance()
    /// The movements that go on, by what they move.
    var animations: [String: LayerAnimation] = [:]
    /// What the renderer keeps between frames.
    let painting = LayerPainting()

    /// The view whose layer it is.
    weak var view: UIView?

    /// Creates a layer without size.
    public required override init() {
        super.init()
    }

    // MARK: - Place

    /// The layer's own rectangle; the origin is what is scrolled to.
    open var bounds: CGRect {
        get { model.bounds }
        set {
            let old = model.bounds
            guard old != newValue else { return }
            change("bounds", repaintsContents: old.size != newValue.size) { $0.bounds = newValue }
            view?.boundsDidChange(from: old)
        }
    }

    /// Where the anchor point lies in the layer above.
    open var position: CGPoint {
        get { model.position }
        set { change("position", repaintsSelf: false) { $0.position = newValue } }
    }

    /// The point that `position` places and `transform` turns about, as parts of the size.
    open var anchorPoint: CGPoint {
        get { model.anchorPoint }
        set { change("anchorPoint", repaintsSelf: false) { $0.anchorPoint = newValue } }
    }

    /// The rectangle in the layer above, as far as the transform lets there be one.
    open var frame: CGRect {
        get { model.bounds.applying(model.placement) }
        set {
            let size = CGRect(origin: .zero, size: newValue.size)
                .applying(
                    CGAffineTransform(
                        a: model.transform.a, b: model.transform.b, c: model.transform.c, d: model.transform.d, tx: 0,
                        ty: 0
                    ).inverted()
                ).size
            position = CGPoint(
                x: newValue.minX + model.anchorPoint.x * newValue.width,
                y: newValue.minY + model.anchorPoint.y * newValue.height)
            bounds = CGRect(origin: model.bounds.origin, size: size)
        }
    }

    /// Returns the transform about the anchor point.
    open func affineTransform() -> CGAffineTransform {
        model.transform
    }

    /// Sets the transform about the anchor point.
    open func setAffineTransform(_ transform: CGAffineTransform) {
        change("transform", repaintsSelf: false) { $0.transform = transform }
    }

    /// The order among the layers beside it; a higher one lies above.
    open var zPosition: CGFloat = 0 {
        didSet { superlayer?.setNeedsPainting() }
    }

    // MARK: - Look

    /// How opaque it is with all inside, from 0 to 1.
    open var opacity: Float {
        get { Float(model.opacity) }
        set { change("opacity", repaintsSelf: false) { $0.opacity = CGFloat(newValue) } }
    }

    /// Whether it is left out of the picture.
    open var isHidden = false {
        didSet { if oldValue != isHidden { superlayer?.setNeedsPainting() } }
    }

    /// The colour behind the contents.
    open var backgroundColor: CGColor? {
        get { model.backgroundColor }
        set { change("backgroundColor") { $0.backgroundColor = newValue } }
    }

    /// The radius of the round corners, in points.
    open var cornerRadius: CGFloat {
        get { model.cornerRadius }
        set { change("cornerRadius") { $0.cornerRadius = newValue } }
    }

    /// Which corners are round. All at first.
    open var maskedCorners: CACornerMask = .all {
        didSet { setNeedsPainting() }
    }

    /// The curve of the corners.
    open var cornerCurve: CALayerCornerCurve = .circular

    /// Whether what is inside is cut off at the edge.
    open var masksToBounds = false {
        didSet { if oldValue != masksToBounds { setNeedsPainting() } }
    }

    /// The width of the border, inwards from the edge.
    open var borderWidth: CGFloat {
        get { model.borderWidth }
        set { change("borderWidth") { $0.borderWidth = newValue } }
    }

    /// The colour of the border; black at first.
    open var borderColor: CGColor? {
        get { model.borderColor }
        set { change("borderColor") { $0.borderColor = newValue ?? CGColor(gray: 0, alpha: 0) } }
    }

    /// The colour of the shadow; black at first.
    open var shadowColor: CGColor? {
        get { model.shadowColor }
        set { change("shadowColor") { $0.shadowColor = newValue } }
    }

    /// How opaque the shadow is; at first not at all.
    open var shadowOpacity: Float {
        get { Float(model.shadowOpacity) }
        set { change("shadowOpacity") { $0.shadowOpacity = CGFloat(newValue) } }
    }

    /// How far the shadow is moved.
    open var shadowOffset: CGSize {
        get { model.shadowOffset }
        set { change("shadowOffset") { $0.shadowOffset = newValue } }
    }

    /// How soft the shadow is, in points.
    open var shadowRadius: CGFloat {
        get { model.shadowRadius }
        set { change("shadowRadius") { $0.shadowRadius = newValue } }
    }

    /// The outline that throws the shadow; nil is the layer's own rectangle.
    ///
    /// ## Differences on Linux
    /// Of an outline that is no rounded rectangle, its bounding box throws the shadow.
    open var shadowPath: CGPath? {
        didSet { setNeedsPainting() }
    }

    /// Kept for the original's sake; painting is always cached.
    open var shouldRasterize = false
    /// Kept for the original's sake.
    open var rasterizationScale: CGFloat = 1
    /// Kept for the original's sake: pixels a point of the contents.
    open var contentsScale: CGFloat = 1

    /// A name for whoever looks for the layer.
    open var name: String?

    /// The shape that lets through what it covers.
    open var mask: CALayer? {
        didSet { setNeedsPainting() }
    }

    // MARK: - Tree

    /// The layer above.
    open internal(set) weak var superlayer: CALayer?
    private var children: [CALayer] = []

    /// The layers inside, the lowest first; nil when there are none.
    open var sublayers: [CALayer]? {
        get { children.isEmpty ? nil : children }
        set {
            for layer in children { layer.removeFromSuperlayer() }
            for layer in newValue ?? [] { addSublayer(layer) }
        }
    }

    /// The layers inside in the order of painting.
    var paintOrder: [CALayer] {
        guard children.contains(where: { $0.zPosition != 0 }) else { return children }
        return children.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    /// Puts a layer on top of those inside.
    open func addSublayer(_ layer: CALayer) {
        insert(layer, at: children.count)
    }

    /// Puts a layer at a place among those inside.
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) {
        insert(layer, at: Int(idx))
    }

    /// Puts a layer under another one.
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling } ?? 0)
    }

    /// Puts a layer on top of another one.
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
        insert(layer, at: children.firstIndex { $0 === sibling }.map { $0 + 1 } ?? children.count)
    }

    /// Takes the layer out of the one above.
    open func removeFromSuperlayer() {
        guard let superlayer else { return }
        superlayer.children.removeAll { $0 === self }
        superlayer.setNeedsPainting()
        self.superlayer = nil
    }

    private func insert(_ layer: CALayer, at index: Int) {
        let before = children.firstIndex { $0 === layer }
        layer.removeFromSuperlayer()
        let shift = before.map { $0 < index } == true ? 1 : 0
        children.insert(layer, at: max(0, min(index - shift, children.count)))
        layer.superlayer = self
        setNeedsPainting()
    }

    // MARK: - Updating

    /// Has the contents drawn anew for the next frame.
    open func setNeedsDisplay() {
        painting.contents = nil
        painting.hasContents = false
        setNeedsPainting()
    }

    /// Has the view laid out before the next frame.
    open func setNeedsLayout() {
        view?.setNeedsLayout()
    }

    /// Draws the contents in the current drawing. A view's layer has its view draw.
    open func draw(in ctx: CGContext) {
        view?.draw(bounds)
    }

    /// Ends all movements; the layer jumps to where they lead.
    open func removeAllAnimations() {
        guard !animations.isEmpty else { return }
        let ended = animations.values
        animations = [:]
        superlayer?.setNeedsPainting()
        setNeedsPainting()
        for animation in ended { animation.group.layerEnded(finished: false) }
    }

    /// Forgets the composed picture of this layer and those above.
    func setNeedsPainting() {
        var layer: CALayer? = self
        while let current = layer {
            // Above a layer without a picture none has one either.
            if current.painting.subtree == nil, current.painting.isStale { return }
            current.painting.subtree = nil
            current.painting.isStale = true
            if current.superlayer == nil { (current.view as? UIWindow)?.setNeedsFrame() }
            // What is hidden is in no picture; those above are told when it is shown.
            layer = current.isHidden ? nil : current.superlayer
        }
    }

    /// Makes a change, as a movement if one is being described.
    private func change(
        _ key: String, repaintsSelf: Bool = true, repaintsContents: Bool = false, _ body: (inout Appearance) -> Void
    ) {
        let before = model
        body(&model)
        guard before != model else { return }
        if repaintsContents {
            painting.contents = nil
            painting.hasContents = false
        }
        if let group = AnimationGroup.current {
            let from = animations[key].map { $0.current } ?? before
            animations[key]?.group.layerEnded(finished: false)
            animations[key] = LayerAnimation(key: key, from: from, to: model, group: group)
            group.layerStarted(self)
        } else if let running = animations.removeValue(forKey: key) {
            running.group.layerEnded(finished: false)
        }
        if repaintsSelf { setNeedsPainting() } else { superlayer?.setNeedsPainting() }
        if superlayer == nil { setNeedsPainting() }
    }
}
