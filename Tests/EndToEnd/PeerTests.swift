import Foundation
import Processes
import Testing

@Suite("The demo's scripted peer")
struct PeerTests {
    private struct Messages: Decodable {
        struct Message: Decodable, Equatable {
            struct User: Decodable, Equatable {
                let id: String
                enum CodingKeys: String, CodingKey { case id = "user_id" }
            }
            let message: String
            let user: User?
        }
        let messages: [Message]
    }

    private struct Channel: Decodable {
        let unread: Int
        enum CodingKeys: String, CodingKey { case unread = "unread_message_count" }
    }

    private func said(by user: String, on server: ServerProcess) async throws -> [String] {
        let page = try await server.ask(
            "GET", "/v3/group_channels/room/messages?message_ts=9999999999999&prev_limit=50")
        return try JSONDecoder().decode(Messages.self, from: page).messages
            .filter { $0.user?.id == user }.map(\.message)
    }

    @Test("It begins by itself, reads and answers the one it is there for, and nobody else")
    func talks() async throws {
        let server = try ServerProcess()
        for user in ["ana", "bo", "carl"] {
            _ = try await server.ask("POST", "/v3/users", ["user_id": user, "nickname": user, "profile_url": ""])
        }
        _ = try await server.ask(
            "POST", "/v3/group_channels", ["channel_url": "room", "user_ids": ["ana", "bo", "carl"]])
        let folder = try TemporaryFolder()
        let script = try folder.file("script")
        try """
        after 0 in room
            say Who is there?
        when typo
            say Teh end
            edit The end
        otherwise
            type 0.1
            say Go on
        """.write(to: script, atomically: true, encoding: .utf8)
        let peer = try ChildProcess(
            BuiltPackage.program("DemoPeer"),
            ["--host", server.host, "--app", ServerProcess.application, "--user", "bo", "--answers", "ana"]
                + ["--script", script.path],
            environment: ProcessInfo.processInfo.environment, directory: folder.url, output: .pipe)
        defer {
            peer.send(SIGKILL)
            peer.wait()
        }
        #expect(peer.output?.availableData == Data("Here.\n".utf8))

        try await expect(["Who is there?"], on: server)
        for (user, text) in [("carl", "nobody?"), ("ana", "me"), ("ana", "a typo!")] {
            _ = try await server.ask(
                "POST", "/v3/group_channels/room/messages",
                ["message_type": "MESG", "user_id": user, "message": text])
        }
        try await expect(["Who is there?", "Go on", "The end"], on: server)
        let own = try await server.ask("GET", "/v3/group_channels/room?user_id=bo")
        #expect(try JSONDecoder().decode(Channel.self, from: own).unread == 0)
    }

    /// Asks, at most 20,000 times, until the peer has said this and no more.
    private func expect(_ texts: [String], on server: ServerProcess) async throws {
        var heard: [String] = []
        for _ in 0..<20_000 where heard != texts { heard = try await said(by: "bo", on: server) }
        #expect(heard == texts)
    }
}
