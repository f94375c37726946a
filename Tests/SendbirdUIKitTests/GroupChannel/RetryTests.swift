import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Sending again", .serialized, .oneAtATime)
@MainActor
struct RetryTests {
    private func withFailed(_ body: (LiveRoom, UIAlertAction) throws -> Void) throws {
        try LiveRoom.open { room in
            room.network.isUp = false
            room.network.cut()
            room.settle()
            try room.send("Lost")
            room.settle()
            room.network.isUp = true
            room.rig.advance(by: 60_000)
            room.settle()
            room.cell(0)?.tapHandlerToContent?()
            let alert = try #require(room.alert)
            let retry: UIAlertAction = try #require(alert.actions.first { $0.title == SBUStringSet.Retry })
            try body(room, retry)
        }
    }

    @Test(
        "Retry pressed five times at once sends once: it does nothing while a send is under way", .covers("C-05", "D15")
    )
    func fiveTimes() throws {
        try withFailed { room, retry in
            let calls = room.calls(SendMessage.name)
            for _ in 0..<5 { retry.handler?(retry) }
            room.stage.window.layoutIfNeeded()
            #expect(room.cell(0)?.message?.sendingStatus == .pending, "It shows at once that it is on its way.")
            room.screen.dismiss(animated: false)
            room.cell(0)?.tapHandlerToContent?()
            #expect(room.alert == nil, "There is nothing to try again now.")
            room.settle()
            #expect(room.calls(SendMessage.name) == calls + 1)
            #expect(room.onServer == ["Lost"] && room.texts == ["Lost"])
            #expect(room.cell(0)?.message?.sendingStatus == .succeeded)
        }
    }

    @Test("Refused again it is failed again, in its place, and can be tried once more", .covers("D15"))
    func again() throws {
        try withFailed { room, retry in
            room.server.refusals = [WireError(.rateLimitExceeded, "Slowly.")]
            retry.handler?(retry)
            room.settle()
            #expect(room.texts == ["Lost"])
            room.rig.advance(by: 120_000)
            room.settle()
            #expect(room.rowCount == 1)
        }
    }

    @Test("Tried again, a message keeps its place among the unsent, whatever comes of it", .covers("D15", "D38"))
    func place() throws {
        try LiveRoom.open(messages: 1) { room in
            room.network.isUp = false
            room.network.cut()
            room.settle()
            for text in ["One", "Two", "Three"] {
                room.rig.advance(by: 1_000)
                try room.send(text)
                room.settle()
            }
            room.network.isUp = true
            room.rig.advance(by: 60_000)
            room.settle()
            #expect(room.texts == ["Message 1", "One", "Two", "Three"])
            room.cell(1)?.tapHandlerToContent?()
            let alert = try #require(room.alert)
            let retry: UIAlertAction = try #require(alert.actions.first { $0.title == SBUStringSet.Retry })
            room.server.refusals = [WireError(.rateLimitExceeded, "Slowly.")]
            alert.answer(retry)
            room.stage.window.layoutIfNeeded()
            #expect(room.cell(1)?.message?.sendingStatus == .pending)
            #expect(room.texts == ["Message 1", "One", "Two", "Three"], "On its way it stands where it stood.")
            room.settle()
            #expect(room.texts == ["Message 1", "One", "Two", "Three"], "Refused again it stands there still.")
        }
    }

    @Test("Leaving and coming back, a failed message is where it was, to be sent or removed", .covers("D15", "D38"))
    func comingBack() throws {
        try withFailed { room, _ in
            room.screen.dismiss(animated: false)
            room.stage.show(UIViewController())
            let screen = SBUGroupChannelViewController(channelURL: LiveRoom.url)
            room.stage.show(UIViewController(), screen)
            room.settle()
            let cell =
                screen.listComponent?.tableView.cellForRow(at: IndexPath(row: 0, section: 0)) as? SBUUserMessageCell
            #expect(cell?.message?.message == "Lost" && cell?.message?.sendingStatus == .failed)
        }
    }
}
