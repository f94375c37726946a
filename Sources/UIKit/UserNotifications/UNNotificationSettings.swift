public import Foundation

/// How notifications are shown. Immutable.
// Immutable after init.
open class UNNotificationSettings: NSObject, @unchecked Sendable {
    /// Whether they are shown.
    public let authorizationStatus: UNAuthorizationStatus

    init(authorizationStatus: UNAuthorizationStatus) {
        self.authorizationStatus = authorizationStatus
        super.init()
    }
}
