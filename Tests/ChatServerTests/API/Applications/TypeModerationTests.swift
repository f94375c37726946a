import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Moderation by custom type of channels")
struct TypeModerationTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let path = "/v3/applications/settings_by_channel_custom_type/k"

    /// `ana`, the operator, and `bo` are in `one_k` and `two_k` of the type `k`, and in `plain`.
    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        for url in ["one_k", "two_k"] {
            _ = try await fixture.channel(url, members: ["bo"], ["custom_type": "k"], as: ana)
        }
        _ = try await fixture.channel("plain", members: ["bo"], as: ana)
        fixture.recorder.clear()
    }

    private func does(
        _ method: String, _ target: String, _ body: [String: Any] = [:], in other: ServiceFixture? = nil,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let (status, answer) = try await (other ?? fixture).rest(method, target, body)
        #expect(status == 200, "\(String(decoding: answer, as: UTF8.self))", sourceLocation: sourceLocation)
    }

    private func mute(_ more: [String: Any] = [:]) async throws {
        var body: [String: Any] = ["user_ids": ["bo"], "description": "loud"]
        body.merge(more) { $1 }
        try await does("POST", path + "/mute", body)
    }

    private func ban(_ users: [[String: Any]] = [["user_id": "bo", "description": "rude"]]) async throws {
        try await does("POST", path + "/ban", ["banned_list": users])
    }

    private func updates(for user: ServiceFixture.LoggedIn) throws -> [(String, MembersUpdate)] {
        try fixture.recorder.events(for: user.session).compactMap { event in
            if case .membersUpdated(let update) = event.body { (event.channelURL ?? "", update) } else { nil }
        }
    }

    private func code(_ body: () async throws -> Void) async -> ErrorCode? {
        do {
            try await body()
            return nil
        } catch { return (error as? WireError)?.code }
    }

    private func sending(to url: String, as user: ServiceFixture.LoggedIn? = nil) async -> ErrorCode? {
        await code { try await fixture.send("hi", to: url, as: user ?? bo) }
    }

    @Test("A mute holds in all channels of the type, is told in each with its reason, and nowhere else")
    func muteEverywhere() async throws {
        try await mute()
        for url in ["one_k", "two_k"] {
            #expect(await sending(to: url) == .socketMutedUserInChannelSendMessageNotAllowed)
        }
        #expect(await sending(to: "plain") == nil)
        let told = try updates(for: ana)
        #expect(told.map(\.0) == ["one_k", "two_k"] && told.allSatisfy { $0.1.reason == .muted })
        #expect(told.first?.1.change.members.first?.isMuted == true && told.first?.1.change.by == nil)
        let own = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/one_k", as: .user(bo)).my
        #expect(own?.isMuted == true && own?.mutedDescription == "loud" && own?.mutedEndAt == -1)
        try await does("DELETE", path + "/mute?user_ids=bo")
        #expect(await sending(to: "one_k") == nil)
        #expect(try updates(for: ana).suffix(2).map(\.1.reason) == [.unmuted, .unmuted])
    }

    @Test("Lists of a channel's members, muted ones and operators say what holds by the type")
    func lists() async throws {
        try await mute()
        try await does("POST", "/v3/users/bo/operating_channel_custom_types", ["channel_custom_types": ["k", "other"]])
        func members(_ query: String) async throws -> [String] {
            try await fixture.value(MemberPage.self, "GET", "/v3/group_channels/one_k/members?\(query)").members
                .map(\.user.userID)
        }
        #expect(try await members("muted_member_filter=muted") == ["bo"])
        #expect(try await members("muted_member_filter=unmuted") == ["ana"])
        #expect(try await members("operator_filter=operator") == ["ana", "bo"])
        #expect(try await members("operator_filter=nonoperator") == [])
        #expect(try await members("order=operator_then_member_alphabetical&limit=1") == ["ana"])
        let muted = try await fixture.value(MutedPage.self, "GET", "/v3/group_channels/one_k/mute")
        #expect(muted.muted.map(\.restriction.user.userID) == ["bo"] && muted.total == 1)
        let operators = try await fixture.value(OperatorPage.self, "GET", "/v3/group_channels/one_k/operators")
        #expect(operators.operators.map(\.userID) == ["ana", "bo"])
        let (_, answer) = try await fixture.rest("GET", "/v3/users/bo/mute")
        let text = String(decoding: answer, as: UTF8.self)
        #expect(text.contains("one_k") && text.contains("two_k") && !text.contains("plain"))
        let (_, all) = try await fixture.rest("GET", path + "/mute")
        #expect(String(decoding: all, as: UTF8.self).contains("\"description\":\"loud\""))
    }

    @Test("Channels that are made later, or get the type later, are included; those that lose it are not")
    func laterChannels() async throws {
        try await mute()
        _ = try await fixture.channel("three_k", members: ["bo"], ["custom_type": "k"], as: ana)
        #expect(await sending(to: "three_k") == .socketMutedUserInChannelSendMessageNotAllowed)
        fixture.recorder.clear()
        _ = try await fixture.rest("PUT", "/v3/group_channels/plain", ["custom_type": "k"], as: .user(ana))
        #expect(await sending(to: "plain") == .socketMutedUserInChannelSendMessageNotAllowed)
        #expect(try updates(for: bo).map(\.1.reason) == [.muted])
        _ = try await fixture.rest("PUT", "/v3/group_channels/one_k", ["custom_type": "free"], as: .user(ana))
        #expect(await sending(to: "one_k") == nil)
        #expect(try updates(for: bo).map(\.1.reason) == [.muted, .unmuted])
    }

    @Test("A mute ends at its time, and one of the channel alone outlives it")
    func ending() async throws {
        try await mute(["seconds": 60])
        try await does("POST", "/v3/group_channels/two_k/mute", ["user_id": "bo", "seconds": 90])
        fixture.clock.advance(60_000)
        await fixture.tick()
        #expect(await sending(to: "one_k") == nil)
        #expect(await sending(to: "two_k") == .socketMutedUserInChannelSendMessageNotAllowed)
        fixture.clock.advance(30_000)
        await fixture.tick()
        #expect(await sending(to: "two_k") == nil)
    }

    @Test("Who is banned is taken out of every channel of the type, and comes into none, until it ends")
    func bans() async throws {
        try await ban([["user_id": "bo", "seconds": 600, "description": "rude"]])
        #expect(await sending(to: "one_k") == .socketUserNotMember)
        #expect(await sending(to: "plain") == nil)
        let gone = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/one_k")
        #expect(gone.memberCount == 1 && gone.joinedMemberCount == 1)
        let told = try updates(for: ana)
        #expect(told.map(\.0) == ["one_k", "two_k"] && told.allSatisfy { $0.1.reason == .banned })
        #expect(
            try await fixture.refusal("POST", "/v3/group_channels/one_k/invite", ["user_ids": ["bo"]]).code
                == .socketBannedUserSendMessageNotAllowed)
        #expect(
            await code { _ = try await fixture.channel("three_k", members: ["bo"], ["custom_type": "k"], as: ana) }
                == .socketBannedUserSendMessageNotAllowed)
        #expect(try await fixture.refusal("GET", "/v3/group_channels/one_k", as: .user(bo)).code == .nonAuthorized)
        let banned = try await fixture.value(BannedPage.self, "GET", "/v3/group_channels/two_k/ban")
        #expect(banned.banned.map(\.user.userID) == ["bo"] && banned.total == 1)
        #expect(banned.banned.first?.description == "rude")
        fixture.clock.advance(600_000)
        await fixture.tick()
        try await does("POST", "/v3/group_channels/one_k/invite", ["user_ids": ["bo"]])
        #expect(await sending(to: "one_k") == nil)
    }

    @Test("Who is banned is thrown out of open channels of the type, and does not come in again")
    func openChannels() async throws {
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby", "custom_type": "k"],
            as: .user(ana))
        let entering = EnterChannel.Params(channelURL: "lobby")
        _ = try await fixture.call(EnterChannel.self, entering, as: bo, connection: 5)
        try await mute()
        #expect(await sending(to: "lobby") == .socketMutedUserInChannelSendMessageNotAllowed)
        try await does("DELETE", path + "/mute?user_ids=bo")
        #expect(await sending(to: "lobby") == nil)
        try await ban()
        #expect(await sending(to: "lobby") == .socketUserNotMember)
        #expect(
            await code { _ = try await fixture.call(EnterChannel.self, entering, as: bo, connection: 5) }
                == .socketBannedUserSendMessageNotAllowed)
        #expect(
            try await fixture.refusal("GET", "/v3/open_channels/lobby/messages?message_ts=1", as: .user(bo)).code
                == .nonAuthorized)
        try await does("DELETE", path + "/ban?user_ids=bo")
        _ = try await fixture.call(EnterChannel.self, entering, as: bo, connection: 5)
    }

    @Test("An operator of the type moderates the channels of the type that the user is in, and no others")
    func operators() async throws {
        try await does("POST", "/v3/users/bo/operating_channel_custom_types", ["channel_custom_types": ["k"]])
        #expect(
            try await fixture.rest("PUT", "/v3/group_channels/one_k/freeze", ["freeze": true], as: .user(bo)).status
                == 200)
        #expect(await sending(to: "one_k") == nil)
        #expect(
            try await fixture.refusal("PUT", "/v3/group_channels/plain/freeze", ["freeze": true], as: .user(bo)).code
                == .nonAuthorized)
        #expect(try updates(for: ana).first?.1.change.members.first?.role == .operator)
        let sent = try await fixture.send("as operator", to: "two_k", as: bo)
        #expect(sent.sender?.role == .operator)
    }

    @Test("Users who do not exist are passed over, or made where that is asked for")
    func unknownUsers() async throws {
        try await ban([["user_id": "ghost"]])
        #expect(try await fixture.refusal("GET", "/v3/users/ghost").code == .userNotExist)
        try await does("POST", path + "/ban", ["banned_list": [["user_id": "ghost"]], "on_demand_upsert": true])
        let ghost = try await fixture.login("ghost")
        _ = try await fixture.rest("PUT", "/v3/group_channels/one_k", ["is_public": true], as: .user(ana))
        #expect(
            try await fixture.refusal("PUT", "/v3/group_channels/one_k/join", as: .user(ghost)).code
                == .socketBannedUserSendMessageNotAllowed)
        #expect(
            try await fixture.refusal(
                "POST", "/v3/users/nobody/banned_channel_custom_types", ["channel_custom_types": ["k"]]
            ).code == .userNotExist)
    }

    @Test("At the limit of users at once all are muted; one more is refused, and nobody is")
    func limit() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.invitees = 2
        let small = try ServiceFixture(configuration: configuration)
        for user in ["a", "b", "c"] { _ = try await small.login(user) }
        try await does("POST", path + "/mute", ["user_ids": ["a", "b"]], in: small)
        let refusal = try await small.refusal("POST", path + "/mute", ["user_ids": ["a", "b", "c"]])
        #expect(refusal.code == .invalidParameterValue && refusal.message.contains("2"))
        let (_, list) = try await small.rest("GET", path + "/mute")
        #expect(!String(decoding: list, as: UTF8.self).contains("\"c\""))
        #expect(
            try await fixture.refusal("POST", path + "/mute", ["user_ids": ["bo"], "seconds": 0]).code
                == .invalidParameterValue)
    }

    @Test("An order about a user in many channels is told to the rest afterwards, and holds in all at once")
    func manyChannels() async throws {
        for number in 0..<120 {
            _ = try await fixture.channel("many_\(number)", members: ["bo"], ["custom_type": "k"], as: ana)
        }
        fixture.recorder.clear()
        try await ban()
        #expect(await sending(to: "many_119") == .socketBannedUserSendMessageNotAllowed)
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
        await fixture.tick()
        #expect(try updates(for: ana).filter { $0.1.reason == .banned }.count == 122)
        #expect(await sending(to: "many_119") == .socketUserNotMember)
    }

    @Test("Orders hold after a restart, and end with their user")
    func restart() async throws {
        try await mute()
        fixture.service.close()
        let again = try ServiceFixture(reopening: fixture)
        let user = try await again.login("bo")
        await #expect(throws: WireError.self) { try await again.send("hi", to: "one_k", as: user) }
        try await does("DELETE", "/v3/users/bo", in: again)
        let new = try await again.login("bo")
        // A talk of two froze with the user.
        try await does("PUT", "/v3/group_channels/one_k/freeze", ["freeze": false], in: again)
        try await does("POST", "/v3/group_channels/one_k/invite", ["user_ids": ["bo"]], in: again)
        try await again.send("hi", to: "one_k", as: new)
    }
}
