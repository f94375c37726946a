internal import CGTK
internal import CGTKHost
internal import Foundation

/// Shows a window on a display: one widget of the toolkit that paints the
/// window's tree and reports what the user does.
@MainActor
final class GTKWindowHost: WindowHost {
    private unowned let window: UIWindow
    private var widget: UnsafeMutablePointer<GtkWidget>?
    private(set) var host: UnsafeMutablePointer<GtkWidget>?
    /// Text widgets inside, by the layer at whose depth they are painted.
    private var slots: [NativeSlot] = []
    private var fingers: [UnsafeMutableRawPointer: Int] = [:]
    private var nextFinger = 0
    private var pointer = CGPoint.zero
    private(set) var frameCount = 0
    private var drops: HostDrops?

    /// The size that the program asked for.
    private let requestedSize: CGSize
    /// Which of the program's windows it is, counted from 1.
    private let number: Int

    /// Opens a window of the toolkit for ours. There must be a display.
    init(window: UIWindow, number: Int) {
        self.window = window
        self.number = number
        requestedSize = window.bounds.size
        var handlers = RoostHostHandlers()
        // The host owns the widget and empties its handlers before it goes.
        handlers.context = Unmanaged.passUnretained(self).toOpaque()
        handlers.snapshot = { context, snapshot in GTKWindowHost.from(context) { $0.paint(into: snapshot) } }
        handlers.resized = { context, width, height in
            GTKWindowHost.from(context) { $0.resized(to: CGSize(width: Int(width), height: Int(height))) }
        }
        handlers.tick = { context in GTKWindowHost.from(context) { $0.tick() ? 1 : 0 } ?? 0 }
        handlers.event = { context, event, captures in
            GTKWindowHost.from(context) { $0.handle(event, captures: captures != 0) ? 1 : 0 } ?? 0
        }
        handlers.environment = { context in GTKWindowHost.from(context) { $0.environmentDidChange() } }
        handlers.close = { context in GTKWindowHost.from(context) { $0.closeRequested() ? 1 : 0 } ?? 0 }
        handlers.active = { context, isActive in
            GTKWindowHost.from(context) { UIApplication.shared.windowDidBecomeActive($0.window, isActive != 0) }
        }
        handlers.minimized = { context, isMinimized in
            GTKWindowHost.from(context) { UIApplication.shared.windowDidMinimize($0.window, isMinimized != 0) }
        }
        let known = UIApplication.shared.memory?.entry(number, requested: requestedSize)
        let size = known?.size ?? requestedSize
        let least = window.windowScene?.sizeRestrictions?.minimumSize ?? CGSize(width: 320, height: 240)
        widget = roost_window_new(
            &handlers, Int32(size.width), Int32(size.height), Int32(least.width), Int32(least.height))
        if known?.isMaximized == true { roost_window_maximize(widget) }
        host = roost_window_host(widget)
        drops = HostDrops(window: window, host: host)
        setTitle(window.title ?? ProcessInfo.processInfo.processName)
    }

    /// Calls come on the main thread only, inside GLib's loop, which is the main actor's.
    @discardableResult
    private nonisolated static func from<Result>(
        _ context: UnsafeMutableRawPointer?, _ body: @MainActor (GTKWindowHost) -> Result
    ) -> Result? {
        guard let context else { return nil }
        // A pointer is not Sendable; it does not leave the main thread here.
        nonisolated(unsafe) let pointer = context
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated {
            result = body(Unmanaged<GTKWindowHost>.fromOpaque(pointer).takeUnretainedValue())
        }
        return result
    }

    // MARK: - WindowHost

    func setNeedsFrame() {
        roost_host_request_frame(host)
    }

    func setTitle(_ title: String) {
        roost_window_set_title(widget, title)
    }

    func setLeastSize(_ size: CGSize) {
        roost_host_set_least_size(host, Int32(size.width), Int32(size.height))
    }

    func raise(token: String?) {
        roost_window_raise(widget, token)
    }

    func rememberSize() {
        var width: Int32 = 0
        var height: Int32 = 0
        var isMaximized: gboolean = 0
        roost_window_get_size(widget, &width, &height, &isMaximized)
        UIApplication.shared.memory?.remember(
            WindowMemory.Entry(
                requestedWidth: Int(requestedSize.width), requestedHeight: Int(requestedSize.height),
                width: Int(width), height: Int(height), isMaximized: isMaximized != 0), number)
    }

    func present() {
        environmentDidChange()
        roost_window_present(widget)
        setNeedsFrame()
    }

    func close() {
        guard let widget else { return }
        slots = []
        self.widget = nil
        host = nil
        roost_window_destroy(widget)
    }

    /// A window of ours that is let go of while it is shown: the toolkit's would call for it after it is gone.
    isolated deinit {
        close()
    }

    // MARK: - Frames

    /// A frame begins: movements go on, then layout, before the toolkit allocates and paints.
    private func tick() -> Bool {
        FrameClock.shared.frame()
        window.layoutTree()
        placeSlots()
        AccessibilityTree.shared.refresh()
        frameCount += 1
        return FrameClock.shared.isObserved
    }

    private func paint(into snapshot: OpaquePointer?) {
        guard let snapshot else { return }
        window.layoutTree()
        for slot in slots { slot.view?.layer.setNeedsDisplay() }
        if let node = LayerPainter.subtree(of: window.layer) {
            roost_snapshot_append(snapshot, node.pointer)
        }
    }

    private func resized(to size: CGSize) {
        guard window.bounds.size != size else { return }
        UIScreen.main.bounds.size = size
        window.frame = CGRect(origin: .zero, size: size)
    }

    private func environmentDidChange() {
        UIScreen.main.scale = CGFloat(gtk_widget_get_scale_factor(host))
        UIScreen.main.followDesktop()
        setNeedsFrame()
    }

    private func closeRequested() -> Bool {
        UIApplication.shared.closeRequested(window)
        return true
    }

    // MARK: - Events

    private func handle(_ event: OpaquePointer?, captures: Bool) -> Bool {
        guard let event, let host else { return false }
        let read = roost_event_read(host, event)
        let point = CGPoint(x: read.x, y: read.y)
        let time = FrameClock.shared.now
        switch GdkEventType(UInt32(read.type)) {
        case GDK_KEY_PRESS:
            return KeyInput.handle(read, in: window, beforeText: captures)
        case GDK_BUTTON_PRESS, GDK_BUTTON_RELEASE, GDK_TOUCH_BEGIN, GDK_SCROLL, GDK_MOTION_NOTIFY:
            // The toolkit tells no place with the turn of a wheel: it is where the pointer was last.
            if read.has_position != 0 { pointer = point }
        default: break
        }
        if captures, GdkEventType(UInt32(read.type)) == GDK_BUTTON_PRESS { window.focus.pointerDidPress() }
        // A text widget that has the pointer gets it first; what it uses does not come to us.
        if captures { return false }
        switch GdkEventType(UInt32(read.type)) {
        case GDK_BUTTON_PRESS:
            guard read.button == 1 || read.button == 3 else { return false }
            window.input.down(.pointer, at: point, isSecondary: read.button == 3, time: time)
        case GDK_MOTION_NOTIFY: window.input.move(.pointer, to: point, time: time)
        case GDK_BUTTON_RELEASE: window.input.up(.pointer, at: point, time: time)
        case GDK_GRAB_BROKEN: window.input.cancelAll()
        case GDK_TOUCH_BEGIN: window.input.down(finger(read.sequence), at: point, time: time)
        case GDK_TOUCH_UPDATE: window.input.move(finger(read.sequence), to: point, time: time)
        case GDK_TOUCH_END:
            window.input.up(finger(read.sequence), at: point, time: time)
            read.sequence.map { _ = fingers.removeValue(forKey: $0) }
        case GDK_TOUCH_CANCEL:
            window.input.cancel(finger(read.sequence))
            read.sequence.map { _ = fingers.removeValue(forKey: $0) }
        case GDK_TOUCHPAD_PINCH:
            window.input.pinch(
                UITouch.Phase(touchpad: read.phase), at: read.has_position != 0 ? point : pointer,
                factor: CGFloat(read.scale))
        case GDK_SCROLL:
            if read.has_control != 0, window.input.zoom(at: point, byNotches: CGFloat(read.delta_y)) { break }
            // A notch of a wheel is three lines of text.
            let factor: CGFloat = read.is_discrete != 0 ? 60 : 1
            let isSmoothWheel = read.is_discrete == 0 && abs(read.delta_x) + abs(read.delta_y) <= 3
            let unit = isSmoothWheel ? 60 : factor
            window.input.scroll(
                at: read.has_position != 0 ? point : pointer,
                by: CGPoint(x: CGFloat(read.delta_x) * unit, y: CGFloat(read.delta_y) * unit),
                ends: read.is_stop != 0)
        default: return false
        }
        setNeedsFrame()
        return true
    }

    private func finger(_ sequence: UnsafeMutableRawPointer?) -> WindowInput.Source {
        guard let sequence else { return .finger(0) }
        if let known = fingers[sequence] { return .finger(known) }
        nextFinger += 1
        fingers[sequence] = nextFinger
        return .finger(nextFinger)
    }

    // MARK: - Text widgets

    func add(_ slot: NativeSlot) {
        slots.append(slot)
        setNeedsFrame()
    }

    func remove(_ slot: NativeSlot) {
        slots.removeAll { $0 === slot }
        setNeedsFrame()
    }

    /// Puts the text widgets where their views are.
    private func placeSlots() {
        for slot in slots { slot.place(in: window) }
    }
}

extension UITouch.Phase {
    /// The phase of a gesture on a touchpad.
    fileprivate init(touchpad phase: Int32) {
        switch GdkTouchpadGesturePhase(UInt32(phase)) {
        case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: self = .began
        case GDK_TOUCHPAD_GESTURE_PHASE_UPDATE: self = .moved
        case GDK_TOUCHPAD_GESTURE_PHASE_END: self = .ended
        default: self = .cancelled
        }
    }
}
