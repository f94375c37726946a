import ChatServer
import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK

@Suite("Open channels against the real server", .timeLimit(.minutes(2)))
@MainActor
struct OpenChannelTests {
    /// Writes down what the delegate of one device is told, and wakes whoever waits.
    final class Ear: OpenChannelDelegate {
        let pulse: Pulse
        var heard: [String] = []

        init(_ pulse: Pulse) { self.pulse = pulse }

        private func hear(_ line: String) {
            heard.append(line)
            pulse.beat()
        }

        func channel(_ channel: BaseChannel, didReceive message: BaseMessage) { hear("got \(message.message)") }
        func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) { hear("edited \(message.message)") }
        func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) { hear("removed") }
        func channelWasChanged(_ channel: BaseChannel) { hear("changed \(channel.name)") }
        func channelWasFrozen(_ channel: BaseChannel) { hear("frozen") }
        func channelWasUnfrozen(_ channel: BaseChannel) { hear("unfrozen") }
        func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
            hear("deleted \(channelURL) \(channelType)")
        }
        func channel(_ channel: OpenChannel, userDidEnter user: User) { hear("\(user.userId) entered") }
        func channel(_ channel: OpenChannel, userDidExit user: User) { hear("\(user.userId) exited") }
        func channelDidChangeParticipantCount(_ channels: [OpenChannel]) {
            hear("count \(channels.map(\.participantCount))")
        }
    }

    private let folder: TemporaryFolder
    private let server: Server
    private let pulse = Pulse()

    init() throws {
        folder = try TemporaryFolder()
        var configuration = ServerConfiguration(dataPath: folder.url.appendingPathComponent("server").path)
        configuration.service.rates = .unlimited
        configuration.edge.port = 0
        server = try Server(configuration, log: ServerLog(least: .error, now: { 0 }, write: { _ in }))
        _ = try server.administration.createApplication("community")
    }

    private func device(_ userID: String) async throws -> (LiveDevice, Ear) {
        let device = LiveDevice(
            host: "http://127.0.0.1:\(server.port)", folder: folder.url.appendingPathComponent(userID), pulse: pulse)
        let ear = Ear(pulse)
        device.delegates.channel.add(ear, identifier: "ear")
        try await device.connect(userID)
        return (device, ear)
    }

    @Test("Two people enter, talk, edit, and go; each hears of the other, and only while in")
    func conversation() async throws {
        let ((ana, anasEar), (bo, bosEar)) = (try await device("ana"), try await device("bo"))
        let anas = try await ana.createOpenChannel("lobby")
        #expect(anas.isOpenChannel() && anas.isOperator(userId: "ana") && !anas.isOperator(userId: "bo"))
        try await anas.enter()
        #expect(anas.participantCount == 1)
        let bos = try await bo.openChannel("lobby")
        try await anas.sendUserMessage("anyone?")
        try await bos.enter()
        #expect(bos.participantCount == 2)
        await pulse.until { anasEar.heard == ["bo entered", "count [2]"] }
        #expect(anas.participantCount == 2)

        let sent = try await bos.sendUserMessage("Hello")
        #expect(sent.isOpenChannel() && sent.sendingStatus == .succeeded)
        await pulse.until { anasEar.heard.last == "got Hello" }
        try await bos.updateUserMessage(messageId: sent.messageId, params: .init(message: "Hello!"))
        await pulse.until { anasEar.heard.last == "edited Hello!" }
        try await anas.deleteMessage(messageId: sent.messageId)
        await pulse.until { bosEar.heard.last == "removed" }
        let messages = try await bos.getMessagesByTimestamp(.max, params: MessageListParams())
        #expect(messages.map(\.message) == ["anyone?"])

        try await bos.exit()
        await pulse.until { anasEar.heard.last == "count [1]" }
        let before = bosEar.heard
        try await anas.sendUserMessage("gone?")
        _ = try await bo.openChannel("lobby")
        #expect(bosEar.heard == before)
        await #expect(throws: SBError.self) { try await bos.sendUserMessage("from outside") }
        server.stop()
    }

    @Test("The channel's fields change for everyone in it, freezing and deleting are told")
    func changes() async throws {
        let ((ana, _), (bo, bosEar)) = (try await device("ana"), try await device("bo"))
        let anas = try await ana.createOpenChannel("lobby")
        let bos = try await bo.openChannel("lobby")
        try await bos.enter()
        let params = OpenChannelUpdateParams(name: "Hall", coverURL: "https://example.com/c.png", data: "d")
        _ = try await anas.update(params: params)
        await pulse.until { bosEar.heard.last == "changed Hall" }
        #expect(bos.name == "Hall" && bos.coverURL == "https://example.com/c.png" && bos.data == "d")
        #expect(bos.participantsMayChange)
        try await anas.freeze()
        await pulse.until { bosEar.heard.last == "frozen" }
        await #expect(throws: SBError.self) { try await bos.sendUserMessage("hi") }
        try await anas.unfreeze()
        await pulse.until { bosEar.heard.last == "unfrozen" }
        try await bos.delete()
        await pulse.until { bosEar.heard.contains("deleted lobby open") }
        #expect(bosEar.heard.count { $0 == "deleted lobby open" } == 1)
        let gone = await #expect(throws: SBError.self) { try await bo.openChannel("lobby") }
        #expect(gone?.code == ChatError.notFoundInDatabase.rawValue)
        server.stop()
    }

    @Test("Lists of channels and of participants come page by page; group lists hold no open channel")
    func lists() async throws {
        let (ana, _) = try await device("ana")
        let groups = try await ana.channels()
        for number in 0..<3 { _ = try await ana.createOpenChannel("room_\(number)") }
        let params = OpenChannelListQueryParams()
        params.limit = 2
        let query = OpenChannelListQuery(params: params, client: ana.client)
        let first = try await query.loadNextPage()
        #expect(query.hasNext)
        let second = try await query.loadNextPage()
        #expect(!query.hasNext)
        #expect(Set((first + second).map(\.channelURL)) == ["room_0", "room_1", "room_2"])
        params.channelURLFilter = "_1"
        #expect(
            try await OpenChannelListQuery(params: params, client: ana.client).loadNextPage().map(\.channelURL)
                == ["room_1"])
        try await first[0].enter()
        let participants = try #require(first[0].createParticipantListQuery())
        #expect(try await participants.loadNextPage().map(\.userId) == ["ana"])
        #expect(groups.channelList.isEmpty)
        server.stop()
    }

    @Test("A channel that is not there, and an address that cannot be one, are told as such")
    func wrongAddress() async throws {
        let (ana, _) = try await device("ana")
        for (url, code) in [
            ("nowhere", ChatError.notFoundInDatabase), ("a b c", .invalidChannelURL), ("", .invalidChannelURL),
        ] {
            let error = await #expect(throws: SBError.self) { try await ana.openChannel(url) }
            #expect(error?.code == code.rawValue, "\(url)")
        }
        let channel = try await ana.createOpenChannel("lobby")
        try await channel.delete()
        await #expect(throws: SBError.self) { try await channel.enter() }
        server.stop()
    }

    @Test("After the server was killed the channel is entered again, and what was missed is told in order")
    func comesBack() async throws {
        let own = try TemporaryFolder()
        let process = try RoostProcess(folder: own.url)
        let ana = LiveDevice(host: process.host, folder: folder.url.appendingPathComponent("a"), pulse: pulse)
        let bo = LiveDevice(host: process.host, folder: folder.url.appendingPathComponent("b"), pulse: pulse)
        let ear = Ear(pulse)
        ana.delegates.channel.add(ear, identifier: "ear")
        try await ana.connect("ana")
        try await bo.connect("bo")
        let anas = try await ana.createOpenChannel("lobby")
        let bos = try await bo.openChannel("lobby")
        try await anas.enter()
        try await bos.enter()
        try await bos.sendUserMessage("before")
        await pulse.until { ear.heard.last == "got before" }
        let reconnections = pulse.reconnections
        process.kill()
        try process.start()
        await pulse.until { self.pulse.reconnections >= reconnections + 2 }
        try await bos.sendUserMessage("after")
        await pulse.until { ear.heard.last == "got after" }
        // Sent while the connection is being made: it goes out once the channel is entered again.
        process.kill()
        anas.sendUserMessage("waits") { message, _ in
            ear.heard.append("sent \(message?.message ?? "nothing")")
            self.pulse.beat()
        }
        try process.start()
        await pulse.until { ear.heard.contains("sent waits") }
        process.kill()
        server.stop()
    }
}

extension OpenChannelTests {
    @Test("Operators of an open channel change live, mute, and ban; who is banned is out", .covers("F3"))
    func moderation() async throws {
        let ((ana, _), (bo, _)) = (try await device("ana"), try await device("bo"))
        let anas = try await ana.createOpenChannel("lobby")
        try await anas.enter()
        let bos = try await bo.openChannel("lobby")
        try await bos.enter()
        let ear = ChannelEar(bo.delegates)
        try await anas.addOperators(userIds: ["bo"])
        await pulse.until { bos.isOperator(userId: "bo") && anas.isOperator(userId: "bo") }
        try await anas.removeOperators(userIds: ["bo"])
        await pulse.until { !bos.isOperator(userId: "bo") }
        try await anas.muteUser(userId: "bo", seconds: 60, description: "Loud")
        await pulse.until { ear.heard.last == "muted bo Loud" }
        do {
            try await bos.sendUserMessage("x")
            Issue.record("not refused")
        } catch let error as SBError {
            #expect(error.code == 900_041)
        }
        let muted = try await anas.createMutedUserListQuery()?.loadNextPage()
        #expect(muted?.map(\.userId) == ["bo"])
        try await anas.banUser(userId: "bo", seconds: -1, description: nil)
        await pulse.until { ear.heard.last == "banned bo" && anas.participantCount == 1 }
        await #expect(throws: SBError.self) { try await bos.enter() }
        let banned = try await anas.createBannedUserListQuery()?.loadNextPage()
        #expect(banned?.map(\.userId) == ["bo"])
        server.stop()
    }
}
