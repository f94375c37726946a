import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Typing and reading")
@MainActor
struct TypingAndReadingTests {
    private let rig = Rig()

    private func ready() throws -> (ana: Device, bo: Device, anas: GroupChannel, bos: GroupChannel) {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let (ana, bo) = (rig.makeDevice(), rig.makeDevice())
        ana.connect("ana")
        bo.connect("bo")
        return (ana, bo, try #require(ana.channel("chan_a")), try #require(bo.channel("chan_a")))
    }

    @Test("Typing is told to the others at most once a second, and not to oneself", .covers("D11"))
    func throttle() throws {
        let (_, _, anas, bos) = try ready()
        for _ in 0..<10 {
            bos.startTyping()
            rig.advance(by: 100)
        }
        #expect(anas.getTypingUsers()?.map(\.userId) == ["bo"])
        #expect(bos.getTypingUsers() == nil && !bos.isTyping())
        #expect(rig.server.calls["channel.typing"] == 1)
        bos.startTyping()
        rig.run()
        #expect(rig.server.calls["channel.typing"] == 2)
    }

    @Test("A typist who gives no sign for ten seconds is dropped", .covers("D11"))
    func expires() throws {
        let (_, _, anas, bos) = try ready()
        bos.startTyping()
        rig.advance(by: 9_900)
        #expect(anas.isTyping())
        rig.advance(by: 200)
        #expect(!anas.isTyping())
    }

    @Test("Typing ends by saying so, and by the message", .covers("D11"))
    func ends() throws {
        let (_, _, anas, bos) = try ready()
        bos.endTyping()
        rig.run()
        #expect(rig.server.calls["channel.typing"] == nil)
        bos.startTyping()
        rig.run()
        bos.endTyping()
        rig.run()
        #expect(!anas.isTyping())
        rig.advance(by: 2_000)
        bos.startTyping()
        rig.run()
        #expect(anas.isTyping())
        bos.sendUserMessage("hi")
        rig.run()
        #expect(!anas.isTyping())
    }

    @Test(
        "Reading clears the count here and shows there; many calls are few requests, each answered once",
        .covers("C-11", "D10"))
    func reads() throws {
        let (ana, _, anas, bos) = try ready()
        let list = ana.makeMessages(anas).start()
        bos.sendUserMessage("one")
        bos.sendUserMessage("two")
        rig.run()
        #expect(anas.unreadMessageCount == 2)
        let message = try #require(bos.lastMessage)
        #expect(
            bos.getUnreadMemberCount(message) == 1
                && bos.getReadMembers(message: message, includeAllMembers: false) == [])
        var answers = 0
        for _ in 0..<10 { anas.markAsRead { if $0 == nil { answers += 1 } } }
        rig.run()
        #expect(answers == 10 && (rig.server.calls["channel.mark_read"] ?? 0) <= 2)
        #expect(anas.unreadMessageCount == 0)
        #expect(bos.getUnreadMemberCount(message) == 0)
        #expect(bos.getReadMembers(message: message, includeAllMembers: false).map(\.userId) == ["ana"])
        #expect(list.heard.contains("channel eventReadStatusUpdated"))
    }

    @Test("A receipt that is older than what is known changes nothing", .covers("D10"))
    func oldReceipt() throws {
        let (_, _, anas, bos) = try ready()
        bos.sendUserMessage("one")
        rig.run()
        anas.markAsRead()
        rig.run()
        let line = rig.server.connections
        let old = WireEvent(
            channelURL: "chan_a", body: .channelRead(ReadReceipt(userID: "ana", readAt: 1, readNumber: 0)))
        for connection in line { connection.send(try old.jsonBytes()) }
        rig.run()
        #expect(anas.unreadMessageCount == 0)
        #expect(bos.getUnreadMemberCount(try #require(bos.lastMessage)) == 0)
    }

    @Test("A message deleted while unread stops counting", .covers("C-10"))
    func deletedUnread() throws {
        let (ana, _, anas, bos) = try ready()
        var total: UInt?
        for text in ["a", "b", "c"] { bos.sendUserMessage(text) }
        rig.run()
        let id = try #require(rig.server.channels["chan_a"]?.messages[1].messageID)
        bos.deleteMessage(messageId: id)
        rig.run()
        #expect(anas.unreadMessageCount == 2)
        ana.client.post(.countUnread(.messages), { count, _ in total = count }) { (outcome: Outcome) in outcome.count }
        rig.run()
        #expect(total == 2)
    }
}
