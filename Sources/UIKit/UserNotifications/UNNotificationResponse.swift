public import Foundation

/// The action of a notification that was pressed itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// The action of a notification that the user has put away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What the user did with a notification. Immutable.
// Immutable after init.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
    /// What he pressed: the notification itself, or one of its category's actions.
    public let actionIdentifier: String
    /// The notification.
    public let notification: UNNotification

    init(actionIdentifier: String, notification: UNNotification) {
        self.actionIdentifier = actionIdentifier
        self.notification = notification
        super.init()
    }
}
