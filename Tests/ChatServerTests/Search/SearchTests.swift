import ChatDomain
import ChatWire
import Foundation
import Requirements
import SQLite
import Testing

@testable import ChatServer

@Suite("Searching messages")
struct SearchTests {
    private static let texts = [
        "我好想要中文搜尋", "今日は天気がいい", "안녕하세요", "Straße", "naïve café", "🎉 party",
    ]

    private func world() async throws -> (ServiceFixture, ServiceFixture.LoggedIn, ServiceFixture.LoggedIn) {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        return (fixture, ana, bo)
    }

    @Test(
        "Any part of a text without spaces, and any beginning of a word, is found, whatever the case and accents",
        .covers("C-85"),
        arguments: [
            ("我", 0), ("中文", 0), ("好想要中", 0), ("文搜尋", 0), ("天", 1), ("天気", 1), ("気がいい", 1), ("안", 2), ("하세", 2),
            ("안녕하세", 2), ("s", 3), ("st", 3), ("stra", 3), ("STRASSE", 3), ("straße", 3), ("n", 4), ("CAFÉ", 4),
            ("cafe", 4), ("naive c", 4), ("🎉", 5), ("Party", 5), ("🎉 pa", 5),
        ])
    func parts(question: String, index: Int) async throws {
        let (fixture, ana, bo) = try await world()
        for text in Self.texts { try await fixture.send(text, to: "room", as: ana) }
        #expect(try await fixture.found(question, as: bo) == [Self.texts[index]])
        #expect(try await fixture.found(question, "&channel_url=room", as: bo) == [Self.texts[index]])
    }

    @Test("All words must be there; an exact match wants them whole and in their order")
    func exact() async throws {
        let (fixture, ana, bo) = try await world()
        for text in ["quick brown fox", "brown quick fox", "quick brownie", "brown, quick; brown!"] {
            try await fixture.send(text, to: "room", as: ana)
        }
        #expect(try await fixture.found("brown quick", "&sort_field=ts", as: bo).count == 4)
        #expect(
            try await fixture.found("quick brown", "&exact_match=true&sort_field=ts", as: bo) == [
                "brown, quick; brown!", "quick brown fox",
            ])
        #expect(try await fixture.found("fox brownie", as: bo) == [])
    }

    @Test("Nothing is found but in joined channels, and of each what the own history holds", .covers("C-33", "C-85"))
    func access() async throws {
        let (fixture, ana, bo) = try await world()
        let cy = try await fixture.login("cy")
        _ = try await fixture.channel("secret", members: ["cy"], as: ana)
        try await fixture.send("needle old", to: "room", as: ana)
        _ = try await fixture.rest("PUT", "/v3/group_channels/room/reset_user_history", [:], as: .user(bo))
        try await fixture.send("needle new", to: "room", as: ana)
        try await fixture.send("needle secret", to: "secret", as: ana)
        _ = try await fixture.channel("left", members: ["bo"], as: ana)
        fixture.clock.advance(10)
        try await fixture.send("needle left", to: "left", as: ana)
        #expect(try await fixture.found("needle", "&sort_field=ts", as: bo) == ["needle left", "needle new"])
        _ = try await fixture.rest("PUT", "/v3/group_channels/left/leave", [:], as: .user(bo))
        #expect(try await fixture.found("needle", as: bo) == ["needle new"])
        #expect(try await fixture.found("needle", as: cy) == ["needle secret"])
        #expect(try await fixture.found("needle", as: ana).count == 4)
        let target = "/v3/search/messages?query=needle"
        #expect(try await fixture.refusal("GET", target + "&channel_url=secret", as: .user(bo)).code == .nonAuthorized)
        #expect(try await fixture.refusal("GET", target + "&user_id=ana", as: .user(bo)).code == .nonAuthorized)
        // The application reads all of its own.
        #expect(try await fixture.searchPage("query=needle").totalCount == 4)
        #expect(try await fixture.searchPage("query=needle&user_id=bo").results.map(\.message) == ["needle new"])
        #expect(try await fixture.searchPage("query=needle&channel_url=secret").totalCount == 1)
        // Another application finds nothing of it.
        let token = try Administration(fixture.service).createApplication("other")
        var request = APIRequest(method: "GET", path: "/v3/search/messages", query: "query=needle")
        request.apiToken = token
        let answer = try JSONDecoder().decode(SearchPage.self, from: Data(await fixture.response(to: request).body))
        #expect(answer.totalCount == 0)
        let elsewhere = try await fixture.login("ana", applicationID: "other")
        #expect(try await fixture.found("needle", as: elsewhere) == [])
    }

    @Test("A question is no syntax: whatever is asked, nobody reads another's channel and nothing breaks")
    func injection() async throws {
        let (fixture, ana, _) = try await world()
        try await fixture.send("needle", to: "room", as: ana)
        let cy = try await fixture.login("cy")
        _ = try await fixture.channel("owned", members: [], as: cy)
        try await fixture.send("hay", to: "owned", as: cy)
        let questions = [
            "needle\" OR channel : c1 OR \"x", "\" OR needle", "channel:c1", "needle OR hay", "{text} : needle", "*",
            "^needle", "NEAR(needle hay)", "needle) OR (text : needle", "'; DROP TABLE message; --", "%", "\u{0}needle",
            "((((((((((", "\"", "AND", "NOT needle",
        ]
        for question in questions {
            let found = try await fixture.found(question, as: cy)
            #expect(!found.contains("needle"), "\(question)")
        }
        #expect(try await fixture.found("needle", as: ana) == ["needle"])
        #expect(fixture.reportedFaults == [])
    }

    @Test("Edits and deletions follow, file names are found, a deleted channel is gone", .covers("C-85"))
    func following() async throws {
        let (fixture, ana, bo) = try await world()
        let message = try await fixture.send("before", to: "room", as: ana)
        #expect(try await fixture.found("before", as: bo) == ["before"])
        _ = try await fixture.call(
            UpdateMessage.self, .init(channelURL: "room", messageID: message.messageID, message: "after"), as: ana)
        #expect(try await fixture.found("before", as: bo) == [])
        #expect(try await fixture.found("after", as: bo) == ["after"])
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: message.messageID), as: ana)
        #expect(try await fixture.found("after", as: bo) == [])
        let file = FileReference(url: "https://example.com/x", name: "Jahresbericht 2026.pdf")
        _ = try await fixture.call(
            SendMessage.self, .init(channelURL: "room", requestID: "", message: "see", file: file), as: ana)
        #expect(try await fixture.found("jahres", as: bo) == ["see"])
        try await fixture.reply("answered", to: try await fixture.send("x", to: "room", as: ana).messageID, as: bo)
        #expect(try await fixture.found("answered", as: ana) == ["answered"])
        _ = try await fixture.rest("DELETE", "/v3/group_channels/room")
        #expect(try await fixture.found("jahres", as: bo) == [])
        // What the index followed is not kept.
        await fixture.untilSearchable()
        let rows = try fixture.service.store.waitToWrite {
            try $0.connection.queryFirst("SELECT count(*) FROM text_change") { $0.integer(at: 0) }
        }
        #expect(rows == 0)
    }

    @Test("The newest or the best first, turned round, between two times, in channels of a kind, page by page")
    func orders() async throws {
        let (fixture, ana, bo) = try await world()
        _ = try await fixture.channel("typed", members: ["bo"], ["custom_type": "t"], as: ana)
        var times: [Int64] = []
        for number in 0..<7 {
            fixture.clock.advance(10)
            let text = number == 3 ? "word" : "word \(number) and a few more of them"
            times.append(try await fixture.send(text, to: number == 6 ? "typed" : "room", as: ana).createdAt)
        }
        let byTime = try await fixture.found("word", "&sort_field=ts", as: bo)
        #expect(byTime.first?.contains("6") == true && byTime.last?.contains("0") == true && byTime.count == 7)
        #expect(try await fixture.found("word", "&sort_field=ts&reverse=true", as: bo) == byTime.reversed())
        #expect(try await fixture.found("word", as: bo).first == "word")
        #expect(
            try await fixture.found("word", "&message_ts_from=\(times[2])&message_ts_to=\(times[5])", as: bo).count == 3
        )
        #expect(try await fixture.found("word", "&custom_type=t", as: bo).count == 1)
        var (query, pages): (String?, [[String]]) = ("", [])
        var cursors: [String] = []
        while let more = query {
            let page = try await fixture.searchPage("query=word&sort_field=ts&limit=3\(more)", as: .user(bo))
            #expect(page.totalCount == 7 && page.hasPrevious == !pages.isEmpty)
            pages.append(page.results.map(\.message))
            cursors.append(page.startCursor)
            query = page.hasNext ? "&after=\(page.endCursor)" : nil
            // What comes while one pages moves nothing.
            try await fixture.send("word late", to: "room", as: ana)
        }
        #expect(pages.flatMap { $0 } == byTime && pages.map(\.count) == [3, 3, 1])
        let back = try await fixture.searchPage("query=word&sort_field=ts&limit=3&before=\(cursors[2])", as: .user(bo))
        #expect(back.results.map(\.message) == pages[1])
        #expect(
            try await fixture.refusal("GET", "/v3/search/messages?query=word&after=x", as: .user(bo)).code
                == .invalidParameterValue)
    }

    @Test(
        "An index that was left behind, lost, damaged or is from another time catches up at the start",
        .covers("C-94"), arguments: ["behind", "far behind", "lost", "damaged", "ahead"])
    func restart(what: String) async throws {
        let (fixture, ana, _) = try await world()
        let path = fixture.path + Store.indexSuffix
        let first = try await fixture.send("first words", to: "room", as: ana)
        try await fixture.send("second words", to: "room", as: ana)
        await fixture.untilSearchable()
        fixture.service.close()
        let old = try Data(contentsOf: URL(fileURLWithPath: path))
        // The server goes on for a while, and ends.
        let middle = try ServiceFixture.open(fixture.path, clock: fixture.clock)
        try middle.store.waitToWrite { context in
            let caller = Caller.user(key: ana.session.userKey, applicationKey: ana.session.applicationKey)
            _ = try context.sendMessage(.init(message: "third words"), to: "room", by: caller, senderID: nil)
            _ = try context.editMessage(first.messageID, .init(message: "changed words"), in: "room", by: caller)
        }
        if what == "far behind" {
            // What the index has followed is listed no longer.
            await withCheckedContinuation { continuation in middle.store.whenSearchable { continuation.resume() } }
            let listed = try middle.store.waitToWrite { context in
                try context.connection.queryFirst("SELECT count(*) FROM text_change") { $0.integer(at: 0) }
            }
            #expect(listed == 0)
        }
        middle.close()
        switch what {
        case "behind", "far behind": try old.write(to: URL(fileURLWithPath: path))
        case "damaged": try Data(repeating: 7, count: 9_000).write(to: URL(fileURLWithPath: path))
        case "ahead":
            let index = try SearchIndex(path: path, newest: .init(message: .max, change: .max))
            try index.apply(
                .init(
                    entries: [.init(id: 900, channelKey: 1, text: "ghost words")],
                    place: .init(message: 900, change: 900)))
        default: try FileManager.default.removeItem(atPath: path)
        }
        let again = try ServiceFixture.open(fixture.path, clock: fixture.clock)
        defer { again.close() }
        await withCheckedContinuation { continuation in again.store.whenSearchable { continuation.resume() } }
        func found(_ text: String) async throws -> [String] {
            try await withCheckedThrowingContinuation { continuation in
                let caller = Caller.user(key: ana.session.userKey, applicationKey: ana.session.applicationKey)
                again.store.read {
                    try $0.search(SearchQuery(text: text, order: .time), by: caller).results.map(\.message)
                } completion: {
                    continuation.resume(with: $0)
                }
            }
        }
        #expect(try await found("words") == ["third words", "second words", "changed words"])
        #expect(try await found("changed") == ["changed words"])
        #expect(try await found("first") == [])
    }
}
