import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Metacounters, and what counts")
struct CounterTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(ana))
        fixture.recorder.clear()
    }

    private func counters(_ path: String) async throws -> [String: Int64] {
        try await fixture.value([String: Int64].self, "GET", path)
    }

    @Test(
        "Counters are made, set, increased, decreased and deleted, in channels of both types",
        arguments: ["/v3/group_channels/room/metacounter", "/v3/open_channels/lobby/metacounter"])
    func counters(path: String) async throws {
        let owner = ServiceFixture.Credentials.user(ana)
        #expect(
            try await fixture.rest("POST", path, ["metacounter": ["likes": 1, "shares": 5]], as: owner).status == 200)
        #expect(
            try await fixture.refusal("POST", path, ["metacounter": ["likes": 1]], as: owner).code == .duplicatedData)
        let increased = try await fixture.value(
            [String: Int64].self, "PUT", path, ["metacounter": ["likes": 3, "none": 1], "mode": "increase"], as: owner)
        #expect(increased == ["likes": 4])
        _ = try await fixture.rest(
            "PUT", path, ["metacounter": ["shares": 7], "mode": "decrease"], as: owner)
        _ = try await fixture.rest(
            "PUT", path, ["metacounter": ["new": 2], "mode": "decrease", "upsert": true], as: owner)
        #expect(try await counters(path) == ["likes": 4, "shares": -2, "new": -2])
        _ = try await fixture.rest("PUT", path + "/likes", ["value": 10], as: owner)
        #expect(try await counters(path + "/likes") == ["likes": 10])
        #expect(try await counters(path + "?keys=likes,new") == ["likes": 10, "new": -2])
        _ = try await fixture.rest("DELETE", path + "/new", as: owner)
        #expect(try await counters(path) == ["likes": 10, "shares": -2])
        #expect(try await fixture.rest("GET", path + "/new").status == 404)
        _ = try await fixture.rest("DELETE", path, as: owner)
        #expect(try await counters(path) == [:])
        #expect(
            try await fixture.refusal("PUT", path, ["metacounter": ["likes": "many"]], as: owner).code
                == .invalidParameterValueNumber)
    }

    @Test("Counters that are raised side by side lose nothing, stop at the largest number, and are told with a number")
    func atomic() async throws {
        let path = "/v3/group_channels/room/metacounter"
        _ = try await fixture.rest("POST", path, ["metacounter": ["n": 0]])
        let fixture = fixture
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<40 {
                group.addTask {
                    _ = try? await fixture.rest("PUT", path, ["metacounter": ["n": 1], "mode": "increase"])
                }
            }
        }
        #expect(try await counters(path) == ["n": 40])
        let events = try fixture.recorder.events(for: bo.session)
        let told = events.compactMap { event -> Int64? in
            if case .channelUpdated(let channel) = event.body { channel.metaCounters?["n"] } else { nil }
        }
        #expect(told == Array(0...40))
        let numbers = events.compactMap(\.seq)
        #expect(zip(numbers, numbers.dropFirst()).allSatisfy { $1 == $0 + 1 })
        let changes = try await fixture.call(
            ChannelChanges.self, .init(channelURL: "room", sinceSeq: numbers[0] - 1), as: bo)
        #expect(changes.completeSeq == numbers.last)
        _ = try await fixture.rest("PUT", path, ["metacounter": ["n": Int64.max], "mode": "increase"])
        #expect(try await counters(path) == ["n": .max])
    }

    @Test("A channel has as many counters as the limit allows, and not one more")
    func limit() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.metaCounterKeys = 2
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        let path = "/v3/group_channels/room/metacounter"
        #expect(try await fixture.rest("POST", path, ["metacounter": ["a": 1, "b": 1]]).status == 200)
        #expect(try await fixture.refusal("POST", path, ["metacounter": ["c": 1]]).code == .reachedMaxCount)
    }

    @Test("Channels are found by their counters")
    func filter() async throws {
        for (url, number) in [("first", 1), ("second", 2), ("third", 3)] {
            _ = try await fixture.channel(url, members: ["bo"], as: ana)
            _ = try await fixture.rest("POST", "/v3/group_channels/\(url)/metacounter", ["metacounter": ["n": number]])
        }
        func urls(_ query: String) async throws -> Set<String> {
            let target = "/v3/users/bo/my_group_channels?show_empty=true&\(query)"
            return Set(try await fixture.value(ChannelPage.self, "GET", target).channels.map(\.channelURL))
        }
        #expect(try await urls("metacounter_key=n") == ["first", "second", "third"])
        #expect(try await urls("metacounter_key=n&metacounter_values=1,3") == ["first", "third"])
        #expect(try await urls("metacounter_key=n&metacounter_value_gt=1") == ["second", "third"])
        #expect(try await urls("metacounter_key=n&metacounter_value_gte=2&metacounter_value_lt=3") == ["second"])
        #expect(try await urls("metacounter_key=n&metacounter_value_lte=1") == ["first"])
        let refusal = try await fixture.refusal(
            "GET", "/v3/users/bo/my_group_channels?metacounter_key=n&metacounter_values=x")
        #expect(refusal.code == .invalidParameterValueNumber)
    }

    @Test("A count preference takes a channel out of the user's totals, and says so to the own devices alone")
    func countPreference() async throws {
        _ = try await fixture.channel("hall", members: ["bo"], ["is_super": true], as: ana)
        _ = try await fixture.rest(
            "PUT", "/v3/users/bo/channel_invitation_preference", ["auto_accept": false], as: .user(bo))
        _ = try await fixture.channel("later", members: ["bo"], as: ana)
        for url in ["room", "hall"] {
            try await fixture.send("x", to: url, as: ana)
            _ = try await fixture.rest(
                "POST", "/v3/group_channels/\(url)/messages", ["message": "hey", "mentioned_user_ids": ["bo"]],
                as: .user(ana))
        }
        func items() async throws -> [String: Int64] {
            try await fixture.value([String: Int64].self, "GET", "/v3/users/bo/unread_item_count", as: .user(bo))
        }
        var counts = try await items()
        #expect(counts["group_channel_unread_message_count"] == 4)
        #expect(counts["super_group_channel_unread_message_count"] == 2)
        #expect(counts["non_super_group_channel_unread_mention_count"] == 1)
        #expect(counts["group_channel_unread_mention_count"] == 2)
        #expect(counts["group_channel_invitation_count"] == 1)
        fixture.recorder.clear()
        let path = "/v3/users/bo/count_preference/room"
        _ = try await fixture.rest("PUT", path, ["count_preference": "unread_mention_count_only"], as: .user(bo))
        guard case .myChannel(let change) = try fixture.recorder.events(for: bo.session).first?.body else {
            Issue.record("not told")
            return
        }
        #expect(change.channel.my?.countPreference == .unreadMentionCountOnly)
        #expect(change.channel.unreadMessageCount == 0 && change.channel.unreadMentionCount == 1)
        #expect(try fixture.recorder.events(for: ana.session).isEmpty)
        counts = try await items()
        #expect(counts["non_super_group_channel_unread_message_count"] == 0)
        #expect(counts["non_super_group_channel_unread_mention_count"] == 1)
        struct Count: Decodable { var unread_count: Int64 }
        let total = try await fixture.value(Count.self, "GET", "/v3/users/bo/unread_message_count", as: .user(bo))
        #expect(total.unread_count == 2)
        let unread = try await fixture.value(
            ChannelPage.self, "GET", "/v3/users/bo/my_group_channels?unread_filter=unread_message", as: .user(bo))
        #expect(unread.channels.map(\.channelURL) == ["hall"])
        let one = try await fixture.value(
            [String: Int64].self, "GET",
            "/v3/users/bo/unread_item_count?item_keys=group_channel_invitation_count", as: .user(bo))
        #expect(one == ["group_channel_invitation_count": 1])
        #expect(
            try await fixture.refusal("PUT", path, ["count_preference": "some"], as: .user(bo)).code
                == .invalidParameterValue)
    }

    @Test("Channels are counted by the user's membership in them")
    func channelCounts() async throws {
        _ = try await fixture.rest(
            "PUT", "/v3/users/bo/channel_invitation_preference", ["auto_accept": false], as: .user(bo))
        _ = try await fixture.channel("later", members: ["bo"], as: ana)
        struct Count: Decodable { var group_channel_count: Int64 }
        for (state, count) in [("", 1), ("?state=joined", 1), ("?state=invited", 1), ("?state=all", 2)] {
            let target = "/v3/users/bo/group_channel_count\(state)"
            #expect(try await fixture.value(Count.self, "GET", target, as: .user(bo)).group_channel_count == count)
        }
    }
}
