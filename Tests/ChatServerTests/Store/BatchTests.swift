import ChatDomain
import ChatWire
import Dispatch
import Foundation
import SQLite
import Synchronization
import Testing

@testable import ChatServer

@Suite("The writer's batches")
struct BatchTests {
    /// Holds the writer until released, so that what is asked meanwhile becomes one batch.
    private final class Gate: Sendable {
        private let semaphore = DispatchSemaphore(value: 0)

        init(_ fixture: ServiceFixture) {
            fixture.service.store.write { [semaphore] _ in
                semaphore.wait()
            } completion: { _ in
            }
        }

        func open() { semaphore.signal() }
    }

    /// Starts calls in this order while the writer is held, then gives their outcomes.
    private func inOneBatch(
        _ fixture: ServiceFixture, _ frames: [(bytes: [UInt8], user: ServiceFixture.LoggedIn)]
    ) async throws -> [ErrorCode?] {
        let gate = Gate(fixture)
        let replies = Mutex<[Int: SocketReply]>([:])
        let box = ReplyBox(replies)
        let done = AsyncStream<Void>.makeStream()
        for (index, frame) in frames.enumerated() {
            fixture.service.handle(frame: frame.bytes, session: frame.user.session, connection: UInt64(index)) {
                reply in
                if box.set(reply, at: index) == frames.count { done.continuation.finish() }
            }
        }
        gate.open()
        for await _ in done.stream {}
        return try (0..<frames.count).map { index in
            let reply = try #require(box.reply(at: index))
            return try JSONDecoder().decode(ErrorHead.self, from: Data(reply.bytes)).error?.code
        }
    }

    private struct ErrorHead: Decodable {
        var error: WireError?
    }

    private final class ReplyBox: Sendable {
        private let replies: Mutex<[Int: SocketReply]>

        init(_ replies: consuming sending Mutex<[Int: SocketReply]>) { self.replies = replies }

        func set(_ reply: SocketReply, at index: Int) -> Int {
            replies.withLock { replies in
                replies[index] = reply
                return replies.count
            }
        }

        func reply(at index: Int) -> SocketReply? { replies.withLock { $0[index] } }
    }

    private func frame(_ text: String, _ requestID: String = "", to url: String = "room") throws -> [UInt8] {
        let params = SendMessage.Params(channelURL: url, requestID: requestID, message: text)
        return try ServiceFixture.encode(RequestFrame(id: 1, method: SendMessage.name, params: params))
    }

    private func texts(_ fixture: ServiceFixture) async throws -> [String] {
        let target = "/v3/group_channels/room/messages?message_ts=0&prev_limit=0&next_limit=100"
        return try await fixture.value(MessagePage.self, "GET", target).messages.map(\.message)
    }

    @Test("The same request id twice in one batch sends once")
    func sameRequest() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        let codes = try await inOneBatch(
            fixture, [(try frame("one", "r"), ana), (try frame("two", "r"), ana), (try frame("three"), ana)])
        #expect(codes == [nil, nil, nil])
        #expect(try await texts(fixture) == ["one", "three"])
    }

    @Test("A refused job in a batch leaves the others, their numbers and their order")
    func refused() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let sam = try await fixture.login("sam")
        let channel = try await fixture.channel("room", members: [], as: ana)
        fixture.recorder.clear()
        let codes = try await inOneBatch(
            fixture,
            [(try frame("one"), ana), (try frame("no"), sam), (try frame(""), ana), (try frame("two"), ana)])
        #expect(codes == [nil, .socketUserNotMember, .invalidParameterValueRequired, nil])
        #expect(try await texts(fixture) == ["one", "two"])
        let seqs = try fixture.recorder.events(for: ana.session).map(\.seq)
        #expect(seqs == [channel.seq + 1, channel.seq + 2])
    }

    @Test("A job that fails after writing is undone in memory and in the database; later jobs go on from before it")
    func undone() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        let caller = Caller(ana.session)
        struct Failure: Error {}
        let gate = Gate(fixture)
        let first = try frame("first")
        let last = try frame("last")
        async let one = fixture.frame(first, session: ana.session)
        let outcome: Result<Void, WireError> = await withCheckedContinuation { continuation in
            fixture.service.store.write { context in
                _ = try context.createChannel(CreateChannelParams(userIDs: []), by: caller)
                _ = try context.sendMessage(
                    MessageRules.Draft(requestID: "r", message: "lost"), to: "room", by: caller, senderID: nil)
                // Rows of the jobs before are written here, inside this job's savepoint.
                try context.flush()
                _ = try context.updateChannel("room", ChannelRules.Changes(name: "lost"), by: caller)
                throw Failure()
            } completion: {
                continuation.resume(returning: $0)
            }
            gate.open()
        }
        #expect((try? outcome.get()) == nil)
        _ = await one
        _ = await fixture.frame(last, session: ana.session)
        #expect(try await texts(fixture).sorted() == ["first", "last"])
        let page = try await fixture.value(
            ChannelPage.self, "GET", "/v3/users/ana/my_group_channels?show_empty=true")
        #expect(page.channels.map(\.channelURL) == ["room"])
        #expect(page.channels.first?.name == "")
        #expect(page.channels.first?.seq == 3)
        #expect(page.channels.first?.messageNumber == 2)
        #expect(fixture.reportedFaults.count == 1)
        #expect(try Set(toldTexts(fixture, to: ana)) == ["first", "last"])
        // And what memory holds is what the file holds.
        let before = try await fixture.rest("GET", "/v3/group_channels/room").body
        let reopened = try Reopened(fixture)
        #expect(try await reopened.channel("room") == before)
    }

    @Test("A part of a job that fails is undone alone: in memory, in the file, and in what is told")
    func undoneWithin() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let channel = try await fixture.channel("room", members: [], as: ana)
        let caller = Caller(ana.session)
        struct Failure: Error {}
        fixture.recorder.clear()
        try fixture.service.store.waitToWrite { context in
            func send(_ text: String) throws {
                _ = try context.sendMessage(.init(message: text), to: "room", by: caller, senderID: nil)
            }
            try send("before")
            let part: Void? = try? context.attemptWithin { _ in
                try send("lost")
                try context.flush()
                _ = try context.updateChannel("room", ChannelRules.Changes(name: "lost"), by: caller)
                throw Failure()
            }
            #expect(part == nil)
            try send("after")
        }
        #expect(try await texts(fixture) == ["before", "after"])
        #expect(try toldTexts(fixture, to: ana) == ["before", "after"])
        let seqs = try fixture.recorder.events(for: ana.session).map(\.seq)
        #expect(seqs == [channel.seq + 1, channel.seq + 2])
        let after = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(ana))
        #expect(after.name == channel.name && after.seq == channel.seq + 2)
        let before = try await fixture.rest("GET", "/v3/group_channels/room").body
        #expect(try await Reopened(fixture).channel("room") == before)
    }

    /// The texts of the new messages that a user was told of.
    private func toldTexts(_ fixture: ServiceFixture, to user: ServiceFixture.LoggedIn) throws -> [String] {
        try fixture.recorder.events(for: user.session).compactMap { event in
            if case .messageNew(let message) = event.body { message.message } else { nil }
        }
    }

    @Test("Everything is there after the server starts again: messages, numbers, sessions, request ids")
    func restart() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        let sent = try await fixture.send("hi", to: "room", as: ana, requestID: "r")
        let reopened = try Reopened(fixture)
        let again = try await reopened.send(try frame("hi", "r"), as: ana)
        #expect(again == sent)
        let next = try await reopened.send(try frame("next", "r2"), as: ana)
        #expect(next.seq == sent.seq + 1)
        #expect(next.number == sent.number + 1)
        #expect(next.messageID > sent.messageID)
        #expect(next.createdAt > sent.createdAt)
        let request = APIRequest(
            method: "GET", path: "/v3/group_channels/room", sessionKey: ana.result.sessionKey)
        #expect(await reopened.response(request).status == 200)
    }

    @Test("More than may wait are refused at once, with the time to wait")
    func overload() async throws {
        var configuration = ServiceConfiguration()
        configuration.waitingRequestsMost = 4
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        let codes = try await inOneBatch(fixture, (0..<20).map { (try frame("\($0)"), ana) })
        #expect(codes.contains(.serviceUnavailable))
        #expect(codes.filter { $0 == nil }.count >= 3)
        #expect(try await texts(fixture).count == codes.filter { $0 == nil }.count)
    }

    @Test("A database of a newer server is refused with both versions")
    func newerDatabase() throws {
        let fixture = try ServiceFixture()
        fixture.service.close()
        do {
            let connection = try Connection(path: fixture.path)
            try connection.execute("PRAGMA user_version = 999")
        }
        #expect(throws: ServerError.self) {
            try ServiceFixture.open(fixture.path, clock: fixture.clock)
        }
    }

    /// The fixture's file, opened by a second service after the first one closed.
    private final class Reopened: Sendable {
        private let service: ChatService
        private let apiToken: String

        init(_ fixture: ServiceFixture) throws {
            fixture.service.close()
            apiToken = fixture.apiToken
            service = try ServiceFixture.open(fixture.path, clock: fixture.clock)
        }

        deinit { service.close() }

        func response(_ request: APIRequest) async -> APIResponse {
            await withCheckedContinuation { continuation in
                service.handle(request) { continuation.resume(returning: $0) }
            }
        }

        func channel(_ url: String) async throws -> [UInt8] {
            await response(APIRequest(method: "GET", path: "/v3/group_channels/\(url)", apiToken: apiToken)).body
        }

        func send(_ frame: [UInt8], as user: ServiceFixture.LoggedIn) async throws -> WireMessage {
            let reply = await withCheckedContinuation { continuation in
                service.handle(frame: frame, session: user.session, connection: 1) {
                    continuation.resume(returning: $0)
                }
            }
            let result: MessageResult = try ServiceFixture.result(reply)
            return result.message
        }
    }
}
