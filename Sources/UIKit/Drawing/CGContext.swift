public import Foundation
internal import CGTK

/// Where a view's `draw(_:)` draws: records what is drawn, in order, as parts
/// that the renderer keeps until the view needs display again.
///
/// Text, pictures and plain rectangles become nodes of their own; outlines are
/// recorded with Cairo, so they stay sharp at every scale.
@preconcurrency @MainActor
public final class CGContext {
    private struct State {
        var transform = CGAffineTransform.identity
        var fill = CGColor(gray: 0, alpha: 1)
        var stroke = CGColor(gray: 0, alpha: 1)
        var lineWidth: CGFloat = 1
        var alpha: CGFloat = 1
        /// Outlines with the transform they were set under.
        var clips: [(path: CGPath, transform: CGAffineTransform)] = []
    }

    private let area: CGRect
    private var state = State()
    private var saved: [State] = []
    private var nodes: [RenderNode] = []
    /// The Cairo part that is being recorded, if the last thing drawn was an outline.
    private var recording: (node: RenderNode, cairo: OpaquePointer)?

    /// Creates a context that records what is drawn inside an area.
    init(area: CGRect) {
        self.area = area
    }

    /// Ends the recording: all that was drawn, or nil if nothing was.
    func finish() -> RenderNode? {
        endRecording()
        return RenderNode.container(nodes)
    }

    // MARK: - State

    /// Keeps the state until `restoreGState()`.
    public func saveGState() {
        saved.append(state)
    }

    /// Goes back to the state of the last `saveGState()`; without one, does nothing.
    public func restoreGState() {
        guard let last = saved.popLast() else { return }
        let clipsChanged = last.clips.count != state.clips.count
        state = last
        if clipsChanged { endRecording() }
    }

    /// Makes this the colour of fills.
    public func setFillColor(_ color: CGColor) {
        state.fill = color
    }

    /// Makes this the colour of strokes.
    public func setStrokeColor(_ color: CGColor) {
        state.stroke = color
    }

    /// Makes this the width of strokes, in points.
    public func setLineWidth(_ width: CGFloat) {
        state.lineWidth = width
    }

    /// Lets what follows through in part, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) {
        state.alpha = alpha
    }

    /// Moves what follows.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
        state.transform = state.transform.translatedBy(x: tx, y: ty)
    }

    /// Scales what follows.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
        state.transform = state.transform.scaledBy(x: sx, y: sy)
    }

    /// Turns what follows, in radians.
    public func rotate(by angle: CGFloat) {
        state.transform = state.transform.rotated(by: angle)
    }

    /// Moves and deforms what follows.
    public func concatenate(_ transform: CGAffineTransform) {
        state.transform = transform.concatenating(state.transform)
    }

    /// The transform from what is drawn to the context.
    public var ctm: CGAffineTransform { state.transform }

    /// Restricts what follows to a rectangle.
    public func clip(to rect: CGRect) {
        clip(to: CGPath(rect: rect, transform: nil))
    }

    func clip(to path: CGPath) {
        endRecording()
        state.clips.append((path, state.transform))
    }

    // MARK: - Drawing

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) {
        if state.clips.isEmpty, recording == nil {
            append(RenderNode.color(state.fill, in: rect))
        } else {
            fill(CGPath(rect: rect, transform: nil), evenOdd: false)
        }
    }

    /// Fills the ellipse inside a rectangle.
    public func fillEllipse(in rect: CGRect) {
        fill(UIBezierPath(ovalIn: rect).cgPath, evenOdd: false)
    }

    /// Strokes the ellipse inside a rectangle.
    public func strokeEllipse(in rect: CGRect) {
        stroke(UIBezierPath(ovalIn: rect).cgPath, width: state.lineWidth, cap: .butt, join: .miter)
    }

    /// Strokes a rectangle.
    public func stroke(_ rect: CGRect) {
        stroke(CGPath(rect: rect, transform: nil), width: state.lineWidth, cap: .butt, join: .miter)
    }

    func fill(_ path: CGPath, evenOdd: Bool) {
        draw { cairo in
            path.add(to: cairo)
            cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
            setSource(state.fill, of: cairo)
            cairo_fill(cairo)
        }
    }

    func stroke(_ path: CGPath, width: CGFloat, cap: CGLineCap, join: CGLineJoin) {
        draw { cairo in
            path.add(to: cairo)
            cairo_set_line_width(cairo, Double(width))
            cairo_set_line_cap(cairo, cairo_line_cap_t(UInt32(cap.rawValue)))
            cairo_set_line_join(cairo, cairo_line_join_t(UInt32(join.rawValue)))
            setSource(state.stroke, of: cairo)
            cairo_stroke(cairo)
        }
    }

    /// Adds a part made elsewhere: a text, a picture.
    func append(_ node: RenderNode?) {
        guard let node else { return }
        let faded = node.faded(to: state.alpha)
        guard state.clips.isEmpty else {
            draw { faded.draw(into: $0) }
            return
        }
        endRecording()
        nodes.append(faded.transformed(state.transform))
    }

    private func setSource(_ color: CGColor, of cairo: OpaquePointer) {
        cairo_set_source_rgba(
            cairo, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha * state.alpha))
    }

    /// Runs `body` with Cairo under the state's transform and clips.
    private func draw(_ body: (OpaquePointer) -> Void) {
        guard let cairo = beginRecording() else { return }
        cairo_save(cairo)
        for clip in state.clips {
            Self.apply(clip.transform, to: cairo)
            clip.path.add(to: cairo)
            cairo_clip(cairo)
            Self.apply(clip.transform.inverted(), to: cairo)
        }
        Self.apply(state.transform, to: cairo)
        body(cairo)
        cairo_restore(cairo)
    }

    private static func apply(_ transform: CGAffineTransform, to cairo: OpaquePointer) {
        var matrix = cairo_matrix_t(
            xx: Double(transform.a), yx: Double(transform.b), xy: Double(transform.c), yy: Double(transform.d),
            x0: Double(transform.tx), y0: Double(transform.ty))
        cairo_transform(cairo, &matrix)
    }

    private func beginRecording() -> OpaquePointer? {
        if let recording { return recording.cairo }
        Toolkit.start()
        var bounds = area.graphene
        guard let pointer = gsk_cairo_node_new(&bounds), let cairo = gsk_cairo_node_get_draw_context(pointer) else {
            return nil
        }
        recording = (RenderNode(owning: pointer), cairo)
        return cairo
    }

    private func endRecording() {
        guard let recording else { return }
        cairo_destroy(recording.cairo)
        nodes.append(recording.node)
        self.recording = nil
    }
}
