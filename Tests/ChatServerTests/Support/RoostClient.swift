import ChatTransport
import ChatWire
import Foundation
import Testing

/// A user logged in at a running server, who speaks the protocol frame by frame.
final class RoostClient {
    let wire: WireClient
    private(set) var sessionKey = ""
    /// The server's epoch as it was told.
    private(set) var epoch: String?
    /// The key for reading files that goes into addresses.
    private(set) var fileKey = ""
    private let port: UInt16
    private var lastID: Int64 = 1
    /// Events that came while a reply was awaited.
    private(set) var events: [WireEvent] = []

    /// Connects and logs in.
    convenience init(_ server: RoostProcess, user: String, token: String? = nil, application: String = "app")
        async throws
    {
        try await self.init(port: server.port, user: user, token: token, application: application)
    }

    /// Connects and logs in.
    init(port: UInt16, user: String, token: String? = nil, application: String = "app") async throws {
        self.port = port
        wire = try await WireClient(port: port)
        let key = [UInt8](repeating: 7, count: 16)
        let headers = WebSocketHandshake.requestHeaders(key: key, subprotocols: ["roost.v1"])
        // No failure of a test by itself: some connect while the server goes.
        guard try await wire.request("GET", "/v3/socket", headers)?.status == 101 else {
            throw WireError(.webSocketConnectionFailed, "The socket was not opened.")
        }
        let frame = RequestFrame(
            id: 1, method: Login.name,
            params: Login.Params(applicationID: application, userID: user, accessToken: token, sdkVersion: "test"))
        wire.sendText(String(decoding: try JSONEncoder().encode(frame), as: UTF8.self))
        let reply = try JSONDecoder().decode(ReplyFrame<Login.Result>.self, from: Data(try await wire.text().utf8))
        sessionKey = try #require(reply.result?.sessionKey, "\(String(describing: reply.error))")
        epoch = reply.result?.epoch
        fileKey = reply.result?.fileKey ?? ""
    }

    /// Sends a request and reads on to its reply, keeping the events that come before.
    func call<Method: SocketMethod>(_ method: Method.Type, _ params: Method.Params) async throws -> Method.Result {
        lastID += 1
        let frame = RequestFrame(id: lastID, method: Method.name, params: params)
        wire.sendText(String(decoding: try JSONEncoder().encode(frame), as: UTF8.self))
        let reply = try JSONDecoder().decode(
            ReplyFrame<Method.Result>.self, from: Data(try await nextReply().utf8))
        if let error = reply.error { throw error }
        return try #require(reply.result)
    }

    /// Sends a frame as it is and gives the code of the refusal.
    func refusal(_ frame: String) async throws -> Int? {
        wire.sendText(frame)
        struct Refusal: Decodable { var error: WireError? }
        return try JSONDecoder().decode(Refusal.self, from: Data(try await nextReply().utf8)).error?.code.rawValue
    }

    /// The next event, one that was kept before first.
    func event() async throws -> WireEvent {
        if !events.isEmpty { return events.removeFirst() }
        return try JSONDecoder().decode(WireEvent.self, from: Data(try await wire.text().utf8))
    }

    /// A REST call with the session's key.
    func rest(_ method: String, _ target: String, body: String? = nil) async throws -> WireClient.Response {
        let client = try await WireClient(port: port)
        return try #require(
            try await client.request(method, target, ["Session-Key": sessionKey], body: body))
    }

    /// Makes a group channel and returns its URL.
    func createChannel(with users: [String]) async throws -> String {
        let body = String(decoding: try JSONEncoder().encode(CreateChannelParams(userIDs: users)), as: UTF8.self)
        let response = try await rest("POST", "/v3/group_channels", body: body)
        struct Channel: Decodable {
            var url: String
            enum CodingKeys: String, CodingKey { case url = "channel_url" }
        }
        #expect(response.status == 200, "\(response.body)")
        return try JSONDecoder().decode(Channel.self, from: Data(response.body.utf8)).url
    }

    /// The texts of a channel's messages, oldest first, over all pages.
    func history(_ channelURL: String) async throws -> [String] {
        struct Page: Decodable {
            struct Message: Decodable {
                var message: String
                var id: Int64
                enum CodingKeys: String, CodingKey {
                    case message
                    case id = "message_id"
                }
            }
            var messages: [Message]
        }
        var texts: [String] = []
        var anchor = "message_ts=\(Int64.max)"
        while true {
            let response = try await rest(
                "GET", "/v3/group_channels/\(channelURL)/messages?\(anchor)&prev_limit=100&include=false")
            let page = try JSONDecoder().decode(Page.self, from: Data(response.body.utf8)).messages
            texts = page.map(\.message) + texts
            guard page.count == 100, let first = page.first else { return texts }
            anchor = "message_id=\(first.id)"
        }
    }

    private func nextReply() async throws -> String {
        while true {
            let text = try await wire.text()
            guard text.hasPrefix("{\"event\"") else { return text }
            events.append(try JSONDecoder().decode(WireEvent.self, from: Data(text.utf8)))
        }
    }
}
