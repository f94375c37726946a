import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("A conversation read aloud", .serialized, .oneAtATime)
@MainActor
struct ConversationAccessibilityTests {
    /// Everything in a row that assistive tools stop at.
    private func elements(in view: UIView) -> [UIView] {
        if view.isHidden || view.alpha == 0 { return [] }
        return view.isAccessibilityElement ? [view] : view.subviews.flatMap { elements(in: $0) }
    }

    @Test("Every kind of row is one element with a sentence: who, what, when, how far", .covers("C-60"))
    func sentences() throws {
        try Stage.run { stage in
            let screen = StillChannelViewController(channel: Fixture.room("Room", with: [Fixture.bo, Fixture.zoe]))
            let minute = { (id: Int64) in Double(40 - id) }
            screen.still?.show([
                Fixture.chat("Bo joined.", by: nil, minutesAgo: minute(1), id: 1),
                Fixture.chat("Hi", by: Fixture.bo, minutesAgo: minute(2), id: 2),
                Fixture.chat("Changed", by: Fixture.ana, minutesAgo: minute(3), id: 3, isEdited: true),
                Fixture.chat("Anybody?", by: nil, minutesAgo: minute(4), id: 4),
                Fixture.chat("Lost", by: Fixture.ana, minutesAgo: 1, request: "f", status: .failed),
                Fixture.chat("Going", by: Fixture.ana, minutesAgo: 0, request: "p", status: .pending),
            ])
            stage.show(UIViewController(), screen)
            let rows = (0..<6).compactMap { screen.cell($0) }
            let read = rows.map { cell in elements(in: cell.messageContentView).map { $0.accessibilityLabel ?? "" } }
            #expect(
                read == [
                    ["You, Going, 09:41, Sending"], ["You, Lost, 09:40, Not sent"], ["Anybody?"],
                    ["You, Changed, edited, 09:04, Sent"], ["Bo Lindqvist, Hi, 09:03"], ["Bo joined."],
                ])
            #expect(elements(in: rows[5].dateView).map(\.accessibilityLabel) == ["Today"])
        }
    }

    @Test("What a menu offers is offered as actions, and does the same", .covers("C-60"))
    func actions() throws {
        try LiveRoom.open { room in
            try room.send("Mine")
            room.settle()
            let own = try #require(room.cell(0)?.mainContainerView.accessibilityCustomActions)
            #expect(own.map(\.name) == ["Copy", "Edit", "Delete"])
            _ = own[1].actionHandler?(own[1])
            #expect(try room.input.mode == .edit)
            #expect(try room.input.textView?.text == "Mine")
            try room.input.onClickCancelButton(self)
            _ = own[2].actionHandler?(own[2])
            #expect(room.alert?.title == SBUStringSet.Alert_Delete)
            try room.choose("Cancel")
            room.network.isUp = false
            room.network.cut()
            room.settle()
            try room.send("Lost")
            room.settle()
            let failed = try #require(room.cell(0)?.mainContainerView.accessibilityCustomActions)
            #expect(failed.map(\.name) == ["Try again", "Copy", "Remove"])
            _ = failed[2].actionHandler?(failed[2])
            room.settle()
            #expect(room.rowCount == 1)
        }
    }

    @MainActor
    private final class Voice {
        var said: [String] = []
        var later: [@MainActor () -> Void] = []
        lazy var announcer = NewMessageAnnouncer(
            announce: { [unowned self] in said.append($0) },
            later: { [unowned self] _, work in later.append(work) })
        func pass() {
            let works = later
            later = []
            for work in works { work() }
        }
    }

    @Test("A message is announced at once, a burst after it is summed up", .covers("C-61"))
    func announcing() {
        let voice = Voice()
        voice.announcer.tell(Fixture.chat("Hello", by: Fixture.bo, id: 1))
        #expect(voice.said == ["Bo Lindqvist: Hello"])
        for id in 2...31 { voice.announcer.tell(Fixture.chat("Burst", by: Fixture.zoe, id: Int64(id))) }
        #expect(voice.said.count == 1)
        voice.pass()
        #expect(voice.said == ["Bo Lindqvist: Hello", "30 new messages"])
        voice.pass()
        voice.announcer.tell(Fixture.chat("Later", by: nil, id: 40))
        #expect(voice.said.last == "System: Later" && voice.said.count == 3)
    }

    @Test("The screen announces what others send, not what the user does, and the attention stays", .covers("C-61"))
    func live() throws {
        try LiveRoom.open(messages: 3) { room in
            let field = try #require(try room.input.textView)
            _ = field.becomeFirstResponder()
            let voice = Voice()
            room.screen.announcer = voice.announcer
            room.bos.sendUserMessage("Hello")
            room.settle()
            #expect(voice.said == ["Bo: Hello"])
            voice.pass()
            try room.send("Mine")
            room.settle()
            voice.pass()
            #expect(voice.said == ["Bo: Hello"] && field.isFirstResponder)
        }
    }

    @Test("Every control of the screen has a label")
    func labels() throws {
        try LiveRoom.open(messages: 40) { room in
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
            room.bos.sendUserMessage("New")
            room.settle()
            try room.type("Text")
            @MainActor func controls(in view: UIView) -> [UIView] {
                view.isHidden ? [] : (view is UIControl ? [view] : []) + view.subviews.flatMap { controls(in: $0) }
            }
            let found = controls(in: room.stage.window)
            #expect(found.count >= 6)
            for control in found {
                #expect(
                    control.accessibilityLabel?.isEmpty == false, "\(control.accessibilityIdentifier ?? "\(control)")")
            }
        }
    }
}
