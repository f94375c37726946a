import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// Names as nobody should have them, wherever a name is shown.
@Suite("Names that mean harm", .serialized, .oneAtATime)
@MainActor
struct HostileNameTests {
    struct Name: CustomTestStringConvertible {
        let testDescription: String
        let written: String
        /// What of it is to be read.
        let shown: String
    }

    nonisolated static let names = [
        Name(
            testDescription: "10,000 characters", written: String(repeating: "long ", count: 2_000),
            shown: "long long long"),
        Name(
            testDescription: "markup", written: "<b>Bo</b> & <script>alert(1)</script>",
            shown: "<b>Bo</b> & <script>alert(1)</script>"),
        Name(
            testDescription: "control and zero-width characters", written: "B\u{200B}o\u{0} \u{7}\n\u{FEFF}Two\u{202E}",
            shown: "Bo Two"),
        Name(testDescription: "format strings", written: "%@ %n %s \\(x) {{y}}", shown: "%@ %n %s \\(x) {{y}}"),
    ]

    /// Whether a text says the name, as it is written, on one line without anything that cannot be seen.
    private func says(_ text: String?, _ name: Name) -> Bool {
        guard let text, text.contains(name.shown), text.count < 700 else { return false }
        return !text.unicodeScalars.contains { scalar in
            scalar.properties.generalCategory == .control || [0x200B, 0xFEFF, 0x202E].contains(scalar.value)
        }
    }

    /// Whether a label is painted within the window and takes no more lines than names may.
    private func fits(_ label: UILabel, lines: Int = 1, in room: LiveRoom) -> Bool {
        let frame = label.convert(label.bounds, to: nil)
        return room.stage.window.bounds.insetBy(dx: -1, dy: -1).contains(frame)
            && frame.height < CGFloat(lines + 1) * label.font.lineHeight && label.font.lineHeight > 0
    }

    @Test("In the header, over messages, while typing and in the sentences read out", .covers("C-22"), arguments: names)
    func conversation(name: Name) throws {
        try LiveRoom.open(people: ["bo": name.written, "zoe": "Zoe"], members: ["ana", "bo", "zoe"]) { room in
            room.bos.sendUserMessage("Hello")
            room.settle()
            let title = try #require(room.screen.navigationItem.titleView as? SBUChannelTitleView)
            #expect(says(title.titleLabel.text, name) && fits(title.titleLabel, in: room))
            let cell = try #require(room.cell(0))
            let sender = try #require((cell.userNameView as? SBUUserNameView)?.label)
            #expect(says(sender.text, name) && fits(sender, lines: 2, in: room))
            #expect(says(cell.mainContainerView.accessibilityLabel, name))
            room.bos.startTyping()
            room.settle()
            // What is seen is cut where there is no room; what is read out is whole.
            #expect(says(title.statusLabel.accessibilityLabel, name) && fits(title.statusLabel, in: room))
        }
    }

    @Test("In the channel list, alone and before a preview", .covers("C-22"), arguments: names)
    func list(name: Name) throws {
        try Stage.run { _ in
            let bo = Fixture.user("bo", name.written)
            let members = [Fixture.member(Fixture.ana), Fixture.member(bo), Fixture.member(Fixture.zoe)]
            let cell = SBUGroupChannelCell(style: .default, reuseIdentifier: nil)
            cell.configure(channel: Fixture.channel(members: members, last: Fixture.message("hello", by: bo)))
            #expect(says(cell.titleLabel.text, name) && cell.titleLabel.numberOfLines == 1)
            #expect(says(cell.messageLabel.text, name))
            #expect(says(cell.accessibilityLabel, name))
            cell.configure(channel: Fixture.channel(name: name.written, members: members))
            #expect(says(cell.titleLabel.text, name))
        }
    }

    @Test(
        "In lists of people, in the profile and in a question, whose buttons stay within reach", .covers("C-22"),
        arguments: names)
    func people(name: Name) throws {
        let user = SBUUser(userId: "bo", nickname: name.written)
        try LiveRoom.open { room in
            let row = SBUUserCell(style: .default, reuseIdentifier: nil)
            row.configure(type: .members, user: user)
            #expect(says(row.nicknameLabel.text, name) && row.nicknameLabel.numberOfLines == 2)
            #expect(says(row.accessibilityLabel, name))

            let profile = SBUUserProfileView()
            profile.show(baseView: room.screen.view, user: user)
            room.stage.window.layoutIfNeeded()
            #expect(says(profile.userNameLabel.text, name))
            let button = profile.largeMessageButton
            #expect(room.stage.window.bounds.contains(button.convert(button.bounds, to: nil)))
            profile.dismiss()

            SBUAlertView.show(
                title: SBUStringSet.UserList_Ban_Question(user.refinedNickname()),
                confirmButtonItem: SBUAlertButtonItem(title: "Ban") { _ in },
                cancelButtonItem: SBUAlertButtonItem(title: "Cancel") { _ in })
            room.settle()
            let alert = try #require(room.alert)
            #expect(says(alert.title, name))
            room.stage.window.layoutIfNeeded()
            let frame = alert.view.convert(alert.view.bounds, to: nil)
            #expect(room.stage.window.bounds.insetBy(dx: -1, dy: -1).contains(frame))
            try room.choose("Cancel")
        }
    }
}
