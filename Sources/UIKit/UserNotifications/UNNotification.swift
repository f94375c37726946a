public import Foundation

/// A notification that was shown, or is about to be. Immutable.
// Immutable after init.
open class UNNotification: NSObject, @unchecked Sendable {
    /// When it came.
    public let date: Date
    /// What was asked for.
    public let request: UNNotificationRequest

    init(date: Date, request: UNNotificationRequest) {
        self.date = date
        self.request = request
        super.init()
    }
}
