import ChatWire
import Foundation
import Requirements
import SQLite
import Testing

@testable import ChatServer

/// What a deleted user has left behind, beside what was said (``DeletionTests``).
@Suite("What a deleted user leaves behind", .timeLimit(.minutes(1)))
struct ErasureTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let cy: ServiceFixture.LoggedIn

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        // The last: his key is the highest.
        cy = try await fixture.login("cy")
        for url in ["room", "second", "third"] {
            _ = try await fixture.channel(url, members: ["ana", "bo", "cy"], as: cy)
        }
    }

    /// Deletes cy, and lets the server go through everything.
    private func delete(removes: Bool) async throws {
        #expect(try await fixture.rest("DELETE", "/v3/users/cy?delete_messages=\(removes)").status == 200)
        for _ in 0..<6 { await fixture.tick() }
        #expect(try await fixture.count("erasure") == 0)
    }

    private func poll(_ title: String, by user: ServiceFixture.LoggedIn) async throws -> (
        id: Int64, message: WireMessage
    ) {
        let poll = try await fixture.value(
            WirePoll.self, "POST", "/v3/polls",
            ["title": title, "options": ["yes", "no"], "allow_user_suggestion": true], as: .user(user))
        var params = SendMessage.Params(channelURL: "room", requestID: "", message: title)
        params.pollID = poll.id
        return (poll.id, try await fixture.call(SendMessage.self, params, as: user).message)
    }

    private func vote(_ option: Int64, in id: Int64, as user: ServiceFixture.LoggedIn) async throws {
        _ = try await fixture.value(
            WirePoll.self, "PUT", "/v3/polls/\(id)/vote", ["option_ids": [option]], as: .user(user))
    }

    @Test(
        "Reactions are taken back, in counts and names, told live and to who catches up", .covers("C-54"),
        arguments: [false, true])
    func reactions(removes: Bool) async throws {
        let message = try await fixture.send("hello", to: "room", as: ana)
        let other = try await fixture.send("more", to: "second", as: ana)
        for user in [ana, cy] { _ = try await fixture.react("👍", to: message.messageID, as: user) }
        _ = try await fixture.react("🎉", to: message.messageID, as: cy)
        _ = try await fixture.react("👍", to: other.messageID, in: "second", as: cy)
        let before = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(bo)).seq
        fixture.recorder.clear()
        try await delete(removes: removes)
        let now = try await fixture.message(message.messageID, as: .user(bo))
        #expect(now.reactions.map(\.key) == ["👍"])
        #expect(now.reactions.map(\.count) == [1] && now.reactions.first?.userIDs == ["ana"])
        #expect(try await fixture.message(other.messageID, in: "second").reactions == [])
        let told = try fixture.recorder.events(for: bo.session).compactMap { event -> ReactionChange? in
            if case .messageReaction(let change) = event.body { change } else { nil }
        }
        #expect(told.count == 3 && told.allSatisfy { $0.operation == .delete && $0.userID == "cy" })
        let changes = try await fixture.call(ChannelChanges.self, .init(channelURL: "room", sinceSeq: before), as: bo)
        // Two changes of one message are one there: the message as it is now.
        #expect(changes.changes.contains { $0.body == .messageUpdated(now) } && !changes.mustReload)
        #expect(try await fixture.count("reaction") == 1)
        // The message can be reacted to as before.
        _ = try await fixture.react("🎉", to: message.messageID, as: bo)
        #expect(fixture.reportedFaults == [])
    }

    @Test(
        "Votes in open polls are taken back; in closed ones they stay counted for nobody, or go with all that was said",
        .covers("C-54"), arguments: [false, true])
    func votes(removes: Bool) async throws {
        let open = try await poll("open?", by: ana)
        let closed = try await poll("closed?", by: ana)
        for poll in [open, closed] {
            for user in [bo, cy] { try await vote(1, in: poll.id, as: user) }
        }
        _ = try await fixture.rest("PUT", "/v3/polls/\(closed.id)/close", as: .user(ana))
        fixture.recorder.clear()
        try await delete(removes: removes)
        let left = try await fixture.value(WirePoll.self, "GET", "/v3/polls/\(open.id)", as: .user(bo))
        #expect(left.options.map(\.voteCount) == [1, 0] && left.voterCount == 1)
        #expect(
            try fixture.recorder.events(for: bo.session).contains { event in
                if case .pollVoted(let vote) = event.body {
                    vote.pollID == open.id && vote.voterCount == 1
                } else {
                    false
                }
            })
        let result = try await fixture.value(WirePoll.self, "GET", "/v3/polls/\(closed.id)", as: .user(bo))
        #expect(result.options.map(\.voteCount) == [removes ? 1 : 2, 0])
        let voters = try await fixture.value(
            VoterPage.self, "GET", "/v3/polls/\(closed.id)/options/1/voters", as: .user(bo))
        #expect(voters.voters.map(\.userID) == ["bo"])
        // Counts and rows agree, and the open poll takes votes as before.
        #expect(try await fixture.count("poll_vote") == (removes ? 2 : 3))
        try await vote(2, in: open.id, as: bo)
        #expect(fixture.reportedFaults == [])
    }

    @Test(
        "A poll names nobody any more who made it or an option of it; where all goes, nothing of it is left",
        .covers("C-54"), arguments: [false, true])
    func polls(removes: Bool) async throws {
        let own = try await poll("by cy", by: cy)
        let other = try await poll("by ana", by: ana)
        _ = try await fixture.value(
            WirePoll.self, "POST", "/v3/polls/\(other.id)/options", ["text": "maybe"], as: .user(cy))
        try await vote(1, in: own.id, as: bo)
        try await delete(removes: removes)
        let theirs = try await fixture.value(WirePoll.self, "GET", "/v3/polls/\(other.id)", as: .user(bo))
        #expect(theirs.createdBy == "ana" && theirs.options.map(\.createdBy) == ["ana", "ana", nil])
        let (status, body) = try await fixture.rest("GET", "/v3/polls/\(own.id)", as: .user(bo))
        #expect(status == (removes ? 404 : 200))
        #expect(!String(decoding: body, as: UTF8.self).contains("\"cy\""))
        let stored = try await fixture.texts("SELECT body FROM poll")
        #expect(!stored.contains { $0.contains("\"cy\"") })
        #expect(stored.contains { $0.contains("by cy") } == !removes)
        #expect(fixture.reportedFaults == [])
    }

    @Test(
        "Pins, files, waiting uploads, the picture, reports, what was to be sent: as the option says",
        .covers("C-54"), arguments: [false, true])
    func rest(removes: Bool) async throws {
        let pinned = try await fixture.send("pinned secret", to: "room", as: cy)
        _ = try await fixture.rest("POST", "/v3/group_channels/room/messages/\(pinned.messageID)/pin", as: .user(cy))
        _ = try await fixture.rest(
            "POST", "/v3/report/group_channels/room/messages/\(pinned.messageID)", ["report_category": "spam"],
            as: .user(bo))
        let sent = try await fixture.uploaded(Array("sent".utf8), as: .user(cy))
        let message = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages",
            ["message_type": "FILE", "url": sent.url], as: .user(cy))
        _ = try await fixture.uploaded(Array("waits".utf8), as: .user(cy))
        _ = try await fixture.begun(length: 100, [1], as: .user(cy))
        let picture = try await fixture.uploaded(SamplePictures.jpeg, as: .user(cy))
        _ = try await fixture.rest("PUT", "/v3/users/cy", ["profile_url": picture.url], as: .user(cy))
        _ = try await fixture.value(
            WireScheduledMessage.self, "POST", "/v3/group_channels/room/scheduled_messages",
            [
                "message_type": "MESG", "message": "later", "user_id": "cy",
                "scheduled_at": fixture.clock.now + 1_000_000,
            ], as: .user(cy))
        try await delete(removes: removes)
        let room = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(bo))
        #expect(room.pinnedMessageIDs.isEmpty == removes)
        let url = message.file?.url ?? ""
        #expect(await fixture.read(url, as: .user(bo)).status == (removes ? 404 : 200))
        #expect(await fixture.read(picture.url).status == 404)
        #expect(try await fixture.count("scheduled_message") == 0)
        let reports = try await fixture.texts("SELECT body FROM report")
        #expect(reports.count == 1 && !reports.contains { $0.contains("\"cy\"") })
        #expect(reports.contains { $0.contains("secret") } == !removes)
        await fixture.sweep()
        #expect(fixture.storedFiles.count == (removes ? 0 : 1))
        #expect(try await fixture.count("upload") == 0)
        #expect(try await fixture.found("secret", as: bo) == (removes ? [] : ["pinned secret"]))
        // The channels go on without their last operator: people talk, the back end makes another.
        for channel in ["room", "second", "third"] { try await fixture.send("on", to: channel, as: bo) }
        #expect(
            try await fixture.rest("POST", "/v3/group_channels/room/operators", ["operator_ids": ["bo"]]).status == 200)
        #expect(try await fixture.rest("PUT", "/v3/group_channels/room", ["name": "New"], as: .user(bo)).status == 200)
        #expect(fixture.reportedFaults == [])
    }

    @Test("Whoever is made next has a key of its own: nothing of the deleted user is the new one's")
    func keysAreNotGivenAgain() async throws {
        try await fixture.send("by cy", to: "room", as: cy)
        let message = try await fixture.send("by ana", to: "room", as: ana)
        _ = try await fixture.react("👍", to: message.messageID, as: cy)
        #expect(try await fixture.rest("DELETE", "/v3/users/cy").status == 200)
        // Before anything was gone through, and under the same name.
        let next = try await fixture.login("dan")
        let again = try await fixture.login("cy")
        #expect(next.session.userKey > cy.session.userKey && again.session.userKey > next.session.userKey)
        #expect(await fixture.read("/v3/files/none/x", key: cy.result.fileKey).status != 200)
        let senders = try await fixture.page(as: .user(bo)).messages.map(\.sender?.userID)
        #expect(!senders.contains("dan") && !senders.contains("cy"))
        // The same for channels.
        let lobby = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(ana))
        #expect(lobby.channelURL == "lobby")
        _ = try await fixture.rest("DELETE", "/v3/open_channels/lobby")
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "other"], as: .user(ana))
        let keys = try await fixture.texts("SELECT id FROM channel WHERE url = 'other'")
        #expect(keys == ["5"], "\(keys)")
    }

    @Test(
        "What is gone through goes on after a restart, and nothing that should have gone is left",
        arguments: [false, true])
    func restart(removes: Bool) async throws {
        let message = try await fixture.send("hello", to: "room", as: ana)
        _ = try await fixture.react("👍", to: message.messageID, as: cy)
        let asked = try await poll("?", by: cy)
        try await vote(1, in: asked.id, as: cy)
        _ = try await fixture.rest("DELETE", "/v3/users/cy?delete_messages=\(removes)")
        await fixture.tick()
        fixture.service.close()
        let next = try ServiceFixture(reopening: fixture)
        for _ in 0..<6 { await next.tick() }
        #expect(try await next.count("erasure") == 0)
        #expect(try await next.count("reaction") == 0)
        let findings = try await next.query { queries in
            var report = DataCheck.Report()
            try DataCheck.run(on: queries.connection, report: &report)
            return report.findings
        }
        #expect(findings == [])
    }
}

extension ServiceFixture {
    /// Reads in the store.
    func query<Value: Sendable>(_ body: @escaping @Sendable (StoreQueries) throws -> Value) async throws -> Value {
        try await withCheckedThrowingContinuation { continuation in
            service.store.read(body) { continuation.resume(with: $0) }
        }
    }

    /// How many rows a table has; a condition may follow its name.
    func count(_ table: String) async throws -> Int64 {
        try await query {
            try $0.connection.queryFirst("SELECT count(*) FROM \(table)") { $0.integer(at: 0) } ?? 0
        }
    }

    /// The first column of what is selected.
    func texts(_ sql: String) async throws -> [String] {
        try await query { try $0.connection.query(sql) { $0.text(at: 0) } }
    }
}
