import ChatTransport
import ChatWire
import Foundation
import Processes
import SQLite
import Requirements
import Testing

@testable import ChatServer

@Suite("Backups", .serialized, .within(minutes: 3))
struct BackupTests {
    private let temporary: TemporaryFolder
    private var target: String { temporary.url.path + "/backup" }

    init() throws { temporary = try TemporaryFolder() }

    private func backup(_ data: String, to target: String? = nil) async throws -> RoostProgram.Output {
        let arguments = ["backup", target ?? self.target, "--data", data]
        return try await Blocking.run { try RoostProgram.run(arguments) }
    }

    @Test("A restore drill: copied while people write, started elsewhere, it holds all that was acknowledged before")
    func drill() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let ana = try await RoostClient(server, user: "ana")
        // Made by logging in: unknown ids are not invited.
        _ = try await RoostClient(server, user: "bo")
        let channel = try await ana.createChannel(with: ["ana", "bo"])
        let upload = try await WireClient(port: server.port).request(
            "POST", "/v3/files?file_name=a.txt",
            ["Session-Key": ana.sessionKey, "Content-Type": "application/octet-stream"], body: "the file")
        let found = try #require(upload?.body.firstMatch(of: /"url":"([^"]+)"/)?.1)
        let address = String(found).replacing("\\/", with: "/")
        // Writers that do not stop while the backup is made.
        let (stop, port) = (Flag(), server.port)
        async let counts = Self.write(to: channel, at: port, until: stop)
        for number in 0..<200 { _ = try await ana.call(SendMessage.self, Self.message("ana", number, channel)) }
        let acknowledged = try await ana.history(channel)
        let made = try await backup(folder.path)
        #expect(made.status == 0, "\(made.error)")
        let after = try await ana.history(channel)
        stop.raise()
        #expect(try await counts > 0)
        #expect(server.isRunning)
        server.killNow()

        let check = ["check", "data", "--data", target]
        #expect(try await Blocking.run { try RoostProgram.run(check) }.status == 0)
        let restored = try RoostProcess(dataPath: target)
        let bo = try await RoostClient(restored, user: "bo")
        // What numbers mean may be something else now: whoever comes back is told by another epoch.
        #expect(bo.epoch != nil && bo.epoch != ana.epoch)
        let history = try await bo.history(channel)
        // All that was there before the backup began, no more than was there after it ended, nothing in between lost.
        #expect(history.count >= acknowledged.count && history.count <= after.count)
        #expect(Array(after.prefix(history.count)) == history)
        #expect(Array(history.prefix(acknowledged.count)) == acknowledged)
        let file = try await WireClient(port: restored.port).request(
            "GET", address, ["Session-Key": ana.sessionKey])
        #expect(file?.status == 200 && file?.body == "the file")
        _ = try await bo.call(SendMessage.self, Self.message("bo", 0, channel))
    }

    private static func message(_ who: String, _ number: Int, _ channel: String) -> SendMessage.Params {
        SendMessage.Params(channelURL: channel, requestID: "\(who)-\(number)", message: "\(who) \(number)")
    }

    private static func write(to channel: String, at port: UInt16, until stop: Flag) async throws -> Int {
        try await withThrowingTaskGroup(of: Int.self) { group in
            for writer in 0..<3 {
                group.addTask { try await write(writer, to: channel, at: port, until: stop) }
            }
            return try await group.reduce(0, +)
        }
    }

    private static func write(_ writer: Int, to channel: String, at port: UInt16, until stop: Flag) async throws -> Int
    {
        let client = try await RoostClient(port: port, user: writer == 0 ? "bo" : "ana")
        var number = 0
        while !stop.isRaised {
            _ = try await client.call(SendMessage.self, message("w\(writer)", number, channel))
            number += 1
        }
        return number
    }

    @Test("A backup tells what it holds, is readable by its owner only, and is one of a stopped server too")
    func report() async throws {
        let folder = try await StoppedFolder()
        let made = try await backup(folder.path, to: target + "/")
        #expect(made.status == 0 && made.out.hasSuffix("files: 1, 14 bytes\nchecked\n"), "\(made.out)\(made.error)")
        let data = try Data(contentsOf: URL(fileURLWithPath: target + "/backup.json"))
        let report = try JSONDecoder().decode(Backup.Report.self, from: data)
        #expect(report.files == 1 && report.fileBytes == 14 && report.schema == Schema.steps.count)
        let attributes = try FileManager.default.attributesOfItem(atPath: target)
        #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
        let names = try FileManager.default.contentsOfDirectory(atPath: target).sorted()
        #expect(names == ["backup.json", "files", "roost.sqlite"])
    }

    @Test("What cannot be backed up is said in words, and nothing is left of the attempt")
    func refusals() async throws {
        let folder = try await StoppedFolder()
        #expect(try await backup("/none").error.contains("There is no data folder '/none'."))
        _ = try temporary.file("full", "")
        #expect(try await backup(folder.path, to: temporary.url.path).error.contains("is not empty"))
        try FileManager.default.removeItem(atPath: temporary.url.path + "/full")
        #expect(try RoostProgram.run(["backup", "--data", folder.path]).status == 64)
        let stored = try #require(
            FileManager.default.enumerator(atPath: folder.path + "/files")?.compactMap { $0 as? String }
                .first { $0.contains("/") && !$0.hasPrefix("incoming") })
        try Data().write(to: URL(fileURLWithPath: "\(folder.path)/files/\(stored)"))
        #expect(try await backup(folder.path).error.contains("has 0 bytes, not 14"))
        try FileManager.default.removeItem(atPath: "\(folder.path)/files/\(stored)")
        #expect(try await backup(folder.path).status == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.url.path).isEmpty)
    }

    @Test("While a backup is made no file is deleted; afterwards those that nobody needs are")
    func sweeping() async throws {
        let fixture = try ServiceFixture()
        _ = try await fixture.uploaded(Array("never sent".utf8))
        fixture.clock.advance(90_000_000)
        let held = try HeldLock(path: Files.lockPath(ofFolder: fixture.path + "-files"))
        await fixture.sweep()
        #expect(fixture.storedFiles.count == 1)
        held.release()
        await fixture.sweep()
        #expect(fixture.storedFiles.isEmpty)
    }

    @Test("The copying is done in slices, and ends when its progress says so")
    func slices() throws {
        let connection = try Connection(path: temporary.url.path + "/source.sqlite")
        try connection.execute("CREATE TABLE row (text TEXT)")
        for _ in 0..<200 { try connection.run("INSERT INTO row VALUES (?)", String(repeating: "x", count: 4_000)) }
        var seen: [DatabaseCopy.Progress] = []
        let other = try Connection(path: temporary.url.path + "/source.sqlite")
        try DatabaseCopy.run(from: connection, to: temporary.url.path + "/copy.sqlite", slicePages: 50) { progress in
            seen.append(progress)
            // Others write meanwhile: the copy stays one of the moment at which it was begun, and does not begin anew.
            try other.run("INSERT INTO row VALUES ('late')")
        }
        #expect(seen.count > 3 && seen.last?.done == seen.last?.total)
        #expect(seen.map(\.done) == seen.map(\.done).sorted())
        let copy = try Connection(path: temporary.url.path + "/copy.sqlite")
        #expect(try copy.queryFirst("SELECT count(*) FROM row") { $0.integer(at: 0) } == 200)
        struct Enough: Error {}
        #expect(throws: Enough.self) {
            try DatabaseCopy.run(from: connection, to: temporary.url.path + "/ended.sqlite", slicePages: 10) { _ in
                throw Enough()
            }
        }
        #expect(try connection.queryFirst("SELECT count(*) FROM row") { $0.integer(at: 0) } ?? 0 > 200)
    }
}
