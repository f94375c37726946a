import ChatWire
import Requirements
import SQLite
import Testing

@testable import ChatServer

@Suite("Reactions")
struct ReactionTests {
    private func world(
        _ users: [String] = ["ana", "bo", "cy", "di", "ed"], limits change: (inout Limits) -> Void = { _ in }
    ) async throws -> (ServiceFixture, [ServiceFixture.LoggedIn], WireMessage) {
        var configuration = ServiceConfiguration()
        change(&configuration.limits)
        let fixture = try ServiceFixture(configuration: configuration)
        var logins: [ServiceFixture.LoggedIn] = []
        for user in users { logins.append(try await fixture.login(user)) }
        _ = try await fixture.channel("room", members: Array(users.dropFirst()), as: logins[0])
        return (fixture, logins, try await fixture.send("hi", to: "room", as: logins[0]))
    }

    @Test(
        "Three keys by five users, added, doubled, taken back, taken back twice: all see the same", .covers("C-82"),
        arguments: [1, 2])
    func agreement(seed: UInt64) async throws {
        let (fixture, users, message) = try await world()
        var random = SplitMix(seed: seed)
        var expected: [(key: String, users: [String])] = []
        var live = message
        for _ in 0..<120 {
            let dice = random.next()
            let user = users[Int(dice % 5)]
            let key = ["👍", "smile", "☂️ with \"quotes\""][Int(dice / 8 % 3)]
            let operation: ReactionChange.Operation = dice / 64 % 3 == 0 ? .delete : .add
            fixture.recorder.clear()
            fixture.clock.advance(Int64(dice / 1_024 % 2))
            let change = try await fixture.react(key, to: message.messageID, as: user, operation)
            let place = expected.firstIndex { $0.key == key }
            let isThere = place.map { expected[$0].users.contains(user.session.userID) } ?? false
            switch (operation, place) {
            case (.add, let place?) where !isThere: expected[place].users.append(user.session.userID)
            case (.add, nil): expected.append((key, [user.session.userID]))
            case (.delete, let place?):
                expected[place].users.removeAll { $0 == user.session.userID }
                if expected[place].users.isEmpty { expected.remove(at: place) }
            default: break
            }
            let events = try fixture.recorder.events(for: users[0].session)
            #expect(events.count == (isThere == (operation == .add) ? 0 : 1))
            for event in events {
                #expect(event.body == .messageReaction(change))
                live.apply(change, seq: try #require(event.seq))
            }
            #expect(change.reaction.count == expected.first { $0.key == key }?.users.count ?? 0)
        }
        let read = try await fixture.message(message.messageID)
        #expect(read.reactions.map(\.key) == expected.map(\.key))
        #expect(read.reactions.map(\.userIDs) == expected.map(\.users))
        #expect(read.reactions.map(\.count) == expected.map(\.users.count))
        #expect(live.reactions == read.reactions && live.seq == read.seq)
        let listed = try await fixture.value(
            [String: [String]].self, "GET", "/v3/group_channels/room/messages/\(message.messageID)/reactions")
        #expect(listed == Dictionary(uniqueKeysWithValues: expected.map { ($0.key, $0.users) }))
        let counted = try await fixture.value(
            [String: Int].self, "GET",
            "/v3/group_channels/room/messages/\(message.messageID)/reactions?list_users=false")
        #expect(counted == Dictionary(uniqueKeysWithValues: expected.map { ($0.key, $0.users.count) }))
        #expect(fixture.reportedFaults == [])
    }

    @Test("The documented answers, and a reaction is no edit")
    func rest() async throws {
        struct Answer: Decodable {
            var user_id, operation, reaction: String
            var success: Bool
            var msg_id, updated_at: Int64
        }
        let (fixture, users, message) = try await world()
        let path = "/v3/group_channels/room/messages/\(message.messageID)/reactions"
        let added = try await fixture.value(Answer.self, "POST", path, ["user_id": "bo", "reaction": "smile"])
        #expect(added.user_id == "bo" && added.operation == "ADD" && added.success && added.reaction == "smile")
        #expect(added.msg_id == message.messageID && added.updated_at == fixture.clock.now)
        fixture.clock.advance(10)
        let gone = try await fixture.value(Answer.self, "DELETE", path + "?reaction=smile", as: .user(users[1]))
        #expect(gone.operation == "DELETE" && gone.updated_at > added.updated_at)
        #expect(try await fixture.message(message.messageID).updatedAt == 0)
        let foreign = try await fixture.refusal(
            "POST", path, ["user_id": "cy", "reaction": "smile"], as: .user(users[1]))
        #expect(foreign.code == .nonAuthorized)
        #expect(try await fixture.refusal("POST", path, ["reaction": "smile"]).code == .invalidParameterValueRequired)
        #expect(try await fixture.refusal("DELETE", path + "?user_id=bo").code == .invalidParameterValueRequired)
    }

    @Test(
        "Past the limit users are counted, not named; the reader is named whatever the limit",
        .limit("limit-reaction-users"))
    func namedUsers() async throws {
        let (fixture, users, message) = try await world { $0.reactionUsers = 2 }
        for user in users { try await fixture.react("k", to: message.messageID, as: user) }
        let read = try await fixture.message(message.messageID).reactions
        #expect(read.map(\.userIDs) == [["ana", "bo"]] && read.map(\.count) == [5])
        let own = try await fixture.message(message.messageID, as: .user(users[4])).reactions
        #expect(own.map(\.userIDs) == [["ana", "ed"]])
        // Who was only counted comes up when there is room.
        let change = try await fixture.react("k", to: message.messageID, as: users[0], .delete)
        #expect(change.reaction.userIDs == ["bo", "cy"] && change.reaction.count == 4)
    }

    @Test("As many different reactions as allowed are taken, one more is refused, one more user is not")
    func limits() async throws {
        let (fixture, users, message) = try await world {
            $0.messageReactions = 2
            $0.reactionCharacters = 3
        }
        for key in ["abc", "b"] { try await fixture.react(key, to: message.messageID, as: users[0]) }
        for (key, code) in [
            ("c", ErrorCode.reachedMaxCount), ("abcd", .invalidParameterValue), ("", .invalidParameterValueRequired),
        ] {
            let error = await #expect(throws: WireError.self) {
                try await fixture.react(key, to: message.messageID, as: users[0])
            }
            #expect(error?.code == code)
        }
        try await fixture.react("b", to: message.messageID, as: users[1])
        try await fixture.react("abc", to: message.messageID, as: users[0], .delete)
        try await fixture.react("c", to: message.messageID, as: users[0])
        #expect(try await fixture.message(message.messageID).reactions.map(\.key) == ["b", "c"])
    }

    @Test("A frozen channel takes reactions of operators only; a deleted message takes none and keeps none")
    func whoAndWhat() async throws {
        let (fixture, users, message) = try await world()
        try await fixture.react("k", to: message.messageID, as: users[1])
        _ = try await fixture.rest("PUT", "/v3/group_channels/room/freeze", ["freeze": true], as: .user(users[0]))
        let frozen = await #expect(throws: WireError.self) {
            try await fixture.react("k", to: message.messageID, as: users[1], .delete)
        }
        #expect(frozen?.code == .socketChannelFrozen)
        try await fixture.react("o", to: message.messageID, as: users[0])
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: message.messageID), as: users[0])
        let gone = await #expect(throws: WireError.self) {
            try await fixture.react("k", to: message.messageID, as: users[0])
        }
        #expect(gone?.code == .socketMessageNotFound)
        let rows = try fixture.service.store.waitToWrite {
            try $0.connection.queryFirst(
                "SELECT (SELECT count(*) FROM reaction) + (SELECT count(*) FROM reaction_key)"
            ) { $0.integer(at: 0) }
        }
        #expect(rows == 0)
    }
}
