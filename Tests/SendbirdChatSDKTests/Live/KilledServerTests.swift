import ChatWire
import Foundation
import Testing

@testable import SendbirdChatSDK

@Suite("Against a server that is killed", .timeLimit(.minutes(3)))
@MainActor
struct KilledServerTests {
    private let pulse = Pulse()

    @Test("What both send while the server is killed stands once, in one order, on both sides and on the server")
    func killed() async throws {
        let folder = try TemporaryFolder()
        let server = try RoostProcess(folder: folder.url)
        let ana = LiveDevice(host: server.host, folder: folder.url.appendingPathComponent("ana"), pulse: pulse)
        let bo = LiveDevice(host: server.host, folder: folder.url.appendingPathComponent("bo"), pulse: pulse)
        try await ana.connect("ana")
        try await bo.connect("bo")
        let anas = try await ana.createChannel("chan_tea", with: ["ana", "bo"])
        let bos = try await bo.channel("chan_tea")
        let anasList = try await ana.messages(of: anas, pageSize: 100)
        let bosList = try await bo.messages(of: bos, pageSize: 100)

        let total = 60
        var acknowledged = 0
        for number in 0..<total {
            for (name, channel) in [("a", anas), ("b", bos)] {
                channel.sendUserMessage("\(name)\(number)") { message, error in
                    #expect(message?.sendingStatus == .succeeded, "\(error?.localizedDescription ?? "")")
                    acknowledged += 1
                    self.pulse.beat()
                }
            }
        }
        for at in [10, 45] {
            await pulse.until { acknowledged >= at }
            server.kill()
            let before = pulse.reconnections
            try server.start()
            await pulse.until { self.pulse.reconnections >= before + 2 }
        }
        await pulse.until {
            acknowledged == 2 * total && anasList.succeededMessages.count == 2 * total
                && bosList.succeededMessages.count == 2 * total
        }
        try await check(anas, anasList, bosList, total)
        try await checkCaches(folder, server, anasList.succeededMessages.map(\.messageId))
        server.kill()
    }

    private func check(
        _ channel: GroupChannel, _ anasList: MessageCollection, _ bosList: MessageCollection, _ total: Int
    ) async throws {
        let texts = anasList.succeededMessages.map(\.message)
        for name in ["a", "b"] {
            #expect(texts.filter { $0.hasPrefix(name) } == (0..<total).map { "\(name)\($0)" })
        }
        #expect(anasList.succeededMessages.map(\.messageId) == bosList.succeededMessages.map(\.messageId))
        #expect(anasList.pendingMessages.isEmpty && bosList.failedMessages.isEmpty)
        let params = MessageListParams()
        params.previousResultSize = 100
        var stored = try await channel.getMessagesByTimestamp(.max, params: params)
        stored = try await channel.getMessagesByTimestamp(stored[0].createdAt, params: params) + stored
        #expect(stored.map(\.messageId) == anasList.succeededMessages.map(\.messageId))
    }

    /// Both caches, opened by new installations that reach no server.
    private func checkCaches(_ folder: TemporaryFolder, _ server: RoostProcess, _ ids: [Int64]) async throws {
        server.kill()
        for name in ["ana", "bo"] {
            let device = LiveDevice(host: server.host, folder: folder.url.appendingPathComponent(name), pulse: pulse)
            await #expect(throws: SBError.self) { try await device.connect(name) }
            let channel = try await device.channel("chan_tea", mustAsk: false)
            let params = MessageListParams()
            params.previousResultSize = 100
            let list = MessageCollection(channel: channel, startingPoint: .max, params: params, client: device.client)
            await #expect(throws: SBError.self) { try await list.startCollection(initPolicy: .cacheAndReplaceByApi) }
            while list.hasPrevious { _ = try await list.loadPrevious() }
            #expect(list.succeededMessages.map(\.messageId) == ids, "the cache of \(name)")
        }
    }
}
