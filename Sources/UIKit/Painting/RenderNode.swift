internal import CGTK
internal import CGTKHost
internal import Foundation

/// A part of a picture, as the toolkit's renderer takes it: immutable, shared
/// by reference, cheap to compose.
// GskRenderNode is immutable and counts its references atomically.
final class RenderNode: @unchecked Sendable {
    /// What the node was made of, as far as composing makes use of it.
    enum Form {
        case color(CGColor, CGRect)
        case container([RenderNode])
        case transform(RenderNode, CGAffineTransform)
        case clip(RenderNode, CGRect)
        case other
    }

    let pointer: OpaquePointer
    let form: Form
    /// The rectangle in which it paints; it paints nothing beyond.
    let bounds: CGRect
    /// A rectangle of which it leaves nothing to be seen of what is below; nil where there is none.
    let cover: CGRect?

    /// Takes over the reference that the toolkit's constructor returned.
    init(owning pointer: OpaquePointer, form: Form = .other, cover: CGRect? = nil) {
        self.pointer = pointer
        self.form = form
        self.cover = cover
        var bounds = graphene_rect_t()
        gsk_render_node_get_bounds(pointer, &bounds)
        self.bounds = CGRect(bounds)
    }

    convenience init?(owning pointer: OpaquePointer?, form: Form = .other, cover: CGRect? = nil) {
        guard let pointer else { return nil }
        self.init(owning: pointer, form: form, cover: cover)
    }

    deinit {
        gsk_render_node_unref(pointer)
    }

    /// Fills a rectangle.
    static func color(_ color: CGColor, in rect: CGRect) -> RenderNode? {
        Toolkit.start()
        guard color.alpha > 0, !rect.isEmpty else { return nil }
        var rgba = color.rgba
        var bounds = rect.graphene
        return RenderNode(
            owning: gsk_color_node_new(&rgba, &bounds), form: .color(color, rect), cover: color.alpha >= 1 ? rect : nil)
    }

    /// Draws a texture into a rectangle.
    static func texture(_ texture: Texture, in rect: CGRect) -> RenderNode? {
        Toolkit.start()
        var bounds = rect.graphene
        return RenderNode(owning: gsk_texture_node_new(texture.pointer, &bounds))
    }

    /// Paints a text layout, its corner at the origin.
    static func text(_ layout: OpaquePointer, color: CGColor) -> RenderNode? {
        Toolkit.start()
        var rgba = color.rgba
        return RenderNode(owning: roost_layout_node(layout, &rgba))
    }

    /// A shadow around a rounded rectangle.
    static func shadow(
        around shape: RoundedRect, color: CGColor, offset: CGSize, radius: CGFloat
    ) -> RenderNode? {
        Toolkit.start()
        var outline = shape.gsk
        var rgba = color.rgba
        // GSK's blur is twice the standard deviation, which the layer's radius is.
        return RenderNode(
            owning: gsk_outset_shadow_node_new(
                &outline, &rgba, Float(offset.width), Float(offset.height), 0, Float(radius * 2)))
    }

    /// The node as a picture of so many pixels a point, for what costs more to paint than its pixels do.
    func rasterized(scale: CGFloat) -> RenderNode {
        let area = bounds.integral
        let texture = ImageSurface.texture(size: area.size, scale: scale) { cairo in
            cairo_translate(cairo, Double(-area.minX), Double(-area.minY))
            draw(into: cairo)
        }
        return texture.flatMap { RenderNode.texture($0, in: area) } ?? self
    }

    /// A border inside the edge of a rounded rectangle.
    static func border(of shape: RoundedRect, width: CGFloat, color: CGColor) -> RenderNode? {
        Toolkit.start()
        var outline = shape.gsk
        var widths = [Float](repeating: Float(width), count: 4)
        var colors = [GdkRGBA](repeating: color.rgba, count: 4)
        return RenderNode(owning: gsk_border_node_new(&outline, &widths, &colors))
    }

    /// A gradient between two points, given as colours at offsets from 0 to 1.
    static func linearGradient(
        in rect: CGRect, from start: CGPoint, to end: CGPoint, stops: [(offset: CGFloat, color: CGColor)]
    ) -> RenderNode? {
        Toolkit.start()
        guard stops.count > 1, !rect.isEmpty else { return nil }
        var bounds = rect.graphene
        var from = graphene_point_t(x: Float(start.x), y: Float(start.y))
        var to = graphene_point_t(x: Float(end.x), y: Float(end.y))
        var list = stops.map { GskColorStop(offset: Float($0.offset), color: $0.color.rgba) }
        return RenderNode(owning: gsk_linear_gradient_node_new(&bounds, &from, &to, &list, gsize(list.count)))
    }

    /// The node, let through in part.
    func faded(to opacity: CGFloat) -> RenderNode {
        opacity >= 1 ? self : RenderNode(owning: gsk_opacity_node_new(pointer, Float(opacity))) ?? self
    }

    /// The node's shape in one colour.
    func tinted(_ color: CGColor) -> RenderNode {
        var rgba = color.rgba
        return RenderNode(owning: roost_tinted_node(pointer, &rgba)) ?? self
    }

    /// Draws the node with Cairo: how pictures are made without a display.
    func draw(into cairo: OpaquePointer) {
        gsk_render_node_draw(pointer, cairo)
    }
}

extension CGRect {
    /// The rectangle as the toolkit's geometry library has it.
    var graphene: graphene_rect_t {
        graphene_rect_t(
            origin: graphene_point_t(x: Float(minX), y: Float(minY)),
            size: graphene_size_t(width: Float(width), height: Float(height)))
    }

    /// The rectangle that the toolkit's geometry library has.
    fileprivate init(_ rect: graphene_rect_t) {
        self.init(
            x: CGFloat(rect.origin.x), y: CGFloat(rect.origin.y), width: CGFloat(rect.size.width),
            height: CGFloat(rect.size.height))
    }
}
