import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("A device whose clock is wrong")
@MainActor
struct WrongClockTests {
    private nonisolated static let day: Int64 = 24 * 60 * 60 * 1_000
    private nonisolated static let minutes: Int64 = 10 * 60 * 1_000

    private let rig = Rig()

    private func ready(folder: URL? = nil) throws -> (
        ana: Device, anas: GroupChannel, list: MessageListEar, bos: GroupChannel
    ) {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let (ana, bo) = (rig.makeDevice(folder: folder), rig.makeDevice())
        ana.connect("ana")
        bo.connect("bo")
        let anas = try #require(ana.channel("chan_a"))
        return (ana, anas, ana.makeMessages(anas).start(), try #require(bo.channel("chan_a")))
    }

    private var onServer: [WireMessage] { rig.server.channels["chan_a"]?.messages ?? [] }

    @Test(
        "20 messages from both stand in the server's order with its times, each placed once (C-69)",
        .covers("C-69"), arguments: [-day, -minutes, minutes, day])
    func order(error: Int64) throws {
        rig.clockError = error
        let (_, anas, list, bos) = try ready()
        for number in 1...10 {
            // In the middle the clock jumps to the other side.
            if number == 6 { rig.clockError = -error }
            let pending = anas.sendUserMessage("ana \(number)")
            #expect(pending.sendingStatus == .pending)
            rig.run()
            bos.sendUserMessage("bo \(number)")
            rig.run()
        }
        #expect(list.texts == onServer.map(\.message) && list.texts.count == 20 && list.pending.isEmpty)
        #expect(list.collection.succeededMessages.map(\.createdAt) == onServer.map(\.createdAt))
        let placed = list.heard.filter { $0.contains(" ana ") }
        #expect(placed.count == 20, "Each of Ana's is added once and acknowledged once, and never moves again.")
        #expect(anas.lastMessage?.message == "bo 10")
    }

    @Test(
        "What waits keeps the order of writing when the clock is set back meanwhile, and goes out in it",
        .covers("C-69", "D38"), arguments: [-day, day])
    func waiting(error: Int64) throws {
        let folder = try TemporaryFolder()
        rig.clockError = error
        let (ana, anas, list, bos) = try ready(folder: folder.url)
        ana.network.isUp = false
        ana.network.cut()
        rig.run()
        for number in 1...3 { anas.sendUserMessage("\(number)") }
        rig.run()
        rig.clockError = -error
        for number in 4...6 { anas.sendUserMessage("\(number)") }
        rig.run()
        let waiting = list.collection.pendingMessages
        #expect(waiting.map(\.message) == ["1", "2", "3", "4", "5", "6"])
        #expect(waiting.map(\.createdAt) == waiting.map(\.createdAt).sorted())
        #expect(Set(waiting.map(\.createdAt)).count == 6)
        bos.sendUserMessage("meanwhile")
        rig.run()
        ana.network.isUp = true
        rig.advance(by: 10_000)
        #expect(onServer.map(\.message) == ["meanwhile", "1", "2", "3", "4", "5", "6"])
        #expect(list.texts == onServer.map(\.message) && list.pending.isEmpty && list.failed.isEmpty)
    }

    @Test(
        "What is written after a restart with the clock set back stands below what waited before",
        .covers("C-69", "D38"))
    func restarted() throws {
        let folder = try TemporaryFolder()
        let (ana, anas, _, _) = try ready(folder: folder.url)
        ana.network.isUp = false
        ana.network.cut()
        rig.run()
        for number in 1...3 { anas.sendUserMessage("\(number)") }
        rig.run()
        rig.clockError = -Self.day
        let again = rig.makeDevice(folder: folder.url)
        again.network.isUp = false
        again.connect("ana")
        let room = try #require(again.channel("chan_a"))
        let list = again.makeMessages(room).start()
        for number in 4...6 { room.sendUserMessage("\(number)") }
        rig.run()
        let waiting = list.collection.pendingMessages
        #expect(waiting.map(\.message) == ["1", "2", "3", "4", "5", "6"])
        #expect(waiting.map(\.createdAt) == waiting.map(\.createdAt).sorted())
        again.network.isUp = true
        rig.advance(by: 40_000)
        #expect(onServer.map(\.message) == ["1", "2", "3", "4", "5", "6"])
    }

    @Test("Neither a day ahead nor a day behind makes what waits too old", .covers("C-70"), arguments: [-day, day])
    func lifetime(error: Int64) throws {
        let folder = try TemporaryFolder()
        let (ana, anas, list, _) = try ready(folder: folder.url)
        ana.network.isUp = false
        ana.network.cut()
        rig.run()
        anas.sendUserMessage("patient")
        rig.run()
        rig.clockError = error
        ana.network.isUp = true
        rig.advance(by: 10_000)
        #expect(onServer.map(\.message) == ["patient"] && list.failed.isEmpty)
    }

    @Test(
        "Reading is up to the newest message, and what comes later is unread (C-70)", .covers("C-70", "C-11"),
        arguments: [-day, day])
    func reading(error: Int64) throws {
        rig.clockError = error
        let (_, anas, _, bos) = try ready()
        bos.sendUserMessage("seen")
        rig.run()
        let seen = try #require(bos.lastMessage)
        anas.markAsRead()
        rig.run()
        #expect(anas.unreadMessageCount == 0 && anas.myLastRead == seen.createdAt)
        #expect(bos.getReadMembers(message: seen, includeAllMembers: false).map(\.userId) == ["ana"])
        bos.sendUserMessage("unseen")
        rig.run()
        let unseen = try #require(bos.lastMessage)
        #expect(anas.unreadMessageCount == 1)
        #expect(bos.getUnreadMemberCount(unseen) == 1)
        #expect(bos.getReadMembers(message: unseen, includeAllMembers: false).isEmpty)
    }

    @Test(
        "A typist is dropped after ten seconds that no setting of the clock makes shorter or longer",
        .covers("C-70", "D11"), arguments: [-day, day])
    func typing(error: Int64) throws {
        let (_, anas, _, bos) = try ready()
        bos.startTyping()
        rig.run()
        rig.clockError = error
        rig.advance(by: 9_900)
        #expect(anas.isTyping())
        rig.clockError = -error
        rig.advance(by: 200)
        #expect(!anas.isTyping())
    }
}
