import ChatTransport
import ChatWire
import Foundation
import Testing

@Suite("Requests about people's data survive kill -9", .timeLimit(.minutes(3)))
struct PrivacyKillTests {
    private struct Answer: Decodable {
        struct File: Decodable { var url: String }
        var request_id: String
        var status: String
        var files: File?
    }

    @Test("Servers that are killed while users are deleted and data is handed out end with all of it done, once")
    func kills() async throws {
        let folder = try RoostFolder()
        var server = try RoostProcess(dataPath: folder.path)
        let ana = try await RoostClient(server, user: "ana")
        let users = (0..<12).map { "user\($0)" }
        for user in users { _ = try await RoostClient(server, user: user) }
        let channel = try await ana.createChannel(with: users)
        for number in 0..<200 {
            _ = try await ana.call(
                SendMessage.self, .init(channelURL: channel, requestID: "\(number)", message: "n\(number)"))
        }
        let spoken = try await RoostClient(server, user: "user0")
        _ = try await spoken.call(
            SendMessage.self, .init(channelURL: channel, requestID: "x", message: "to be gone"))
        let list = users.map { "\"\($0)\"" }.joined(separator: ", ")
        let deletion = try await ask("POST", "/v3/privacy/gdpr", "{\"user_ids\": [\(list)]}", server, folder)
        let access = try await ask(
            "POST", "/v3/privacy/gdpr", #"{"action": "access", "user_id": "ana"}"#, server, folder)
        var kills = 0
        var states = ["", ""]
        while states != ["done", "done"] {
            if kills < 4 {
                server.killNow()
                kills += 1
                server = try RoostProcess(dataPath: folder.path)
            }
            states = [
                try await ask("GET", "/v3/privacy/gdpr/\(deletion.request_id)", nil, server, folder).status,
                try await ask("GET", "/v3/privacy/gdpr/\(access.request_id)", nil, server, folder).status,
            ]
            #expect(states.allSatisfy { ["scheduled", "done"].contains($0) }, "\(states)")
        }
        let left = try await call("GET", "/v3/users?limit=100", nil, server, folder)
        #expect(left.body.contains("\"ana\"") && !left.body.contains("\"user_id\":\"user"))
        let again = try await RoostClient(server, user: "ana")
        #expect(try await again.history(channel) == (0..<200).map { "n\($0)" })
        let url = try #require(
            try await ask("GET", "/v3/privacy/gdpr/\(access.request_id)", nil, server, folder).files?.url)
        let path = url.firstRange(of: "/v3/").map { String(url[$0.lowerBound...]) } ?? url
        let file = try await call("GET", path, nil, server, folder)
        for number in [0, 99, 199] { #expect(file.body.contains("\"n\(number)\"")) }
        #expect(try await again.rest("GET", path).status == 404)
    }

    private func ask(
        _ method: String, _ target: String, _ body: String?, _ server: RoostProcess, _ folder: RoostFolder
    ) async throws -> Answer {
        let answer = try await call(method, target, body, server, folder)
        return try JSONDecoder().decode(Answer.self, from: Data(answer.body.utf8))
    }

    private func call(
        _ method: String, _ target: String, _ body: String?, _ server: RoostProcess, _ folder: RoostFolder
    ) async throws -> WireClient.Response {
        let client = try await WireClient(port: server.port)
        defer { client.drop() }
        return try #require(try await client.request(method, target, ["Api-Token": folder.token], body: body))
    }
}
