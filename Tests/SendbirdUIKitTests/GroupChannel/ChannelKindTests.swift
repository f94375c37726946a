import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// The chat's screen with a server, in each kind of group channel that there is.
@Suite("A chat in every kind of channel", .serialized, .oneAtATime, .timeLimit(.minutes(1)))
@MainActor
struct ChannelKindTests {
    enum Kind: CaseIterable {
        case betweenTwo, byInvitation, open, supergroup, broadcast
    }

    private func make(_ kind: Kind, in room: RealRoom) async throws -> GroupChannel {
        try await room.makeChannel(with: kind == .betweenTwo ? ["bo"] : ["bo", "zoe"]) { params in
            params.isPublic = kind == .open
            params.isSuper = kind == .supergroup || kind == .broadcast
            params.isBroadcast = kind == .broadcast
            params.operatorUserIds = ["ana", "bo"]
        }
    }

    @Test("It opens by its address, shows what others write, and sends", .covers("D1"), arguments: Kind.allCases)
    func chatting(kind: Kind) async throws {
        try await RealRoom.run { room in
            let url = try await make(kind, in: room).channelURL
            let bos = try await room.channel(url, of: "bo")
            let screen = SBUGroupChannelViewController(channelURL: url)
            room.show(screen)
            await room.wait { screen.viewModel?.isInitialLoad == false }
            bos.sendUserMessage("Hello", completionHandler: nil)
            await room.wait { screen.viewModel?.fullMessageList.map(\.message) == ["Hello"] }
            let table = try #require(screen.listComponent?.tableView)
            let row = table.cellForRow(at: IndexPath(row: 0, section: 0))
            let cell = try #require(row as? SBUUserMessageCell)
            #expect((cell.messageTextView as? SBUUserMessageTextView)?.text == "Hello")
            #expect(cell.userNameStackView.isHidden == (kind == .betweenTwo), "Between two it is clear who writes.")

            let input = try #require(screen.inputComponent?.messageInputView as? SBUMessageInputView)
            input.textView?.insertText("Hi")
            input.sendButton?.sendActions(for: .touchUpInside)
            await room.wait { bos.lastMessage?.message == "Hi" }
            await room.wait { screen.viewModel?.fullMessageList.first?.sendingStatus == .succeeded }
            let own = table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SBUUserMessageCell
            #expect((own?.messageTextView as? SBUUserMessageTextView)?.text == "Hi")
        }
    }
}
