import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("New messages while no window is in front", .serialized, .oneAtATime)
@MainActor
struct MessageNotificationTests {
    private final class Desktop: NotificationService {
        var invoked: ((UInt32, String, String?) -> Void)?
        var closed: ((UInt32, Bool) -> Void)?
        var shown: [DesktopNotification] = []

        func capabilities(completion: @escaping @MainActor @Sendable ([String]?) -> Void) { completion(["body"]) }
        func show(_ notification: DesktopNotification, completion: @escaping @MainActor @Sendable (UInt32?) -> Void) {
            shown.append(notification)
            completion(UInt32(shown.count))
        }
        func close(_ id: UInt32) {}
        func setBadge(_ count: Int) {}
    }

    private func withDesktop(
        preparing prepare: (ModelServer) -> Void = { _ in }, _ body: (LiveRoom, Desktop, () -> [String]) throws -> Void
    ) throws {
        defer { UIApplication.shared.applicationState = .active }
        try LiveRoom.open(messages: 1, preparing: prepare) { room in
            let desktop = Desktop()
            var opened: [String] = []
            let notifications = MessageNotifications(
                center: UNUserNotificationCenter(service: desktop, now: { Fixture.now })
            ) {
                opened.append($0)
            }
            try withExtendedLifetime(notifications) { try body(room, desktop) { opened } }
        }
    }

    @Test("The desktop tells who writes what, and pressing it opens the channel", .covers("D6"))
    func told() throws {
        try withDesktop { room, desktop, opened in
            room.bos.sendUserMessage("Seen")
            room.settle()
            #expect(desktop.shown.isEmpty, "In front the message itself is seen.")
            UIApplication.shared.applicationState = .inactive
            room.bos.sendUserMessage("Hello")
            room.settle()
            #expect(desktop.shown.map(\.summary) == ["Bo"] && desktop.shown.map(\.body) == ["Hello"])
            desktop.invoked?(1, "default", nil)
            #expect(opened() == [LiveRoom.url])
        }
    }

    @Test("What the channel's setting or the app's switch keeps quiet is not told", .covers("D6"))
    func quiet() throws {
        try withDesktop { room, desktop, _ in
            UIApplication.shared.applicationState = .inactive
            room.server.send("Silent", by: "bo", in: LiveRoom.url, isSilent: true)
            room.settle()
            SendbirdUI.config.common.isDesktopNotificationEnabled = false
            room.bos.sendUserMessage("Switched off")
            room.settle()
            SendbirdUI.config.common.isDesktopNotificationEnabled = true
            try room.send("One's own")
            room.settle()
            #expect(desktop.shown.isEmpty)
        }
        let quiet: (ModelServer) -> Void = { $0.channels[LiveRoom.url]?.memberships["ana"]?.pushTrigger = .off }
        try withDesktop(preparing: quiet) { room, desktop, _ in
            UIApplication.shared.applicationState = .inactive
            room.bos.sendUserMessage("The channel is quiet")
            room.settle()
            #expect(desktop.shown.isEmpty)
        }
    }

    @Test("The app that starts the screens begins to tell", .covers("D6"))
    func beginning() {
        let before = Client.current
        defer { Client.makeCurrent(before) }
        SendbirdUI.initialize(applicationId: "telling") { _ in }
        #expect(UNUserNotificationCenter.current().delegate is MessageNotifications)
    }

    @Test("What comes in behind another window is unread until the window is in front again", .covers("D6", "D10"))
    func unread() throws {
        try withDesktop { room, _, _ in
            @MainActor func read() -> Int64? { room.server.channels[LiveRoom.url]?.memberships["ana"]?.readNumber }
            UIApplication.shared.applicationState = .inactive
            room.bos.sendUserMessage("Hello")
            room.settle()
            #expect(read() == 1)
            UIApplication.shared.applicationState = .active
            NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
            room.settle()
            #expect(read() == 2)
        }
    }

    @Test("The window's title counts what is unread before the app's own name")
    func title() throws {
        try Stage.run { stage in
            stage.show(UIViewController())
            stage.window.title = "Trailhead"
            let title = WindowTitle()
            title.show(3)
            #expect(stage.window.title == "(3) Trailhead")
            title.show(120)
            #expect(stage.window.title?.contains("99+") == true)
            title.show(0)
            #expect(stage.window.title == "Trailhead")
        }
    }
}
