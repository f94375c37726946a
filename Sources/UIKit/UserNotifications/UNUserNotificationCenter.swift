public import Foundation

/// Shows notifications on the desktop, and tells what is pressed.
///
///     let request = UNNotificationRequest(identifier: "42", content: content, trigger: nil)
///     UNUserNotificationCenter.current().add(request)
///
/// ## Differences on Linux
/// They are the desktop's, as its notification service shows them; where it has
/// none they are refused with an error. Nobody is asked for permission: the
/// desktop has a switch a program. Completion handlers are called on the main actor.
@preconcurrency @MainActor
open class UNUserNotificationCenter: NSObject {
    private static let center = UNUserNotificationCenter(service: BusNotificationService()) { Date() }

    /// The domain of the errors of adding a notification.
    public nonisolated static let errorDomain = "UNErrorDomain"

    /// Who decides what is shown in front, and hears what is pressed. Set it before the application has started.
    open weak var delegate: (any UNUserNotificationCenterDelegate)?

    private let service: any NotificationService
    private let now: () -> Date
    private var categories: [String: UNNotificationCategory] = [:]
    /// What is on the desktop, by the identifiers of the requests.
    private var shown: [String: (id: UInt32, notification: UNNotification)] = [:]
    private var capabilities: [String]?

    init(service: any NotificationService, now: @escaping () -> Date) {
        self.service = service
        self.now = now
        super.init()
        service.invoked = { [weak self] id, action, token in self?.invoked(id, action, token) }
        service.closed = { [weak self] id, byUser in self?.closed(id, byUser) }
    }

    /// The program's center.
    open class func current() -> UNUserNotificationCenter { center }

    // MARK: - Permission

    /// Asks whether notifications are shown: whether the desktop has a service for them.
    open func requestAuthorization(
        options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) {
        ask { completionHandler($0 != nil, nil) }
    }

    /// Asks whether notifications are shown.
    open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        await withCheckedContinuation { next in ask { next.resume(returning: $0 != nil) } }
    }

    /// Hands over how notifications are shown.
    open func getNotificationSettings(completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void) {
        ask { completionHandler(UNNotificationSettings(authorizationStatus: $0 == nil ? .denied : .authorized)) }
    }

    /// Returns how notifications are shown.
    open func notificationSettings() async -> UNNotificationSettings {
        await withCheckedContinuation { next in getNotificationSettings { next.resume(returning: $0) } }
    }

    private func ask(_ completion: @escaping @MainActor @Sendable ([String]?) -> Void) {
        if let capabilities { return completion(capabilities) }
        service.capabilities { [weak self] names in
            self?.capabilities = names
            completion(names)
        }
    }

    // MARK: - Showing

    /// Says which buttons the notifications of a category have.
    open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
        self.categories = Dictionary(categories.map { ($0.identifier, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// Shows a notification. While the program is in front the delegate is asked
    /// first. `completionHandler` is called with an error when the desktop shows none.
    open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
        let notification = UNNotification(date: now(), request: request)
        guard UIApplication.shared.applicationState == .active else {
            return show(notification, [.banner, .list, .sound, .badge], completionHandler)
        }
        guard let delegate else {
            completionHandler?(nil)
            return
        }
        delegate.userNotificationCenter(self, willPresent: notification) { [self] in
            show(notification, $0, completionHandler)
        }
    }

    /// Shows a notification.
    ///
    /// - Throws: when the desktop shows none.
    open func add(_ request: UNNotificationRequest) async throws {
        try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
            add(request) { error in
                if let error { next.resume(throwing: error) } else { next.resume() }
            }
        }
    }

    private func show(
        _ notification: UNNotification, _ options: UNNotificationPresentationOptions,
        _ completion: (@Sendable ((any Error)?) -> Void)?
    ) {
        let request = notification.request
        if options.contains(.badge), let badge = request.content.badge { setBadgeCount(badge.intValue) }
        guard !options.isDisjoint(with: [.banner, .list]) else {
            completion?(nil)
            return
        }
        ask { [self] capabilities in
            guard let capabilities else {
                completion?(Self.unavailable)
                return
            }
            var native = DesktopNotification(
                request, actions: categories[request.content.categoryIdentifier]?.actions ?? [],
                isSilent: !options.contains(.sound), takesMarkup: capabilities.contains("body-markup"))
            native.replacedID = shown[request.identifier]?.id ?? 0
            service.show(native) { [self] id in
                if let id { shown[request.identifier] = (id, notification) }
                completion?(id == nil ? Self.unavailable : nil)
            }
        }
    }

    private static var unavailable: NSError {
        NSError(
            domain: errorDomain, code: 1,
            userInfo: [NSLocalizedDescriptionKey: "The desktop has no service that shows notifications."])
    }

    /// Puts a number on the program's icon, where the desktop shows one; 0 takes it off.
    open func setBadgeCount(_ newBadgeCount: Int, withCompletionHandler completionHandler: ((any Error)?) -> Void) {
        setBadgeCount(newBadgeCount)
        completionHandler(nil)
    }

    /// Puts a number on the program's icon.
    open func setBadgeCount(_ newBadgeCount: Int) {
        service.setBadge(max(0, newBadgeCount))
    }

    // MARK: - What is shown

    /// Hands over what is on the desktop, in no order.
    open func getDeliveredNotifications(completionHandler: ([UNNotification]) -> Void) {
        completionHandler(shown.values.map(\.notification))
    }

    /// Takes notifications away.
    open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        for identifier in identifiers {
            if let entry = shown.removeValue(forKey: identifier) { service.close(entry.id) }
        }
    }

    /// Takes all notifications away.
    open func removeAllDeliveredNotifications() {
        removeDeliveredNotifications(withIdentifiers: Array(shown.keys))
    }

    /// Takes back what waits to be shown: nothing ever does.
    open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}

    /// Takes back all that waits to be shown: nothing ever does.
    open func removeAllPendingNotificationRequests() {}

    // MARK: - What is pressed

    private func invoked(_ id: UInt32, _ action: String, _ token: String?) {
        guard let (identifier, entry) = shown.first(where: { $0.value.id == id }) else { return }
        shown[identifier] = nil
        service.close(id)
        UIApplication.shared.bringToFront(token: token)
        let response = UNNotificationResponse(
            actionIdentifier: action == "default" ? UNNotificationDefaultActionIdentifier : action,
            notification: entry.notification)
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }

    private func closed(_ id: UInt32, _ byUser: Bool) {
        // One that only went from sight may still be in the desktop's list; it is forgotten when the user put it away.
        guard byUser, let identifier = shown.first(where: { $0.value.id == id })?.key else { return }
        shown[identifier] = nil
    }
}
