import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Scheduled messages")
struct ScheduledMessageTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let path = "/v3/group_channels/room/scheduled_messages"

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
    }

    private var inTenMinutes: Int64 { fixture.clock.now + 600_000 }

    private func schedule(_ more: [String: Any] = [:], as user: ServiceFixture.LoggedIn? = nil) async throws
        -> WireScheduledMessage
    {
        var body: [String: Any] = ["message_type": "MESG", "message": "later", "scheduled_at": inTenMinutes]
        body.merge(more) { $1 }
        return try await fixture.value(WireScheduledMessage.self, "POST", path, body, as: .user(user ?? ana))
    }

    private func read(_ id: Int64) async throws -> WireScheduledMessage {
        try await fixture.value(WireScheduledMessage.self, "GET", "\(path)/\(id)")
    }

    private func dueWork() async {
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
    }

    private func history() async throws -> [WireMessage] {
        try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/room/messages?message_ts=0&prev_limit=0&next_limit=100"
        ).messages
    }

    @Test("It is sent at its time and not before, once, like any message, and says so")
    func sending() async throws {
        let made = try await schedule(["mentioned_user_ids": ["bo"], "data": "d", "custom_type": "c"])
        #expect(made.status == .pending && made.senderID == "ana" && made.channelURL == "room")
        fixture.recorder.clear()
        fixture.clock.advance(599_999)
        await dueWork()
        #expect(try await history().isEmpty)
        fixture.clock.advance(1)
        await dueWork()
        await dueWork()
        let sent = try await history()
        #expect(sent.map(\.message) == ["later"])
        #expect(sent.first?.data == "d" && sent.first?.customType == "c")
        #expect(sent.first?.mentions?.users.map(\.userID) == ["bo"])
        #expect(sent.first?.requestID == "scheduled:\(made.id)")
        let read = try await read(made.id)
        #expect(read.status == .sent && read.messageID == sent.first?.messageID)
        let events = try fixture.recorder.events(for: bo.session)
        #expect(events.map(\.body.name) == ["message.new"])
    }

    @Test("It is updated, sent now and canceled while it waits, by its sender and the application alone")
    func changing() async throws {
        let made = try await schedule()
        let later = inTenMinutes + 60_000
        let updated = try await fixture.value(
            WireScheduledMessage.self, "POST", "\(path)/\(made.id)",
            ["message": "other", "scheduled_at": later, "custom_type": "x"], as: .user(ana))
        #expect(updated.content.message == "other" && updated.scheduledAt == later)
        for (method, target) in [
            ("GET", "\(path)/\(made.id)"), ("POST", "\(path)/\(made.id)"), ("DELETE", "\(path)/\(made.id)"),
            ("POST", "\(path)/\(made.id)/send_now"),
        ] {
            #expect(try await fixture.refusal(method, target, as: .user(bo)).code == .nonAuthorized)
        }
        #expect(try await fixture.rest("POST", "\(path)/\(made.id)/send_now", as: .user(ana)).status == 200)
        #expect(try await history().map(\.message) == ["other"])
        let again = try await fixture.refusal("POST", "\(path)/\(made.id)/send_now", as: .user(ana))
        #expect(again.code == .invalidParameterValue && again.message.contains("sent"))
        let second = try await schedule()
        #expect(try await fixture.rest("DELETE", "\(path)/\(second.id)", as: .user(ana)).status == 200)
        #expect(try await fixture.rest("DELETE", "\(path)/\(second.id)").status == 200)
        fixture.clock.advance(700_000)
        await dueWork()
        #expect(try await read(second.id).status == .canceled)
        #expect(try await history().count == 1)
    }

    @Test("The same request id gives the same scheduled message, and the sent one carries it")
    func idempotent() async throws {
        let first = try await schedule(["dedup_id": "mine"])
        #expect(try await schedule(["dedup_id": "mine", "message": "other"]) == first)
        // The client sent it itself meanwhile: it is not sent twice.
        let own = try await fixture.send("later", to: "room", as: ana, requestID: "mine")
        fixture.clock.advance(700_000)
        await dueWork()
        #expect(try await history().map(\.messageID) == [own.messageID])
        #expect(try await read(first.id).messageID == own.messageID)
    }

    @Test("What cannot be sent fails once with its code, and the others go on")
    func failing() async throws {
        let muted = try await schedule()
        let fine = try await schedule(["message": "fine"], as: bo)
        _ = try await fixture.rest("POST", "/v3/group_channels/room/mute", ["user_id": "ana"])
        fixture.clock.advance(700_000)
        await dueWork()
        #expect(try await history().map(\.message) == ["fine"])
        #expect(try await read(fine.id).status == .sent)
        let failed = try await read(muted.id)
        #expect(failed.status == .failed)
        #expect(failed.failureCode == ErrorCode.socketMutedUserInChannelSendMessageNotAllowed.rawValue)
        _ = try await fixture.rest("DELETE", "/v3/group_channels/room/mute/ana")
        await dueWork()
        #expect(try await history().count == 1)
    }

    @Test("A channel that is deleted takes along what was to be said in it")
    func channelDeleted() async throws {
        let made = try await schedule()
        _ = try await fixture.rest("DELETE", "/v3/group_channels/room")
        fixture.clock.advance(700_000)
        await dueWork()
        let page = try await fixture.value(Page.self, "GET", "/v3/scheduled_messages")
        #expect(page.messages.map(\.id) == [made.id] && page.messages.first?.status == .removed)
    }

    private struct Page: Decodable {
        var messages: [WireScheduledMessage]
        var next: String
        enum CodingKeys: String, CodingKey {
            case messages = "scheduled_messages"
            case next
        }
    }

    private struct Count: Decodable { var count: Int64 }

    @Test("Lists go by pages, orders, statuses and kinds; a session sees its own, the count agrees")
    func lists() async throws {
        var own: [Int64] = []
        for number in 0..<5 {
            own.append(try await schedule(["scheduled_at": inTenMinutes + Int64(10 - number) * 1_000]).id)
        }
        _ = try await schedule(as: bo)
        _ = try await fixture.value(
            WireScheduledMessage.self, "POST", path,
            ["message_type": "ADMM", "message": "all", "scheduled_at": inTenMinutes])
        func pages(_ query: String, as credentials: ServiceFixture.Credentials) async throws -> [Int64] {
            var found: [Int64] = []
            var token = ""
            repeat {
                let page = try await fixture.value(
                    Page.self, "GET", "/v3/scheduled_messages?limit=2&\(query)&token=\(token)", as: credentials)
                found += page.messages.map(\.id)
                token = page.next
            } while !token.isEmpty
            return found
        }
        #expect(try await pages("channel_url=room", as: .user(ana)) == own)
        #expect(try await pages("order=scheduled_at", as: .user(ana)) == own.reversed())
        #expect(try await pages("order=scheduled_at&reverse=true", as: .user(ana)) == own)
        #expect(try await pages("sender_id=ana", as: .apiToken) == own)
        #expect(try await pages("message_type=ADMM", as: .apiToken).count == 1)
        #expect(try await pages("status=sent,failed", as: .apiToken) == [])
        let count = try await fixture.value(Count.self, "GET", "/v3/scheduled_messages/count?status=pending")
        #expect(count.count == 7)
        let other = try await fixture.refusal("GET", "/v3/scheduled_messages?sender_id=bo", as: .user(ana))
        #expect(other.code == .nonAuthorized)
    }

    @Test("Five minutes to thirty days ahead, a thousand that wait: each limit holds at its value, not past it")
    func limits() async throws {
        func code(_ ahead: Int64) async throws -> ErrorCode? {
            let (status, body) = try await fixture.rest(
                "POST", path, ["message": "m", "scheduled_at": fixture.clock.now + ahead], as: .user(ana))
            return status == 200 ? nil : try JSONDecoder().decode(RESTErrorBody.self, from: Data(body)).code
        }
        #expect(try await code(299_999) == .invalidParameterValue)
        #expect(try await code(300_000) == nil)
        #expect(try await code(2_592_000_000) == nil)
        #expect(try await code(2_592_000_001) == .invalidParameterValue)
        // A time in seconds is long past: it is refused, not taken for 1970.
        #expect(try await code(fixture.clock.now / -1_000 * 999) == .invalidParameterValue)
        let (status, _) = try await fixture.rest("POST", path, ["message": "m"], as: .user(ana))
        #expect(status == 400)
        var configuration = ServiceConfiguration()
        configuration.limits.scheduledMessages = 2
        let small = try ServiceFixture(configuration: configuration)
        let eve = try await small.login("eve")
        _ = try await small.channel("room", members: [], as: eve)
        for number in 1...3 {
            let (status, body) = try await small.rest(
                "POST", path, ["message": "m", "scheduled_at": small.clock.now + 300_000], as: .user(eve))
            guard number == 3 else {
                #expect(status == 200)
                continue
            }
            #expect(try JSONDecoder().decode(RESTErrorBody.self, from: Data(body)).code == .reachedMaxCount)
        }
    }

    @Test("A moment is a moment: the clock of the server decides, and one that was set back sends nothing twice")
    func clockSetBack() async throws {
        _ = try await schedule()
        fixture.clock.advance(600_000)
        await dueWork()
        fixture.clock.advance(-600_000)
        await dueWork()
        fixture.clock.advance(1_200_000)
        await dueWork()
        #expect(try await history().count == 1)
    }
}
