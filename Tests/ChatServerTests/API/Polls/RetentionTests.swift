import ChatDomain
import ChatWire
import Foundation
import SQLite
import Testing

@testable import ChatServer

@Suite("Retention")
struct RetentionTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let settings = "/v3/applications/settings/retention"
    private let day: Int64 = 86_400_000

    init() async throws {
        var configuration = ServiceConfiguration()
        configuration.sessionLifetimeMilliseconds = 1_000 * 86_400_000
        fixture = try ServiceFixture(configuration: configuration)
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
    }

    private func sweep() async {
        fixture.clock.advance(WriteContext.retentionPauseMilliseconds)
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
    }

    private func texts(_ url: String = "room") async throws -> [String] {
        try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/\(url)/messages?message_ts=0&prev_limit=0&next_limit=100"
        ).messages.map(\.message)
    }

    private func unread(_ url: String = "room", of user: ServiceFixture.LoggedIn) async throws -> Int64 {
        try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/\(url)", as: .user(user))
            .unreadMessageCount
    }

    private func set(_ rule: [String: Any]) async throws {
        _ = try await fixture.value(RetentionRule.self, "PUT", settings, rule)
    }

    @Test("What is older than its days goes, with one number and one event; what was unread of it is unread no longer")
    func expiring() async throws {
        for number in 0..<5 { try await fixture.send("old \(number)", to: "room", as: ana) }
        fixture.clock.advance(3 * day)
        for number in 0..<2 { try await fixture.send("new \(number)", to: "room", as: ana) }
        #expect(try await unread(of: bo) == 7)
        await fixture.untilSearchable()
        let before = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(bo))
        try await set(["message_days": 2])
        fixture.recorder.clear()
        await sweep()
        #expect(try await texts() == ["new 0", "new 1"])
        #expect(try await unread(of: bo) == 2)
        struct Count: Decodable { var unread_count: Int64 }
        let total = try await fixture.value(Count.self, "GET", "/v3/users/bo/unread_message_count")
        #expect(total.unread_count == 2)
        let events = try fixture.recorder.events(for: bo.session)
        #expect(events.map(\.body.name) == ["history.expired"] && events.first?.seq == before.seq + 1)
        // Who was away learns it by one change; so does who comes from the very beginning.
        for since in [0, before.seq] {
            let changes = try await fixture.call(
                ChannelChanges.self, .init(channelURL: "room", sinceSeq: since), as: bo)
            #expect(changes.completeSeq == before.seq + 1 && !changes.mustReload)
            guard case .historyExpired(let history)? = changes.changes.last?.body else { return #expect(Bool(false)) }
            #expect(history.number == 5)
            let messages = changes.changes.filter { $0.body.name == "message.new" }
            #expect(messages.count == (since == 0 ? 2 : 0))
        }
        // Nothing more is due: no number is taken.
        await sweep()
        #expect(try fixture.recorder.events(for: bo.session).count == 1)
        // Nor is anything of it left in the index of search.
        await fixture.untilSearchable()
        let indexed = try await withCheckedThrowingContinuation { continuation in
            fixture.service.store.read {
                try $0.connection.queryFirst("SELECT count(*) FROM search.words") { $0.integer(at: 0) }
            } completion: {
                continuation.resume(with: $0)
            }
        }
        #expect(indexed == 2)
    }

    @Test("The most particular rule holds alone: the channel's, else its kind's, else the application's")
    func precedence() async throws {
        _ = try await fixture.channel("kind", members: [], ["custom_type": "k"], as: ana)
        _ = try await fixture.channel("our_own", members: [], ["custom_type": "k"], as: ana)
        _ = try await fixture.channel("kept", members: [], as: ana)
        for url in ["room", "kind", "our_own", "kept"] { try await fixture.send("old", to: url, as: ana) }
        fixture.clock.advance(10 * day)
        try await fixture.send("newest of all", to: "room", as: ana)
        try await set(["message_days": 5])
        try await set(["message_days": 20, "custom_type": "k"])
        try await set(["message_days": 9, "channel_url": "our_own"])
        try await set(["message_days": 30, "channel_url": "kept"])
        await sweep()
        #expect(try await texts("kept") == ["old"])
        #expect(try await texts() == ["newest of all"])
        #expect(try await texts("kind") == ["old"])
        #expect(try await texts("our_own") == [])
        struct Rules: Decodable { var rules: [RetentionRule] }
        #expect(
            try await fixture.value(Rules.self, "GET", settings).rules == [
                RetentionRule(channelURL: "our_own", messageDays: 9),
                RetentionRule(channelURL: "kept", messageDays: 30), RetentionRule(customType: "k", messageDays: 20),
                RetentionRule(messageDays: 5),
            ])
        try await set(["custom_type": "k"])
        #expect(try await fixture.value(Rules.self, "GET", settings).rules.count == 3)
        await sweep()
        #expect(try await texts("kind") == [])
    }

    @Test("Thousands go in slices; polls, mentions and what was deleted before go along; unread equals a recount")
    func slices() async throws {
        var random = SplitMix(seed: 7)
        let poll = try await fixture.value(
            WirePoll.self, "POST", "/v3/polls", ["title": "?", "options": ["a"]], as: .user(ana))
        _ = try await fixture.call(
            SendMessage.self, .init(channelURL: "room", requestID: "", message: "vote", pollID: poll.id), as: ana)
        _ = try await fixture.rest("PUT", "/v3/polls/\(poll.id)/vote", ["option_ids": [1]], as: .user(bo))
        var standing: [(message: WireMessage, isSilent: Bool)] = []
        for number in 0..<1_200 {
            if number == 1_100 { fixture.clock.advance(3 * day) }
            let isSilent = random.next() % 5 == 0
            standing.append((try await fixture.send("\(number)", to: "room", as: ana, silent: isSilent), isSilent))
            if random.next() % 10 == 0 {
                let gone = standing.remove(at: Int(random.next() % UInt64(standing.count)))
                _ = try await fixture.call(
                    DeleteMessage.self, .init(channelURL: "room", messageID: gone.message.messageID), as: ana)
            }
            if number == 300 { _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: bo) }
        }
        try await set(["message_days": 2])
        await sweep()
        let cutoff = fixture.clock.now - 2 * day
        let kept = standing.filter { $0.message.createdAt >= cutoff }
        #expect(kept.count > 50 && kept.count < 150)
        #expect(try await unread(of: bo) == Int64(kept.filter { !$0.isSilent }.count))
        let rows = try fixture.service.store.waitToWrite { context in
            try ["poll", "poll_vote", "mention"].map { table in
                try context.connection.queryFirst("SELECT count(*) FROM \(table)") { $0.integer(at: 0) } ?? -1
            }
        }
        #expect(rows == [0, 0, 0])
        #expect(try await fixture.refusal("GET", "/v3/polls/\(poll.id)").code == .notFoundInDatabase)
        // Several slices took several numbers, and one line tells them all.
        let lines = try fixture.service.store.waitToWrite { context in
            try context.connection.queryFirst("SELECT count(*) FROM channel_change WHERE kind = 11") {
                $0.integer(at: 0)
            }
        }
        #expect(lines == 1)
        let newest = try await fixture.send("after", to: "room", as: ana)
        #expect(newest.messageID > (standing.last?.message.messageID ?? 0))
    }

    @Test("Numbers of messages are never given twice, even when all the others are gone and the server starts anew")
    func numbers() async throws {
        let first = try await fixture.send("1", to: "room", as: ana)
        let second = try await fixture.send("2", to: "room", as: ana)
        fixture.clock.advance(9 * day)
        try await set(["message_days": 1])
        await sweep()
        // The server's newest stays until there is a newer one.
        #expect(try await texts() == ["2"])
        let third = try await fixture.send("3", to: "room", as: ana)
        #expect(third.messageID > second.messageID && second.messageID > first.messageID)
        await sweep()
        #expect(try await texts() == ["3"])
    }

    @Test("Old files go with their bytes and leave their messages; young ones and those of other channels stay")
    func files() async throws {
        _ = try await fixture.channel("kept", members: ["bo"], as: ana)
        var urls: [String] = []
        for (url, wait) in [("room", 0), ("kept", 3), ("room", 0)] as [(String, Int64)] {
            let file = try await fixture.uploaded(Array("bytes of \(urls.count)".utf8), as: .user(ana))
            _ = try await fixture.rest(
                "POST", "/v3/group_channels/\(url)/messages", ["message_type": "FILE", "url": file.url], as: .user(ana))
            urls.append(file.url)
            fixture.clock.advance(wait * day)
        }
        try await set(["file_days": 2, "channel_url": "room"])
        await sweep()
        var statuses: [Int] = []
        for url in urls { statuses.append(await fixture.read(url, as: .user(bo)).status) }
        #expect(statuses == [404, 200, 200])
        let page = try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/room/messages?message_ts=0&prev_limit=0&next_limit=9")
        #expect(page.messages.map(\.file?.name) == ["a.bin", "a.bin"])
        await withCheckedContinuation { done in fixture.service.files.sweep { done.resume() } }
        let left = try fixture.service.store.waitToWrite { context in
            try context.connection.queryFirst("SELECT count(*) FROM file") { $0.integer(at: 0) }
        }
        #expect(left == 2)
    }

    @Test("Days are whole and not negative, and a rule is for a channel or for a kind")
    func limits() async throws {
        #expect(try await fixture.refusal("PUT", settings, ["message_days": -1]).message.contains("message_days"))
        #expect(try await fixture.rest("PUT", settings, ["message_days": 36_500]).status == 200)
        #expect(try await fixture.refusal("PUT", settings, ["message_days": 36_501]).code == .invalidParameterValue)
        #expect(try await fixture.refusal("PUT", settings, ["file_days": 36_501]).message.contains("file_days"))
        let both = try await fixture.refusal(
            "PUT", settings, ["message_days": 1, "custom_type": "k", "channel_url": "room"])
        #expect(both.code == .invalidParameterValue)
        let nowhere = try await fixture.refusal("PUT", settings, ["message_days": 1, "channel_url": "nowhere"])
        #expect(nowhere.code == .notFoundInDatabase)
    }
}
