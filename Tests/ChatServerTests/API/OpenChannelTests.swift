import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Open channels")
struct OpenChannelTests {
    /// `ana`, the operator of `lobby`, on connection 1; `bo` on 2 and 3.
    private struct World {
        let fixture: ServiceFixture
        let ana: ServiceFixture.LoggedIn
        let bo: ServiceFixture.LoggedIn

        init() async throws {
            fixture = try ServiceFixture()
            ana = try await fixture.login("ana")
            bo = try await fixture.login("bo")
            _ = try await fixture.value(
                WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby", "name": "Lobby"],
                as: .user(ana))
        }

        @discardableResult
        func enter(_ user: ServiceFixture.LoggedIn, _ connection: UInt64, _ url: String = "lobby") async throws
            -> WireChannel
        {
            try await fixture.call(
                EnterChannel.self, .init(channelURL: url), as: user, connection: connection)
        }

        func exit(_ user: ServiceFixture.LoggedIn, _ connection: UInt64) async throws {
            _ = try await fixture.call(
                ExitChannel.self, .init(channelURL: "lobby"), as: user, connection: connection)
        }

        func lobby(as user: ServiceFixture.LoggedIn? = nil) async throws -> WireChannel {
            try await fixture.value(
                WireChannel.self, "GET", "/v3/open_channels/lobby", as: user.map { .user($0) } ?? .apiToken)
        }

        /// Names of the events that a connection got, with what tells them apart.
        func told(_ connection: UInt64) throws -> [String] {
            try fixture.recorder.events(forConnection: connection).map { event in
                switch event.body {
                case .messageNew(let message): "new \(message.message)"
                case .participantEntered(let change): "entered \(change.user.userID) \(change.participantCount)"
                case .participantExited(let change): "exited \(change.user.userID) \(change.participantCount)"
                case .channelUpdated(let channel): "updated \(channel.name)"
                default: event.body.name
                }
            }
        }
    }

    @Test(
        "Operators moderate an open channel: a muted one may not send, a banned one is out and stays out",
        .covers("F3"))
    func moderation() async throws {
        let world = try await World()
        let path = "/v3/open_channels/lobby"
        func does(_ method: String, _ rest: String, _ body: [String: Any] = [:]) async throws {
            #expect(try await world.fixture.rest(method, path + rest, body, as: .user(world.ana)).status == 200)
        }
        try await world.enter(world.ana, 1)
        for connection: UInt64 in [2, 3] { try await world.enter(world.bo, connection) }
        try await does("POST", "/mute", ["user_id": "bo", "description": "Loud"])
        var error = await #expect(throws: WireError.self) {
            try await world.fixture.send("x", to: "lobby", as: world.bo)
        }
        #expect(error?.code == .socketMutedUserInChannelSendMessageNotAllowed)
        let muted = try await world.fixture.value(MutedPage.self, "GET", path + "/mute", as: .user(world.ana))
        #expect(muted.muted.map(\.restriction.user.userID) == ["bo"])
        try await does("DELETE", "/mute/bo")
        try await world.fixture.send("heard", to: "lobby", as: world.bo)
        world.fixture.recorder.clear()
        try await does("POST", "/ban", ["user_id": "bo"])
        #expect(try world.told(3) == ["members.updated"])
        #expect(try world.told(1) == ["members.updated", "exited bo 1"])
        world.fixture.recorder.clear()
        try await world.fixture.send("secret", to: "lobby", as: world.ana)
        #expect(try world.told(2).isEmpty)
        error = await #expect(throws: WireError.self) { try await world.enter(world.bo, 2) }
        #expect(error?.code == .socketBannedUserSendMessageNotAllowed)
        try await does("DELETE", "/ban/bo")
        try await world.enter(world.bo, 2)
        try await does("POST", "/operators", ["operator_ids": ["bo"]])
        #expect(try await world.lobby().operators?.map(\.userID) == ["ana", "bo"])
        let page = try await world.fixture.value(OperatorPage.self, "GET", path + "/operators", as: .user(world.bo))
        #expect(page.operators.map(\.userID) == ["ana", "bo"])
        try await does("DELETE", "/operators?operator_ids=bo")
        #expect(try await world.lobby().operators?.map(\.userID) == ["ana"])
        #expect(world.fixture.reportedFaults == [])
    }

    @Test("Its maker is its operator; the resource has the documented fields")
    func create() async throws {
        let world = try await World()
        let body = try await world.fixture.rest("GET", "/v3/open_channels/lobby").body
        let fields = try #require(try JSONSerialization.jsonObject(with: Data(body)) as? [String: Any])
        #expect(fields["name"] as? String == "Lobby")
        #expect(fields["participant_count"] as? Int == 0)
        #expect(fields["freeze"] as? Bool == false)
        #expect((fields["operators"] as? [[String: Any]])?.map { $0["user_id"] as? String } == ["ana"])
        #expect(fields["created_at"] != nil && fields["cover_url"] != nil && fields["custom_type"] != nil)
        #expect(fields["member_count"] == nil && fields["is_distinct"] == nil)
    }

    @Test("Named operators are the operators; one who does not exist is refused, and nothing is made")
    func namedOperators() async throws {
        let world = try await World()
        let channel = try await world.fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["operator_ids": ["bo"]], as: .user(world.ana))
        #expect(channel.operators?.map(\.userID) == ["bo"])
        #expect(channel.channelURL.hasPrefix("open_channel_"))
        let refusal = try await world.fixture.refusal(
            "POST", "/v3/open_channels", ["channel_url": "other", "operator_ids": ["nobody"]])
        #expect(refusal.code == .notFoundInDatabase)
        #expect(try await world.fixture.refusal("GET", "/v3/open_channels/other").code == .notFoundInDatabase)
        let taken = try await world.fixture.refusal("POST", "/v3/open_channels", ["channel_url": "lobby"])
        #expect(taken.code == .duplicatedData)
    }

    @Test("Each type's routes find channels of that type only")
    func typesApart() async throws {
        let world = try await World()
        _ = try await world.fixture.channel("room", members: ["bo"], as: world.ana)
        for (path, method) in [
            ("/v3/group_channels/lobby", "GET"), ("/v3/open_channels/room", "GET"),
            ("/v3/open_channels/room", "DELETE"), ("/v3/group_channels/lobby/join", "PUT"),
            ("/v3/open_channels/room/messages?message_ts=1", "GET"),
        ] {
            #expect(try await world.fixture.refusal(method, path).code == .notFoundInDatabase, "\(method) \(path)")
        }
        let groups = try await world.fixture.value(ChannelPage.self, "GET", "/v3/group_channels?show_empty=true")
        #expect(groups.channels.map(\.channelURL) == ["room"])
        let open = try await world.fixture.value(ChannelPage.self, "GET", "/v3/open_channels")
        #expect(open.channels.map(\.channelURL) == ["lobby"])
        let changes = try await world.fixture.call(ChannelsChanges.self, .init(since: 0), as: world.ana)
        #expect(changes.channels.map(\.channelURL) == ["room"])
        #expect(changes.deletedChannelURLs == [])
    }

    @Test("The list filters and pages, newest first")
    func list() async throws {
        let world = try await World()
        for (number, name) in ["Chess", "Cheese", "Music"].enumerated() {
            world.fixture.clock.advance(1_000)
            _ = try await world.fixture.rest(
                "POST", "/v3/open_channels",
                ["channel_url": "Room_\(number)", "name": name, "custom_type": number == 2 ? "b" : "a"])
        }
        func urls(_ query: String) async throws -> [String] {
            try await world.fixture.value(ChannelPage.self, "GET", "/v3/open_channels?" + query).channels
                .map(\.channelURL)
        }
        #expect(try await urls("") == ["Room_2", "Room_1", "Room_0", "lobby"])
        #expect(try await urls("name_contains=che") == ["Room_1", "Room_0"])
        #expect(try await urls("url_contains=room") == ["Room_2", "Room_1", "Room_0"])
        #expect(try await urls("custom_types=b") == ["Room_2"])
        #expect(try await urls("channel_urls=lobby,Room_0") == ["Room_0", "lobby"])
        _ = try await world.fixture.rest("PUT", "/v3/open_channels/Room_1/freeze", ["freeze": true])
        #expect(try await urls("show_frozen=false") == ["Room_2", "Room_0", "lobby"])
        var (page, found) = (ChannelPage(channels: [], next: "", serverTime: 0, position: 0), [String]())
        repeat {
            page = try await world.fixture.value(
                ChannelPage.self, "GET", "/v3/open_channels?limit=1&token=\(page.next)")
            found += page.channels.map(\.channelURL)
        } while !page.next.isEmpty
        #expect(found == ["Room_2", "Room_1", "Room_0", "lobby"])
    }

    @Test("Events go to those who entered, by connection, and messages come from them only")
    func events() async throws {
        let world = try await World()
        let before = await #expect(throws: WireError.self) {
            try await world.fixture.send("too early", to: "lobby", as: world.bo)
        }
        #expect(before?.code == .socketUserNotMember)
        let seen = try await world.enter(world.ana, 1)
        #expect(seen.participantCount == 1)
        #expect(seen.my?.role == .operator)
        try await world.enter(world.bo, 2)
        try await world.enter(world.bo, 3)
        try await world.fixture.send("hello", to: "lobby", as: world.bo)
        #expect(try world.told(1) == ["entered bo 2", "new hello"])
        #expect(try world.told(2) == ["new hello"])
        #expect(try world.fixture.recorder.events(for: world.bo.session).isEmpty)
        try await world.exit(world.bo, 2)
        // Another of bo's connections is still there.
        #expect(try await world.lobby().participantCount == 2)
        try await world.exit(world.bo, 3)
        #expect(try world.told(1).last == "exited bo 1")
        let again = await #expect(throws: WireError.self) { try await world.exit(world.bo, 3) }
        #expect(again?.code == .socketUserNotMember)
    }

    @Test("A connection that goes takes its user out of every channel")
    func connectionGone() async throws {
        let world = try await World()
        _ = try await world.fixture.rest("POST", "/v3/open_channels", ["channel_url": "second"])
        try await world.enter(world.ana, 1)
        try await world.enter(world.bo, 2)
        try await world.enter(world.bo, 2, "second")
        world.fixture.service.closed(connection: 2)
        // The writer works in order: what is read after a later write has happened.
        try await world.fixture.send("after", to: "lobby", as: world.ana)
        #expect(try world.told(1) == ["entered bo 2", "exited bo 1", "new after"])
        let second = try await world.fixture.value(WireChannel.self, "GET", "/v3/open_channels/second")
        #expect(second.participantCount == 0)
        #expect(world.fixture.reportedFaults == [])
    }

    @Test("The participants come page by page, each once, while others come and go")
    func participantPages() async throws {
        let world = try await World()
        for number in 0..<5 {
            let user = try await world.fixture.login("user\(number)")
            try await world.enter(user, UInt64(10 + number))
        }
        var (found, token) = ([String](), "")
        repeat {
            let page = try await world.fixture.value(
                ParticipantPage.self, "GET", "/v3/open_channels/lobby/participants?limit=2&token=\(token)")
            found += page.participants.map(\.userID)
            token = page.next
            // Somebody who was listed goes.
            if found.count == 2 { world.fixture.service.closed(connection: 10) }
        } while !token.isEmpty
        #expect(found == ["user0", "user1", "user2", "user3", "user4"])
        let bad = try await world.fixture.refusal("GET", "/v3/open_channels/lobby/participants?token=x")
        #expect(bad.code == .invalidParameterValue)
    }

    @Test("Whether participants may change and delete is the application's setting", .covers("F2"))
    func setting() async throws {
        let world = try await World()
        try await world.enter(world.bo, 2)
        let renamed = try await world.fixture.value(
            WireChannel.self, "PUT", "/v3/open_channels/lobby", ["name": "Hall"], as: .user(world.bo))
        #expect(renamed.name == "Hall")
        #expect(renamed.participantsMayChange == true)
        #expect(try world.told(2) == ["updated Hall"])
        let settings = "/v3/applications/settings/open_channels"
        _ = try await world.fixture.value(
            [String: Bool].self, "PUT", settings, ["participants_may_change": false])
        #expect(
            try await world.fixture.value([String: Bool].self, "GET", settings)
                == ["participants_may_change": false])
        #expect(try await world.lobby(as: world.bo).participantsMayChange == false)
        for (method, body) in [("PUT", ["name": "Mine"]), ("DELETE", [:])] {
            let refusal = try await world.fixture.refusal(
                method, "/v3/open_channels/lobby", body, as: .user(world.bo))
            #expect(refusal.code == .nonAuthorized)
        }
        #expect(try await world.lobby().name == "Hall")
        _ = try await world.fixture.value(
            WireChannel.self, "PUT", "/v3/open_channels/lobby", ["name": "Ours"], as: .user(world.ana))
    }

    @Test("A deleted channel is gone with its messages; who was in it is told, and the address is free")
    func delete() async throws {
        let world = try await World()
        try await world.enter(world.bo, 2)
        try await world.fixture.send("last words", to: "lobby", as: world.bo)
        let status = try await world.fixture.rest("DELETE", "/v3/open_channels/lobby", as: .user(world.bo)).status
        #expect(status == 200)
        #expect(try world.told(2).last == "channel.deleted")
        let gone = await #expect(throws: WireError.self) { try await world.enter(world.bo, 2) }
        #expect(gone?.code == .socketChannelNotFound)
        _ = try await world.fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(world.bo))
        let page = try await world.fixture.value(
            MessagePage.self, "GET", "/v3/open_channels/lobby/messages?message_ts=9999999999999")
        #expect(page.messages == [])
        #expect(try await world.lobby().participantCount == 0)
        #expect(world.fixture.reportedFaults == [])
    }

    @Test("A frozen channel lets operators speak; who is not in it learns of nothing")
    func frozen() async throws {
        let world = try await World()
        try await world.enter(world.bo, 2)
        _ = try await world.fixture.value(
            WireChannel.self, "PUT", "/v3/open_channels/lobby/freeze", ["freeze": true], as: .user(world.ana))
        let refusal = await #expect(throws: WireError.self) {
            try await world.fixture.send("hi", to: "lobby", as: world.bo)
        }
        #expect(refusal?.code == .socketChannelFrozen)
        try await world.fixture.send("quiet please", to: "lobby", as: world.ana)
        #expect(try world.told(2).last == "new quiet please")
        #expect(try world.told(1) == [])
    }

    @Test("Who was away asks for what is missing, as in any channel")
    func catchingUp() async throws {
        let world = try await World()
        let seen = try await world.enter(world.bo, 2)
        try await world.fixture.send("one", to: "lobby", as: world.ana)
        try await world.fixture.send("two", to: "lobby", as: world.ana)
        let changes = try await world.fixture.call(
            ChannelChanges.self, .init(channelURL: "lobby", sinceSeq: seen.seq), as: world.bo)
        #expect(changes.changes.count == 2)
        #expect(changes.completeSeq == seen.seq + 2)
    }

    @Test("A back end lets any user speak")
    func backEnd() async throws {
        let world = try await World()
        try await world.enter(world.bo, 2)
        let message = try await world.fixture.value(
            WireMessage.self, "POST", "/v3/open_channels/lobby/messages",
            ["message_type": "MESG", "user_id": "ana", "message": "from the outside"])
        #expect(message.channelType == .open)
        #expect(try world.told(2) == ["new from the outside"])
    }

    @Test("Nothing of who was in is kept over a restart; what was said and who may moderate is")
    func restart() async throws {
        let world = try await World()
        try await world.enter(world.bo, 2)
        try await world.fixture.send("kept", to: "lobby", as: world.bo)
        world.fixture.service.close()
        let reopened = try ServiceFixture.open(world.fixture.path, clock: world.fixture.clock)
        defer { reopened.close() }
        let request = APIRequest(
            method: "GET", path: "/v3/open_channels/lobby", apiToken: world.fixture.apiToken)
        let response = await withCheckedContinuation { done in reopened.handle(request) { done.resume(returning: $0) } }
        let channel = try JSONDecoder().decode(WireChannel.self, from: Data(response.body))
        #expect(channel.participantCount == 0)
        #expect(channel.operators?.map(\.userID) == ["ana"])
        #expect(channel.seq == 1)
    }
}
