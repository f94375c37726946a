import ChatTransport
import ChatWire
import Foundation
import Requirements
import Testing

/// What a running server writes down.
@Suite("Secrets and the log", .within(minutes: 1))
struct SecretsTests {
    @Test("No token, key or text of a message stands in the log, the figures or an answer", .covers("C-78"))
    func nothing() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path, ["--log-level", "debug"])
        let made = RoostProgramCalls(port: server.port, token: folder.token)
        let token = try await made.user("sec")
        let client = try await RoostClient(server, user: "sec", token: token)
        let url = try await client.createChannel(with: ["sec"])
        let sent = try await client.call(
            SendMessage.self, .init(channelURL: url, requestID: "r", message: "a very private sentence"))
        #expect(sent.message.message == "a very private sentence")
        let upload = try await client.rest("POST", "/v3/files?file_name=private-name.txt", body: "private content")
        #expect(upload.status == 200)
        var answers = ""
        // Refusals of every kind that could repeat what they were given.
        for target in [
            "/v3/users?limit=\(folder.token)", "/v3/nothing/\(client.sessionKey)", "/v3/group_channels/\(token)",
        ] {
            answers += try await client.rest("GET", target).body
        }
        answers += try await client.rest("POST", "/v3/group_channels", body: #"{"user_ids": "\#(token)"}"#).body
        answers += try await made.answer("GET", "/v3/users", token: token)
        let figures = try await made.answer("GET", "/metrics", token: nil)
        #expect(figures.contains("roost_"))
        let log = server.stop().log
        #expect(log.contains("server.started"))
        for secret in [
            folder.token, token, client.sessionKey, "a very private sentence", "private content", "private-name",
        ] {
            #expect(!log.contains(secret), "\(secret)")
            #expect(!figures.contains(secret), "\(secret)")
            #expect(!answers.contains(secret), "\(secret): \(answers)")
        }
    }

    /// Calls of a back end.
    private struct RoostProgramCalls {
        let port: UInt16
        let token: String

        /// Makes a user; returns the token.
        func user(_ id: String) async throws -> String {
            struct Made: Decodable {
                var token: String
                enum CodingKeys: String, CodingKey { case token = "access_token" }
            }
            let body = #"{"user_id": "\#(id)", "nickname": "", "profile_url": "", "issue_access_token": true}"#
            let answer = try await self.answer("POST", "/v3/users", token: token, body: body)
            return try JSONDecoder().decode(Made.self, from: Data(answer.utf8)).token
        }

        func answer(_ method: String, _ target: String, token: String?, body: String? = nil) async throws -> String {
            let client = try await WireClient(port: port)
            return try #require(
                try await client.request(method, target, token.map { ["Api-Token": $0] } ?? [:], body: body)
            ).body
        }
    }
}
