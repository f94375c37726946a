import ChatWire
import FaultyDisk
import Foundation
import Testing

@testable import ChatServer

@Suite("A disk that is full, and one that does not answer")
struct FullDiskTests {
    private struct Room {
        let disk: FaultyDisk
        let fixture: ServiceFixture
        let reader: ServiceFixture.LoggedIn
        let senders: Senders

        init(configuration: ServiceConfiguration = ServiceConfiguration()) async throws {
            disk = try #require(FaultyDisk())
            fixture = try ServiceFixture(configuration: configuration, disk: disk)
            reader = try await fixture.login("reader")
            var users: [ServiceFixture.LoggedIn] = []
            for number in 0..<4 { users.append(try await fixture.login("u\(number)")) }
            _ = try await fixture.channel("room", members: users.map(\.result.user.userID), as: reader)
            senders = Senders(users, in: "room")
        }
    }

    @Test("While the disk is full writes are refused and reads go on; with room again everything is as acknowledged")
    func full() async throws {
        let room = try await Room()
        await room.senders.send(40, round: "before", over: room.fixture)
        let before = room.senders.result.acknowledged.sorted { $0.messageID < $1.messageID }
        for round in 0..<3 {
            room.disk.fill(true)
            await room.senders.send(40, round: "full-\(round)", over: room.fixture)
            // Each was refused at the first, and nothing that was refused can be read.
            #expect(room.senders.result.refusals.count == 4 * (round + 1))
            #expect(room.senders.result.refusals.allSatisfy { $0.code == .serviceUnavailable })
            #expect(try await Promise.history("room", over: room.fixture) == before)
            room.disk.fill(false)
        }
        try await room.senders.resend(over: room.fixture)
        let told = room.senders.result
        #expect(try await Promise.history("room", over: room.fixture).count == told.asked.count)
        room.fixture.service.close()
        let after = try ServiceFixture(reopening: room.fixture)
        try await Promise.check(
            told.acknowledged, in: "room", over: after, reader: room.reader, "after the disk was full")
    }

    @Test("While the disk does not answer nothing is acknowledged, reads go on, and what waits is bounded")
    func stalled() async throws {
        var configuration = ServiceConfiguration()
        configuration.waitingRequestsMost = 3
        let room = try await Room(configuration: configuration)
        let before = try await Promise.history("room", over: room.fixture).count
        let answers = AsyncStream<SocketReply>.makeStream()
        room.disk.stall(true)
        for number in 0..<14 {
            let params = SendMessage.Params(channelURL: "room", requestID: "\(number)", message: "\(number)")
            let frame = try ServiceFixture.encode(RequestFrame(id: 1, method: SendMessage.name, params: params))
            room.fixture.service.handle(frame: frame, session: room.reader.session, connection: 1) {
                answers.continuation.yield($0)
            }
        }
        // Three at the most are in the writer's hands and three wait: the others were refused at once.
        var codes: [ErrorCode?] = []
        var replies = answers.stream.makeAsyncIterator()
        while codes.count < 8, let reply = await replies.next() { codes.append(try Self.code(reply)) }
        #expect(codes == Array(repeating: .serviceUnavailable, count: 8))
        let request = APIRequest(
            method: "GET", path: "/v3/group_channels/room/messages", query: "message_ts=0&prev_limit=0&next_limit=100",
            apiToken: room.fixture.apiToken)
        let page = await withCheckedContinuation { continuation in
            room.fixture.service.handle(request) { continuation.resume(returning: $0) }
        }
        #expect(try JSONDecoder().decode(MessagePage.self, from: Data(page.body)).messages.count == before)
        room.disk.stall(false)
        while codes.count < 14, let reply = await replies.next() { codes.append(try Self.code(reply)) }
        let stored = try await Promise.history("room", over: room.fixture).count - before
        #expect(stored == codes.filter { $0 == nil }.count)
        #expect(stored >= 3)
    }

    private static func code(_ reply: SocketReply) throws -> ErrorCode? {
        do {
            let _: MessageResult = try ServiceFixture.result(reply)
            return nil
        } catch let error as WireError {
            return error.code
        }
    }
}
