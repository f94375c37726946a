import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("Notifications", .serialized)
struct NotificationTests {
    /// Stands in for the desktop.
    final class Desktop: NotificationService {
        var invoked: ((UInt32, String, String?) -> Void)?
        var closed: ((UInt32, Bool) -> Void)?
        var names: [String]? = ["actions", "body"]
        var shown: [DesktopNotification] = []
        var taken: [UInt32] = []
        var badge = 0

        func capabilities(completion: @escaping @MainActor @Sendable ([String]?) -> Void) { completion(names) }
        func show(_ notification: DesktopNotification, completion: @escaping @MainActor @Sendable (UInt32?) -> Void) {
            shown.append(notification)
            completion(notification.replacedID == 0 ? UInt32(shown.count) : notification.replacedID)
        }
        func close(_ id: UInt32) { taken.append(id) }
        func setBadge(_ count: Int) { badge = count }
    }

    final class Delegate: UNUserNotificationCenterDelegate {
        var options: UNNotificationPresentationOptions = []
        var asked: [String] = []
        var responses: [UNNotificationResponse] = []

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
            withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
        ) {
            asked.append(notification.request.identifier)
            completionHandler(options)
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            responses.append(response)
            completionHandler()
        }
    }

    private let desktop = Desktop()
    private let delegate = Delegate()
    private let center: UNUserNotificationCenter

    init() {
        center = UNUserNotificationCenter(service: desktop) { Date(timeIntervalSince1970: 1_800_000_000) }
        center.delegate = delegate
    }

    private func request(_ identifier: String = "1", title: String = "Ana", body: String = "Hi")
        -> UNNotificationRequest
    {
        let content = UNMutableNotificationContent()
        content.title = title
        content.body = body
        content.userInfo = ["channel": "url"]
        return UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    }

    /// Does something while the application is not in front.
    private func inBackground(_ body: () -> Void) {
        let before = UIApplication.shared.applicationState
        UIApplication.shared.applicationState = .inactive
        body()
        UIApplication.shared.applicationState = before
    }

    @Test("While the application is not in front a notification is shown", .covers("D6"))
    func shows() throws {
        inBackground { center.add(request()) }
        let shown = try #require(desktop.shown.first)
        #expect(shown.summary == "Ana" && shown.body == "Hi" && shown.actions == ["default", ""])
        #expect(shown.isSilent, "A content without sound makes none.")
        #expect(delegate.asked.isEmpty)
    }

    @Test("In front the delegate decides, and without one nothing is shown", .covers("D6"))
    func front() {
        UIApplication.shared.applicationState = .active
        center.add(request("a"))
        #expect(delegate.asked == ["a"] && desktop.shown.isEmpty)
        delegate.options = [.banner]
        center.add(request("b"))
        #expect(desktop.shown.count == 1)
        center.delegate = nil
        center.add(request("c"))
        #expect(desktop.shown.count == 1)
    }

    @Test("Pressing it tells the delegate which, with what the program wanted to know", .covers("D6"))
    func press() throws {
        inBackground { center.add(request("message 7")) }
        desktop.invoked?(1, "default", nil)
        let response = try #require(delegate.responses.first)
        #expect(response.actionIdentifier == UNNotificationDefaultActionIdentifier)
        #expect(response.notification.request.identifier == "message 7")
        #expect(response.notification.date == Date(timeIntervalSince1970: 1_800_000_000))
        #expect(response.notification.request.content.userInfo["channel"] as? String == "url")
        desktop.invoked?(1, "default", nil)
        desktop.invoked?(99, "default", nil)
        #expect(delegate.responses.count == 1, "What is gone, or another program's, is not told.")
    }

    @Test("A category's actions are its buttons")
    func actions() {
        let reply = UNNotificationAction(identifier: "mute", title: "Mute")
        center.setNotificationCategories([
            UNNotificationCategory(identifier: "message", actions: [reply], intentIdentifiers: [])
        ])
        let content = UNMutableNotificationContent()
        content.categoryIdentifier = "message"
        inBackground {
            center.add(UNNotificationRequest(identifier: "1", content: content, trigger: nil))
        }
        #expect(desktop.shown.first?.actions == ["default", "", "mute", "Mute"])
        desktop.invoked?(1, "mute", nil)
        #expect(delegate.responses.first?.actionIdentifier == "mute")
    }

    @Test("The same identifier takes the place of the one before; removing takes it away")
    func replacing() {
        inBackground {
            center.add(request("a"))
            center.add(request("b"))
            center.add(request("a", body: "Again"))
        }
        #expect(desktop.shown.map(\.replacedID) == [0, 0, 1])
        center.removeDeliveredNotifications(withIdentifiers: ["a", "unknown"])
        #expect(desktop.taken == [1])
        center.removeAllDeliveredNotifications()
        #expect(desktop.taken == [1, 2])
    }

    @Test("What somebody wrote is no markup, where the desktop reads markup")
    func markup() {
        inBackground { center.add(request(title: "<b>", body: "a <b>b</b> & c")) }
        #expect(desktop.shown.last?.body == "a <b>b</b> & c")
        let marking = Desktop()
        marking.names = ["body-markup"]
        let other = UNUserNotificationCenter(service: marking) { Date(timeIntervalSince1970: 1_800_000_000) }
        inBackground { other.add(request(title: "<b>", body: "a <b>b</b> & c")) }
        #expect(marking.shown.last?.body == "a &lt;b&gt;b&lt;/b&gt; &amp; c")
        #expect(marking.shown.last?.summary == "<b>", "The first line never is.")
    }

    @Test("Without a service it is denied, and adding is an error that says so")
    func absent() async throws {
        desktop.names = nil
        #expect(try await center.requestAuthorization(options: [.alert]) == false)
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        UIApplication.shared.applicationState = .inactive
        defer { UIApplication.shared.applicationState = .active }
        await #expect(throws: (any Error).self) { try await center.add(request()) }
    }

    @Test("The number on the icon is set, and never less than none")
    func badge() {
        center.setBadgeCount(4)
        #expect(desktop.badge == 4)
        center.setBadgeCount(-1)
        #expect(desktop.badge == 0)
    }

    @Test("One that the user has put away is forgotten; one that only went from sight is not")
    func closing() {
        inBackground { center.add(request("a")) }
        desktop.closed?(1, false)
        center.getDeliveredNotifications { #expect($0.count == 1) }
        desktop.closed?(1, true)
        center.getDeliveredNotifications { #expect($0.isEmpty) }
    }
}
