import ChatWire
import Foundation
import Testing

@testable import SendbirdChatSDK

@Suite("Against a server that was put back from a copy", .timeLimit(.minutes(3)))
@MainActor
struct RestoredServerTests {
    private let pulse = Pulse()

    @Test("Clients that saw what the copy does not have forget it, though the channel has as many changes again")
    func restored() async throws {
        let folder = try TemporaryFolder()
        let server = try RoostProcess(folder: folder.url)
        let ana = LiveDevice(host: server.host, folder: folder.url.appendingPathComponent("ana"), pulse: pulse)
        let bo = LiveDevice(host: server.host, folder: folder.url.appendingPathComponent("bo"), pulse: pulse)
        try await ana.connect("ana")
        try await bo.connect("bo")
        let anas = try await ana.createChannel("chan_tea", with: ["ana", "bo"])
        let bos = try await bo.channel("chan_tea")
        try await send((0..<3).map { "before \($0)" }, in: anas)
        let copy = folder.url.appendingPathComponent("copy")
        try server.backUp(to: copy)
        // Neither of these is in the copy.
        _ = try await ana.createChannel("chan_lost", with: ["ana", "bo"])
        try await send((0..<4).map { "lost \($0)" }, in: bos)
        let list = try await ana.messages(of: anas, pageSize: 100)
        #expect(list.succeededMessages.count == 7)
        let anasChannels = try await ana.channels()
        #expect(anasChannels.channelList.count == 2)

        await ana.disconnectSocket()
        let before = pulse.reconnections
        try server.restore(from: copy)
        await pulse.until { self.pulse.reconnections > before }
        // The channel comes to have more changes than the ones that were lost: by its number alone nobody would notice.
        try await send((0..<6).map { "after \($0)" }, in: bos)
        try await ana.connect("ana")
        let expected = (0..<3).map { "before \($0)" } + (0..<6).map { "after \($0)" }
        let again = try await ana.messages(of: try await ana.channel("chan_tea"), pageSize: 100)
        #expect(again.succeededMessages.map(\.message) == expected)
        await pulse.until { anasChannels.channelList.map(\.channelURL) == ["chan_tea"] }
        let bosList = try await bo.messages(of: try await bo.channel("chan_tea"), pageSize: 100)
        #expect(bosList.succeededMessages.map(\.message) == expected)
        // And it goes on live, in both directions.
        try await send(["on"], in: try await ana.channel("chan_tea"))
        await pulse.until { bosList.succeededMessages.last?.message == "on" }
        try await checkCache(of: "ana", folder, server, expected + ["on"])
    }

    private func send(_ texts: [String], in channel: GroupChannel) async throws {
        for text in texts {
            let sent: UserMessage = try await awaiting { done in channel.sendUserMessage(text) { done($0, $1) } }
            #expect(sent.message == text)
        }
    }

    /// What a new start shows that reaches no server.
    private func checkCache(
        of name: String, _ folder: TemporaryFolder, _ server: RoostProcess, _ expected: [String]
    ) async throws {
        server.kill()
        let device = LiveDevice(host: server.host, folder: folder.url.appendingPathComponent(name), pulse: pulse)
        await #expect(throws: SBError.self) { try await device.connect(name) }
        let channel = try await device.channel("chan_tea", mustAsk: false)
        let params = MessageListParams()
        params.previousResultSize = 100
        let list = MessageCollection(channel: channel, startingPoint: .max, params: params, client: device.client)
        await #expect(throws: SBError.self) { try await list.startCollection(initPolicy: .cacheAndReplaceByApi) }
        #expect(list.succeededMessages.map(\.message) == expected)
    }
}
