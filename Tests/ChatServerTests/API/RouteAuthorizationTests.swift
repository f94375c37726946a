import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

/// Who may call what: one line a route. A route without a line fails the first test.
@Suite("Every route checks its caller")
struct RouteAuthorizationTests {
    /// Who calls: nobody, a user outside of the channel, one who is banned from it, one who is invited and has not
    /// answered, a member, a muted member, its operator, the application; a user of another application, and that one.
    enum Role: CaseIterable, Sendable {
        case anonymous, stranger, banned, invited, member, muted, `operator`, application, foreigner, foreignApplication
    }

    struct Line: Sendable {
        let route: String
        /// The query, or what the route's body says.
        var query = ""
        /// The body as JSON; `USER` stands for whom the application names.
        var body = ""
        /// Those who are refused with 400108. Anonymous callers are refused with 400401 everywhere.
        let refused: Set<Role>
        /// Whom the path means.
        var user = "ana"
        /// Whether the route speaks in the channel, which a muted member may not: 900041.
        var speaks = false
        /// Whether the path names something that every application has.
        var isEverywhere = false
    }

    /// Those whom the channel is closed to.
    static let outsiders: Set<Role> = [.stranger, .banned]
    /// Those who do not read along.
    static let strangers: Set<Role> = [.stranger, .banned, .invited]
    static let notOperators: Set<Role> = [.stranger, .banned, .invited, .member, .muted]
    /// The routes under `/v3/users/ana`: `ana` is the operator.
    static let notAna = notOperators
    static let users = notOperators.union([.operator])
    /// Those who are not invited; the application names one who is.
    static let notInvited = users.subtracting([.invited])

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
        Line(route: "GET /v3/group_channels/{channel_url}", refused: outsiders),
        Line(route: "PUT /v3/group_channels/{channel_url}", body: #"{"name": "New"}"#, refused: strangers),
        Line(route: "PUT /v3/group_channels/{channel_url}/freeze", body: #"{"freeze": true}"#, refused: notOperators),
        Line(route: "GET /v3/group_channels/{channel_url}/members", refused: outsiders),
        Line(route: "GET /v3/group_channels/{channel_url}/members/{user_id}", refused: outsiders),
        Line(
            route: "POST /v3/group_channels/{channel_url}/invite", body: #"{"user_ids": ["cy"]}"#, refused: strangers),
        Line(route: "PUT /v3/group_channels/{channel_url}/join", body: "USER", refused: outsiders),
        Line(route: "PUT /v3/group_channels/{channel_url}/leave", body: "USERS", refused: outsiders),
        Line(
            route: "POST /v3/group_channels/{channel_url}/typing", body: "USERS", refused: strangers, speaks: true),
        Line(
            route: "DELETE /v3/group_channels/{channel_url}/typing", body: "USERS", refused: strangers, speaks: true),
        Line(route: "GET /v3/group_channels/{channel_url}/messages", query: "message_ts=1", refused: strangers),
        Line(
            route: "POST /v3/group_channels/{channel_url}/messages", body: "MESSAGE", refused: strangers, speaks: true),
        Line(
            route: "PUT /v3/group_channels/{channel_url}/messages/mark_as_read", body: "USER", refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/messages/unread_count", refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/messages/{message_id}", refused: strangers),
        // The message is the operator's: the member may not touch it.
        Line(
            route: "PUT /v3/group_channels/{channel_url}/messages/{message_id}", body: #"{"message": "new"}"#,
            refused: notOperators, speaks: true),
        Line(route: "DELETE /v3/group_channels/{channel_url}/messages/{message_id}", refused: notOperators),
        Line(route: "GET /v3/group_channels/{channel_url}/messages/total_count", refused: strangers),
        Line(
            route: "GET /v3/group_channels/{channel_url}/messages/changelogs", query: "change_ts=0", refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/pinned_messages", refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/messages/{message_id}/reactions", refused: strangers),
        Line(
            route: "POST /v3/group_channels/{channel_url}/messages/{message_id}/reactions", body: "REACTION",
            refused: strangers, speaks: true),
        Line(
            route: "DELETE /v3/group_channels/{channel_url}/messages/{message_id}/reactions", query: "REACTION",
            refused: strangers, speaks: true),
        Line(
            route: "POST /v3/group_channels/{channel_url}/messages/{message_id}/pin", refused: strangers, speaks: true),
        Line(
            route: "DELETE /v3/group_channels/{channel_url}/messages/{message_id}/pin", refused: strangers, speaks: true
        ),
        Line(
            route: "POST /v3/group_channels/{channel_url}/messages/{message_id}/sorted_metaarray",
            body: #"{"sorted_metaarray": [{"key": "k", "value": ["v"]}]}"#, refused: notOperators, speaks: true),
        Line(
            route: "PUT /v3/group_channels/{channel_url}/messages/{message_id}/sorted_metaarray",
            body: #"{"sorted_metaarray": [{"key": "k", "value": ["v"]}]}"#, refused: notOperators, speaks: true),
        Line(
            route: "DELETE /v3/group_channels/{channel_url}/messages/{message_id}/sorted_metaarray", query: "keys=k",
            refused: notOperators, speaks: true),
        // Everybody finds what each may read.
        Line(route: "GET /v3/search/messages", query: "query=hello", refused: []),
        Line(route: "GET /v3/group_channels/{channel_url}/metadata", refused: outsiders),
        Line(
            route: "POST /v3/group_channels/{channel_url}/metadata", body: #"{"metadata": {"b": "2"}}"#,
            refused: notOperators),
        Line(
            route: "PUT /v3/group_channels/{channel_url}/metadata", body: #"{"metadata": {"a": "2"}}"#,
            refused: notOperators),
        Line(route: "GET /v3/group_channels/{channel_url}/metadata/{key}", refused: outsiders),
        Line(route: "DELETE /v3/group_channels/{channel_url}/metadata/{key}", refused: notOperators),
        Line(route: "DELETE /v3/group_channels/{channel_url}", refused: notOperators),
        Line(route: "PUT /v3/group_channels/{channel_url}/accept", body: "INVITED", refused: notInvited),
        Line(route: "PUT /v3/group_channels/{channel_url}/decline", body: "INVITED", refused: notInvited),
        Line(
            route: "PUT /v3/group_channels/{channel_url}/messages/mark_as_delivered", body: "USER",
            refused: strangers),
        Line(route: "GET /v3/group_channels/{channel_url}/operators", refused: outsiders),
        Line(
            route: "POST /v3/group_channels/{channel_url}/operators", body: #"{"operator_ids": ["bo"]}"#,
            refused: notOperators),
        Line(
            route: "DELETE /v3/group_channels/{channel_url}/operators", query: "operator_ids=bo",
            refused: notOperators),
        Line(route: "GET /v3/group_channels/{channel_url}/mute", refused: notOperators),
        Line(
            route: "POST /v3/group_channels/{channel_url}/mute", body: #"{"user_id": "bo", "seconds": 60}"#,
            refused: notOperators),
        // The own mute is the muted member's to see.
        Line(
            route: "GET /v3/group_channels/{channel_url}/mute/{user_id}", refused: notOperators.subtracting([.muted]),
            user: "mu"),
        Line(
            route: "DELETE /v3/group_channels/{channel_url}/mute/{user_id}", refused: notOperators, user: "mu"),
        Line(route: "GET /v3/group_channels/{channel_url}/ban", refused: notOperators),
        Line(
            route: "POST /v3/group_channels/{channel_url}/ban", body: #"{"user_id": "bo", "seconds": -1}"#,
            refused: notOperators),
        Line(route: "GET /v3/group_channels/{channel_url}/ban/{user_id}", refused: notOperators, user: "ba"),
        Line(route: "DELETE /v3/group_channels/{channel_url}/ban/{user_id}", refused: notOperators, user: "ba"),
        Line(route: "PUT /v3/group_channels/{channel_url}/hide", body: "USER", refused: outsiders),
        Line(route: "DELETE /v3/group_channels/{channel_url}/hide", query: "USER", refused: outsiders),
        Line(route: "PUT /v3/group_channels/{channel_url}/reset_user_history", body: "USER", refused: strangers),
        Line(route: "GET /v3/users/{user_id}/push_preference/{channel_url}", refused: notAna),
        Line(
            route: "PUT /v3/users/{user_id}/push_preference/{channel_url}", body: #"{"push_trigger_option": "off"}"#,
            refused: notAna),
        Line(route: "GET /v3/users/{user_id}/channel_invitation_preference", refused: notAna),
        Line(
            route: "PUT /v3/users/{user_id}/channel_invitation_preference", body: #"{"auto_accept": false}"#,
            refused: notAna),
    ]

    /// Open channels: member and muted member are in the channel, stranger and invited user are not.
    static let openLines = [
        Line(route: "GET /v3/open_channels", refused: []),
        Line(route: "POST /v3/open_channels", body: #"{"name": "New"}"#, refused: []),
        Line(route: "GET /v3/open_channels/{channel_url}", refused: [.banned]),
        Line(route: "PUT /v3/open_channels/{channel_url}", body: #"{"name": "New"}"#, refused: strangers),
        Line(route: "DELETE /v3/open_channels/{channel_url}", refused: strangers),
        Line(route: "GET /v3/open_channels/{channel_url}/participants", refused: [.banned]),
        Line(route: "PUT /v3/open_channels/{channel_url}/freeze", body: #"{"freeze": true}"#, refused: notOperators),
        Line(route: "GET /v3/open_channels/{channel_url}/messages", query: "message_ts=1", refused: [.banned]),
        Line(route: "POST /v3/open_channels/{channel_url}/messages", body: "MESSAGE", refused: strangers, speaks: true),
        Line(route: "GET /v3/open_channels/{channel_url}/messages/{message_id}", refused: [.banned]),
        Line(
            route: "PUT /v3/open_channels/{channel_url}/messages/{message_id}", body: #"{"message": "new"}"#,
            refused: notOperators, speaks: true),
        Line(route: "DELETE /v3/open_channels/{channel_url}/messages/{message_id}", refused: notOperators),
        Line(route: "GET /v3/open_channels/{channel_url}/messages/total_count", refused: [.banned]),
        Line(
            route: "GET /v3/open_channels/{channel_url}/messages/changelogs", query: "change_ts=0", refused: [.banned]),
        Line(route: "GET /v3/open_channels/{channel_url}/pinned_messages", refused: [.banned]),
        Line(route: "GET /v3/open_channels/{channel_url}/messages/{message_id}/reactions", refused: [.banned]),
        Line(
            route: "POST /v3/open_channels/{channel_url}/messages/{message_id}/reactions", body: "REACTION",
            refused: strangers, speaks: true),
        Line(
            route: "DELETE /v3/open_channels/{channel_url}/messages/{message_id}/reactions", query: "REACTION",
            refused: strangers, speaks: true),
        Line(
            route: "POST /v3/open_channels/{channel_url}/messages/{message_id}/pin", refused: strangers, speaks: true),
        Line(
            route: "DELETE /v3/open_channels/{channel_url}/messages/{message_id}/pin", refused: strangers, speaks: true),
        Line(
            route: "POST /v3/open_channels/{channel_url}/messages/{message_id}/sorted_metaarray",
            body: #"{"sorted_metaarray": [{"key": "k", "value": ["v"]}]}"#, refused: notOperators, speaks: true),
        Line(
            route: "PUT /v3/open_channels/{channel_url}/messages/{message_id}/sorted_metaarray",
            body: #"{"sorted_metaarray": [{"key": "k", "value": ["v"]}]}"#, refused: notOperators, speaks: true),
        Line(
            route: "DELETE /v3/open_channels/{channel_url}/messages/{message_id}/sorted_metaarray", query: "keys=k",
            refused: notOperators, speaks: true),
        Line(route: "GET /v3/open_channels/{channel_url}/metadata", refused: [.banned]),
        Line(
            route: "POST /v3/open_channels/{channel_url}/metadata", body: #"{"metadata": {"b": "2"}}"#,
            refused: notOperators),
        Line(
            route: "PUT /v3/open_channels/{channel_url}/metadata", body: #"{"metadata": {"a": "2"}}"#,
            refused: notOperators),
        Line(route: "GET /v3/open_channels/{channel_url}/metadata/{key}", refused: [.banned]),
        Line(route: "DELETE /v3/open_channels/{channel_url}/metadata/{key}", refused: notOperators),
        Line(route: "GET /v3/open_channels/{channel_url}/operators", refused: [.banned]),
        Line(
            route: "POST /v3/open_channels/{channel_url}/operators", body: #"{"operator_ids": ["bo"]}"#,
            refused: notOperators),
        Line(
            route: "DELETE /v3/open_channels/{channel_url}/operators", query: "operator_ids=bo", refused: notOperators),
        Line(route: "GET /v3/open_channels/{channel_url}/mute", refused: notOperators),
        Line(
            route: "POST /v3/open_channels/{channel_url}/mute", body: #"{"user_id": "bo", "seconds": 60}"#,
            refused: notOperators),
        Line(
            route: "GET /v3/open_channels/{channel_url}/mute/{user_id}", refused: notOperators.subtracting([.muted]),
            user: "mu"),
        Line(route: "DELETE /v3/open_channels/{channel_url}/mute/{user_id}", refused: notOperators, user: "mu"),
        Line(route: "GET /v3/open_channels/{channel_url}/ban", refused: notOperators),
        Line(
            route: "POST /v3/open_channels/{channel_url}/ban", body: #"{"user_id": "bo", "seconds": -1}"#,
            refused: notOperators),
        Line(route: "GET /v3/open_channels/{channel_url}/ban/{user_id}", refused: notOperators, user: "ba"),
        Line(route: "DELETE /v3/open_channels/{channel_url}/ban/{user_id}", refused: notOperators, user: "ba"),
        Line(route: "GET /v3/applications/settings/open_channels", refused: users),
        Line(
            route: "PUT /v3/applications/settings/open_channels", body: #"{"participants_may_change": false}"#,
            refused: users),
    ]

    /// The upload is the operator's, and nobody else's: not the back end's either.
    static let notUploader = notOperators.union([.application])

    /// Files: of a message of the private channel.
    static let fileLines = [
        Line(route: "POST /v3/files", query: "file_name=a.txt", body: "hello", refused: []),
        Line(route: "PATCH /v3/uploads/{upload_id}", refused: notUploader),
        Line(route: "GET /v3/uploads/{upload_id}", refused: notUploader),
        Line(route: "DELETE /v3/uploads/{upload_id}", refused: notUploader),
        Line(route: "GET /v3/files/{file_id}/{name}", refused: strangers.union([.anonymous])),
        Line(route: "GET /v3/files/{file_id}/thumbnails/{index}", refused: Set(Role.allCases)),
    ]

    static let allLines =
        lines + openLines + userLines + fileLines + besideLines + outboundLines
        + applicationLines

    @Test("Every route has a line in the table")
    func complete() {
        #expect(Set(RESTRoutes.described.map(\.name)) == Set(Self.allLines.map(\.route)))
        #expect(RESTRoutes.described.count == Self.allLines.count)
    }

    @Test("A wrong or ended key is refused everywhere", arguments: lines + openLines + userLines)
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

    @Test(
        "Socket commands on a private channel are refused to whom it is closed, and change nothing", .covers("C-76"),
        arguments: [Role.stranger, .banned, .invited])
    func socketStranger(role: Role) async throws {
        let world = try await World()
        let before = try await world.state()
        let outsider = try #require(world.user(role))
        for call in world.commands(as: outsider) {
            let error = await #expect(throws: WireError.self) { try await call() }
            #expect(error?.code == .socketUserNotMember)
        }
        #expect(try await world.state() == before)
    }

    @Test("A muted member's socket commands that speak are refused, and change nothing")
    func socketMuted() async throws {
        let world = try await World()
        let before = try await world.state()
        // Sending, editing, typing and reacting; the others are a reader's.
        for (index, call) in world.commands(as: world.muted).enumerated() where [0, 1, 5, 7].contains(index) {
            let error = await #expect(throws: WireError.self) { try await call() }
            #expect(error?.code == .socketMutedUserInChannelSendMessageNotAllowed)
        }
        #expect(try await world.state() == before)
    }

    @Test("Another application's channel and users do not exist")
    func otherApplication() async throws {
        let world = try await World()
        var request = APIRequest(method: "GET", path: "/v3/group_channels/room", apiToken: world.foreignToken)
        #expect(await world.fixture.response(to: request).status == 404)
        request.path = "/v3/users/ana"
        #expect(await world.fixture.response(to: request).status == 404)
        let elsewhere = try await world.fixture.login("ana", applicationID: "other")
        let error = await #expect(throws: WireError.self) {
            try await world.fixture.send("hi", to: "room", as: elsewhere)
        }
        #expect(error?.code == .socketChannelNotFound)
    }

    /// What making a secondary API token answers.
    struct SecondaryToken: Decodable {
        var token: String
    }

    /// A private channel of `ana` (operator) and `bo`, with a message of `ana`; `mu` is muted in it, `iv` invited,
    /// `ba` banned from it, and `sam` outside of it. An open one with the same, but nobody invited.
    struct World: Sendable {
        let fixture: ServiceFixture
        let `operator`: ServiceFixture.LoggedIn
        let member: ServiceFixture.LoggedIn
        let stranger: ServiceFixture.LoggedIn
        let muted: ServiceFixture.LoggedIn
        let banned: ServiceFixture.LoggedIn
        let invited: ServiceFixture.LoggedIn
        let messageID: Int64
        let openMessageID: Int64
        let pollID: Int64
        let exportID: String
        let privacyID: String
        let secondaryToken: String
        let scheduledID: Int64
        /// A user of another application, and its API token.
        let foreigner: ServiceFixture.LoggedIn
        let foreignToken: String
        /// The push services of the application.
        let providers: OutboundProviders

        init() async throws {
            fixture = try ServiceFixture()
            foreignToken = try Administration(fixture.service).createApplication("other")
            foreigner = try await fixture.login("fo", applicationID: "other")
            `operator` = try await fixture.login("ana")
            member = try await fixture.login("bo")
            stranger = try await fixture.login("sam")
            _ = try await fixture.login("cy")
            muted = try await fixture.login("mu")
            banned = try await fixture.login("ba")
            invited = try await fixture.login("iv")
            try await Self.must(
                fixture, "PUT", "/v3/users/iv/channel_invitation_preference", ["auto_accept": false], .user(invited))
            _ = try await fixture.channel("room", members: ["bo", "mu", "ba", "iv"], as: `operator`)
            try await Self.must(
                fixture, "POST", "/v3/group_channels/room/mute", ["user_id": "mu"], .user(`operator`))
            try await Self.must(
                fixture, "POST", "/v3/group_channels/room/ban", ["user_id": "ba"], .user(`operator`))
            let poll = try await fixture.value(
                WirePoll.self, "POST", "/v3/polls", ["title": "?", "options": ["a", "b"]], as: .user(`operator`))
            pollID = poll.id
            let params = SendMessage.Params(channelURL: "room", requestID: "", message: "vote", pollID: pollID)
            _ = try await fixture.call(SendMessage.self, params, as: `operator`)
            scheduledID = try await fixture.value(
                WireScheduledMessage.self, "POST", "/v3/group_channels/room/scheduled_messages",
                ["message": "later", "scheduled_at": fixture.clock.now + 400_000], as: .user(`operator`)
            ).id
            exportID = try await fixture.value(
                WireExport.self, "POST", "/v3/export/users", ["start_ts": 0, "end_ts": 1]
            ).requestID
            privacyID = try await fixture.value(
                WirePrivacyRequest.self, "POST", "/v3/privacy/gdpr", ["action": "access", "user_id": "cy"]
            ).requestID
            secondaryToken = try await fixture.value(
                SecondaryToken.self, "POST", "/v3/applications/api_tokens"
            ).token
            try await Self.must(
                fixture, "POST", "/v3/announcements",
                [
                    "unique_id": "news", "announcement_group": "topic", "message": ["type": "ADMM", "content": "x"],
                    "target_at": "target_channels",
                    "target_list": ["room"], "scheduled_at": fixture.clock.now + 1_000,
                ], .apiToken)
            messageID = try await fixture.send("hello", to: "room", as: `operator`).messageID
            _ = try await fixture.value(
                WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby"], as: .user(`operator`))
            let entering = EnterChannel.Params(channelURL: "lobby")
            _ = try await fixture.call(EnterChannel.self, entering, as: member, connection: 2)
            _ = try await fixture.call(EnterChannel.self, entering, as: muted, connection: 3)
            try await Self.must(fixture, "POST", "/v3/open_channels/lobby/mute", ["user_id": "mu"], .user(`operator`))
            try await Self.must(fixture, "POST", "/v3/open_channels/lobby/ban", ["user_id": "ba"], .user(`operator`))
            openMessageID = try await fixture.send("hello", to: "lobby", as: `operator`).messageID
            providers = try await OutboundProviders(fixture)
            for path in ["group_channels/room", "open_channels/lobby"] {
                let status = try await fixture.rest(
                    "POST", "/v3/\(path)/metadata", ["metadata": ["a": "1"]], as: .user(`operator`)
                ).status
                #expect(status == 200)
                try await Self.must(
                    fixture, "POST", "/v3/\(path)/metacounter", ["metacounter": ["a": 1]], .user(`operator`))
            }
            try await Self.must(fixture, "POST", "/v3/users/ana/metadata", ["metadata": ["a": "1"]], .apiToken)
            try await Self.must(
                fixture, "POST", "/v3/users/ana/push/apns", ["apns_device_token": "phone"], .apiToken)
            try await Self.must(fixture, "POST", "/v3/users/ana/block", ["target_id": "cy"], .apiToken)
        }

        private static func must(
            _ fixture: ServiceFixture, _ method: String, _ target: String, _ body: [String: Any],
            _ credentials: ServiceFixture.Credentials
        ) async throws {
            let status = try await fixture.rest(method, target, body, as: credentials).status
            #expect(status == 200, "\(method) \(target)")
        }

        /// The login of a role; nil for nobody and the application.
        func user(_ role: Role) -> ServiceFixture.LoggedIn? {
            switch role {
            case .anonymous, .application, .foreignApplication: nil
            case .foreigner: foreigner
            case .stranger: stranger
            case .banned: banned
            case .invited: invited
            case .member: member
            case .muted: muted
            case .operator: `operator`
            }
        }

        /// Every socket command that names a channel.
        func commands(as user: ServiceFixture.LoggedIn) -> [@Sendable () async throws -> Void] {
            let (fixture, id, url) = (fixture, messageID, "room")
            return [
                { try await fixture.send("hi", to: url, as: user) },
                {
                    _ = try await fixture.call(
                        UpdateMessage.self, .init(channelURL: url, messageID: id, message: "x"), as: user)
                },
                { _ = try await fixture.call(DeleteMessage.self, .init(channelURL: url, messageID: id), as: user) },
                { _ = try await fixture.call(MarkRead.self, .init(channelURL: url), as: user) },
                { _ = try await fixture.call(MarkDelivered.self, .init(channelURL: url), as: user) },
                { _ = try await fixture.call(SetTyping.self, .init(channelURL: url, isTyping: true), as: user) },
                { _ = try await fixture.call(ChannelChanges.self, .init(channelURL: url, sinceSeq: 0), as: user) },
                {
                    _ = try await fixture.call(
                        React.self, .init(channelURL: url, messageID: id, key: "k", operation: .add), as: user)
                },
            ]
        }

        /// What the variable parts of a line's path stand for.
        private func parts(of line: Line, isOpen: Bool) -> [String: String] {
            [
                "user_id": line.user, "channel_url": isOpen ? "lobby" : "room",
                "message_id": String(isOpen ? openMessageID : messageID), "key": "a", "target_id": "cy",
                "token_type": "apns", "token": "phone", "poll_id": String(pollID), "option_id": "1",
                "offending_user_id": line.user, "unique_id": "news", "data_type": "users",
                "request_id": line.route.contains("/v3/privacy") ? privacyID : exportID,
                "api_token": secondaryToken, "announcement_group": "topic", "custom_type": "k",
                "scheduled_message_id": String(scheduledID), "push_type": "apns", "template_name": "default",
                "provider_id": providers.id(for: line.route),
            ]
        }

        func request(_ line: Line, as role: Role) -> APIRequest {
            let sides = line.route.split(separator: " ")
            let isOpen = sides[1].contains("/open_channels/{") || sides[1] == "/v3/open_channels"
            let path = parts(of: line, isOpen: isOpen).reduce(String(sides[1])) { path, part in
                path.replacingOccurrences(of: "{\(part.key)}", with: part.value)
            }
            let named = role == .application || role == .foreignApplication
            let body =
                switch line.body {
                case "USER": named ? #"{"user_id": "bo"}"# : ""
                case "USERS": named ? #"{"user_ids": ["bo"]}"# : ""
                case "PRIVACY":
                    role == .foreignApplication ? #"{"user_ids": ["fo"]}"# : #"{"user_ids": ["cy"]}"#
                case "INVITED": named ? #"{"user_id": "iv"}"# : ""
                case "REACTION": #"{"reaction": "smile"\#(named ? #", "user_id": "bo""# : "")}"#
                case "VOTE": #"{"option_ids": [1]\#(named ? #", "user_id": "bo""# : "")}"#
                case "SCHEDULED":
                    #"{"message": "m", "scheduled_at": \#(fixture.clock.now + 400_000)"#
                        + (named ? #", "user_id": "bo"}"# : "}")
                case "MESSAGE":
                    #"{"message_type": "MESG", "message": "hi"\#(named ? #", "user_id": "bo""# : "")}"#
                default: line.body
                }
            var request = APIRequest(
                method: String(sides[0]), path: path,
                query: query(line.query, named: named), body: Array(body.utf8))
            if role == .application { request.apiToken = fixture.apiToken }
            if role == .foreignApplication { request.apiToken = foreignToken }
            request.sessionKey = user(role)?.result.sessionKey
            return request
        }

        private func query(_ text: String, named: Bool) -> String {
            switch text {
            case "USER": named ? "user_id=bo" : ""
            case "REACTION": "reaction=smile" + (named ? "&user_id=bo" : "")
            default: text
            }
        }

        /// Everything that a refused call could have changed, as the application sees it.
        func state() async throws -> [String] {
            var parts: [String] = []
            for target in [
                "/v3/group_channels?show_empty=true&show_member=true&show_metadata=true&limit=100",
                "/v3/users?limit=100",
                "/v3/group_channels/room/messages?message_ts=0&next_limit=100&prev_limit=0&include_reactions=true",
                "/v3/open_channels?show_metadata=true&limit=100",
                "/v3/open_channels/lobby/messages?message_ts=0&next_limit=100&prev_limit=0",
                "/v3/applications/settings/open_channels", "/v3/users/ana?include_unread_count=true",
                "/v3/users/ana/block", "/v3/users/ana/push/apns", "/v3/users/ana/push_preference",
                "/v3/users/ana/count_preference/room", "/v3/group_channels/room/metacounter",
                "/v3/open_channels/lobby/metacounter", "/v3/applications/default_channel_invitation_preference",
                "/v3/polls", "/v3/scheduled_messages", "/v3/report",
                "/v3/announcements", "/v3/applications/settings/retention", "/v3/export/users",
                "/v3/applications/settings/webhook",
                "/v3/applications/settings/link_previews", "/v3/applications/push/settings",
                "/v3/applications/push/message_templates",
                "/v3/applications/settings_by_channel_custom_type/k/ban",
                "/v3/applications/settings_by_channel_custom_type/k/mute", "/v3/applications/api_tokens",
                "/v3/applications/settings/ip_whitelist", "/v3/applications/settings/auto_event_message",
                "/v3/privacy/gdpr",
            ] {
                let body = try await fixture.rest("GET", target).body
                // The clock stands, so nothing else differs between two reads.
                parts.append(String(decoding: body, as: UTF8.self))
            }
            return parts
        }
    }
}
