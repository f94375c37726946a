import ChatWire
import Foundation
import SQLite
import Requirements
import Testing

@testable import ChatServer

@Suite("DataCheck", .within(minutes: 1))
struct DataCheckTests {
    /// A folder with a conversation of every kind of row, and no server.
    private func folder() async throws -> StoppedFolder { try await StoppedFolder() }

    @Test("After edits, deletions, silent messages, reads, leaving and files all is well")
    func sound() async throws {
        let folder = try await folder()
        let report = try DataCheck(folder: folder.path).run()
        #expect(report.findings == [])
        let counts = Dictionary(report.counts.map { ($0.name, $0.count) }, uniquingKeysWith: { $1 })
        #expect(counts["applications"] == 1 && counts["users"] == 3 && counts["channels"] == 2 && counts["files"] == 1)
    }

    @Test(
        "What must not be is found, and said",
        arguments: [
            ("UPDATE channel SET message_number = message_number + 1 WHERE url = 'room'", "the newest has the number"),
            ("DELETE FROM channel_change WHERE seq = 1 AND channel = 1", "the change 1 is missing"),
            (
                "UPDATE channel_change SET seq = 3 WHERE channel = 1 AND seq = 1",
                "two rows have the number 3"
            ),
            ("UPDATE channel SET seq = seq - 1 WHERE url = 'room'", "past the channel's"),
            ("UPDATE channel SET joined_count = 9 WHERE url = 'room'", "counts 9 members"),
            ("UPDATE channel SET last_message = 99999 WHERE url = 'room'", "last message 99999 is not there"),
            ("UPDATE application SET file_bytes = 1", "its files have"),
            ("UPDATE file SET size = size + 1", "bytes, not"),
            ("UPDATE file SET content = 'zz' || content", "is missing"),
            ("UPDATE member SET read_number = 0; UPDATE message SET is_silent = 1 WHERE is_removed = 1", "unread, not"),
            (
                "DELETE FROM message WHERE id = (SELECT min(id) + 2 FROM message WHERE channel = 1)",
                "no message has the number"
            ),
            ("PRAGMA foreign_keys = OFF; DELETE FROM user WHERE user_id = 'bo'", "belongs to none of 'user'"),
        ])
    func findings(sql: String, words: String) async throws {
        let folder = try await folder()
        try folder.execute(sql)
        let report = try DataCheck(folder: folder.path).run()
        #expect(report.findings.contains { $0.contains(words) }, "\(report.findings)")
    }

    @Test("A damaged file is told as one")
    func damage() async throws {
        let folder = try await folder()
        let handle = try FileHandle(forUpdating: URL(fileURLWithPath: folder.path + "/roost.sqlite"))
        let size = try handle.seekToEnd()
        try handle.seek(toOffset: size / 2)
        try handle.write(contentsOf: Data(repeating: 0xA5, count: 16_384))
        try handle.close()
        let report = try DataCheck(folder: folder.path).run()
        #expect(report.findings.contains { $0.contains("damaged") })
    }

    @Test("Many findings of a kind are counted, not listed")
    func bounded() async throws {
        let folder = try await folder()
        try folder.execute(
            """
            WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 30)
            INSERT INTO file (file_id, content, application, uploader, channel, message, use, name, type, size,
                thumbnails, created_at) SELECT 'f' || i, 'nn' || i, 1, 1, 0, 0, 0, '', '', 1, '[]', 0 FROM n
            """)
        let findings = try DataCheck(folder: folder.path).run().findings
        #expect(findings.count == DataCheck.findingsMost + 1 && findings.last == "… and 10 more.")
    }

    @Test("Where there is no data, or data of another version, that is said instead")
    func otherFolders() async throws {
        #expect(throws: ServerError.self) { try DataCheck(folder: "/none").run() }
        let folder = try await folder()
        try folder.execute("PRAGMA user_version = 3")
        do {
            _ = try DataCheck(folder: folder.path).run()
            #expect(Bool(false))
        } catch let error as ServerError {
            #expect(error.description.contains("schema 3") && error.description.contains("check migration"))
        }
    }
}
