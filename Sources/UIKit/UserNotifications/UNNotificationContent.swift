public import Foundation

/// What a notification says. Immutable.
// Immutable after init, but for the subclass, which belongs to who fills it.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    var values = Values()

    struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
        var threadIdentifier = ""
        var categoryIdentifier = ""
        var attachments: [UNNotificationAttachment] = []
    }

    /// Creates a notification that says nothing.
    public override init() {
        super.init()
    }

    /// The first line.
    open var title: String { values.title }
    /// The second line.
    open var subtitle: String { values.subtitle }
    /// The text.
    open var body: String { values.body }
    /// The number to put on the program's icon; nil leaves it.
    open var badge: NSNumber? { values.badge }
    /// What it sounds like; nil is silent.
    open var sound: UNNotificationSound? { values.sound }
    /// What the program wants to know when the notification is pressed.
    open var userInfo: [AnyHashable: Any] { values.userInfo }
    /// What it belongs together with. Kept; desktops group by program.
    open var threadIdentifier: String { values.threadIdentifier }
    /// The identifier of the category, whose actions become buttons.
    open var categoryIdentifier: String { values.categoryIdentifier }
    /// Its pictures; the first is shown.
    open var attachments: [UNNotificationAttachment] { values.attachments }
}
