public import Foundation

/// When a notification is shown. There is none here: they are shown at once.
// It has no state.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    @available(
        *, unavailable, message: "Notifications are shown at once: pass nil, and add the request when it is time."
    )
    override init() {
        super.init()
    }
}
