public import Foundation

/// Something to press in a notification. Immutable.
// Immutable after init.
open class UNNotificationAction: NSObject, @unchecked Sendable {
    /// What the response will name.
    public let identifier: String
    /// The button's title.
    public let title: String

    /// Creates an action.
    public init(identifier: String, title: String) {
        self.identifier = identifier
        self.title = title
        super.init()
    }
}
