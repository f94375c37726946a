import ChatWire
import Foundation
import Requirements
import SQLite
import Testing

@testable import ChatServer

@Suite("Kinds of group channels")
struct ChannelKindTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
    }

    private func view(_ url: String, as user: ServiceFixture.LoggedIn) async throws -> WireChannel {
        try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/\(url)", as: .user(user))
    }

    private func refusal(
        _ method: String, _ path: String, _ body: [String: Any] = [:], as user: ServiceFixture.LoggedIn
    ) async throws -> ErrorCode {
        try await fixture.refusal(method, "/v3/group_channels/\(path)", body, as: .user(user)).code
    }

    @Test("A code opens a public channel and an invitation; a wrong one opens neither, and nobody is shown it")
    func accessCode() async throws {
        let room = try await fixture.channel(
            "room", members: [], ["is_public": true, "access_code": "söame"], as: ana)
        #expect(room.isAccessCodeRequired)
        #expect(try await refusal("PUT", "room/join", as: bo) == .nonAuthorized)
        #expect(try await refusal("PUT", "room/join", ["access_code": "other"], as: bo) == .nonAuthorized)
        #expect(
            try await fixture.rest("PUT", "/v3/group_channels/room/join", ["access_code": "söame"], as: .user(bo))
                .status == 200)
        let body = String(decoding: try await fixture.rest("GET", "/v3/group_channels/room").body, as: UTF8.self)
        #expect(!body.contains("söame"))

        let cy = try await fixture.login("cy")
        _ = try await fixture.rest(
            "PUT", "/v3/users/cy/channel_invitation_preference", ["auto_accept": false], as: .user(cy))
        _ = try await fixture.rest("POST", "/v3/group_channels/room/invite", ["user_ids": ["cy"]], as: .user(ana))
        #expect(try await refusal("PUT", "room/accept", as: cy) == .nonAuthorized)
        // The back end need not know it.
        #expect(try await fixture.rest("PUT", "/v3/group_channels/room/accept", ["user_id": "cy"]).status == 200)
        // Only operators change it; an empty one takes the need away.
        #expect(try await refusal("PUT", "room", ["access_code": ""], as: bo) == .nonAuthorized)
        _ = try await fixture.rest("PUT", "/v3/group_channels/room", ["access_code": ""], as: .user(ana))
        #expect(try await view("room", as: ana).isAccessCodeRequired == false)
        let long = String(repeating: "x", count: 65)
        #expect(try await refusal("PUT", "room", ["access_code": long], as: ana) == .invalidParameterValue)
    }

    @Test("In an exclusive channel only what operators send counts and stands as the newest message")
    func exclusive() async throws {
        let hall = try await fixture.channel("hall", members: ["bo"], ["is_exclusive": true], as: ana)
        #expect(hall.isExclusive && hall.isSuper)
        let cy = try await fixture.login("cy")
        _ = try await fixture.rest("POST", "/v3/group_channels/hall/invite", ["user_ids": ["cy"]], as: .user(ana))
        try await fixture.send("rules", to: "hall", as: ana)
        try await fixture.send("chatter", to: "hall", as: bo)
        let seen = try await view("hall", as: cy)
        #expect(seen.unreadMessageCount == 1)
        #expect(seen.lastMessage?.message == "rules")
        let page = try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/hall/messages?message_ts=\(Int64.max)", as: .user(cy))
        #expect(page.messages.map(\.message) == ["rules", "chatter"])
        let list = try await fixture.value(
            ChannelPage.self, "GET", "/v3/users/cy/my_group_channels?super_mode=exclusive_only&show_empty=true",
            as: .user(cy))
        #expect(list.channels.map(\.channelURL) == ["hall"])
        #expect(
            try await refusal("POST", "", ["user_ids": ["bo"], "is_exclusive": true, "is_broadcast": true], as: ana)
                == .invalidParameterValue)
    }

    @Test("In an ephemeral channel what is said is told and not kept, counts for nobody, and leaves no hole")
    func ephemeral() async throws {
        let room = try await fixture.channel("mist", members: ["bo"], ["is_ephemeral": true], as: ana)
        #expect(room.isEphemeral)
        fixture.recorder.clear()
        let message = try await fixture.send("now", to: "mist", as: ana, requestID: "r1")
        let events = try fixture.recorder.events(for: bo.session)
        guard case .messageNew(let told) = events.first?.body else {
            Issue.record("not told")
            return
        }
        #expect(told.message == "now")
        let page = try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/mist/messages?message_ts=\(Int64.max)", as: .user(bo))
        #expect(page.messages.isEmpty)
        let seen = try await view("mist", as: bo)
        #expect(seen.unreadMessageCount == 0 && seen.lastMessage == nil)
        let changes = try await fixture.call(ChannelChanges.self, .init(channelURL: "mist", sinceSeq: room.seq), as: bo)
        #expect(changes.completeSeq == seen.seq)
        #expect(changes.changes.map(\.body.name) == ["message.deleted"])
        // Sent twice is sent once, also here.
        let again = try await fixture.send("now", to: "mist", as: ana, requestID: "r1")
        #expect(again.messageID == message.messageID)
        #expect(try fixture.recorder.events(for: bo.session).count { $0.body.name == "message.new" } == 1)
        let texts = try await withCheckedThrowingContinuation { continuation in
            fixture.service.store.read {
                try $0.connection.query("SELECT message FROM message") { $0.text(at: 0) }
            } completion: {
                continuation.resume(with: $0)
            }
        }
        #expect(texts == [""])
    }

    @Test("An inviter may say who joins at once, who is asked, and how the channel stands in the list")
    func invitationStatus() async throws {
        for id in ["cy", "di"] { _ = try await fixture.login(id) }
        let room = try await fixture.value(
            WireChannel.self, "POST", "/v3/group_channels",
            [
                "user_ids": ["ana", "bo", "cy"], "channel_url": "room", "inviter_id": "ana",
                "invitation_status": ["bo": "invited_by_friend", "cy": "joined"],
                "hidden_status": ["cy": "hidden_prevent_auto_unhide"],
            ])
        #expect((room.memberCount, room.joinedMemberCount) == (3, 2))
        #expect(try await view("room", as: bo).my?.state == .invited)
        let hidden = try await fixture.value(
            ChannelPage.self, "GET", "/v3/users/cy/my_group_channels?show_empty=true&hidden_mode=hidden_only")
        #expect(hidden.channels.map(\.channelURL) == ["room"])
        _ = try await fixture.rest(
            "POST", "/v3/group_channels/room/invite",
            ["user_ids": ["di"], "inviter_id": "ana", "invitation_status": ["di": "invited_by_non_friend"]])
        let page = try await fixture.value(
            ChannelPage.self, "GET", "/v3/users/di/my_group_channels?show_empty=true&member_state_filter=invited_only")
        #expect(page.channels.first?.my?.inviter?.userID == "ana")
        let refusal = try await fixture.refusal(
            "POST", "/v3/group_channels", ["user_ids": ["bo"], "invitation_status": ["bo": "maybe"]])
        #expect(refusal.code == .invalidParameterValue && refusal.message.contains("invitation_status"))
    }

    @Test("One call invites as many as the limit allows, and not one more")
    func inviteLimit() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.invitees = 2
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        for id in ["b", "c", "d"] { _ = try await fixture.login(id) }
        _ = try await fixture.channel("room", members: [], as: ana)
        let path = "/v3/group_channels/room/invite"
        let refusal = try await fixture.refusal("POST", path, ["user_ids": ["b", "c", "d"]], as: .user(ana))
        #expect(refusal.code == .invalidParameterValue && refusal.message.contains("user_ids"))
        #expect(try await fixture.rest("POST", path, ["user_ids": ["b", "c"]], as: .user(ana)).status == 200)
    }

    @Test("Where only the back end lets users in, a session may not join a public channel")
    func blockedJoins() async throws {
        _ = try await fixture.channel(
            "room", members: [], ["is_public": true, "block_sdk_user_channel_join": true], as: ana)
        #expect(try await refusal("PUT", "room/join", as: bo) == .nonAuthorized)
        #expect(try await fixture.rest("PUT", "/v3/group_channels/room/join", ["user_id": "bo"]).status == 200)
    }

    @Test("Leaving tells why; leaving all leaves all, or those of a type", .covers("C-92"))
    func leaving() async throws {
        for (url, type) in [("room", "a"), ("hall", "b"), ("yard", "b")] {
            _ = try await fixture.channel(url, members: ["bo"], ["custom_type": type], as: ana)
        }
        fixture.recorder.clear()
        _ = try await fixture.rest(
            "PUT", "/v3/users/bo/my_group_channels/leave", ["custom_type": "b", "reason": "moving on"], as: .user(bo))
        let left = try fixture.recorder.events(for: ana.session).compactMap { event -> String? in
            if case .membersLeft(let change) = event.body { change.leaveReason } else { nil }
        }
        #expect(left == ["moving on", "moving on"])
        func urls() async throws -> [String] {
            try await fixture.value(
                ChannelPage.self, "GET", "/v3/users/bo/my_group_channels?show_empty=true", as: .user(bo)
            ).channels.map(\.channelURL)
        }
        #expect(try await urls() == ["room"])
        _ = try await fixture.channel("attic", members: ["bo"], as: ana)
        _ = try await fixture.rest(
            "PUT", "/v3/group_channels/room/leave", ["should_leave_all": true], as: .user(bo))
        #expect(try await urls() == [])
        let long = String(repeating: "x", count: 251)
        _ = try await fixture.channel("cellar", members: ["bo"], as: ana)
        #expect(
            try await refusal("PUT", "cellar/leave", ["reason": long], as: bo) == .invalidParameterValue)
    }

    @Test("The back end hides a channel from all its members, shows it again, and resets all histories")
    func forAll() async throws {
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        try await fixture.send("old", to: "room", as: ana)
        let path = "/v3/group_channels/room/"
        #expect(
            try await refusal("PUT", "room/hide", ["should_hide_all": true], as: ana) == .nonAuthorized)
        _ = try await fixture.rest("PUT", path + "hide", ["should_hide_all": true, "allow_auto_unhide": false])
        for user in [ana, bo] {
            #expect(try await view("room", as: user).my?.hiddenState == .hiddenPreventAutoUnhide)
        }
        _ = try await fixture.rest("DELETE", path + "hide?should_unhide_all=true")
        #expect(try await view("room", as: bo).my?.hiddenState == .unhidden)
        _ = try await fixture.rest("PUT", path + "reset_user_history", ["reset_all": true])
        for user in [ana, bo] { #expect(try await view("room", as: user).lastMessage == nil) }
    }

    @Test("A group channel becomes a supergroup and stays one; distinct channels do not become one")
    func becomesSuper() async throws {
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        #expect(try await refusal("PUT", "room", ["is_super": true], as: bo) == .nonAuthorized)
        _ = try await fixture.rest("PUT", "/v3/group_channels/room", ["is_super": true], as: .user(ana))
        #expect(try await view("room", as: bo).isSuper)
        #expect(try await refusal("PUT", "room", ["is_super": false], as: ana) == .invalidParameterValue)
        _ = try await fixture.channel("pair", members: ["bo"], ["is_distinct": true], as: ana)
        #expect(try await refusal("PUT", "pair", ["is_super": true], as: ana) == .invalidParameterValue)
    }

    @Test("A ban's length and reason can be changed; lists say how many there are and where a user is restricted")
    func restrictions() async throws {
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        _ = try await fixture.channel("hall", members: ["bo"], as: ana)
        let path = "/v3/group_channels/room/ban"
        _ = try await fixture.rest("POST", path, ["user_id": "bo", "seconds": 60, "description": "noise"])
        struct Ban: Decodable {
            var end_at: Int64
            var description: String
        }
        let changed = try await fixture.value(Ban.self, "PUT", path + "/bo", ["seconds": -1], as: .user(ana))
        #expect(changed.end_at == -1 && changed.description == "noise")
        let renamed = try await fixture.value(Ban.self, "PUT", path + "/bo", ["description": "peace"], as: .user(ana))
        #expect(renamed.end_at == -1 && renamed.description == "peace")
        #expect(
            try await refusal("PUT", "room/ban/ana", ["seconds": 5], as: ana) == .notFoundInDatabase)
        #expect(try await fixture.value(BannedPage.self, "GET", path).total == 1)
        _ = try await fixture.rest("POST", "/v3/group_channels/hall/mute", ["user_id": "bo"])
        #expect(try await fixture.value(MutedPage.self, "GET", "/v3/group_channels/hall/mute").total == 1)
        struct Lists: Decodable {
            var banned_channels: [RestrictedChannel]?
            var muted_channels: [RestrictedChannel]?
        }
        let banned = try await fixture.value(Lists.self, "GET", "/v3/users/bo/ban", as: .user(bo)).banned_channels
        #expect(banned?.map(\.channel.channelURL) == ["room"] && banned?.first?.description == "peace")
        let muted = try await fixture.value(Lists.self, "GET", "/v3/users/bo/mute").muted_channels
        #expect(muted?.map(\.channel.channelURL) == ["hall"])
    }
}
