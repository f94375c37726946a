internal import CGTK
internal import CGTKHost
internal import Foundation

// Composing: what comes to nothing is left out here, for the renderer paints all that it is given. A node that another
// one covers, a clip around what lies inside of it anyway and a transform of a transform each cost a part of every frame.

extension RenderNode {
    /// Paints several, the first at the bottom. One alone is returned as it is; what others cover is left out.
    static func container(_ nodes: [RenderNode]) -> RenderNode? {
        if nodes.count <= 1 { return nodes.first }
        var seen: [RenderNode] = []
        var cover: CGRect?
        for node in nodes.reversed() {
            if let cover, cover.contains(node.bounds) { continue }
            seen.append(node)
            if let own = node.cover, cover.map({ own.area > $0.area }) ?? true { cover = own }
        }
        if seen.count == 1 { return seen[0] }
        seen.reverse()
        var pointers: [OpaquePointer?] = seen.map(\.pointer)
        return RenderNode(
            owning: gsk_container_node_new(&pointers, guint(pointers.count)), form: .container(seen), cover: cover)
    }

    /// The node, moved and deformed.
    ///
    /// Transforms do not pile up, and one that turns things over goes on to the parts: a list that is drawn upside down,
    /// of rows that are turned back, comes out as rows that are moved. The renderer can tell what has changed of those,
    /// which it cannot of what is turned over.
    func transformed(_ transform: CGAffineTransform) -> RenderNode {
        if transform.isIdentity { return self }
        switch form {
        case .transform(let inner, let first):
            return inner.transformed(first.concatenating(transform))
        case .color(let color, let rect) where transform.keepsLengths:
            return RenderNode.color(color, in: rect.applying(transform)) ?? self
        case .container(let parts) where transform.keepsLengths && !transform.isTranslation:
            return RenderNode.container(parts.map { $0.transformed(transform) }) ?? self
        case .clip(let inner, let rect) where transform.keepsLengths && !transform.isTranslation:
            return inner.transformed(transform)
                .clipped(to: RoundedRect(rect: rect.applying(transform), radius: 0))
        case .color, .container, .clip, .other: break
        }
        var matrix: OpaquePointer?
        if transform.isTranslation {
            var offset = graphene_point_t(x: Float(transform.tx), y: Float(transform.ty))
            matrix = gsk_transform_translate(nil, &offset)
        } else {
            matrix = roost_affine_transform(
                Double(transform.a), Double(transform.b), Double(transform.c), Double(transform.d),
                Double(transform.tx), Double(transform.ty))
        }
        defer { gsk_transform_unref(matrix) }
        return RenderNode(
            owning: gsk_transform_node_new(pointer, matrix), form: .transform(self, transform),
            cover: transform.keepsLengths ? cover?.applying(transform) : nil) ?? self
    }

    /// The part of the node inside a rounded rectangle.
    func clipped(to shape: RoundedRect) -> RenderNode {
        if shape.contains(bounds) { return self }
        guard shape.isRectangle else {
            var outline = shape.gsk
            return RenderNode(owning: gsk_rounded_clip_node_new(pointer, &outline)) ?? self
        }
        var rect = shape.rect.graphene
        let covered = cover.map { $0.intersection(shape.rect) }.flatMap { $0.isNull ? nil : $0 }
        return RenderNode(owning: gsk_clip_node_new(pointer, &rect), form: .clip(self, shape.rect), cover: covered)
            ?? self
    }
}

extension CGAffineTransform {
    /// Whether it does no more than move and turn over.
    fileprivate var keepsLengths: Bool { b == 0 && c == 0 && abs(a) == 1 && abs(d) == 1 }
}

extension CGRect {
    fileprivate var area: CGFloat { width * height }
}
