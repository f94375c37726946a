internal import CGTK
internal import CGTKHost
internal import Foundation

/// A widget of the toolkit inside a window, painted at the depth of a view and
/// seen by the pointer only where the view would be hit.
@MainActor
final class NativeSlot {
    private(set) weak var view: UIView?
    private weak var owner: GTKWindowHost?
    private var widget: UnsafeMutablePointer<GtkWidget>?
    private let insets: () -> UIEdgeInsets

    /// Puts a widget into the window for a view, `insets` inside its edges.
    init(
        _ child: UnsafeMutablePointer<GtkWidget>, for view: UIView, in owner: GTKWindowHost,
        insets: @escaping () -> UIEdgeInsets
    ) {
        self.view = view
        self.owner = owner
        self.insets = insets
        var handlers = RoostSlotHandlers()
        // The widget's handlers are emptied in `remove()`, which the owner of the slot calls before letting go.
        handlers.context = Unmanaged.passUnretained(self).toOpaque()
        handlers.contains = { context, x, y in
            guard let context else { return 0 }
            // The pointer does not leave the main thread.
            nonisolated(unsafe) let pointer = context
            return MainActor.assumeIsolated {
                Unmanaged<NativeSlot>.fromOpaque(pointer).takeUnretainedValue().contains(CGPoint(x: x, y: y)) ? 1 : 0
            }
        }
        widget = roost_slot_new(owner.host, child, &handlers)
        owner.add(self)
    }

    /// Takes the widget out of the window.
    func remove() {
        guard let widget else { return }
        self.widget = nil
        owner?.remove(self)
        roost_slot_remove(widget)
    }

    /// The widget's picture in the view's coordinates.
    func node() -> RenderNode? {
        guard let widget, let view, let window = view.window, let host = owner?.host else { return nil }
        guard let pointer = roost_host_child_node(host, widget) else { return nil }
        let corner = view.convert(CGPoint.zero, from: window)
        return RenderNode(owning: pointer).transformed(CGAffineTransform(translationX: corner.x, y: corner.y))
    }

    /// Moves the widget to where the view is.
    func place(in window: UIWindow) {
        guard let widget, let view else { return }
        let area = view.bounds.inset(by: insets())
        let place = view.convert(area, to: window)
        roost_slot_place(
            widget, Double(place.minX), Double(place.minY), Int32(max(0, place.width)), Int32(max(0, place.height)))
    }

    private func contains(_ point: CGPoint) -> Bool {
        guard let view, let hit = view.window?.hitTest(point, with: nil) else { return false }
        return hit === view
    }
}
