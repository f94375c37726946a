import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Sending")
@MainActor
struct SendingTests {
    private let rig = Rig()

    private func ready(folder: URL? = nil, enablesAutoResend: Bool = true) throws -> (
        Device, GroupChannel, MessageListEar
    ) {
        rig.server.makeChannel("chan_a", members: ["ana", "bo"])
        let device = rig.makeDevice(folder: folder, enablesAutoResend: enablesAutoResend)
        device.connect("ana")
        let channel = try #require(device.channel("chan_a"))
        return (device, channel, device.makeMessages(channel).start())
    }

    private var onServer: [String] { rig.server.channels["chan_a"]?.messages.map(\.message) ?? [] }

    @Test("The pending row comes before the network is asked, and turns into the sent one", .covers("D8", "C-10"))
    func pendingThenSent() throws {
        let (_, channel, list) = try ready()
        var sent: UserMessage?
        let pending = channel.sendUserMessage("hi") { message, _ in sent = message }
        #expect(pending.sendingStatus == .pending && pending.messageId == 0 && pending.sender?.userId == "ana")
        rig.run()
        #expect(
            list.heard.filter { !$0.hasPrefix("channel") } == [
                "added localMessagePendingCreated pending hi", "updated eventMessageSent succeeded hi",
            ])
        #expect(sent?.sendingStatus == .succeeded && sent?.requestId == pending.requestId)
        #expect(list.texts == ["hi"] && list.pending.isEmpty)
        #expect(channel.lastMessage?.message == "hi" && channel.unreadMessageCount == 0)
    }

    @Test(
        "A refusal fails the message with its number; resending it succeeds under the same request id",
        .covers("D8", "D15"))
    func refused() throws {
        let (_, channel, list) = try ready()
        rig.server.refusals = [WireError(.socketChannelFrozen, "frozen")]
        var code: Int?
        channel.sendUserMessage("hi") { _, error in code = error?.code }
        rig.run()
        let failed = try #require(list.collection.failedMessages.first as? UserMessage)
        #expect(code == 900_050 && failed.errorCode == 900_050 && !failed.isResendable())
        var sent: UserMessage?
        channel.resendUserMessage(failed) { message, _ in sent = message }
        rig.run()
        #expect(sent?.requestId == failed.requestId && list.failed.isEmpty && list.texts == ["hi"])
        #expect(list.heard.contains("updated localMessageResendStarted pending hi"))
    }

    @Test("Without caching a message fails where there is no connection")
    func failsOffline() throws {
        let (device, channel, list) = try ready()
        device.network.isUp = false
        device.network.cut()
        rig.run()
        var code: Int?
        channel.sendUserMessage("hi") { _, error in code = error?.code }
        rig.run()
        #expect(code == 800_101 && list.failed == ["hi"])
    }

    @Test("20 messages that waited go out in order, though the connection drops after the 7th (C-30)", .covers("C-30"))
    func resendsInOrder() throws {
        let folder = try TemporaryFolder()
        let (device, channel, list) = try ready(folder: folder.url)
        device.network.isUp = false
        device.network.cut()
        rig.run()
        for number in 1...20 { channel.sendUserMessage("\(number)") }
        rig.run()
        #expect(list.pending.count == 20)
        device.network.isUp = true
        // Login, one request for what was missed, seven messages.
        device.network.framesUntilCut = 9
        rig.advance(by: 1_000)
        #expect((6...8).contains(onServer.count))
        device.network.framesUntilCut = nil
        rig.advance(by: 10_000)
        #expect(onServer == (1...20).map(String.init))
        #expect(list.texts == onServer && list.pending.isEmpty && list.failed.isEmpty)
    }

    @Test("A lost acknowledgement, a resend by the user and one by itself make one message (C-04)", .covers("C-04"))
    func lostAcknowledgement() throws {
        let folder = try TemporaryFolder()
        let (device, channel, list) = try ready(folder: folder.url)
        device.network.holdsFrames = true
        var answers = 0
        let pending = channel.sendUserMessage("once") { message, _ in if message != nil { answers += 1 } }
        rig.run()
        device.network.cut()
        device.network.holdsFrames = false
        rig.run()
        device.client.post(.resend(pending.local), { (message: UserMessage?, _) in if message != nil { answers += 1 } })
        {
            (outcome: Outcome) in outcome.userMessage
        }
        rig.advance(by: 5_000)
        device.client.post(.resend(pending.local), { (message: UserMessage?, _) in if message != nil { answers += 1 } })
        {
            (outcome: Outcome) in outcome.userMessage
        }
        rig.run()
        #expect(onServer == ["once"] && list.texts == ["once"])
        #expect(list.pending.isEmpty && list.failed.isEmpty && answers == 3)
    }

    @Test("Unsent messages outlive the process, and go out by themselves")
    func outlivesProcess() throws {
        let folder = try TemporaryFolder()
        do {
            let (device, channel, _) = try ready(folder: folder.url)
            device.network.isUp = false
            device.network.cut()
            rig.run()
            for text in ["a", "b", "c"] { channel.sendUserMessage(text) }
            rig.run()
        }
        let device = rig.makeDevice(folder: folder.url)
        device.network.isUp = false
        device.connect("ana")
        let list = device.makeMessages(try #require(device.channel("chan_a"))).start()
        #expect(list.pending == ["a", "b", "c"])
        device.network.isUp = true
        rig.advance(by: 5_000)
        #expect(onServer == ["a", "b", "c"] && list.texts == onServer && list.pending.isEmpty)
    }

    @Test("A message that waited more than three days fails instead of going out")
    func tooOld() throws {
        let folder = try TemporaryFolder()
        let (device, channel, list) = try ready(folder: folder.url)
        device.network.isUp = false
        device.network.cut()
        rig.run()
        channel.sendUserMessage("old")
        rig.advance(by: 3 * 24 * 3_600_000 + 1_000)
        channel.sendUserMessage("new")
        device.network.isUp = true
        rig.advance(by: 60_000)
        #expect(onServer == ["new"] && list.failed == ["old"])
        #expect(list.collection.failedMessages.first?.isResendable() == true)
    }

    @Test("When the server says to wait, the message waits and goes out by itself, before those behind it")
    func waits() throws {
        let (_, channel, list) = try ready()
        rig.server.refusals = [WireError(.socketTooManyMessages, "slow down", retryAfterMilliseconds: 3_000)]
        channel.sendUserMessage("first")
        channel.sendUserMessage("second")
        rig.run()
        #expect(onServer.isEmpty && list.pending == ["first", "second"])
        rig.advance(by: 2_900)
        #expect(onServer.isEmpty)
        rig.advance(by: 200)
        #expect(onServer == ["first", "second"])
    }

    @Test("Failed messages can be dropped, and are gone after a restart too")
    func drops() throws {
        let folder = try TemporaryFolder()
        let (device, channel, list) = try ready(folder: folder.url)
        rig.server.refusals = [WireError(.socketChannelFrozen, "no"), WireError(.socketChannelFrozen, "no")]
        channel.sendUserMessage("a")
        channel.sendUserMessage("b")
        rig.run()
        #expect(list.failed == ["a", "b"])
        var removed: [String]?
        let first = list.collection.failedMessages[0]
        list.collection.removeFailed(messages: [first]) { ids, _ in removed = ids }
        rig.run()
        #expect(removed == [first.requestId] && list.failed == ["b"])
        list.collection.removeAllFailed()
        rig.run()
        #expect(list.failed.isEmpty)
        #expect(device.makeMessages(channel).start().failed.isEmpty)
    }

    @Test("An empty text is refused at once, and an edit or deletion without a connection too")
    func refusedHere() throws {
        let (device, channel, list) = try ready()
        var codes: [Int?] = []
        channel.sendUserMessage("") { codes.append($1?.code) }
        device.network.isUp = false
        device.network.cut()
        rig.run()
        channel.updateUserMessage(messageId: 1, params: UserMessageUpdateParams(message: "x")) {
            codes.append($1?.code)
        }
        channel.deleteMessage(messageId: 1) { codes.append($0?.code) }
        channel.markAsRead { codes.append($0?.code) }
        rig.run()
        #expect(codes == [800_110, 800_101, 800_101, 800_101])
        #expect(list.pending.isEmpty && list.failed.isEmpty)
    }

    @Test("Editing and deleting reach the server and the list", .covers("D13", "D14"))
    func editsAndDeletes() throws {
        let (_, channel, list) = try ready()
        var sent: UserMessage?
        channel.sendUserMessage("a") { message, _ in sent = message }
        rig.run()
        let id = try #require(sent?.messageId)
        channel.updateUserMessage(messageId: id, params: UserMessageUpdateParams(message: "b")) { message, _ in
            sent = message
        }
        rig.run()
        #expect(sent?.message == "b" && list.texts == ["b"] && channel.lastMessage?.message == "b")
        channel.deleteMessage(try #require(sent))
        rig.run()
        #expect(list.texts.isEmpty && channel.lastMessage == nil)
    }
}
