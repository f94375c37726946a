internal import CGTK
internal import CGTKHost
internal import Foundation

/// The desktop's notifications, over the session bus.
@MainActor
final class BusNotificationService: NotificationService {
    var invoked: ((UInt32, String, String?) -> Void)?
    var closed: ((UInt32, Bool) -> Void)?

    init() {
        var handlers = RoostNotificationHandlers()
        // The service lives as long as the process.
        handlers.context = Unmanaged.passRetained(self).toOpaque()
        handlers.invoked = { context, id, action, token in
            let name = action.map { String(cString: $0) } ?? ""
            let activation = token.map { String(cString: $0) }
            BusNotificationService.from(context) { $0.invoked?(id, name, activation) }
        }
        handlers.closed = { context, id, reason in
            // Reason 2: the user dismissed it ("NotificationClosed" in the specification).
            BusNotificationService.from(context) { $0.closed?(id, reason == 2) }
        }
        roost_notifications_start(&handlers)
    }

    /// Calls come on the main thread only, inside GLib's loop, which is the main actor's.
    private nonisolated static func from(
        _ context: UnsafeMutableRawPointer?, _ body: @MainActor @Sendable (BusNotificationService) -> Void
    ) {
        guard let context else { return }
        // A pointer is not Sendable; it does not leave the main thread here.
        nonisolated(unsafe) let pointer = context
        MainActor.assumeIsolated { body(Unmanaged<BusNotificationService>.fromOpaque(pointer).takeUnretainedValue()) }
    }

    func capabilities(completion: @escaping @MainActor @Sendable ([String]?) -> Void) {
        roost_notifications_capabilities(
            { context, names in
                var list: [String]?
                if let names {
                    var found: [String] = []
                    while let name = names[found.count] { found.append(String(cString: name)) }
                    list = found
                }
                let result = list
                CallOnce<[String]?>.take(context) { $0(result) }
            }, CallOnce(completion).retained())
    }

    func show(_ notification: DesktopNotification, completion: @escaping @MainActor @Sendable (UInt32?) -> Void) {
        var copies = notification.actions.map { strdup($0) }
        copies.append(nil)
        defer { for copy in copies { free(copy) } }
        let actions = copies.map { UnsafePointer<CChar>($0) }
        actions.withUnsafeBufferPointer { actions in
            roost_notifications_show(
                notification.replacedID, notification.summary, notification.body, actions.baseAddress,
                notification.picturePath, notification.isSilent ? 1 : 0,
                { context, id, isShown in CallOnce<UInt32?>.take(context) { $0(isShown != 0 ? id : nil) } },
                CallOnce(completion).retained())
        }
    }

    func close(_ id: UInt32) {
        roost_notifications_close(id)
    }

    func setBadge(_ count: Int) {
        roost_notifications_badge(gint64(count))
    }

    /// A closure on its way through C, which calls it once.
    private final class CallOnce<Value: Sendable>: Sendable {
        private let call: @MainActor @Sendable (Value) -> Void

        init(_ call: @escaping @MainActor @Sendable (Value) -> Void) {
            self.call = call
        }

        func retained() -> UnsafeMutableRawPointer { Unmanaged.passRetained(self).toOpaque() }

        static func take(
            _ context: UnsafeMutableRawPointer?,
            _ body: @MainActor @Sendable (@MainActor @Sendable (Value) -> Void) -> Void
        ) {
            guard let context else { return }
            let call = Unmanaged<CallOnce<Value>>.fromOpaque(context).takeRetainedValue().call
            MainActor.assumeIsolated { body(call) }
        }
    }
}
