internal import Foundation

/// What shows notifications: the desktop, or a test.
@MainActor
protocol NotificationService: AnyObject {
    /// Called when a notification's action is pressed, with the token that lets a window come to the front.
    var invoked: ((_ id: UInt32, _ action: String, _ token: String?) -> Void)? { get set }
    /// Called when a notification is gone; `byUser` when the user has put it away.
    var closed: ((_ id: UInt32, _ byUser: Bool) -> Void)? { get set }
    /// Asks what it can do; nil when there is none.
    func capabilities(completion: @escaping @MainActor @Sendable ([String]?) -> Void)
    /// Shows a notification; `completion` gets its number, or nil when it could not be shown.
    func show(_ notification: DesktopNotification, completion: @escaping @MainActor @Sendable (UInt32?) -> Void)
    /// Takes one away.
    func close(_ id: UInt32)
    /// Puts a number on the program's icon; 0 takes it off.
    func setBadge(_ count: Int)
}
