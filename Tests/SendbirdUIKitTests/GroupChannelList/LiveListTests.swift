import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The channel list on the real SDK", .serialized, .oneAtATime)
@MainActor
struct LiveListTests {
    private func three(_ server: ModelServer) {
        server.makeChannel("a", members: ["ana", "bo"], name: "Alpha")
        server.makeChannel("b", members: ["ana", "bo"], name: "Beta")
        server.makeChannel("z", members: ["bo"], name: "Not Ana's")
        server.send("first", by: "bo", in: "a")
        server.send("second", by: "bo", in: "b")
    }

    @Test("It connects by itself and shows the channels that the user is in", .covers("E1", "E2", "E20", "E23", "A1"))
    func connects() throws {
        try LiveList.open(prepare: three) { list in
            #expect(list.names == ["Beta", "Alpha"])
            #expect(list.status == nil && list.empty == .none && !list.isLoading)
        }
    }

    @Test("A message moves its channel up with its text and a number, at once", .covers("E2", "E24", "A6", "C6", "C13"))
    func realTime() throws {
        try LiveList.open(prepare: three) { list in
            list.rig.server.send("hello Ana", by: "bo", in: "a")
            list.settle()
            #expect(list.names == ["Alpha", "Beta"])
            #expect(list.rows.first?.messageLabel.text == "hello Ana")
            #expect(list.rows.first?.unreadCount.title(for: .normal) == "2")
        }
    }

    @Test("A tap on a row opens the channel's screen", .covers("E3"))
    func opening() throws {
        try LiveList.open(prepare: three) { list in
            let table = try #require(list.screen.listComponent?.tableView)
            table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 1, section: 0))
            list.settle()
            let chat = try #require(
                list.screen.navigationController?.topViewController as? SBUGroupChannelViewController)
            #expect(chat.channelURL == "a" && chat.viewModel?.fullMessageList.map(\.message) == ["first"])
        }
    }

    @Test("A channel that the user is put into appears, one that they are taken out of goes", .covers("C12", "C14"))
    func coming() throws {
        try LiveList.open(prepare: three) { list in
            list.rig.server.makeChannel("n", members: ["ana", "bo"], name: "New")
            list.settle()
            #expect(list.names.contains("New"))
            list.rig.server.leave("ana", "b")
            list.settle()
            #expect(Set(list.names) == ["New", "Alpha"])
        }
    }

    @Test("Scrolling to the end loads page after page, each channel once", .covers("E2", "C8", "C9", "C10"))
    func pages() throws {
        let all = (0..<55).map { "c\($0)" }
        try LiveList.open(prepare: { server in
            for url in all { server.makeChannel(url, members: ["ana", "bo"], name: url) }
        }) { list in
            #expect(list.screen.channelList.count < all.count)
            for _ in 0..<12 { list.scrollToEnd() }
            #expect(list.screen.channelList.map(\.channelURL).sorted() == all.sorted())
        }
    }

    @Test("A query of the app's own decides what is listed", .covers("E13", "E14", "C4", "C5"))
    func query() throws {
        let params = GroupChannelListQueryParams()
        params.includeEmptyChannel = false
        var beginning = LiveList.Beginning()
        beginning.query = params
        try LiveList.open(
            beginning,
            prepare: { server in
                three(server)
                server.makeChannel("e", members: ["ana", "bo"], name: "Empty")
            }
        ) { list in
            #expect(list.names == ["Beta", "Alpha"])
        }
    }

    @Test("Typing shows in the row while it lasts, once it is switched on", .covers("E11"))
    func typing() throws {
        let switches = SendbirdUI.config.groupChannel.channelList
        #expect(!switches.isTypingIndicatorEnabled)
        defer { switches.isTypingIndicatorEnabled = false }
        try LiveList.open(prepare: three) { list in
            list.rig.server.type("bo", true, in: "a")
            list.settle()
            #expect(list.rows.last?.messageLabel.text == "first")
            switches.isTypingIndicatorEnabled = true
            list.rig.server.type("bo", true, in: "b")
            list.settle()
            #expect(list.rows.first?.messageLabel.text == "Bo is typing…")
            list.rig.server.type("bo", false, in: "b")
            list.settle()
            #expect(list.rows.first?.messageLabel.text == "second")
        }
    }

    @Test("A read message of one's own gets its ticks in the row, once they are switched on", .covers("E9", "E10"))
    func receipts() throws {
        let switches = SendbirdUI.config.groupChannel.channelList
        #expect(!switches.isMessageReceiptStatusEnabled)
        defer { switches.isMessageReceiptStatusEnabled = false }
        try LiveList.open(prepare: { server in
            server.makeChannel("theirs", members: ["ana", "bo"], name: "Theirs")
            server.send("not mine", by: "bo", in: "theirs")
            server.makeChannel("a", members: ["ana", "bo"], name: "Alpha")
            server.send("mine", by: "ana", in: "a")
        }) { list in
            #expect(list.rows.first?.stateImageView.isHidden == true)
            switches.isMessageReceiptStatusEnabled = true
            list.screen.listComponent?.refreshVisibleRows()
            let row = try #require(list.rows.first)
            #expect(!row.stateImageView.isHidden)
            @MainActor func isShown(_ icon: UIImage, _ tint: UIColor) -> Bool {
                row.stateImageView.image?.pngData() == icon.pngData() && row.stateImageView.tintColor == tint
            }
            #expect(isShown(SBUIconSet.iconDone, row.theme.succeededStateColor), "Sent.")
            #expect(list.rows.last?.stateImageView.isHidden == true, "What others write has no receipt.")
            list.rig.server.deliver(to: "bo", in: "a")
            list.settle()
            #expect(isShown(SBUIconSet.iconDoneAll, row.theme.deliveryReceiptStateColor), "Delivered.")
            _ = list.rig.server.markRead(by: "bo", in: "a")
            list.settle()
            #expect(isShown(SBUIconSet.iconDoneAll, row.theme.readReceiptStateColor), "Read.")
        }
    }

    @Test("Opened from a row, the screen that is set is what comes", .covers("D47"))
    func ownScreen() throws {
        final class Own: SBUGroupChannelViewController {}
        SBUViewControllerSet.GroupChannelViewController = Own.self
        defer { SBUViewControllerSet.GroupChannelViewController = SBUGroupChannelViewController.self }
        try LiveList.open(prepare: three) { list in
            let table = try #require(list.screen.listComponent?.tableView)
            table.delegate?.tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
            list.settle()
            #expect(list.screen.navigationController?.topViewController is Own)
        }
    }

    @Test("Without a network the last list is there, and the reconnect shows quietly", .covers("E2", "C15"))
    func offline() throws {
        let folder = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("roost-list-\(ProcessInfo.processInfo.globallyUniqueString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let rig = Rig()
        var beginning = LiveList.Beginning(folder: folder)
        try LiveList.open(beginning, rig: rig, prepare: three) { list in
            #expect(list.names == ["Beta", "Alpha"])
        }
        beginning.isOnline = false
        try LiveList.open(beginning, rig: rig) { list in
            #expect(list.names == ["Beta", "Alpha"])
            #expect(list.status == SBUStringSet.Connection_Waiting && list.empty == .none)
            rig.server.send("while away", by: "bo", in: "a")
            list.network.isUp = true
            rig.advance(by: 120_000)
            list.settle()
            #expect(list.names == ["Alpha", "Beta"])
            #expect(list.rows.first?.messageLabel.text == "while away")
            #expect(list.status == nil)
        }
    }

    @Test("Without network and cache the screen says so, and trying again loads the list", .covers("E2"))
    func retry() throws {
        try LiveList.open(LiveList.Beginning(isOnline: false), prepare: three) { list in
            #expect(list.empty == .error)
            list.network.isUp = true
            list.screen.listComponent?.didSelectRetry()
            list.settle()
            #expect(list.names == ["Beta", "Alpha"] && list.empty == .none)
        }
    }

    @Test(
        "A cut is told under the title and forgotten when the line is back, with the list where it was", .covers("E2"))
    func cut() throws {
        try LiveList.open(prepare: three) { list in
            list.network.isUp = false
            list.network.cut()
            list.settle()
            #expect(list.status == SBUStringSet.Connection_Waiting && list.names == ["Beta", "Alpha"])
            list.network.isUp = true
            list.rig.advance(by: 120_000)
            list.settle()
            #expect(list.status == nil && list.names == ["Beta", "Alpha"])
        }
    }
}
