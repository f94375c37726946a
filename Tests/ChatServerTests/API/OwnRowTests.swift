import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("What members decide for themselves")
struct OwnRowTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let room = "/v3/group_channels/room"

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        fixture.recorder.clear()
    }

    private func does(
        _ method: String, _ target: String, _ body: [String: Any] = [:], as user: ServiceFixture.LoggedIn,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let (status, body) = try await fixture.rest(method, target, body, as: .user(user))
        #expect(status == 200, "\(String(decoding: body, as: UTF8.self))", sourceLocation: sourceLocation)
    }

    private func listed(_ mode: String, of user: ServiceFixture.LoggedIn) async throws -> [String] {
        try await fixture.value(
            ChannelPage.self, "GET",
            "/v3/users/\(user.session.userID)/my_group_channels?show_empty=true&hidden_mode=\(mode)", as: .user(user)
        ).channels.map(\.channelURL)
    }

    private func channel(as user: ServiceFixture.LoggedIn) async throws -> WireChannel {
        try await fixture.value(WireChannel.self, "GET", room, as: .user(user))
    }

    @Test(
        "A channel hidden until the next message comes back with whatever message, for the one who hid it",
        .covers("C-91"), arguments: ["other", "silent", "own"])
    func hideUntilMessage(kind: String) async throws {
        try await fixture.send("before", to: "room", as: ana)
        try await does("PUT", room + "/hide", ["allow_auto_unhide": true], as: bo)
        #expect(try await listed("unhidden_only", of: bo) == [])
        #expect(try await listed("hidden_allow_auto_unhide", of: bo) == ["room"])
        #expect(try await listed("hidden_prevent_auto_unhide", of: bo) == [])
        #expect(try await listed("unhidden_only", of: ana) == ["room"])
        switch kind {
        case "own": try await fixture.send("x", to: "room", as: bo)
        case "silent": try await fixture.send("x", to: "room", as: ana, silent: true)
        default: try await fixture.send("x", to: "room", as: ana)
        }
        #expect(try await listed("unhidden_only", of: bo) == ["room"])
        #expect(try await listed("hidden_only", of: bo) == [])
        #expect(try await channel(as: bo).my?.hiddenState == .unhidden)
    }

    @Test("A channel hidden for good stays hidden until it is shown again", .covers("C-91"))
    func hideForGood() async throws {
        try await does("PUT", room + "/hide", ["allow_auto_unhide": false], as: bo)
        try await fixture.send("x", to: "room", as: ana)
        #expect(try await listed("hidden_prevent_auto_unhide", of: bo) == ["room"])
        #expect(try await listed("unhidden_only", of: bo) == [])
        fixture.recorder.clear()
        try await does("DELETE", room + "/hide", as: bo)
        #expect(try await listed("unhidden_only", of: bo) == ["room"])
        let reasons = try fixture.recorder.events(for: bo.session).compactMap { event -> OwnChannelChange.Reason? in
            if case .myChannel(let change) = event.body { change.reason } else { nil }
        }
        #expect(reasons == [.hidden])
        #expect(try fixture.recorder.events(for: ana.session).isEmpty)
    }

    @Test(
        "Hiding with the history, and resetting it, hide what was said on every way, from one member alone",
        .covers("C-33"), arguments: ["hide", "reset_user_history"])
    func history(way: String) async throws {
        try await fixture.send("old", to: "room", as: ana)
        let seq = try await channel(as: bo).seq
        try await does("PUT", "\(room)/\(way)", way == "hide" ? ["hide_previous_messages": true] : [:], as: bo)
        let hidden = try await channel(as: bo)
        #expect(hidden.unreadMessageCount == 0 && hidden.lastMessage == nil)
        let new = try await fixture.send("new", to: "room", as: ana)
        func texts(_ user: ServiceFixture.LoggedIn) async throws -> [String] {
            try await fixture.value(
                MessagePage.self, "GET", room + "/messages?message_ts=\(Int64.max)&prev_limit=10", as: .user(user)
            ).messages.map(\.message)
        }
        #expect(try await texts(bo) == ["new"])
        #expect(try await texts(ana) == ["old", "new"])
        let channel = try await channel(as: bo)
        #expect(channel.unreadMessageCount == 1 && channel.lastMessage?.messageID == new.messageID)
        let changes = try await fixture.call(ChannelChanges.self, .init(channelURL: "room", sinceSeq: 0), as: bo)
        let told = changes.changes.compactMap { event -> String? in
            if case .messageNew(let message) = event.body { message.message } else { nil }
        }
        #expect(told == ["new"])
        #expect(changes.completeSeq == seq + 1)
    }

    @Test("Which messages a member is notified of is kept, told to the own devices, and to nobody else", .covers("E4"))
    func pushTrigger() async throws {
        let path = "/v3/users/bo/push_preference/room"
        for option in ["all", "mention_only", "off", "default"] {
            fixture.recorder.clear()
            try await does("PUT", path, ["push_trigger_option": option], as: bo)
            let events = try fixture.recorder.events(for: bo.session)
            guard case .myChannel(let change) = events.first?.body else {
                Issue.record("not told")
                return
            }
            #expect(change.channel.my?.pushTrigger.rawValue == option)
            #expect(try fixture.recorder.events(for: ana.session).isEmpty)
            #expect(try await channel(as: bo).my?.pushTrigger.rawValue == option)
        }
        #expect(
            try await fixture.refusal("PUT", path, ["push_trigger_option": "some"], as: .user(bo)).code
                == .invalidParameterValue)
        #expect(try await channel(as: ana).my?.pushTrigger == .standard)
    }

    @Test("Who wants to be asked is invited first: sees the channel but not what is said, and answers", .covers("D1"))
    func invitation() async throws {
        let cy = try await fixture.login("cy")
        try await does("PUT", "/v3/users/cy/channel_invitation_preference", ["auto_accept": false], as: cy)
        try await fixture.send("secret", to: "room", as: ana)
        fixture.recorder.clear()
        try await does("POST", room + "/invite", ["user_ids": ["cy"]], as: bo)
        let invited = try await channel(as: cy)
        #expect(invited.my?.state == .invited && invited.my?.inviter?.userID == "bo")
        #expect(invited.lastMessage == nil && invited.unreadMessageCount == 0)
        #expect((invited.memberCount, invited.joinedMemberCount) == (3, 2))
        #expect(try await fixture.rest("GET", room + "/messages?message_ts=1", as: .user(cy)).status == 403)
        #expect(try fixture.recorder.events(for: cy.session).count == 1)
        // Being invited twice changes nothing.
        fixture.recorder.clear()
        try await does("POST", room + "/invite", ["user_ids": ["cy"]], as: ana)
        #expect(fixture.recorder.all.isEmpty)
        try await does("PUT", room + "/accept", as: cy)
        let joined = try await channel(as: cy)
        #expect(joined.my?.state == .joined && joined.joinedMemberCount == 3)
        try await fixture.send("hi", to: "room", as: cy)
        #expect(try await fixture.rest("PUT", room + "/accept", as: .user(cy)).status == 403)

        let di = try await fixture.login("di")
        try await does("PUT", "/v3/users/di/channel_invitation_preference", ["auto_accept": false], as: di)
        try await does("POST", room + "/invite", ["user_ids": ["di"]], as: ana)
        try await does("PUT", room + "/decline", as: di)
        #expect(try await channel(as: ana).memberCount == 3)
        #expect(try await fixture.rest("GET", room, as: .user(di)).status == 403)
    }

    @Test("An operator who leaves is one again after coming back, unless the role was given up")
    func leavingAndRole() async throws {
        _ = try await fixture.rest("PUT", room, ["is_public": true], as: .user(ana))
        try await does("PUT", room + "/leave", as: ana)
        // Outside of the channel the role is worth nothing.
        #expect(try await fixture.rest("PUT", room + "/freeze", ["freeze": true], as: .user(ana)).status == 403)
        let operators = try await fixture.value(OperatorPage.self, "GET", room + "/operators", as: .user(bo))
        #expect(operators.operators.isEmpty)
        try await does("PUT", room + "/join", as: ana)
        #expect(try await channel(as: ana).my?.role == .operator)
        try await does("PUT", room + "/leave", ["should_remove_operator_status": true], as: ana)
        try await does("PUT", room + "/join", as: ana)
        #expect(try await channel(as: ana).my?.role == MemberRole.none)
    }

    @Test("A mute outlives leaving: coming back does not lift it")
    func muteOutlivesLeaving() async throws {
        _ = try await fixture.rest("PUT", room, ["is_public": true], as: .user(ana))
        try await does("POST", room + "/mute", ["user_id": "bo"], as: ana)
        try await does("PUT", room + "/leave", as: bo)
        try await does("PUT", room + "/join", as: bo)
        let error = await #expect(throws: WireError.self) { try await fixture.send("x", to: "room", as: bo) }
        #expect(error?.code == .socketMutedUserInChannelSendMessageNotAllowed)
    }

    @Test("A channel becomes distinct for the members it has, and ceases to be")
    func distinct() async throws {
        try await does("PUT", room, ["is_distinct": true], as: ana)
        func create() async throws -> CreateChannelResult {
            try await fixture.value(
                CreateChannelResult.self, "POST", "/v3/group_channels",
                ["user_ids": ["ana", "bo"], "is_distinct": true], as: .user(bo))
        }
        #expect(try await create().channel.channelURL == "room")
        try await does("PUT", room, ["is_distinct": false], as: ana)
        #expect(try await create().isCreated)
        #expect(
            try await fixture.refusal("PUT", room, ["is_distinct": true, "is_public": true], as: .user(ana)).code
                == .invalidParameterValue)
    }
}
