internal import CGTK
internal import CGTKHost
internal import Foundation

/// Brings what is dragged over a window of the toolkit to `WindowDrops`.
@MainActor
final class HostDrops {
    private unowned let window: UIWindow
    private var drop: OpaquePointer?
    private var content: ForeignContent?
    private var held: HeldDrop?

    /// Takes drops of a host, which is gone before this is.
    init(window: UIWindow, host: UnsafeMutablePointer<GtkWidget>?) {
        self.window = window
        var handlers = RoostDropHandlers()
        handlers.context = Unmanaged.passUnretained(self).toOpaque()
        handlers.moved = { context, drop, types, x, y in
            HostDrops.from(context) { $0.moved(drop, types, CGPoint(x: x, y: y)) ? 1 : 0 } ?? 0
        }
        handlers.left = { context in HostDrops.from(context) { $0.left() } }
        handlers.dropped = { context, x, y in
            HostDrops.from(context) { $0.dropped(at: CGPoint(x: x, y: y)) ? 1 : 0 } ?? 0
        }
        roost_host_take_drops(host, &handlers)
    }

    /// Calls come on the main thread only, inside GLib's loop, which is the main actor's.
    @discardableResult
    private nonisolated static func from<Result>(
        _ context: UnsafeMutableRawPointer?, _ body: @MainActor (HostDrops) -> Result
    ) -> Result? {
        guard let context else { return nil }
        // A pointer is not Sendable; it does not leave the main thread here.
        nonisolated(unsafe) let pointer = context
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated {
            result = body(Unmanaged<HostDrops>.fromOpaque(pointer).takeUnretainedValue())
        }
        return result
    }

    private func moved(
        _ drop: OpaquePointer?, _ types: UnsafePointer<UnsafePointer<CChar>?>?, _ point: CGPoint
    ) -> Bool {
        guard let drop else { return false }
        if self.drop != drop || content == nil {
            self.drop = drop
            content = makeContent(drop, types)
            content?.fetch()
        }
        guard let content else { return false }
        defer { window.setNeedsFrame() }
        return window.drops.move(content, to: point)
    }

    private func makeContent(
        _ drop: OpaquePointer, _ types: UnsafePointer<UnsafePointer<CChar>?>?
    ) -> ForeignContent {
        var names: [String] = []
        while let type = types?[names.count] { names.append(String(cString: type)) }
        let held = HeldDrop(drop)
        self.held = held
        return ForeignContent(mimeTypes: names) { held.read($0, completion: $1) }
    }

    private func left() {
        window.drops.leave()
        window.setNeedsFrame()
    }

    private func dropped(at point: CGPoint) -> Bool {
        guard content != nil else { return false }
        let held = held
        drop = nil
        content = nil
        self.held = nil
        window.setNeedsFrame()
        return window.drops.drop(at: point) { held?.finish($0) }
    }
}
