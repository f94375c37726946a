import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Moderation")
struct ModerationTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let cy: ServiceFixture.LoggedIn
    private let room = "/v3/group_channels/room"

    /// A channel of `ana`, who is its operator, `bo` and `cy`.
    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        cy = try await fixture.login("cy")
        _ = try await fixture.channel("room", members: ["bo", "cy"], as: ana)
        fixture.recorder.clear()
    }

    private func does(
        _ method: String, _ path: String, _ body: [String: Any] = [:], as user: ServiceFixture.LoggedIn,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let (status, body) = try await fixture.rest(method, room + path, body, as: .user(user))
        #expect(status == 200, "\(String(decoding: body, as: UTF8.self))", sourceLocation: sourceLocation)
    }

    /// What a user was told of members, in order.
    private func updates(for user: ServiceFixture.LoggedIn) throws -> [MembersUpdate] {
        try fixture.recorder.events(for: user.session).compactMap { event in
            if case .membersUpdated(let update) = event.body { update } else { nil }
        }
    }

    private func ownReasons(for user: ServiceFixture.LoggedIn) throws -> [OwnChannelChange.Reason] {
        try fixture.recorder.events(for: user.session).compactMap { event in
            if case .myChannel(let change) = event.body { change.reason } else { nil }
        }
    }

    private func channel(as user: ServiceFixture.LoggedIn) async throws -> WireChannel {
        try await fixture.value(WireChannel.self, "GET", room, as: .user(user))
    }

    @Test("An operator makes operators and unmakes them; everyone is told, and the list says who they are")
    func operators() async throws {
        try await does("POST", "/operators", ["operator_ids": ["bo", "cy"]], as: ana)
        let update = try #require(try updates(for: cy).first)
        #expect(update.reason == .operators)
        #expect(update.change.members.map(\.user.userID) == ["bo", "cy"])
        #expect(update.change.members.allSatisfy { $0.role == .operator })
        #expect(update.change.by?.userID == "ana")
        #expect(try ownReasons(for: bo) == [.settings])
        #expect(try await channel(as: bo).my?.role == .operator)
        let first = try await fixture.value(OperatorPage.self, "GET", room + "/operators?limit=2", as: .user(bo))
        let second = try await fixture.value(
            OperatorPage.self, "GET", room + "/operators?limit=2&token=\(first.next)", as: .user(bo))
        #expect((first.operators + second.operators).map(\.userID) == ["ana", "bo", "cy"])
        #expect(second.next.isEmpty)
        // Saying the same again changes nothing.
        fixture.recorder.clear()
        try await does("POST", "/operators", ["operator_ids": ["bo"]], as: ana)
        #expect(fixture.recorder.all.isEmpty)
        try await does("DELETE", "/operators?operator_ids=bo,cy", as: ana)
        #expect(try await channel(as: bo).my?.role == MemberRole.none)
        #expect(
            try await fixture.refusal("POST", room + "/operators", ["operator_ids": ["cy"]], as: .user(bo)).code
                == .nonAuthorized)
    }

    @Test("All operators are unmade at once, and replaced at once by an update")
    func allOperators() async throws {
        try await does("PUT", "", ["operator_ids": ["ana", "bo"]], as: ana)
        try await does("PUT", "", ["operator_ids": ["cy"]], as: bo)
        let page = try await fixture.value(OperatorPage.self, "GET", room + "/operators", as: .user(ana))
        #expect(page.operators.map(\.userID) == ["cy"])
        try await does("DELETE", "/operators?delete_all=true", as: cy)
        let none = try await fixture.value(OperatorPage.self, "GET", room + "/operators", as: .user(ana))
        #expect(none.operators.isEmpty)
        let refusal = try await fixture.refusal("PUT", room, ["operator_ids": ["bo"]], as: .user(ana))
        #expect(refusal.code == .nonAuthorized)
    }

    @Test("Only members become operators, and a name that nobody has is refused")
    func operatorsFromOutside() async throws {
        _ = try await fixture.login("sam")
        for id in ["sam", "nobody"] {
            let refusal = try await fixture.refusal(
                "POST", room + "/operators", ["operator_ids": ["bo", id]], as: .user(ana))
            #expect(refusal.code == .notFoundInDatabase)
        }
        // All or nothing.
        #expect(try await channel(as: bo).my?.role == MemberRole.none)
    }

    @Test("A muted member reads and may not send, edit or type; reason and end are on the row", .covers("C-57"))
    func mute() async throws {
        let sent = try await fixture.send("before", to: "room", as: bo)
        try await does("POST", "/mute", ["user_id": "bo", "seconds": 60, "description": "Too loud"], as: ana)
        let update = try #require(try updates(for: cy).last)
        #expect(update.reason == .muted)
        let member = try #require(update.change.members.first)
        #expect(member.isMuted && member.mutedEndAt == fixture.clock.now + 60_000)
        #expect(member.mutedDescription == "Too loud")
        let my = try #require(try await channel(as: bo).my)
        #expect(my.isMuted && my.mutedEndAt == member.mutedEndAt)
        let muted = ErrorCode.socketMutedUserInChannelSendMessageNotAllowed
        var error = await #expect(throws: WireError.self) { try await fixture.send("x", to: "room", as: bo) }
        #expect(error?.code == muted)
        error = await #expect(throws: WireError.self) {
            _ = try await fixture.call(
                UpdateMessage.self, .init(channelURL: "room", messageID: sent.messageID, message: "x"), as: bo)
        }
        #expect(error?.code == muted)
        error = await #expect(throws: WireError.self) {
            _ = try await fixture.call(SetTyping.self, .init(channelURL: "room", isTyping: true), as: bo)
        }
        #expect(error?.code == muted)
        try await fixture.send("still heard", to: "room", as: ana)
        #expect(try await channel(as: bo).unreadMessageCount == 1)
        let page = try await fixture.value(MutedPage.self, "GET", room + "/mute", as: .user(ana))
        #expect(page.muted.map(\.restriction.user.userID) == ["bo"])
        #expect(page.muted.first?.restriction.description == "Too loud")
        #expect(page.muted.first?.restriction.endAt == member.mutedEndAt)
        fixture.recorder.clear()
        try await does("DELETE", "/mute/bo", as: ana)
        #expect(try updates(for: cy).map(\.reason) == [.unmuted])
        try await fixture.send("again", to: "room", as: bo)
    }

    @Test("A mute ends by itself at its time, and everyone is told; one without an end stays", .covers("C-70"))
    func muteEnds() async throws {
        try await does("POST", "/mute", ["user_id": "bo", "seconds": 60], as: ana)
        try await does("POST", "/mute", ["user_id": "cy", "seconds": -1], as: ana)
        fixture.recorder.clear()
        fixture.clock.advance(59_999)
        await fixture.tick()
        #expect(fixture.recorder.all.isEmpty)
        fixture.clock.advance(1)
        await fixture.tick()
        #expect(try updates(for: ana).map(\.reason) == [.unmuted])
        #expect(try updates(for: ana).first?.change.members.map(\.user.userID) == ["bo"])
        try await fixture.send("again", to: "room", as: bo)
        fixture.clock.advance(1_000_000_000)
        await fixture.tick()
        let members = try await fixture.value(MemberPage.self, "GET", room + "/members?muted_member_filter=muted")
        #expect(members.members.map(\.user.userID) == ["cy"])
        #expect(fixture.reportedFaults == [])
    }

    @Test("A banned member is out at once, hears nothing more, and cannot come back before the end", .covers("C-57"))
    func ban() async throws {
        _ = try await fixture.rest("PUT", room, ["is_public": true], as: .user(ana))
        fixture.recorder.clear()
        try await does("POST", "/ban", ["user_id": "bo", "seconds": 60, "description": "Spam"], as: ana)
        #expect(try ownReasons(for: bo) == [.banned])
        let update = try #require(try updates(for: cy).first)
        #expect(update.reason == .banned)
        #expect((update.change.memberCount, update.change.joinedMemberCount) == (2, 2))
        #expect(try updates(for: bo).isEmpty)
        fixture.recorder.clear()
        try await fixture.send("secret", to: "room", as: ana)
        #expect(try fixture.recorder.events(for: bo.session).isEmpty)
        let banned = ErrorCode.socketBannedUserSendMessageNotAllowed
        #expect(try await fixture.refusal("PUT", room + "/join", as: .user(bo)).code == banned)
        #expect(try await fixture.refusal("POST", room + "/invite", ["user_ids": ["bo"]], as: .user(cy)).code == banned)
        let error = await #expect(throws: WireError.self) { try await fixture.send("x", to: "room", as: bo) }
        #expect(error?.code == .socketUserNotMember)
        let page = try await fixture.value(BannedPage.self, "GET", room + "/ban", as: .user(ana))
        #expect(page.banned.map(\.user.userID) == ["bo"])
        #expect(page.banned.first?.description == "Spam")
        #expect(page.banned.first?.endAt == fixture.clock.now + 60_000)
        fixture.clock.advance(60_000)
        await fixture.tick()
        #expect(try updates(for: cy).map(\.reason) == [.unbanned])
        try await does("PUT", "/join", as: bo)
        let list = try await fixture.value(BannedPage.self, "GET", room + "/ban", as: .user(ana))
        #expect(list.banned.isEmpty)
        #expect(fixture.reportedFaults == [])
    }

    @Test("Banning who is no member keeps them out, and unbanning lets them in")
    func banStranger() async throws {
        let sam = try await fixture.login("sam")
        _ = try await fixture.rest("PUT", room, ["is_public": true], as: .user(ana))
        try await does("POST", "/ban", ["user_id": "sam"], as: ana)
        #expect(try ownReasons(for: sam).isEmpty)
        #expect(try await channel(as: ana).memberCount == 3)
        #expect(try await fixture.rest("PUT", room + "/join", as: .user(sam)).status == 400)
        try await does("DELETE", "/ban/sam", as: ana)
        try await does("PUT", "/join", as: sam)
    }

    @Test("Nobody mutes or bans themselves; durations and reasons are checked")
    func badModeration() async throws {
        for path in ["/mute", "/ban"] {
            for (body, code) in [
                (["user_id": "ana"], ErrorCode.invalidParameterValue),
                (["user_id": "bo", "seconds": 0], .invalidParameterValue),
                (["user_id": "bo", "seconds": -2], .invalidParameterValue),
                (["user_id": "bo", "seconds": Int64.max], .invalidParameterValue),
                (["user_id": "bo", "description": String(repeating: "x", count: 251)], .invalidParameterValue),
                (["user_id": "nobody"], .notFoundInDatabase),
                (["seconds": 5], .invalidParameterValueRequired),
                (["user_id": 5], .invalidParameterValueString),
            ] as [([String: Any], ErrorCode)] {
                #expect(try await fixture.refusal("POST", room + path, body, as: .user(ana)).code == code, "\(body)")
            }
        }
        try await does("POST", "/mute", ["user_id": "bo", "description": String(repeating: "x", count: 250)], as: ana)
    }

    @Test("In a frozen channel operators send and others read; who is made operator may send at once", .covers("C-56"))
    func frozen() async throws {
        try await does("PUT", "/freeze", ["freeze": true], as: ana)
        var error = await #expect(throws: WireError.self) { try await fixture.send("x", to: "room", as: bo) }
        #expect(error?.code == .socketChannelFrozen)
        try await does("POST", "/operators", ["operator_ids": ["bo"]], as: ana)
        try await fixture.send("as operator", to: "room", as: bo)
        try await does("DELETE", "/operators?operator_ids=bo", as: ana)
        error = await #expect(throws: WireError.self) { try await fixture.send("x", to: "room", as: bo) }
        #expect(error?.code == .socketChannelFrozen)
        try await does("PUT", "/freeze", ["freeze": false], as: ana)
        try await fixture.send("thawed", to: "room", as: bo)
    }

    @Test("A deleted channel is gone for all on every way, with its messages, also for who was away", .covers("C14"))
    func delete() async throws {
        try await fixture.send("hello", to: "room", as: ana)
        let position = try await fixture.login("bo").result.position
        fixture.recorder.clear()
        try await does("DELETE", "", as: ana)
        let events = try fixture.recorder.events(for: bo.session)
        #expect(events.map(\.body) == [.channelDeleted])
        #expect(try await fixture.rest("GET", room, as: .user(ana)).status == 404)
        #expect(try await fixture.rest("GET", room + "/messages?message_ts=1", as: .apiToken).status == 404)
        let error = await #expect(throws: WireError.self) { try await fixture.send("x", to: "room", as: ana) }
        #expect(error?.code == .socketChannelNotFound)
        let changes = try await fixture.call(ChannelsChanges.self, .init(since: position), as: bo)
        #expect(changes.deletedChannelURLs == ["room"] && changes.channels.isEmpty)
        let list = try await fixture.value(
            ChannelPage.self, "GET", "/v3/users/bo/my_group_channels?show_empty=true", as: .user(bo))
        #expect(list.channels.isEmpty)
        let all = try await fixture.value(ChannelPage.self, "GET", "/v3/group_channels?show_empty=true")
        #expect(all.channels.isEmpty)
        for (path, field) in [
            ("unread_message_count", "unread_count"), ("unread_channel_count", "unread_count"),
            ("group_channel_count", "group_channel_count"),
        ] {
            let counts = try await fixture.value([String: Int].self, "GET", "/v3/users/bo/\(path)", as: .user(bo))
            #expect(counts[field] == 0)
        }
        let taken = try await fixture.refusal(
            "POST", "/v3/group_channels", ["user_ids": ["bo"], "channel_url": "room"], as: .user(ana))
        #expect(taken.code == .duplicatedData)
        #expect(fixture.reportedFaults == [])
    }

    @Test("Who was away catches up on every change of members, as it is now", .covers("C13", "C15"))
    func catchingUp() async throws {
        try await does("POST", "/operators", ["operator_ids": ["cy"]], as: ana)
        try await does("POST", "/mute", ["user_id": "bo"], as: ana)
        try await does("DELETE", "/mute/bo", as: ana)
        try await does("POST", "/ban", ["user_id": "bo"], as: cy)
        let changes = try await fixture.call(ChannelChanges.self, .init(channelURL: "room", sinceSeq: 1), as: cy)
        let reasons = changes.changes.compactMap { event -> MembersUpdate.Reason? in
            if case .membersUpdated(let update) = event.body { update.reason } else { nil }
        }
        #expect(reasons == [.operators, .muted, .unmuted, .banned])
        #expect(changes.changes.map(\.seq) == [2, 3, 4, 5])
        #expect(changes.completeSeq == 5)
    }
}
