import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Bad input is refused by name")
struct BadFieldTests {
    @Test("Page sizes of -1, 0, 101 and a billion name the field", arguments: ["-1", "0", "101", "1000000000"])
    func pageSizes(limit: String) async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        for target in [
            "/v3/users?limit=", "/v3/users/ana/my_group_channels?limit=", "/v3/group_channels?limit=",
            "/v3/group_channels/room/members?limit=",
        ] {
            let error = try await fixture.refusal("GET", target + limit, as: .user(ana))
            #expect(error.code == .invalidParameterValue)
            #expect(error.message.contains("'limit'"))
        }
        for method in ["channel", "channels"] {
            let error = await #expect(throws: WireError.self) {
                if method == "channel" {
                    let params = ChannelChanges.Params(channelURL: "room", sinceSeq: 0, limit: Int(limit))
                    _ = try await fixture.call(ChannelChanges.self, params, as: ana)
                } else {
                    let params = ChannelsChanges.Params(since: 0, limit: Int(limit))
                    _ = try await fixture.call(ChannelsChanges.self, params, as: ana)
                }
            }
            #expect(error?.code == .invalidParameterValue)
            #expect(error?.message.contains("'limit'") == true)
        }
    }

    @Test("Message pages name the side that is wrong", arguments: ["prev_limit", "next_limit"])
    func messagePageSizes(field: String) async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        for limit in ["-1", "1000000000"] {
            let target = "/v3/group_channels/room/messages?message_ts=1&\(field)=\(limit)"
            let error = try await fixture.refusal("GET", target, as: .user(ana))
            #expect(error.code == .invalidParameterValue)
            #expect(error.message.contains("'\(field)'"))
        }
    }

    @Test(
        "A frame that is no request is answered with id 0",
        arguments: [
            "", "x", "[]", "{}", "{\"id\": \"1\"}", "{\"id\": 1.5, \"method\": \"ping\"}", "null", "{\"id\": 1",
        ])
    func noRequest(frame: String) async throws {
        let fixture = try ServiceFixture()
        let reply = await fixture.frame(Array(frame.utf8), session: nil)
        let answer = try JSONDecoder().decode(ReplyFrame<Empty>.self, from: Data(reply.bytes))
        #expect(answer.id == 0)
        #expect(answer.error?.code == .invalidJsonBody)
    }

    @Test("A method that is not known, and parameters of the wrong kind, keep the request's id")
    func badMethods() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let cases: [(String, ErrorCode)] = [
            (#"{"id": 5, "method": "fly", "params": {}}"#, .invalidParameterValue),
            (#"{"id": 5}"#, .invalidParameterValueRequired),
            (#"{"id": 5, "method": 7}"#, .invalidParameterValueString),
            (#"{"id": 5, "method": "message.send"}"#, .invalidParameterValueRequired),
            (
                #"{"id": 5, "method": "message.send", "params": {"channel_url": 1, "req_id": "", "message": ""}}"#,
                .invalidParameterValueString
            ),
            (
                #"{"id": 5, "method": "channel.typing", "params": {"channel_url": "room"}}"#,
                .invalidParameterValueRequired
            ),
            (
                #"{"id": 5, "method": "login", "params": {"app_id": "app", "user_id": "bo", "protocol_version": 1, "sdk_version": ""}}"#,
                .invalidParameterValue
            ),
        ]
        for (frame, code) in cases {
            let reply = await fixture.frame(Array(frame.utf8), session: ana.session)
            let answer = try JSONDecoder().decode(ReplyFrame<Empty>.self, from: Data(reply.bytes))
            #expect(answer.id == 5, "\(frame)")
            #expect(answer.error?.code == code, "\(frame)")
            #expect(reply.close == nil)
        }
    }

    @Test("Before the login everything is refused with 900010")
    func loginFirst() async throws {
        let fixture = try ServiceFixture()
        for method in [Ping.name, "channels.changes"] {
            let frame = #"{"id": 1, "method": "\#(method)", "params": {"since": 0}}"#
            let reply = await fixture.frame(Array(frame.utf8), session: nil)
            let answer = try JSONDecoder().decode(ReplyFrame<Empty>.self, from: Data(reply.bytes))
            #expect(answer.error?.code == .socketLoginRequired)
        }
    }

    @Test(
        "Paths that are no route do not exist, whatever they hold",
        arguments: [
            "/", "/v3", "/v3/nothing", "/v4/users", "/v3/users/a/b/c/d/e", "/v3/users/%zz", "/v3/users/%ff",
            "/v3/group_channels/room/messages/1/2", "/v3/users/ana/../bo",
        ])
    func noRoute(path: String) async throws {
        let fixture = try ServiceFixture()
        #expect(try await fixture.rest("GET", path).status == 404)
    }

    @Test("A method that a path does not have does not exist either")
    func wrongMethod() async throws {
        let fixture = try ServiceFixture()
        #expect(try await fixture.rest("PATCH", "/v3/users").status == 404)
    }

    @Test("Bodies and queries that cannot be read name what is wrong")
    func badBodies() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        func code(_ method: String, _ path: String, query: String = "", body: String = "") async throws -> ErrorCode {
            let request = APIRequest(
                method: method, path: path, query: query, sessionKey: ana.result.sessionKey, body: Array(body.utf8))
            let response = await fixture.response(to: request)
            return try JSONDecoder().decode(RESTErrorBody.self, from: Data(response.body)).code
        }
        #expect(try await code("POST", "/v3/group_channels", body: "{") == .invalidJsonBody)
        #expect(try await code("POST", "/v3/group_channels", body: "{}") == .invalidParameterValueRequired)
        #expect(
            try await code("POST", "/v3/group_channels", body: #"{"user_ids": "bo"}"#) == .invalidParameterValueList)
        let room = "/v3/group_channels/room"
        #expect(try await code("GET", room + "/messages") == .invalidParameterValueRequired)
        #expect(try await code("GET", room + "/messages", query: "message_ts=x") == .invalidParameterValueNumber)
        #expect(try await code("GET", room + "/messages", query: "message_id=999") == .notFoundInDatabase)
        #expect(try await code("GET", room + "/messages/x") == .invalidParameterValueNumber)
        #expect(try await code("GET", room + "/members", query: "order=x") == .invalidParameterValue)
        #expect(try await code("GET", "/v3/users", query: "limit=%zz") == .invalidParameterValue)
        #expect(try await code("GET", "/v3/users", query: "token=x.1.2") == .invalidParameterValue)
        #expect(try await code("GET", "/v3/users", query: "token=u.1") == .invalidParameterValue)
        #expect(
            try await code("GET", "/v3/users/ana/my_group_channels", query: "order=metadata_value_alphabetical")
                == .invalidParameterValueRequired)
        // A token of another order.
        #expect(
            try await code(
                "GET", "/v3/users/ana/my_group_channels", query: "order=chronological&token=n.1.1.1.1.00.1.00")
                == .invalidParameterValue)
        #expect(
            try await code("POST", room + "/messages", body: #"{"message": "a", "created_at": 1}"#) == .nonAuthorized)
        #expect(
            try await code("POST", room + "/messages", body: #"{"message": "a", "message_type": "X"}"#)
                == .invalidParameterValue)
        #expect(
            try await code("POST", room + "/messages", body: #"{"message": "a", "user_id": "bo"}"#) == .nonAuthorized)
    }

    @Test(
        "Text of every kind comes back as it was",
        arguments: ["🎉", "a\u{0}b", "\"\\\n\t", "العربية", "e\u{301}", "' OR 1=1 --"])
    func text(text: String) async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login(text)
        _ = try await fixture.channel("room", members: [], ["name": text], as: ana)
        let sent = try await fixture.send(text, to: "room", as: ana)
        #expect(sent.message == text)
        let page = try await fixture.value(
            MessagePage.self, "GET", "/v3/group_channels/room/messages?message_id=\(sent.messageID)", as: .user(ana))
        #expect(page.messages == [sent])
        let channel = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(ana))
        #expect(channel.name == text)
        #expect(channel.members?.map(\.user.userID) == [text])
    }
}
