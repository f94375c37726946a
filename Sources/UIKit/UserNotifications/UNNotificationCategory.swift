public import Foundation

/// Notifications that have the same buttons. Immutable.
// Immutable after init.
open class UNNotificationCategory: NSObject, @unchecked Sendable {
    /// The name that contents give.
    public let identifier: String
    /// The buttons, in order.
    public let actions: [UNNotificationAction]

    /// Creates a category.
    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]) {
        self.identifier = identifier
        self.actions = actions
        super.init()
    }
}
