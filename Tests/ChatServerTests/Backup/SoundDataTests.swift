import ChatWire
import Requirements
import SQLite
import Testing

@testable import ChatServer

@Suite("Data are sound after whatever a server does", .within(minutes: 1))
struct SoundDataTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let room = "/v3/group_channels/room"

    init() async throws {
        var configuration = ServiceConfiguration()
        configuration.sessionLifetimeMilliseconds = 1_000 * 86_400_000
        fixture = try ServiceFixture(configuration: configuration)
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
    }

    /// What `roost check data` would say of the database now.
    private func findings() throws -> [String] {
        try fixture.service.store.waitToWrite { context in
            try context.flush()
            var report = DataCheck.Report()
            try DataCheck.run(on: context.connection, report: &report)
            return report.findings
        }
    }

    private func work(_ days: Int64 = 0) async {
        fixture.clock.advance(days * 86_400_000 + WriteContext.retentionPauseMilliseconds)
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
    }

    @Test("After retention has taken old messages, with edits, deletions and silent ones among them")
    func retention() async throws {
        var sent: [WireMessage] = []
        for number in 0..<20 {
            sent.append(try await fixture.send("\(number)", to: "room", as: ana, silent: number % 6 == 5))
        }
        for number in [3, 8] {
            _ = try await fixture.call(
                UpdateMessage.self, .init(channelURL: "room", messageID: sent[number].messageID, message: "e"), as: ana)
        }
        for number in [4, 9, 19] {
            _ = try await fixture.call(
                DeleteMessage.self, .init(channelURL: "room", messageID: sent[number].messageID), as: ana)
        }
        _ = try await fixture.rest("PUT", "/v3/applications/settings/retention", ["message_days": 2])
        fixture.clock.advance(5 * 86_400_000)
        for number in 0..<5 { try await fixture.send("new \(number)", to: "room", as: ana) }
        await work()
        #expect(try findings() == [])
        // And again, when there is something newer to expire.
        await work(3)
        try await fixture.send("last", to: "room", as: bo)
        await work()
        #expect(try findings() == [])
    }

    @Test("After threads, reactions, pins, polls, blocking and moderation")
    func conversation() async throws {
        let first = try await fixture.send("first", to: "room", as: ana)
        let reply = try await fixture.reply("reply", to: first.messageID, as: bo)
        try await fixture.reply("both", to: first.messageID, as: bo, alsoToChannel: true)
        try await fixture.react("k", to: first.messageID, as: bo)
        try await fixture.react("k", to: first.messageID, as: bo, .delete)
        _ = try await fixture.rest("POST", "\(room)/messages/\(first.messageID)/pin", as: .user(ana))
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: reply.messageID), as: bo)
        let poll = try await fixture.value(
            WirePoll.self, "POST", "/v3/polls", ["title": "?", "options": ["a", "b"]], as: .user(ana))
        _ = try await fixture.call(
            SendMessage.self, .init(channelURL: "room", requestID: "", message: "vote", pollID: poll.id), as: ana)
        _ = try await fixture.rest("PUT", "/v3/polls/\(poll.id)/vote", ["option_ids": [1]], as: .user(bo))
        _ = try await fixture.rest("POST", "/v3/users/ana/block", ["target_id": "bo"], as: .user(ana))
        try await fixture.send("withheld", to: "room", as: bo)
        for (method, path) in [("POST", "mute"), ("POST", "ban")] {
            _ = try await fixture.rest(method, "\(room)/\(path)", ["user_id": "bo", "seconds": 60], as: .user(ana))
        }
        _ = try await fixture.rest("DELETE", "\(room)/messages/\(first.messageID)", as: .user(ana))
        #expect(try findings() == [])
    }

    @Test("After channels of every kind, members coming and going, and a channel's end")
    func kinds() async throws {
        let kinds: [[String: Any]] = [
            ["is_ephemeral": true], ["is_exclusive": true], ["is_broadcast": true], ["is_distinct": true],
            ["is_public": true],
        ]
        for (number, kind) in kinds.enumerated() {
            let url = "kind\(number)"
            _ = try await fixture.channel(url, members: ["bo"], kind, as: ana)
            for text in ["1", "2"] { try await fixture.send(text, to: url, as: ana) }
            _ = try? await fixture.send("by bo", to: url, as: bo)
            _ = try await fixture.rest("PUT", "/v3/group_channels/\(url)/leave", as: .user(bo))
            _ = try await fixture.rest("PUT", "/v3/group_channels/\(url)/metadata", ["metadata": ["k": "v"]])
            #expect(try findings() == [], "\(kind)")
        }
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "open", "name": "o"], as: .user(ana))
        _ = try await fixture.call(EnterChannel.self, .init(channelURL: "open"), as: ana)
        try await fixture.send("in the open", to: "open", as: ana)
        _ = try await fixture.rest("DELETE", "/v3/group_channels/kind1", as: .user(ana))
        #expect(try findings() == [])
    }

    @Test("After a user was erased, scheduled messages and announcements were sent, and the server started anew")
    func endings() async throws {
        let cy = try await fixture.login("cy")
        _ = try await fixture.rest("POST", "\(room)/invite", ["user_ids": ["cy"]], as: .user(ana))
        for number in 0..<3 { try await fixture.send("cy \(number)", to: "room", as: cy) }
        try await fixture.send("ana", to: "room", as: ana)
        _ = try await fixture.rest(
            "POST", "\(room)/scheduled_messages",
            ["message": "later", "scheduled_at": fixture.clock.now + 600_000], as: .user(ana))
        _ = try await fixture.rest(
            "POST", "/v3/announcements",
            [
                "message": ["type": "ADMM", "content": "all"], "target_at": "target_channels", "target_list": ["room"],
            ])
        await work(1)
        #expect(try await fixture.rest("DELETE", "/v3/users/cy?delete_messages=true").status == 200)
        await work()
        #expect(try findings() == [])
        fixture.service.close()
        let after = try ServiceFixture(reopening: fixture)
        let report = try after.service.store.waitToWrite { context in
            var report = DataCheck.Report()
            try DataCheck.run(on: context.connection, report: &report)
            return report.findings
        }
        #expect(report == [])
    }
}
