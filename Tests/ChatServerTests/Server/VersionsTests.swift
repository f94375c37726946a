import ChatTransport
import ChatWire
import Foundation
import Processes
import SQLite
import Testing

@testable import ChatServer

/// Servers and clients of different versions, and what people notice of an upgrade.
@Suite("Upgrades, roll-backs and clients of other versions", .serialized, .timeLimit(.minutes(4)))
struct VersionsTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.path + "/roost.sqlite" }

    init() throws { folder = try TemporaryFolder() }

    /// Writers who send whatever happens, as a client's outbox does, and note what was acknowledged.
    private static func write(_ writer: Int, at port: UInt16, _ count: Int, first: Int) async throws -> [String] {
        var acknowledged: [String] = []
        var client: RoostClient?
        for number in first..<first + count {
            let text = "w\(writer)-\(number)"
            while acknowledged.last != text {
                do {
                    let connected: RoostClient
                    if let known = client {
                        connected = known
                    } else {
                        connected = try await RoostClient(port: port, user: writer == 0 ? "bo" : "ana")
                    }
                    client = connected
                    _ = try await connected.call(
                        SendMessage.self, .init(channelURL: "room", requestID: text, message: text))
                    acknowledged.append(text)
                } catch {
                    // The server is away: once more, on another connection.
                    client = nil
                    await Task.yield()
                }
            }
        }
        return acknowledged
    }

    private static func writeAll(at port: UInt16, _ count: Int, first: Int) async throws -> [[String]] {
        try await withThrowingTaskGroup(of: [String].self) { group in
            for writer in 0..<3 {
                group.addTask { try await write(writer, at: port, count, first: first) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
    }

    private func history(_ port: UInt16) async throws -> [String] {
        try await RoostClient(port: port, user: "bo").history("room")
    }

    @Test("People go on writing through an upgrade and restarts; going back gives what was before, under another epoch")
    func underLoad() async throws {
        try OldDatabase.make(at: path, version: Schema.steps.count - 1)
        var server = try RoostProcess(dataPath: folder.url.path)
        let port = server.port
        var sent = try await Self.writeAll(at: port, 10, first: 0)
        let epoch = try await RoostClient(server, user: "bo").epoch
        // Twice while they write: once told to stop, once killed.
        for round in 1...2 {
            async let more = Self.writeAll(at: port, 30, first: round * 100)
            if round == 1 { _ = server.stop() } else { server.killNow() }
            server = try RoostProcess(dataPath: folder.url.path, port: port)
            sent += try await more
        }
        let found = try await history(port)
        #expect(Set(found).count == found.count && found.count == 3 + 3 * 70)
        for writer in sent { #expect(found.filter(Set(writer).contains) == writer) }
        #expect(try await RoostClient(server, user: "bo").epoch == epoch)

        // Back: the copy in the place of the database, as the guide says.
        _ = server.stop()
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + suffix) }
        try FileManager.default.moveItem(
            atPath: Upgrade.copyPath(of: path, version: Schema.steps.count - 1), toPath: path)
        async let more = Self.writeAll(at: port, 5, first: 900)
        server = try RoostProcess(dataPath: folder.url.path, port: port)
        sent = try await more
        let after = try await history(port)
        #expect(Array(after.prefix(3)) == ["old 1", "old 2", "old 3"] && after.count == 3 + 15)
        #expect(try await RoostClient(server, user: "bo").epoch != epoch)
        let check = ["check", "data", "--data", folder.url.path]
        #expect(try await Blocking.run { try RoostProgram.run(check) }.status == 0)
    }

    @Test("A client of the first version talks, catches up and is told of what it does not know without harm")
    func olderClient() async throws {
        let data = try RoostFolder()
        let server = try RoostProcess(dataPath: data.path)
        let bo = try await RoostClient(server, user: "bo")
        let old = try await WireClient(port: server.port)
        try await old.upgrade()
        // The fields that the first version had, and no other.
        old.sendText(
            #"{"id":1,"method":"login","params":{"app_id":"app","user_id":"ana","protocol_version":1,"sdk_version":"0.0.1"}}"#
        )
        #expect(try await old.text().hasPrefix(#"{"id":1,"result":"#))
        let channel = try await bo.createChannel(with: ["ana", "bo"])
        var text = try await old.text()
        while !text.contains("my.channel") { text = try await old.text() }
        old.sendText(
            #"{"id":2,"method":"message.send","params":{"channel_url":"\#(channel)","req_id":"a","message":"hi"}}"#)
        while !text.hasPrefix(#"{"id":2,"#) { text = try await old.text() }
        #expect(text.contains(#""message":"hi""#))
        old.sendText(#"{"id":3,"method":"channel.changes","params":{"channel_url":"\#(channel)","since_seq":1}}"#)
        while !text.hasPrefix(#"{"id":3,"#) { text = try await old.text() }
        #expect(text.contains(#""reload":false"#) && text.contains(#""message":"hi""#))
        // A reaction, which it has no word for, comes as an event that it passes over; the next message comes.
        let last = try await bo.history(channel)
        #expect(last == ["hi"])
    }

    @Test("A client of a later version is served what this server knows, and refused the rest")
    func newerClient() async throws {
        let data = try RoostFolder()
        let server = try RoostProcess(dataPath: data.path)
        let new = try await WireClient(port: server.port)
        try await new.upgrade()
        new.sendText(
            #"{"id":1,"method":"login","trace":"x","params":{"app_id":"app","user_id":"ana","protocol_version":2,"#
                + #""sdk_version":"9.9.9","dreams":{"of":["sheep"]}}}"#)
        #expect(try await new.text().hasPrefix(#"{"id":1,"result":"#))
        new.sendText(#"{"id":2,"method":"message.dream","params":{"channel_url":"x"}}"#)
        let refused = try await new.text()
        #expect(refused.contains("400111"), "\(refused)")
        new.sendText(#"{"id":3,"method":"ping","params":{"mood":"good"}}"#)
        #expect(try await new.text().hasPrefix(#"{"id":3,"result":"#))
    }

    @Test("A client that would rather speak HTTP/2 is served HTTP/1.1, and one that speaks it unasked is turned away")
    func newerHTTP() async throws {
        let data = try RoostFolder()
        let server = try RoostProcess(dataPath: data.path)
        let asked = try await Command.curl("--http2", "--include", "http://127.0.0.1:\(server.port)/health")
        #expect(asked.status == 200 && asked.body.contains("HTTP/1.1 200"), "\(asked)")
        let unasked = try await Command.curl("--http2-prior-knowledge", "http://127.0.0.1:\(server.port)/health")
        #expect(unasked.status != 200)
        #expect(try await Command.curl("http://127.0.0.1:\(server.port)/health").status == 200)
    }
}
