import ChatWire
import Foundation
import Testing

@testable import ChatServer

/// Who may call what: one line a route. A route without a line fails the first test.
@Suite("Every route checks its caller")
struct RouteAuthorizationTests {
    /// Who calls: nobody, a user outside of the channel, a member, its operator, the application.
    enum Role: CaseIterable, Sendable {
        case anonymous, stranger, member, `operator`, application
    }

    struct Line: Sendable {
        let route: String
        /// The query, or what the route's body says.
        var query = ""
        /// The body as JSON; `USER` stands for whom the application names.
        var body = ""
        /// Those who are refused with 400108. Anonymous callers are refused with 400401 everywhere.
        let refused: Set<Role>
    }

    static let strangers: Set<Role> = [.stranger]
    static let notOperators: Set<Role> = [.stranger, .member]
    /// The routes under `/v3/users/ana`: `ana` is the operator.
    static let notAna: Set<Role> = [.stranger, .member]
    static let users: Set<Role> = [.stranger, .member, .operator]

    static let lines = [
        Line(route: "GET /v3/users", refused: []),
        Line(route: "POST /v3/users", body: #"{"user_id": "new", "nickname": "N", "profile_url": ""}"#, refused: users),
        Line(route: "GET /v3/users/{user_id}", refused: []),
        Line(route: "PUT /v3/users/{user_id}", body: #"{"nickname": "A"}"#, refused: notAna),
        Line(route: "POST /v3/users/{user_id}/token", refused: users),
        Line(route: "GET /v3/users/{user_id}/my_group_channels", refused: notAna),
        Line(route: "GET /v3/users/{user_id}/unread_message_count", refused: notAna),
        Line(route: "GET /v3/users/{user_id}/unread_channel_count", refused: notAna),
        Line(route: "GET /v3/users/{user_id}/group_channel_count", refused: notAna),
        Line(route: "PUT /v3/users/{user_id}/mark_as_read_all", refused: notAna),
        Line(route: "GET /v3/group_channels", refused: []),
        Line(route: "POST /v3/group_channels", body: #"{"user_ids": ["ana"]}"#, refused: []),
        Line(route: "GET /v3/group_channels/{channel_url}", refused: strangers),
        Line(route: "PUT /v3/group_channels/{channel_url}", body: #"{"name": "New"}"#, refused: strangers),
        Line(route: "PUT /v3/group_channels/{channel_url}/freeze", body: #"{"freeze": true}"#, refused: notOperators),
        Line(route: "GET /v3/group_channels/{channel_url}/members", refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/members/{user_id}", refused: strangers),
        Line(
            route: "POST /v3/group_channels/{channel_url}/invite", body: #"{"user_ids": ["cy"]}"#, refused: strangers),
        Line(route: "PUT /v3/group_channels/{channel_url}/join", body: "USER", refused: strangers),
        Line(route: "PUT /v3/group_channels/{channel_url}/leave", body: "USERS", refused: strangers),
        Line(route: "POST /v3/group_channels/{channel_url}/typing", body: "USERS", refused: strangers),
        Line(route: "DELETE /v3/group_channels/{channel_url}/typing", body: "USERS", refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/messages", query: "message_ts=1", refused: strangers),
        Line(route: "POST /v3/group_channels/{channel_url}/messages", body: "MESSAGE", refused: strangers),
        Line(
            route: "PUT /v3/group_channels/{channel_url}/messages/mark_as_read", body: "USER", refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/messages/unread_count", refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/messages/{message_id}", refused: strangers),
        // The message is the operator's: the member may not touch it.
        Line(
            route: "PUT /v3/group_channels/{channel_url}/messages/{message_id}", body: #"{"message": "new"}"#,
            refused: notOperators),
        Line(route: "DELETE /v3/group_channels/{channel_url}/messages/{message_id}", refused: notOperators),
        Line(route: "GET /v3/group_channels/{channel_url}/metadata", refused: strangers),
        Line(
            route: "POST /v3/group_channels/{channel_url}/metadata", body: #"{"metadata": {"b": "2"}}"#,
            refused: notOperators),
        Line(
            route: "PUT /v3/group_channels/{channel_url}/metadata", body: #"{"metadata": {"a": "2"}}"#,
            refused: notOperators),
        Line(route: "GET /v3/group_channels/{channel_url}/metadata/{key}", refused: strangers),
        Line(route: "DELETE /v3/group_channels/{channel_url}/metadata/{key}", refused: notOperators),
    ]

    /// Open channels: the member is in the channel, the stranger is not.
    static let openLines = [
        Line(route: "GET /v3/open_channels", refused: []),
        Line(route: "POST /v3/open_channels", body: #"{"name": "New"}"#, refused: []),
        Line(route: "GET /v3/open_channels/{channel_url}", refused: []),
        Line(route: "PUT /v3/open_channels/{channel_url}", body: #"{"name": "New"}"#, refused: strangers),
        Line(route: "DELETE /v3/open_channels/{channel_url}", refused: strangers),
        Line(route: "GET /v3/open_channels/{channel_url}/participants", refused: []),
        Line(route: "PUT /v3/open_channels/{channel_url}/freeze", body: #"{"freeze": true}"#, refused: notOperators),
        Line(route: "GET /v3/open_channels/{channel_url}/messages", query: "message_ts=1", refused: []),
        Line(route: "POST /v3/open_channels/{channel_url}/messages", body: "MESSAGE", refused: strangers),
        Line(route: "GET /v3/open_channels/{channel_url}/messages/{message_id}", refused: []),
        Line(
            route: "PUT /v3/open_channels/{channel_url}/messages/{message_id}", body: #"{"message": "new"}"#,
            refused: notOperators),
        Line(route: "DELETE /v3/open_channels/{channel_url}/messages/{message_id}", refused: notOperators),
        Line(route: "GET /v3/open_channels/{channel_url}/metadata", refused: []),
        Line(
            route: "POST /v3/open_channels/{channel_url}/metadata", body: #"{"metadata": {"b": "2"}}"#,
            refused: notOperators),
        Line(
            route: "PUT /v3/open_channels/{channel_url}/metadata", body: #"{"metadata": {"a": "2"}}"#,
            refused: notOperators),
        Line(route: "GET /v3/open_channels/{channel_url}/metadata/{key}", refused: []),
        Line(route: "DELETE /v3/open_channels/{channel_url}/metadata/{key}", refused: notOperators),
        Line(route: "GET /v3/applications/settings/open_channels", refused: users),
        Line(
            route: "PUT /v3/applications/settings/open_channels", body: #"{"participants_may_change": false}"#,
            refused: users),
    ]

    static let allLines = lines + openLines

    @Test("Every route has a line in the table")
    func complete() {
        #expect(Set(RESTRoutes.all.map(\.name)) == Set(Self.allLines.map(\.route)))
        #expect(RESTRoutes.all.count == Self.allLines.count)
    }

    @Test("A route lets in those whom its line lets in, and no refused call changes anything", arguments: allLines)
    func authorisation(line: Line) async throws {
        for role in Role.allCases {
            let world = try await World()
            let before = try await world.state()
            let response = await world.fixture.response(to: world.request(line, as: role))
            let code = try? JSONDecoder().decode(RESTErrorBody.self, from: Data(response.body)).code
            switch role {
            case .anonymous:
                #expect(code == .invalidApiToken, "\(role)")
                #expect(response.status == 401)
            case _ where line.refused.contains(role):
                #expect(code == .nonAuthorized, "\(role)")
                #expect(response.status == 403)
            default: #expect(response.status == 200, "\(role): \(String(decoding: response.body, as: UTF8.self))")
            }
            if response.status != 200 { #expect(try await world.state() == before, "\(role)") }
            #expect(world.fixture.reportedFaults == [])
        }
    }

    @Test("A wrong or ended key is refused everywhere", arguments: allLines)
    func wrongKeys(line: Line) async throws {
        let world = try await World()
        var request = world.request(line, as: .operator)
        request.sessionKey = "no such key"
        #expect(await world.fixture.response(to: request).status == 401)
        request = world.request(line, as: .application)
        request.apiToken?.append("x")
        #expect(await world.fixture.response(to: request).status == 401)
        request = world.request(line, as: .operator)
        world.fixture.clock.advance(world.fixture.service.configuration.sessionLifetimeMilliseconds)
        #expect(await world.fixture.response(to: request).status == 401)
    }

    @Test("A stranger's socket commands on a private channel are refused and change nothing")
    func socketStranger() async throws {
        let world = try await World()
        let before = try await world.state()
        let sam = world.stranger
        let url = "room"
        let calls: [@Sendable () async throws -> Void] = [
            { try await world.fixture.send("hi", to: url, as: sam) },
            {
                _ = try await world.fixture.call(
                    UpdateMessage.self, .init(channelURL: url, messageID: world.messageID, message: "x"), as: sam)
            },
            {
                _ = try await world.fixture.call(
                    DeleteMessage.self, .init(channelURL: url, messageID: world.messageID), as: sam)
            },
            { _ = try await world.fixture.call(MarkRead.self, .init(channelURL: url), as: sam) },
            { _ = try await world.fixture.call(SetTyping.self, .init(channelURL: url, isTyping: true), as: sam) },
            { _ = try await world.fixture.call(ChannelChanges.self, .init(channelURL: url, sinceSeq: 0), as: sam) },
        ]
        for call in calls {
            let error = await #expect(throws: WireError.self) { try await call() }
            #expect(error?.code == .socketUserNotMember)
        }
        #expect(try await world.state() == before)
    }

    @Test("Another application's channel and users do not exist")
    func otherApplication() async throws {
        let world = try await World()
        let token = try Administration(world.fixture.service).createApplication("other")
        var request = APIRequest(method: "GET", path: "/v3/group_channels/room", apiToken: token)
        #expect(await world.fixture.response(to: request).status == 404)
        request.path = "/v3/users/ana"
        #expect(await world.fixture.response(to: request).status == 404)
        let elsewhere = try await world.fixture.login("ana", applicationID: "other")
        let error = await #expect(throws: WireError.self) {
            try await world.fixture.send("hi", to: "room", as: elsewhere)
        }
        #expect(error?.code == .socketChannelNotFound)
    }

    /// A private channel of `ana` (operator) and `bo`, with a message of `ana`, and `sam` outside of it; an open one
    /// with the same.
    struct World: Sendable {
        let fixture: ServiceFixture
        let `operator`: ServiceFixture.LoggedIn
        let member: ServiceFixture.LoggedIn
        let stranger: ServiceFixture.LoggedIn
        let messageID: Int64
        let openMessageID: Int64

        init() async throws {
            fixture = try ServiceFixture()
            `operator` = try await fixture.login("ana")
            member = try await fixture.login("bo")
            stranger = try await fixture.login("sam")
            _ = try await fixture.login("cy")
            _ = try await fixture.channel("room", members: ["bo"], as: `operator`)
            messageID = try await fixture.send("hello", to: "room", as: `operator`).messageID
            _ = try await fixture.value(
                WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(`operator`))
            let params = EnterChannel.Params(channelURL: "lobby")
            _ = try await fixture.call(EnterChannel.self, params, as: member, connection: 2)
            openMessageID = try await fixture.send("hello", to: "lobby", as: `operator`).messageID
            for path in ["group_channels/room", "open_channels/lobby"] {
                let status = try await fixture.rest(
                    "POST", "/v3/\(path)/metadata", ["metadata": ["a": "1"]], as: .user(`operator`)
                ).status
                #expect(status == 200)
            }
        }

        func request(_ line: Line, as role: Role) -> APIRequest {
            let sides = line.route.split(separator: " ")
            let isOpen = sides[1].hasPrefix("/v3/open_channels")
            let path = sides[1].replacingOccurrences(of: "{user_id}", with: "ana")
                .replacingOccurrences(of: "{channel_url}", with: isOpen ? "lobby" : "room")
                .replacingOccurrences(of: "{message_id}", with: String(isOpen ? openMessageID : messageID))
                .replacingOccurrences(of: "{key}", with: "a")
            let named = role == .application
            let body =
                switch line.body {
                case "USER": named ? #"{"user_id": "bo"}"# : ""
                case "USERS": named ? #"{"user_ids": ["bo"]}"# : ""
                case "MESSAGE":
                    #"{"message_type": "MESG", "message": "hi"\#(named ? #", "user_id": "bo""# : "")}"#
                default: line.body
                }
            var request = APIRequest(
                method: String(sides[0]), path: path, query: line.query, body: Array(body.utf8))
            switch role {
            case .anonymous: break
            case .stranger: request.sessionKey = stranger.result.sessionKey
            case .member: request.sessionKey = member.result.sessionKey
            case .operator: request.sessionKey = `operator`.result.sessionKey
            case .application: request.apiToken = fixture.apiToken
            }
            return request
        }

        /// Everything that a refused call could have changed, as the application sees it.
        func state() async throws -> [String] {
            var parts: [String] = []
            for target in [
                "/v3/group_channels?show_empty=true&show_member=true&show_metadata=true&limit=100",
                "/v3/users?limit=100",
                "/v3/group_channels/room/messages?message_ts=0&next_limit=100&prev_limit=0",
                "/v3/open_channels?show_metadata=true&limit=100",
                "/v3/open_channels/lobby/messages?message_ts=0&next_limit=100&prev_limit=0",
                "/v3/applications/settings/open_channels",
            ] {
                let body = try await fixture.rest("GET", target).body
                // The clock stands, so nothing else differs between two reads.
                parts.append(String(decoding: body, as: UTF8.self))
            }
            return parts
        }
    }
}
