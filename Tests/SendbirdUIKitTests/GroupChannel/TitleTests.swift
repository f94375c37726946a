import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// A channel's title in the list, over the chat and in the settings.
@Suite("The title of a channel", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct TitleTests {
    private static let hostile = [
        "", "   ", "\u{200B}\u{200D}\u{2060}", "One\nand\ttwo", String(repeating: "Long name ", count: 8),
        "e" + String(repeating: "\u{301}", count: 200),
    ]

    @Test(
        "Of few, many and nameless members it is readable, on one line, and says the same everywhere", .covers("C-22"))
    func readable() throws {
        let crowd = (1...11).map { Fixture.user("u\($0)", "Member \($0)") }
        for (others, name) in [0, 1, 2, 11].flatMap({ count in Self.hostile.map { (crowd.prefix(count), $0) } }) {
            try Stage.run { stage in
                let channel = Fixture.room(name, with: Array(others))
                let list = StillListViewController()
                list.still?.channels = [channel]
                stage.show(list)
                let row = list.listComponent?.tableView.visibleCells.first as? SBUGroupChannelCell
                let inList = try #require(row?.titleLabel)
                let chat = StillChannelViewController(channel: channel)
                stage.show(UIViewController(), chat)
                let title = chat.navigationItem.titleView as? SBUChannelTitleView
                let overChat = try #require(title?.titleLabel)
                for label in [inList, overChat] {
                    let text = label.text ?? ""
                    #expect(ReadableName(text) != nil && !text.contains { $0.isNewline }, "“\(name)” gives “\(text)”")
                    #expect(label.numberOfLines == 1 && label.lineBreakMode == .byTruncatingTail)
                }
                #expect(inList.text == overChat.text)
                if others.count > 1, ReadableName(name) == nil { #expect(inList.text?.contains("Member 2") == true) }
            }
        }
    }

    @Test("Somebody renamed is renamed over the chat and in the list at once", .covers("C-22"))
    func renaming() async throws {
        try await RealRoom.run { room in
            let channel = try await room.makeChannel("", with: ["bo", "zoe"])
            let list = SBUGroupChannelListViewController()
            let chat = SBUGroupChannelViewController(channelURL: channel.channelURL)
            let stack = room.stage.show(list)
            await room.wait { list.channelList.count == 1 }
            @MainActor func inList() -> String? {
                let cell = list.listComponent?.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
                return (cell as? SBUGroupChannelCell)?.titleLabel.text
            }
            #expect(inList() == "Bo, Zoe")
            stack.pushViewController(chat, animated: false)
            await room.wait { chat.viewModel?.isInitialLoad == false }
            let overChat = try #require((chat.navigationItem.titleView as? SBUChannelTitleView)?.titleLabel)
            #expect(overChat.text == "Bo, Zoe")

            let params = UserUpdateParams()
            params.nickname = "Bodil"
            try await room.finish { done in
                room.as("bo") { SendbirdChat.updateCurrentUserInfo(params: params, completionHandler: done) }
            }
            await room.wait { overChat.text == "Bodil, Zoe" }
            stack.popViewController(animated: false)
            room.stage.window.layoutIfNeeded()
            #expect(inList() == "Bodil, Zoe")
            // The list that is in front follows too.
            params.nickname = "Bo"
            try await room.finish { done in
                room.as("bo") { SendbirdChat.updateCurrentUserInfo(params: params, completionHandler: done) }
            }
            await room.wait { inList() == "Bo, Zoe" }
        }
    }
}
