public import Foundation

/// What a notification sounds like. Immutable.
// It has no state.
open class UNNotificationSound: NSObject, @unchecked Sendable {
    /// The desktop's sound for new messages.
    public static let `default` = UNNotificationSound()
}
