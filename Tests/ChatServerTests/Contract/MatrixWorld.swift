import ChatTransport
import ChatWire
import Foundation
import Testing

@testable import ChatServer

/// The world of a row of the table of authorisation, behind a real edge on loopback.
struct MatrixWorld {
    /// What came back.
    struct Answer {
        let status: Int
        /// The code of a refusal.
        let code: Int?
        let body: String
    }

    let world: RouteAuthorizationTests.World
    private let edge: RunningEdge
    private let line: RouteAuthorizationTests.Line
    private let fileID: String
    private let uploadID: String
    private let before: [String]

    /// Stops with the world.
    private final class RunningEdge {
        let edge: Edge
        let port: UInt16

        init(_ service: ChatService) throws {
            var configuration = EdgeConfiguration()
            configuration.port = 0
            edge = try Edge(
                configuration: configuration,
                service: EdgeService(
                    rest: { service.handle($0, reply: $1) }, upload: { service.admitUpload($0) },
                    frame: { service.handle(frame: $0, session: $1, connection: $2, reply: $3) }, closed: { _ in },
                    now: { 0 }), log: ServerLog(least: .error, now: { 0 }, write: { _ in }))
            port = try edge.start()
        }

        deinit { edge.stop() }
    }

    init(_ line: RouteAuthorizationTests.Line) async throws {
        world = try await RouteAuthorizationTests.World()
        self.line = line
        if line.route.contains("{file_id}") {
            let file = try await world.fixture.uploaded(Array("hello".utf8), as: .user(world.operator))
            _ = try await world.fixture.value(
                WireMessage.self, "POST", "/v3/group_channels/room/messages",
                ["message_type": "FILE", "url": file.url], as: .user(world.operator))
            fileID = file.url.split(separator: "/").dropLast().last.map(String.init) ?? ""
        } else {
            fileID = ""
        }
        uploadID =
            line.route.contains("{upload_id}")
            ? String(
                try await world.fixture.begun(length: nil, Array("hello".utf8), as: .user(world.operator)).split(
                    separator: "/")[2])
            : ""
        edge = try RunningEdge(world.fixture.service)
        before = try await world.state()
    }

    /// Sends the row's request as somebody.
    func ask(as role: RouteAuthorizationTests.Role) async throws -> Answer {
        let request = world.request(line, as: role)
        var target = request.path.replacing("{file_id}", with: fileID).replacing("{name}", with: "a.bin")
            .replacing("{index}", with: "0").replacing("{upload_id}", with: uploadID)
        if !request.query.isEmpty { target += "?" + request.query }
        var headers = HTTPHeaders()
        if let token = request.apiToken { headers.append("Api-Token", token) }
        if let key = request.sessionKey { headers.append("Session-Key", key) }
        if request.method == "PATCH" {
            headers.append("Content-Type", "application/partial-upload")
            headers.append("Upload-Offset", "5")
            headers.append("Upload-Complete", "?1")
        }
        let client = try await WireClient(port: edge.port)
        let answer = try #require(
            try await client.request(
                request.method, target, headers,
                body: request.body.isEmpty ? nil : String(decoding: request.body, as: UTF8.self)))
        client.drop()
        let refusal = try? JSONDecoder().decode(RESTErrorBody.self, from: Data(answer.body.utf8))
        return Answer(status: answer.status, code: refusal?.code.rawValue, body: answer.body)
    }

    /// Whether everything is as it was.
    func hasKept() async throws -> Bool { try await world.state() == before }
}
