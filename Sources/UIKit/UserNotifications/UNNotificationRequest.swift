public import Foundation

/// A notification that is to be shown. Immutable.
// Immutable after init; the content is a copy of its own.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
    /// The name; a later notification with the same name takes its place.
    public let identifier: String
    /// What it says.
    public let content: UNNotificationContent
    /// When it is shown: at once.
    public let trigger: UNNotificationTrigger?

    /// Creates a request.
    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        let copy = UNNotificationContent()
        copy.values = content.values
        self.content = copy
        self.trigger = trigger
        super.init()
    }
}
