import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// What is done in a channel must not keep its screen, and what stands over the screen must not outlive its answer.
@Suite("A channel that was used, then left", .serialized, .oneAtATime)
@MainActor
struct UsedChannelTests {
    /// Does something in a channel, leaves it, and tells what is left of it.
    private func left(after use: (LiveRoom) throws -> Void) throws -> [String] {
        var remains: Remains?
        try LiveRoom.open(messages: 80) { room in
            try use(room)
            remains = Remains(of: room.screen)
        }
        let found = try #require(remains)
        #expect(found.found(MessageCollection.self) && found.found(SBUUserMessageCell.self))
        return found.names
    }

    @Test("Written in, scrolled, restyled, with somebody typing: nothing of it is left")
    func written() throws {
        let names = try left { room in
            try room.send("Mine")
            room.bos.sendUserMessage("Theirs")
            room.settle()
            room.list.tableView.contentOffset.y = 1_200
            room.settle()
            room.bos.sendUserMessage("Below what is read")
            room.bos.startTyping()
            room.settle()
            #expect(room.screen.newMessagesCount == 1)
            SBUTheme.set(theme: .dark)
            room.settle()
            _ = room.stage.window.pngSnapshot(scale: 1, style: .dark)
            try room.type("Half-ty")
            try room.input.textView?.becomeFirstResponder()
            try room.input.presentEmoji()
            room.settle()
        }
        #expect(names == [])
    }

    @Test("A message's menu, an edit and a question: nothing of them is left, nor of the channel")
    func menus() throws {
        let names = try left { room in
            try room.send("Mine")
            room.settle()
            room.cell(0)?.longPressHandlerToContent?()
            let menu = Remains(of: room.alert)
            try room.choose("Edit")
            #expect(menu.count > 0 && menu.names == [])
            try room.input.onClickCancelButton(self)
            room.cell(0)?.longPressHandlerToContent?()
            try room.choose("Delete")
            let question = Remains(of: room.alert)
            try room.choose("Cancel")
            #expect(question.count > 0 && question.names == [])
        }
        #expect(names == [])
    }

    @Test("Sheets, alerts, a profile and the sign of loading go with their answer")
    func overlays() throws {
        let names = try left { room in
            try room.input.presentResources()
            let sheet = Remains(of: FrontWindow.controller)
            try room.choose(SBUStringSet.Cancel)
            #expect(sheet.count > 0 && sheet.names == [])

            let item = SBUAlertButtonItem(title: "Yes") { _ in }
            SBUAlertView.show(title: "Really?", needInputField: true, confirmButtonItem: item, cancelButtonItem: nil)
            let alert = Remains(of: room.alert)
            try room.choose("Yes")
            #expect(alert.found(UITextField.self) && alert.names == [])

            room.screen.showUserProfile(user: SBUUser(userId: "bo"))
            let profile = try #require(room.list.userProfileView as? SBUUserProfileView)
            #expect(profile.superview != nil)
            profile.dismiss()

            SBULoading.start()
            let sign = Remains(of: FrontWindow.window?.subviews.last { $0 is LoadingSign })
            SBULoading.stop()
            #expect(sign.count > 0 && sign.names == [])
        }
        #expect(names == [])
    }

    @Test("Pictures that were sent, looked at and put away leave nothing but themselves in the store")
    func pictures() throws {
        let names = try left { room in
            room.screen.inputComponent?.pickImageData(
                Fixture.landscape(300, 200), fileName: "a.png", mimeType: "image/png")
            room.settle()
            let channel = Remains(of: room.screen)
            let row = IndexPath(row: 0, section: 0)
            (room.list.tableView.cellForRow(at: row) as? SBUFileMessageCell)?.tapHandlerToContent?()
            room.settle()
            let viewer = Remains(of: room.screen.presentedViewController, above: channel)
            #expect(viewer.found(SBUFileViewer.self))
            room.screen.dismiss(animated: false)
            room.settle()
            #expect(viewer.names == [])
        }
        #expect(names == [])
    }

    @Test("The choice of a channel's type goes with its list")
    func typeSelector() throws {
        var remains: Remains?
        try Stage.run { stage in
            let list = StillListViewController()
            stage.show(list)
            list.showCreateChannelTypeSelector()
            stage.window.layoutIfNeeded()
            remains = Remains(of: list)
        }
        #expect(remains?.found(SBUCreateChannelTypeSelector.self) == true)
        #expect(remains?.names == [])
    }

    @Test("A profile that is still open goes with its screen")
    func openProfile() throws {
        let names = try left { room in
            room.screen.showUserProfile(user: SBUUser(userId: "bo"))
            room.settle()
        }
        #expect(names == [])
    }
}
