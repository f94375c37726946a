import ChatTransport
import ChatWire
import Foundation
import Processes
import SQLite
import Requirements
import Testing

@testable import ChatServer

@Suite("Upgrades of the database", .serialized, .within(minutes: 3))
struct UpgradeTests {
    private let folder: TemporaryFolder
    private var path: String { folder.url.path + "/roost.sqlite" }

    init() throws { folder = try TemporaryFolder() }

    private func texts(_ port: UInt16) async throws -> Int? {
        let client = try await WireClient(port: port)
        let page = try await client.request(
            "GET", "/v3/group_channels/room/messages?message_ts=0&next_limit=10", ["Api-Token": "token"])
        #expect(page?.status == 200, "\(page?.body ?? "")")
        return page?.body.matches(of: /"message":"old [123]"/).count
    }

    @Test(
        "A database of any older version is upgraded at the start, after it was copied; people go on where they were",
        arguments: 1..<Schema.steps.count)
    func upgrade(version: Int) async throws {
        try OldDatabase.make(at: path, version: version)
        let data = ["--data", folder.url.path]
        let rehearsal = try await Blocking.run { try RoostProgram.run(["check", "migration"] + data) }
        #expect(rehearsal.status == 0 && rehearsal.out.hasPrefix("schema: \(version) to \(Schema.steps.count)\n"))
        #expect(rehearsal.out.hasSuffix("all is well\n"), "\(rehearsal.out)\(rehearsal.error)")
        #expect(try Migrations.version(of: Connection(path: path)) == version)
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).sorted().first == "roost.sqlite")

        let server = try RoostProcess(dataPath: folder.url.path)
        #expect(try await texts(server.port) == 3)
        let bo = try await RoostClient(server, user: "bo")
        let sent = try await bo.call(
            SendMessage.self, SendMessage.Params(channelURL: "room", requestID: "r", message: "new"))
        #expect(sent.message.messageID > 3)
        let checked = try await Blocking.run { try RoostProgram.run(["check", "data"] + data) }
        #expect(checked.status == 0, "\(checked.out)")
        let (status, log) = server.stop()
        #expect(status == 0)
        #expect(log.contains(#""event":"store.copied","version":"\#(version)""#))
        #expect(log.contains(#""event":"store.upgraded","from":"\#(version)","to":"\#(Schema.steps.count)""#))

        // Going back: the copy in the database's place is what the version before left.
        let copy = try Connection(path: Upgrade.copyPath(of: path, version: version))
        #expect(try Migrations.version(of: copy) == version)
        #expect(try copy.queryFirst("SELECT count(*) FROM message") { $0.integer(at: 0) } == 3)
        // The next start has nothing to do.
        #expect(!(try RoostProcess(dataPath: folder.url.path).stop().log.contains("store.")))
    }

    @Test("A database of a newer version is refused by the name of who wrote it, and nothing is touched")
    func newer() throws {
        try OldDatabase.make(at: path, version: Schema.steps.count)
        let connection = try Connection(path: path)
        let next = Schema.steps.count + 1
        try Upgrade.sign(connection, version: next, by: "9.8.7", at: 1)
        try connection.execute("PRAGMA user_version = \(next)")
        try connection.checkpoint(.truncate)
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        let refused = try RoostProgram.run(["serve", "--data", folder.url.path, "--listen", "127.0.0.1:0"])
        #expect(refused.status == 1)
        #expect(refused.error.contains("last written by roost 9.8.7 and has schema \(next)"), "\(refused.error)")
        #expect(refused.error.contains("knows up to \(Schema.steps.count)"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
        #expect(try RoostProgram.run(["check", "migration", "--data", folder.url.path]).error.contains("9.8.7"))
    }

    @Test("A step that fails leaves the database as it was, and the copy of it")
    func failing() throws {
        try OldDatabase.make(at: path, version: 2)
        let connection = try Connection(path: path)
        var upgrade = Upgrade(
            path: path, configuration: ServiceConfiguration(), environment: .live { _ in })
        upgrade.migrations = Migrations(Array(Schema.steps.prefix(3)) + ["INSERT INTO nowhere VALUES (1)"])
        #expect(throws: SQLiteError.self) { try upgrade.run(on: connection) }
        #expect(try Migrations.version(of: connection) == 2)
        #expect(try connection.queryFirst("SELECT count(*) FROM message") { $0.integer(at: 0) } == 3)
        // The same again: the copy of the failed start is in nobody's way.
        #expect(throws: SQLiteError.self) { try upgrade.run(on: connection) }
        #expect(FileManager.default.fileExists(atPath: Upgrade.copyPath(of: path, version: 2)))
    }

    @Test("Who does not want the copy gets none; a new database has none either")
    func withoutCopy() throws {
        try OldDatabase.make(at: path, version: 1)
        var configuration = ServiceConfiguration()
        configuration.backsUpBeforeMigration = false
        let connection = try Connection(path: path)
        try Upgrade(path: path, configuration: configuration, environment: .live { _ in }).run(on: connection)
        let fresh = try RoostFolder()
        for folder in [folder.url.path, fresh.path] {
            #expect(!(try FileManager.default.contentsOfDirectory(atPath: folder)).contains { $0.contains("before") })
        }
    }

    @Test("The bytes of files that were there before are counted by the upgrade, copies once")
    func fileBytes() throws {
        try OldDatabase.make(at: path, version: 4)
        let connection = try Connection(path: path)
        for (id, content) in [("a", "one"), ("b", "one"), ("c", "two")] {
            try connection.run(
                """
                INSERT INTO file (file_id, content, application, uploader, channel, message, use, name, type, size,
                    thumbnails, created_at) VALUES (?, ?, 1, 1, 0, 0, 0, '', '', 100, '[]', 0)
                """, id, content)
        }
        try Schema.migrations.run(on: connection)
        func bytes() throws -> Int64? {
            try connection.queryFirst("SELECT file_bytes FROM application") { $0.integer(at: 0) }
        }
        #expect(try bytes() == 200)
        try connection.run("DELETE FROM file WHERE file_id = 'a'")
        #expect(try bytes() == 200)
        try connection.run("DELETE FROM file WHERE file_id IN ('b', 'c')")
        #expect(try bytes() == 0)
    }
}
