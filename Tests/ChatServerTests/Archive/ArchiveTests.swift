import ChatDomain
import ChatWire
import Foundation
import Processes
import Requirements
import SQLite
import Testing

@testable import ChatServer

@Suite("Export and import")
struct ArchiveTests {
    private let folder: TemporaryFolder
    private let clock = TestClock()

    init() throws { folder = try TemporaryFolder() }

    private func path(_ name: String) -> String { folder.url.appendingPathComponent(name).path }

    private var environment: ServiceEnvironment {
        ServiceEnvironment(
            now: { [clock] in clock.now }, randomBytes: { [UInt8](repeating: 0xA7, count: $0) }, onFault: { _ in })
    }

    private func archive(_ name: String) throws -> Archive {
        try Archive(
            databasePath: path(name + ".sqlite"), filesPath: path(name + "-files"), environment: environment)
    }

    private func archive(of fixture: ServiceFixture) throws -> Archive {
        try Archive(databasePath: fixture.path, filesPath: fixture.path + "-files", environment: environment)
    }

    /// A server with a bit of everything, closed.
    private func world() async throws -> ServiceFixture {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        for user in ["cy", "di"] { _ = try await fixture.login(user) }
        _ = try await fixture.rest("PUT", "/v3/users/cy", ["nickname": "Zoë 🙈 \"x\""])
        _ = try await fixture.rest("POST", "/v3/users/di/token")
        _ = try await fixture.channel("room", members: ["bo", "cy"], ["is_distinct": true, "name": "R"], as: ana)
        _ = try await fixture.channel("side", members: ["di"], ["custom_type": "k"], as: bo)
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(ana))
        _ = try await fixture.rest(
            "POST", "/v3/group_channels/room/metadata", ["metadata": ["a": "1\n2"]], as: .user(ana))
        for number in 0..<40 {
            let message = try await fixture.send("text \(number) שלום", to: number % 3 == 0 ? "side" : "room", as: bo)
            if number % 7 == 0 {
                _ = try await fixture.rest(
                    "DELETE", "/v3/group_channels/\(message.channelURL)/messages/\(message.messageID)")
            }
        }
        _ = try await fixture.call(
            SendMessage.self,
            .init(channelURL: "room", requestID: "m", message: "@", mentionedUserIDs: ["ana"]), as: bo)
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: ana)
        let poll = try await fixture.value(
            WirePoll.self, "POST", "/v3/polls", ["title": "?", "options": ["a", "b"]], as: .user(ana))
        _ = try await fixture.call(
            SendMessage.self, .init(channelURL: "room", requestID: "p", message: "vote", pollID: poll.id), as: ana)
        _ = try await fixture.rest("PUT", "/v3/polls/\(poll.id)/vote", ["option_ids": [2]], as: .user(bo))
        let file = try await fixture.uploaded([UInt8](repeating: 7, count: 300_000), as: .user(ana))
        _ = try await fixture.rest(
            "POST", "/v3/group_channels/room/messages", ["message_type": "FILE", "url": file.url], as: .user(ana))
        _ = try await fixture.rest(
            "POST", "/v3/group_channels/room/scheduled_messages",
            ["message": "later", "scheduled_at": fixture.clock.now + 400_000], as: .user(ana))
        _ = try await fixture.rest("POST", "/v3/report/users/bo", ["report_category": "spam"], as: .user(ana))
        _ = try await fixture.rest(
            "POST", "/v3/announcements",
            [
                "message": ["type": "ADMM", "content": "x"], "target_at": "target_channels", "target_list": ["room"],
            ])
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: bo)
        _ = try await fixture.rest(
            "POST", "/v3/applications/settings_by_channel_custom_type/k/mute", ["user_ids": ["di"], "seconds": 60])
        _ = try await fixture.rest(
            "PUT", "/v3/users/bo/push_preference/room", ["push_trigger_option": "all", "push_sound": "gong"])
        _ = try await fixture.rest("PUT", "/v3/applications/settings/retention", ["message_days": 9])
        _ = try await fixture.rest("POST", "/v3/group_channels/room/mute", ["user_id": "cy", "seconds": 60])
        fixture.service.close()
        return fixture
    }

    /// The lines but for the first and the last, which tell when and how many.
    private func rows(_ file: String) throws -> [String] {
        let text = try String(contentsOfFile: path(file), encoding: .utf8)
        return text.split(separator: "\n").dropFirst().dropLast().map(String.init)
    }

    @Test("What is exported, imported elsewhere and exported again is the same, row by row and byte by byte")
    func roundTrip() async throws {
        let fixture = try await world()
        let lines = try archive(of: fixture).export("app", to: path("a"))
        let other = try archive("other")
        #expect(try other.restore(path("a")) == Int(lines))
        try other.export("app", to: path("b"))
        let before = try rows("a")
        #expect(before.count == Int(lines) - 2 && before.count > 60)
        #expect(try rows("b") == before)
        let tables = Set(before.compactMap { $0.split(separator: "\"").dropFirst(3).first.map(String.init) })
        for table in ["user", "channel", "member", "message", "poll_vote", "file", "report", "announcement_sent"]
            + ["type_standing", "channel_sound", "figure", "announcement_open", "announcement_hour"]
        {
            #expect(tables.contains(table), "\(table)")
        }
        // A server that opens it goes on as if nothing had happened.
        let service = try ChatService(
            path: path("other.sqlite"), filesPath: path("other-files"), environment: environment)
        defer { service.close() }
        let counts = try service.store.waitToWrite { context -> (unread: Int64?, last: Int64) in
            let room = try #require(try context.queries.channel(applicationKey: 1, url: "room"))
            return (try context.queries.unreadCounts(of: room, userIDs: ["ana"])["ana"], context.lastMessageID)
        }
        let told = try await world().service
        told.close()
        #expect(counts.last > 40)
        #expect(try FileManager.default.subpathsOfDirectory(atPath: path("other-files")).contains { $0.count > 30 })
    }

    @Test("An export that was killed anywhere goes on behind its last whole line, and is the same in the end")
    func killedExport() async throws {
        let fixture = try await world()
        let archive = try archive(of: fixture)
        try archive.export("app", to: path("whole"))
        let whole = try Data(contentsOf: URL(fileURLWithPath: path("whole")))
        var random = SplitMix(seed: 3)
        let header = (whole.firstIndex(of: 0x0A) ?? 0) + 1
        for round in 0..<25 {
            let cut = header + Int(random.next() % UInt64(whole.count - header))
            try whole.prefix(cut).write(to: URL(fileURLWithPath: path("cut\(round).partial")))
            try archive.export("app", to: path("cut\(round)"))
            #expect(try Data(contentsOf: URL(fileURLWithPath: path("cut\(round)"))) == whole, "cut at \(cut)")
        }
        #expect(throws: ArchiveError.self) { try archive.export("app", to: path("whole")) }
        #expect(throws: ArchiveError.self) { try archive.export("none", to: path("c")) }
    }

    @Test("An import that was killed goes on with the line behind, and nothing is there twice")
    func killedImport() async throws {
        let fixture = try await world()
        // More lines than one transaction takes.
        try more(2_500, in: fixture)
        try archive(of: fixture).export("app", to: path("a"))
        for kills in 1...2 {
            var left = kills
            let name = "killed\(kills)"
            while left > 0 {
                left -= 1
                // A new process each time: nothing but the file is left of the one before.
                _ = try archive(name).importer(path("a")).run(as: nil) { _ in true }
            }
            try archive(name).restore(path("a"))
            try archive(name).export("app", to: path(name + ".out"))
            #expect(try rows(name + ".out") == rows("a"))
        }
    }

    private func more(_ count: Int, in fixture: ServiceFixture) throws {
        let connection = try Connection(path: fixture.path)
        try connection.transaction {
            for number in 0..<count {
                try connection.run(
                    "INSERT INTO report (application, kind, category, reporter, offender, channel, message, description, "
                        + "created_at, body) VALUES (1, 2, 'spam', 1, 0, 1, 0, ?, 5, '')", "r\(number)")
            }
        }
    }

    @Test("A damaged line is named by its number, what came before stays, and the mended file goes on")
    func damaged() async throws {
        let fixture = try await world()
        try archive(of: fixture).export("app", to: path("a"))
        var lines = try String(contentsOfFile: path("a"), encoding: .utf8).split(separator: "\n").map(String.init)
        let sound = lines
        func attempt(_ number: Int, _ damage: (String) -> String) throws -> ArchiveError? {
            lines = sound
            lines[number - 1] = damage(lines[number - 1])
            try (lines.joined(separator: "\n") + "\n").write(toFile: path("bad"), atomically: true, encoding: .utf8)
            return #expect(throws: ArchiveError.self) { try archive("bad\(number)").restore(path("bad")) }
        }
        for (number, damage) in [
            (1, { _ in "{}" }), (5, { String($0.dropLast(9)) }),
            (7, { $0.replacingOccurrences(of: "\"id\":", with: "\"it\":") }),
            (8, { $0.replacingOccurrences(of: "{\"table\":\"", with: "{\"table\":\"un") }),
            (9, { _ in "{\"content\":\"../../x\",\"offset\":0,\"data\":\"\"}" }),
            (sound.count, { _ in "{\"end\":true,\"lines\":3}" }),
        ] as [(Int, (String) -> String)] {
            let error = try attempt(number, damage)
            #expect(error?.line == number && error?.description.hasPrefix("Line \(number): ") == true, "\(number)")
        }
        try (sound.dropLast().joined(separator: "\n") + "\n").write(
            toFile: path("short"), atomically: true, encoding: .utf8)
        let short = #expect(throws: ArchiveError.self) { try archive("short").restore(path("short")) }
        #expect(short?.line == sound.count)
        try archive("bad5").restore(path("a"))
        try archive("bad5").export("app", to: path("mended"))
        #expect(try rows("mended") == rows("a"))
    }

    @Test("Names that lead out of the folder of files are refused, and nothing is written there", .covers("C-75"))
    func names() throws {
        for name in [
            "../../x", "/etc/x", "..", "", "aa", "ZZZZZZZZZZZZZZZZ", "0123456789abcdef.99", "0123456789abcdef/x",
        ] {
            let lines = [
                "{\"roost_archive\":1,\"export_id\":\"e\",\"application\":{\"app_id\":\"app\",\"requires_token\":0,"
                    + "\"creates_users\":1,\"created_at\":1}}",
                "{\"content\":\"\(name)\",\"offset\":0,\"data\":\"AAAA\"}", "{\"end\":true,\"lines\":3}",
            ]
            try (lines.joined(separator: "\n") + "\n").write(toFile: path("n"), atomically: true, encoding: .utf8)
            let target = "n\(abs(name.hashValue))"
            #expect(throws: ArchiveError.self) { try archive(target).restore(path("n")) }
            let found = try FileManager.default.subpathsOfDirectory(atPath: path(target + "-files"))
            #expect(found.sorted() == ["incoming", "unfinished"])
        }
    }

    @Test("Imported beside another application, keys move: everyone is who they were, and neither sees the other")
    func beside() async throws {
        let fixture = try await world()
        try archive(of: fixture).export("app", to: path("a"))
        let archive = try archive(of: fixture)
        let taken = #expect(throws: ArchiveError.self) { try archive.restore(path("a")) }
        #expect(taken?.description.contains("'app'") == true)
        // The files' ids are the same, and theirs alone.
        let double = #expect(throws: ArchiveError.self) { try archive.restore(path("a"), as: "twin") }
        #expect(double?.line != nil)
        let other = try ServiceFixture()
        let eve = try await other.login("eve")
        _ = try await other.channel("room", members: [], as: eve)
        for number in 0..<5 { try await other.send("\(number)", to: "room", as: eve) }
        other.service.close()
        try self.archive(of: other).restore(path("a"), as: "twin")
        let service = try ServiceFixture.open(other.path, clock: other.clock)
        defer { service.close() }
        let seen = try service.store.waitToWrite {
            context -> (texts: [String], votes: [Int64], members: [String], distinct: Bool) in
            let application = try #require(try context.queries.application("twin"))
            let room = try #require(try context.queries.channel(applicationKey: application.key, url: "room"))
            let page = try context.queries.messages(
                MessagesQuery(
                    QueryFields([
                        (name: "message_ts", value: "0"), (name: "prev_limit", value: "0"),
                        (name: "next_limit", value: "100"),
                    ]),
                    limits: .standard), in: room, for: StoreQueries.Reader())
            let keys = try context.queries.memberKeys(channelKey: room.key)
            return (
                page.messages.map { "\($0.sender?.userID ?? "-"): \($0.message)" },
                page.messages.compactMap { $0.poll?.options.map(\.voteCount) }.flatMap { $0 },
                try keys.compactMap { try context.queries.user(key: $0)?.userID }.sorted(),
                room.distinctKey == DistinctKey.text(ofUserKeys: keys)
            )
        }
        #expect(seen.texts.contains("bo: text 1 שלום") && seen.texts.contains("ana: vote"))
        #expect(seen.votes == [0, 1])
        #expect(seen.members == ["ana", "bo", "cy"] && seen.distinct)
    }
}
