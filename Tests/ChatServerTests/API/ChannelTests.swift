import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Channels and their members")
struct ChannelTests {
    @Test(
        "The creator is a member and the operator; the others are told with the channel as they see it", .covers("B5"))
    func create() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        fixture.recorder.clear()
        let channel = try await fixture.channel("room", members: ["bo", "nobody"], ["name": "Room"], as: ana)
        #expect(channel.members?.map(\.user.userID) == ["ana", "bo"])
        #expect(channel.my?.role == .operator)
        #expect(channel.creator?.userID == "ana")
        #expect(channel.seq == 1)
        #expect(channel.memberCount == 2)
        let events = try fixture.recorder.events(for: bo.session)
        guard case .myChannel(let change) = events.first?.body else {
            Issue.record("not told")
            return
        }
        #expect(events.first?.userSeq == 1)
        #expect(change.reason == .joined)
        #expect(change.channel.members?.count == 2)
        #expect(change.channel.my?.role == MemberRole.none)
        #expect(change.channel.my?.inviter?.userID == "ana")
        #expect(change.channel.seq == 1)
        #expect(events.last?.seq == 1)
    }

    @Test("A distinct channel is found again by its set of members, in any order, and told once")
    func distinct() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.login("cy")
        func create(_ members: [String], as user: ServiceFixture.LoggedIn) async throws -> CreateChannelResult {
            try await fixture.value(
                CreateChannelResult.self, "POST", "/v3/group_channels", ["user_ids": members, "is_distinct": true],
                as: .user(user))
        }
        let first = try await create(["bo"], as: ana)
        #expect(first.isCreated)
        fixture.recorder.clear()
        for members in [["ana"], ["bo", "ana"], ["ana", "bo", "bo"]] {
            let again = try await create(members, as: bo)
            #expect(!again.isCreated)
            #expect(again.channel.channelURL == first.channel.channelURL)
        }
        #expect(fixture.recorder.all.isEmpty)
        #expect(try await create(["bo", "cy"], as: ana).isCreated)
    }

    @Test("Who left a distinct channel comes back by making it again")
    func distinctAgain() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        let body: [String: Any] = ["user_ids": ["bo"], "is_distinct": true]
        let first = try await fixture.value(
            CreateChannelResult.self, "POST", "/v3/group_channels", body, as: .user(ana))
        let url = first.channel.channelURL
        #expect(try await fixture.rest("PUT", "/v3/group_channels/\(url)/leave", as: .user(bo)).status == 200)
        let again = try await fixture.value(
            CreateChannelResult.self, "POST", "/v3/group_channels", body, as: .user(ana))
        #expect(!again.isCreated)
        #expect(again.channel.channelURL == url)
        #expect(again.channel.joinedMemberCount == 2)
    }

    @Test("An address is taken once, in one application")
    func takenAddress() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        let error = try await fixture.refusal(
            "POST", "/v3/group_channels", ["user_ids": [], "channel_url": "room"], as: .user(ana))
        #expect(error.code == .duplicatedData)
    }

    @Test("An unknown user is passed over, or refused when the call is strict")
    func strict() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let body: [String: Any] = ["user_ids": ["nobody"], "strict": true]
        #expect(
            try await fixture.refusal("POST", "/v3/group_channels", body, as: .user(ana)).code == .notFoundInDatabase)
    }

    @Test("Too many members are refused and leave no channel behind")
    func tooMany() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.channelMembers = 2
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        for user in ["bo", "cy"] { _ = try await fixture.login(user) }
        // Two are named, the creator is the third: found out only after the channel was begun.
        let body: [String: Any] = ["user_ids": ["bo", "cy"], "channel_url": "room"]
        #expect(try await fixture.refusal("POST", "/v3/group_channels", body, as: .user(ana)).code == .reachedMaxCount)
        #expect(try await fixture.rest("GET", "/v3/group_channels/room").status == 404)
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        #expect(fixture.reportedFaults == [])
    }

    @Test("Who leaves gets no more events, is told, and finds the channel gone when catching up")
    func leave() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        let position = try await fixture.call(ChannelsChanges.self, .init(since: 0), as: bo).position
        fixture.recorder.clear()
        #expect(try await fixture.rest("PUT", "/v3/group_channels/room/leave", as: .user(bo)).status == 200)
        try await fixture.send("bye", to: "room", as: ana)
        let events = try fixture.recorder.events(for: bo.session)
        #expect(events.count == 1)
        guard case .myChannel(let change) = events.first?.body else {
            Issue.record("not told")
            return
        }
        #expect(change.reason == .left)
        let changes = try await fixture.call(ChannelsChanges.self, .init(since: position), as: bo)
        #expect(changes.deletedChannelURLs == ["room"])
        #expect(changes.channels.isEmpty)
        #expect(try await fixture.refusal("GET", "/v3/group_channels/room", as: .user(bo)).code == .nonAuthorized)
    }

    @Test("A newcomer has nothing unread, reads what was said before, and gets what is said next", .covers("C-10"))
    func invite() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: [], as: ana)
        let before = try await fixture.send("before", to: "room", as: ana)
        fixture.recorder.clear()
        let body = ["user_ids": ["bo", "bo", "nobody"]]
        #expect(try await fixture.rest("POST", "/v3/group_channels/room/invite", body, as: .user(ana)).status == 200)
        let channel = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(bo))
        #expect(channel.unreadMessageCount == 0)
        #expect(channel.lastMessage == before)
        #expect(channel.memberCount == 2)
        let after = try await fixture.send("after", to: "room", as: ana)
        #expect(try fixture.recorder.events(for: bo.session).last?.body == .messageNew(after))
    }

    @Test("A public channel is found and joined by anyone; what is said in it is for its members")
    func publicChannel() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("open", members: [], ["is_public": true], as: ana)
        _ = try await fixture.channel("closed", members: [], as: ana)
        try await fixture.send("hello", to: "open", as: ana)
        let page = try await fixture.value(
            ChannelPage.self, "GET", "/v3/group_channels?show_empty=true", as: .user(bo))
        #expect(page.channels.map(\.channelURL) == ["open"])
        #expect(page.channels.first?.lastMessage == nil)
        let seen = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/open", as: .user(bo))
        #expect(seen.lastMessage == nil)
        #expect(try await fixture.rest("PUT", "/v3/group_channels/closed/join", as: .user(bo)).status == 403)
        let joined = try await fixture.value(WireChannel.self, "PUT", "/v3/group_channels/open/join", as: .user(bo))
        #expect(joined.my?.state == .joined)
        #expect(joined.lastMessage?.message == "hello")
    }

    @Test("Names and metadata: changed, told, read back")
    func updates() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        fixture.recorder.clear()
        let room = "/v3/group_channels/room"
        let named = try await fixture.value(WireChannel.self, "PUT", room, ["name": "Neu"], as: .user(bo))
        #expect(named.name == "Neu")
        #expect(
            try await fixture.rest("POST", room + "/metadata", ["metadata": ["k": "v"]], as: .user(ana)).status == 200)
        #expect(try await fixture.value([String: String].self, "GET", room + "/metadata", as: .user(bo)) == ["k": "v"])
        let changed = try await fixture.value(
            [String: String].self, "PUT", room + "/metadata", ["metadata": ["k": "w", "x": "y"]], as: .user(ana))
        // Without upsert only what is there changes.
        #expect(changed == ["k": "w"])
        let seqs = try fixture.recorder.events(for: bo.session).compactMap(\.seq)
        #expect(seqs == [2, 3, 4])
        #expect(try await fixture.rest("DELETE", room + "/metadata/k", as: .user(ana)).status == 200)
        #expect(try await fixture.rest("GET", room + "/metadata/k", as: .user(ana)).status == 404)
    }

    @Test("A frozen channel lets only its operator send")
    func freeze() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        let body: [String: Any] = ["freeze": true]
        #expect(try await fixture.rest("PUT", "/v3/group_channels/room/freeze", body, as: .user(ana)).status == 200)
        try await fixture.send("order", to: "room", as: ana)
        let error = await #expect(throws: WireError.self) { try await fixture.send("but", to: "room", as: bo) }
        #expect(error?.code == .socketChannelFrozen)
    }

    @Test("Members are listed by name, operators first where asked, by pages without holes")
    func memberList() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("zoe")
        let names = ["élan", "Elan", "bo", "Bo", "andré", "Ümit", "ömer", "李"]
        for name in names {
            #expect(
                try await fixture.rest("POST", "/v3/users", ["user_id": name, "nickname": name]).status == 200)
        }
        _ = try await fixture.channel("room", members: names, as: ana)
        func list(_ order: String, limit: Int) async throws -> [String] {
            var result: [String] = []
            var token = ""
            repeat {
                let page = try await fixture.value(
                    MemberPage.self, "GET",
                    "/v3/group_channels/room/members?order=\(order)&limit=\(limit)&token=\(token)", as: .user(ana))
                result += page.members.map(\.user.userID)
                token = page.next
            } while !token.isEmpty
            return result
        }
        let sorted =
            ["zoe"] + names.sorted { NameOrderKey.precedes(NameOrderKey.bytes(of: $0), NameOrderKey.bytes(of: $1)) }
        for limit in [1, 2, 3, 100] {
            // The operator has no nickname and so stands first either way.
            #expect(try await list("member_nickname_alphabetical", limit: limit) == sorted)
            #expect(try await list("operator_then_member_alphabetical", limit: limit) == sorted)
        }
    }
}
