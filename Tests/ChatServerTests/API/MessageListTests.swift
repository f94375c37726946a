import ChatWire
import Requirements
import Testing

@testable import ChatServer

@Suite("Lists of messages: filters, change log, counts")
struct MessageListTests {
    private struct World {
        let fixture: ServiceFixture
        let ana: ServiceFixture.LoggedIn
        let bo: ServiceFixture.LoggedIn
    }

    private func world() async throws -> World {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        return World(fixture: fixture, ana: ana, bo: bo)
    }

    @Test("Kind, senders, their role and the custom type filter, each and together")
    func filters() async throws {
        let world = try await world()
        let fixture = world.fixture
        for (text, user) in [("a1", world.ana), ("b1", world.bo)] { try await fixture.send(text, to: "room", as: user) }
        for (type, text) in [("ADMM", "n"), ("ADMM", "o")] {
            // An operator speaks in the application's name as well.
            _ = try await fixture.value(
                WireMessage.self, "POST", "/v3/group_channels/room/messages",
                ["message_type": type, "message": text], as: text == "n" ? .apiToken : .user(world.ana))
        }
        _ = try await fixture.value(
            WireMessage.self, "POST", "/v3/group_channels/room/messages",
            [
                "message_type": "FILE", "user_id": "bo", "url": "https://example.com/f", "message": "f",
                "custom_type": "t",
            ])
        func texts(_ query: String) async throws -> String {
            try await fixture.page(query).messages.map(\.message).joined()
        }
        #expect(try await texts("") == "a1b1nof")
        #expect(try await texts("message_type=") == "a1b1nof")
        #expect(try await texts("message_type=MESG") == "a1b1")
        #expect(try await texts("message_type=FILE") == "f")
        #expect(try await texts("message_type=ADMM") == "no")
        #expect(try await texts("sender_ids=ana,nobody") == "a1")
        #expect(try await texts("sender_id=bo") == "b1f")
        #expect(try await texts("sender_ids=ana,bo&message_type=FILE") == "f")
        #expect(try await texts("operator_filter=operator") == "a1")
        #expect(try await texts("operator_filter=nonoperator") == "b1nof")
        #expect(try await texts("operator_filter=nonoperator&custom_types=t") == "f")
        #expect(try await texts("show_subchannel_messages_only=true&reverse=true") == "fonb1a1")
        let member = try await fixture.refusal(
            "POST", "/v3/group_channels/room/messages", ["message_type": "ADMM", "message": "x"], as: .user(world.bo))
        #expect(member.code == .nonAuthorized)
    }

    @Test("A filtered list is walked from any place in both ways without a hole", .covers("C-32"))
    func walks() async throws {
        let world = try await world()
        let fixture = world.fixture
        var wanted: [Int64] = []
        var parent: Int64 = 0
        for number in 0..<90 {
            if number % 3 == 0 {
                wanted.append(try await fixture.send("\(number)", to: "room", as: world.bo).messageID)
                parent = wanted[wanted.count - 1]
            } else if number % 3 == 1 {
                try await fixture.send("\(number)", to: "room", as: world.ana)
            } else {
                try await fixture.reply("\(number)", to: parent, as: world.bo)
            }
        }
        // What was deleted leaves no hole.
        for index in [0, 7, 8, 29] {
            _ = try await fixture.call(
                DeleteMessage.self, .init(channelURL: "room", messageID: wanted[index]), as: world.bo)
        }
        wanted = wanted.enumerated().filter { ![0, 7, 8, 29].contains($0.offset) }.map(\.element)
        for start in [wanted[0], wanted[11], wanted[wanted.count - 1]] {
            var page = try await fixture.page("sender_ids=bo&message_id=\(start)&prev_limit=2&next_limit=2")
            var ids = page.messages.map(\.messageID)
            var (before, after) = (page.hasPrevious, page.hasNext)
            while before, let first = ids.first {
                page = try await fixture.page("sender_ids=bo&message_id=\(first)&prev_limit=3&include=false")
                ids = page.messages.map(\.messageID) + ids
                before = page.hasPrevious
            }
            while after, let last = ids.last {
                page = try await fixture.page(
                    "sender_ids=bo&message_id=\(last)&prev_limit=0&next_limit=3&include=false")
                ids += page.messages.map(\.messageID)
                after = page.hasNext
            }
            #expect(ids == wanted)
        }
    }

    @Test("Deleted messages stand in their places where asked for, and say nothing")
    func removed() async throws {
        let world = try await world()
        let fixture = world.fixture
        var ids: [Int64] = []
        for number in 0..<6 { ids.append(try await fixture.send("\(number)", to: "room", as: world.ana).messageID) }
        for index in [1, 2, 5] {
            _ = try await fixture.call(
                DeleteMessage.self, .init(channelURL: "room", messageID: ids[index]), as: world.ana)
        }
        let all = try await fixture.page("including_removed=true").messages
        #expect(all.map(\.messageID) == ids)
        #expect(all.map(\.isRemoved) == [false, true, true, false, false, true])
        #expect(all.map(\.message) == ["0", "", "", "3", "4", ""])
        let page = try await fixture.page("including_removed=true&message_id=\(ids[3])&prev_limit=2&next_limit=1")
        #expect(page.messages.map(\.messageID) == Array(ids[1...4]) && page.hasPrevious && page.hasNext)
        #expect(try await fixture.page().messages.map(\.message) == ["0", "3", "4"])
    }

    @Test("The application reads as a user: from where the user's history begins, and only where the user may")
    func asUser() async throws {
        let world = try await world()
        let fixture = world.fixture
        try await fixture.send("old", to: "room", as: world.ana)
        _ = try await fixture.rest("PUT", "/v3/group_channels/room/reset_user_history", [:], as: .user(world.bo))
        try await fixture.send("new", to: "room", as: world.ana)
        #expect(try await fixture.page("user_id=bo").messages.map(\.message) == ["new"])
        #expect(try await fixture.page("user_id=ana").messages.map(\.message) == ["old", "new"])
        _ = try await fixture.login("cy")
        let target = "/v3/group_channels/room/messages?message_ts=1&user_id="
        #expect(try await fixture.refusal("GET", target + "cy").code == .nonAuthorized)
        #expect(try await fixture.refusal("GET", target + "nobody").code == .userNotExist)
        #expect(try await fixture.refusal("GET", target + "ana", as: .user(world.bo)).code == .nonAuthorized)
    }

    @Test(
        "The change log tells what was changed or deleted since a time or a token, whole, in pages",
        .covers("C-33"), arguments: [1, 2, 100])
    func changeLog(limit: Int) async throws {
        let world = try await world()
        let fixture = world.fixture
        var ids: [Int64] = []
        for number in 0..<6 {
            fixture.clock.advance(10)
            ids.append(try await fixture.send("\(number)", to: "room", as: world.ana).messageID)
        }
        let before = fixture.clock.now
        func log(_ start: String, as user: ServiceFixture.LoggedIn) async throws -> (
            updated: [String], deleted: [Int64], next: String
        ) {
            var (updated, deleted): ([String], [Int64]) = ([], [])
            var start = start
            while true {
                let page = try await fixture.value(
                    MessageChangeLog.self, "GET",
                    "/v3/group_channels/room/messages/changelogs?\(start)&limit=\(limit)&include_reactions=true",
                    as: .user(user))
                updated += page.updated.map { $0.message + $0.reactions.map(\.key).joined() }
                deleted += page.deleted.map(\.messageID)
                guard page.hasMore else { return (updated, deleted, page.next) }
                start = "token=\(page.next)"
            }
        }
        // New messages are no changes.
        let nothing = try await log("change_ts=0", as: world.bo)
        #expect(nothing.updated.isEmpty && nothing.deleted.isEmpty)
        fixture.clock.advance(10)
        _ = try await fixture.call(
            UpdateMessage.self, .init(channelURL: "room", messageID: ids[4], message: "four"), as: world.ana)
        fixture.clock.advance(10)
        let between = fixture.clock.now
        fixture.clock.advance(10)
        try await fixture.react("!", to: ids[1], as: world.bo)
        _ = try await fixture.call(DeleteMessage.self, .init(channelURL: "room", messageID: ids[2]), as: world.ana)
        for start in ["change_ts=0", "change_ts=\(before)", "token=\(nothing.next)"] {
            let changes = try await log(start, as: world.bo)
            #expect(changes.updated == ["four", "1!"] && changes.deleted == [ids[2]], "\(start)")
        }
        let later = try await log("change_ts=\(between)", as: world.bo)
        #expect(later.updated == ["1!"] && later.deleted == [ids[2]])
        let last = try await log("token=\(later.next)", as: world.bo)
        #expect(last.updated.isEmpty && last.deleted.isEmpty)
        // Nothing from before the own history.
        _ = try await fixture.rest("PUT", "/v3/group_channels/room/reset_user_history", [:], as: .user(world.bo))
        let reset = try await log("change_ts=0", as: world.bo)
        #expect(reset.updated.isEmpty && reset.deleted.isEmpty)
        for query in ["", "token=x.1", "change_ts=x"] {
            let path = "/v3/group_channels/room/messages/changelogs?" + query
            #expect(try await fixture.rest("GET", path, as: .user(world.bo)).status == 400)
        }
    }

    @Test("Ids are not given again after a channel was deleted with the newest message", .covers("C-94"))
    func ids() async throws {
        let world = try await world()
        let fixture = world.fixture
        let last = try await fixture.send("last", to: "room", as: world.ana)
        _ = try await fixture.rest("DELETE", "/v3/group_channels/room")
        fixture.service.close()
        let again = try ServiceFixture.open(fixture.path, clock: fixture.clock)
        defer { again.close() }
        #expect(try again.store.waitToWrite { $0.lastMessageID } >= last.messageID)
    }
}
