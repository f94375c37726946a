import Foundation
import Testing

@testable import SDKGuides
@testable import SendbirdChatSDK

@Suite("The guides, as an app follows them", .timeLimit(.minutes(2)))
@MainActor
struct GuideTests {
    @Test("Connect, show channels and messages, send, moderate, and go")
    func walk() async throws {
        let room = try LiveRoom(users: ["ana", "bo"])
        defer { room.stop() }
        let cache = try TemporaryFolder()
        let bo = try await room.device("bo")

        let session = ChatSession { "" }
        try await session.prepare(host: room.host, cache: cache.url)
        defer { Client.makeCurrent(nil) }
        let ana = try await SendbirdChat.connect(userId: "ana")
        #expect(ana.userId == "ana" && SendbirdChat.isLocalCachingEnabled)

        let list = ChannelList()
        list.changed = room.pulse.beat
        try await list.open()
        #expect(list.channels.isEmpty)
        let bosTea = try await bo.createChannel("chan_tea", with: ["ana", "bo"])
        await room.pulse.until { list.channels.count == 1 }
        let tea = try #require(list.channels.first)
        _ = try await bosTea.sendUserMessage("Is it ready?")
        await room.pulse.until { ChannelList.row(of: tea).hasSuffix(": Is it ready? (1)") }

        let conversation = Conversation(tea)
        conversation.changed = room.pulse.beat
        try await conversation.open()
        #expect(conversation.messages.map(\.message) == ["Is it ready?"])
        conversation.send("In a minute")
        await room.pulse.until {
            conversation.messages.last?.message == "In a minute"
                && conversation.messages.last?.sendingStatus == .succeeded
        }

        let upload = FileUpload()
        let bytes = Data(repeating: 7, count: 100_000)
        let file = try await upload.send(bytes, named: "leaves.bin", to: tea)
        #expect(file.name == "leaves.bin" && file.size == 100_000 && upload.progress == 1)

        conversation.close()
        list.close()
        await session.end()
        #expect(SendbirdChat.getCurrentUser() == nil)
    }

    @Test("An operator mutes, bans, freezes, and hears of it")
    func moderating() async throws {
        let room = try LiveRoom(users: ["ana", "bo", "cy"])
        defer { room.stop() }
        let ana = try await room.device("ana")
        let moderation = Moderation(try await ana.createChannel("chan_tea", with: ["ana", "bo", "cy"]))
        ana.delegates.channel.add(moderation, identifier: "moderation")
        #expect(moderation.isAllowed)
        try await moderation.quieten("bo")
        try await moderation.sendAway("cy")
        try await moderation.setFrozen(true)
        try await moderation.setFrozen(false)
        try await moderation.promote("bo")
        await room.pulse.until {
            moderation.log == ["bo muted", "cy banned", "frozen", "open again", "operators changed"]
        }
        #expect(try await moderation.banned() == ["cy"])
    }
}
