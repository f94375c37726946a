import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("A channel's screen over the SDK and a server", .serialized)
@MainActor
struct LiveChannelTests {
    @Test(
        "Opened by its address, the screen connects and shows the newest page, oldest at the top",
        .covers("D1", "D21", "D22", "D23", "D30"))
    func opening() throws {
        try LiveRoom.open(messages: 45, pageSize: 20) { room in
            let texts = room.texts
            #expect(texts.count >= 20 && texts == (1...45).map { "Message \($0)" }.suffix(texts.count))
            #expect(room.list.isScrollNearByBottom)
            #expect(room.cell(0)?.userMessage?.message == "Message 45")
            #expect(room.server.channels[LiveRoom.url]?.memberships["ana"]?.readNumber == 45, "Seen is read.")
        }
    }

    @Test("An address that leads nowhere says so, and retry asks again", .covers("D34"))
    func wrongAddress() throws {
        try LiveRoom.open { room in
            let screen = SBUGroupChannelViewController(channelURL: "nowhere")
            room.stage.show(UIViewController(), screen)
            room.settle()
            let empty = try #require(screen.listComponent?.emptyView as? SBUEmptyView)
            #expect(empty.type == .error)
            #expect((screen.inputComponent?.messageInputView as? SBUMessageInputView)?.textView?.isEditable == false)
            room.server.makeChannel("nowhere", members: ["ana", "bo"])
            empty.onClickRetry(self)
            room.settle()
            #expect(empty.type == .noMessages)
            #expect((screen.inputComponent?.messageInputView as? SBUMessageInputView)?.textView?.isEditable == true)
        }
    }

    @Test("An empty channel says so, until the first message is written")
    func emptyChannel() throws {
        try LiveRoom.open { room in
            #expect(room.empty == .noMessages)
            try room.send("First")
            #expect(room.empty == .none)
            room.settle()
            #expect(room.texts == ["First"])
        }
    }

    @Test(
        "A message is a row at once, keeps it when it is sent, and the list is not read anew",
        .covers("D5", "D2", "D31", "D37"))
    func sending() throws {
        try LiveRoom.open(messages: 3) { room in
            let reloads = room.list.reloads
            #expect(try room.input.sendButton?.isHidden == true)
            try room.type("  Hello")
            #expect(try room.input.sendButton?.isHidden == false, "There is something to send.")
            try room.send(" \n")
            room.stage.window.layoutIfNeeded()
            #expect(room.rowCount == 4)
            #expect(room.cell(0)?.message?.sendingStatus == .pending)
            let text = (room.cell(0)?.messageTextView as? SBUUserMessageTextView)?.label.text
            #expect(text == "Hello", "White space at the ends is not sent.")
            let height = room.list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height
            room.settle()
            #expect(room.rowCount == 4)
            #expect(room.cell(0)?.message?.sendingStatus == .succeeded)
            #expect(room.list.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == height)
            #expect(room.list.reloads == reloads)
            #expect(room.onServer.last == "Hello")
            #expect(try room.input.textView?.text == "")
        }
    }

    @Test("White space alone is not sent")
    func blank() throws {
        try LiveRoom.open { room in
            try room.send(" \n\t ")
            room.settle()
            #expect(room.rowCount == 0 && room.onServer.isEmpty)
            #expect(try room.input.sendButton?.isHidden == true)
        }
    }

    @Test(
        "A message that failed stands below what came later, and is sent once however often retry is chosen",
        .covers("D15", "D36", "D37", "D38", "C-05"))
    func retrying() throws {
        try LiveRoom.open { room in
            room.network.isUp = false
            room.network.cut()
            room.settle()
            try room.send("Lost")
            room.settle()
            #expect(room.cell(0)?.message?.sendingStatus == .failed)
            room.network.isUp = true
            room.rig.advance(by: 60_000)
            room.bos.sendUserMessage("Later")
            room.settle()
            #expect(room.texts == ["Later", "Lost"])
            let failed = try #require(room.cell(0)?.message)
            let calls = room.calls(SendMessage.name)
            for _ in 0..<5 { room.screen.baseChannelModule(room.list, didTapRetryFailedMessage: failed) }
            room.settle()
            #expect(room.calls(SendMessage.name) == calls + 1)
            #expect(room.onServer == ["Later", "Lost"])
            #expect(room.texts == ["Later", "Lost"])
            #expect(room.cell(0)?.message?.sendingStatus == .succeeded)
        }
    }

    @Test("What is acknowledged leaves the unsent: it stands above what failed before it", .covers("D36", "D37"))
    func acknowledged() throws {
        try LiveRoom.open(messages: 1) { room in
            room.network.isUp = false
            room.network.cut()
            room.settle()
            try room.send("Lost")
            room.settle()
            room.network.isUp = true
            room.rig.advance(by: 60_000)
            room.settle()
            try room.send("Sent")
            room.stage.window.layoutIfNeeded()
            #expect(room.texts == ["Message 1", "Lost", "Sent"], "On its way, by the time at which it was sent.")
            room.settle()
            #expect(room.texts == ["Message 1", "Sent", "Lost"])
            let rows = (0..<3).map { (room.cell($0)?.messageTextView as? SBUUserMessageTextView)?.label.text }
            #expect(rows == ["Lost", "Sent", "Message 1"])
        }
    }

    @Test("A tap on a failed message offers to send it again or to take it out", .covers("D15", "D8"))
    func failedMenu() throws {
        try LiveRoom.open { room in
            room.network.isUp = false
            room.network.cut()
            room.settle()
            try room.send("Lost")
            room.settle()
            room.cell(0)?.tapHandlerToContent?()
            #expect(room.alert?.actions.map(\.title) == ["Try again", "Copy", "Remove", "Cancel"])
            try room.choose("Remove")
            #expect(room.rowCount == 0)
            #expect(room.empty == .noMessages)
        }
    }

    @Test(
        "The first message is written while another comes in: both are there, the empty view is gone", .covers("C-13"))
    func firstTwo() throws {
        try LiveRoom.open { room in
            room.bos.sendUserMessage("From Bo")
            try room.send("From Ana")
            room.settle()
            #expect(Set(room.texts) == ["From Bo", "From Ana"])
            #expect(room.rowCount == 2)
            #expect(room.empty == .none)
        }
    }

    @Test("The only message is deleted: no row, no day, the empty view", .covers("C-16"))
    func onlyMessage() throws {
        try LiveRoom.open(messages: 1) { room in
            let message = try #require(room.server.channels[LiveRoom.url]?.messages.first)
            room.server.delete(message.messageID, in: LiveRoom.url)
            room.settle()
            #expect(room.rowCount == 0)
            #expect(room.empty == .noMessages)
        }
    }

    @Test("A day stands above its first message at once, and once only after pages are loaded", .covers("C-27", "D3"))
    func oneDay() throws {
        try LiveRoom.open(messages: 45, pageSize: 20, height: 400) { room in
            for _ in 0..<3 {
                room.screen.viewModel?.loadPrevMessages()
                room.settle()
            }
            #expect(room.rowCount == 45)
            let messages = room.list.fullMessageList
            let days = messages.indices.filter { room.list.appearance(of: $0, in: messages).day != nil }
            #expect(days == [44])
        }
        try LiveRoom.open { room in
            try room.send("First")
            room.settle()
            #expect(room.cell(0)?.dateView.isHidden == false)
        }
    }

    @Test("Older pages come in above, and what is read stays in its place", .covers("D21", "D30", "D36", "C-95"))
    func paging() throws {
        try LiveRoom.open(messages: 100, pageSize: 30) { room in
            let before = room.rowCount
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
            room.stage.window.layoutIfNeeded()
            let visible = try #require(room.list.tableView.indexPathsForVisibleRows?.min()?.row)
            let text = try #require(room.screen.viewModel?.fullMessageList[visible].message)
            let place = try room.place(of: text)
            room.settle()
            #expect(room.rowCount > before, "Coming near the end loads the next page.")
            #expect(abs(try room.place(of: text) - place) < 1)
            for _ in 0..<10 {
                room.screen.viewModel?.loadPrevMessages()
                room.settle()
            }
            #expect(room.texts == (1...100).map { "Message \($0)" })
        }
    }

    @Test(
        "A message that comes in while the reader is further up is counted, and nothing moves", .covers("D33", "C-95"))
    func scrolledUp() throws {
        try LiveRoom.open(messages: 40, pageSize: 40) { room in
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: 400), animated: false)
            room.settle()
            let visible = try #require(room.list.tableView.indexPathsForVisibleRows?.min()?.row)
            let text = try #require(room.screen.viewModel?.fullMessageList[visible].message)
            let place = try room.place(of: text)
            for number in 1...2 {
                room.bos.sendUserMessage("New \(number)")
                room.settle()
            }
            #expect(abs(try room.place(of: text) - place) < 1)
            #expect(room.screen.newMessagesCount == 2)
            #expect(room.list.newMessageInfoView?.isHidden == false)
            #expect(room.list.scrollBottomView?.isHidden == false)
            #expect(room.server.channels[LiveRoom.url]?.memberships["ana"]?.readNumber == 40)
            (room.list.newMessageInfoView as? SBUNewMessageInfo)?.onClickNewMessageInfo()
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: -10), animated: false)
            room.settle()
            #expect(room.screen.newMessagesCount == 0)
            #expect(room.list.newMessageInfoView?.isHidden == true)
            #expect(room.list.scrollBottomView?.isHidden == true)
            #expect(room.server.channels[LiveRoom.url]?.memberships["ana"]?.readNumber == 42)
        }
    }

    @Test("At the bottom a message that comes in is seen and read", .covers("D10", "D33"))
    func atBottom() throws {
        try LiveRoom.open(messages: 40, pageSize: 40) { room in
            room.bos.sendUserMessage("New")
            room.settle()
            #expect(room.cell(0)?.message?.message == "New")
            #expect(room.list.isScrollNearByBottom && room.screen.newMessagesCount == 0)
            #expect(room.server.channels[LiveRoom.url]?.memberships["ana"]?.readNumber == 41)
        }
    }

    @Test("What is written from far up goes to the newest messages", .covers("D35", "C-95"))
    func writtenFromAbove() throws {
        try LiveRoom.open(messages: 200, pageSize: 20, startingPoint: 1_000_060) { room in
            #expect(room.screen.viewModel?.hasNext() == true, "It does not run on to the newest by itself.")
            let seen = (room.list.tableView.indexPathsForVisibleRows ?? []).compactMap { path in
                room.screen.viewModel?.fullMessageList[path.row].createdAt
            }
            #expect(seen.contains { abs($0 - 1_000_060) <= 3 }, "The time asked for is on the screen.")
            #expect(room.list.scrollBottomView?.isHidden == false)
            try room.send("Here")
            room.settle()
            #expect(room.texts.last == "Here")
            #expect(room.texts.dropLast().last == "Message 200")
            #expect(room.list.isScrollNearByBottom)
        }
    }

    @Test("Ticks follow what the others have read, without any message having changed", .covers("D10"))
    func receipts() throws {
        try LiveRoom.open { room in
            try room.send("Read me")
            room.settle()
            #expect(room.cell(0)?.receiptState == SBUMessageReceiptState.none)
            let reloads = room.list.reloads
            room.bos.markAsRead()
            room.settle()
            #expect(room.cell(0)?.receiptState == .read)
            #expect(room.list.reloads == reloads)
        }
    }

    @Test("Who types is told under the channel's name, and no longer when they stop", .covers("D11"))
    func typing() throws {
        try LiveRoom.open { room in
            #expect(room.status == nil)
            room.bos.startTyping()
            room.settle()
            #expect(room.status?.contains("typing") == true)
            room.bos.endTyping()
            room.settle()
            #expect(room.status == nil)
            try room.type("I")
            room.settle()
            #expect(room.bos.getTypingUsers()?.map(\.userId) == ["ana"])
            try room.input.textView?.deleteBackward()
            room.settle()
            #expect(room.bos.getTypingUsers()?.isEmpty ?? true, "Whoever empties the field types no longer.")

            try room.type("I")
            room.rig.advance(by: 2_000)
            room.settle()
            try room.send(" see")
            room.settle()
            #expect(room.bos.getTypingUsers()?.isEmpty ?? true)
        }
    }

    @Test("Without a connection the header says so, until it is back", .covers("D21"))
    func connection() throws {
        try LiveRoom.open { room in
            room.network.isUp = false
            room.network.cut()
            room.settle()
            #expect(room.status == SBUStringSet.Connection_Waiting)
            room.network.isUp = true
            room.rig.advance(by: 60_000)
            room.settle()
            #expect(room.status == nil)
        }
    }
}
