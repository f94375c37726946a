import Foundation
import Testing

@testable import ChatServer

@Suite("roost bench", .serialized, .timeLimit(.minutes(3)))
struct BenchTests {
    @Test("It measures a server of its own, prints each figure, and leaves nothing behind")
    func own() async throws {
        let folder = NSTemporaryDirectory() + "roost-bench-test-\(getpid())"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        let measured = try await Blocking.run {
            try RoostProgram.run([
                "bench", "--rooms", "3", "--members", "4", "--seconds", "1", "--connections", "30", "--messages", "300",
                "--folder", folder,
            ])
        }
        #expect(measured.status == 0, "\(measured.error)")
        for line in [
            "deliveries/s, 3 x 4 ", "  from sending to reading, p50 ", "  from sending to reading, p99 ",
            "  for 1,000 deliveries ", "logins/s ", "memory of a connection, idle and logged in ",
            "newest 30 messages of a long channel, p50 ",
        ] {
            #expect(measured.out.contains("\n\(line)") || measured.out.hasPrefix(line), "\(line): \(measured.out)")
        }
        #expect(!measured.out.contains("deliveries/s, 3 x 4                           0\n"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder) == [])
    }

    @Test("It measures a server that runs already, of which it sees no processor")
    func other() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let (port, token) = (server.port, folder.token)
        let measured = try await Blocking.run {
            try RoostProgram.run([
                "bench", "--url", "http://127.0.0.1:\(port)", "--app", "app", "--api-token", token, "--rooms", "1",
                "--members", "120", "--seconds", "1", "--connections", "10", "--messages", "100",
            ])
        }
        #expect(measured.status == 0 && measured.out.contains("deliveries/s, 1 x 120"), "\(measured.error)")
        #expect(!measured.out.contains("processor of the server"))
        #expect(server.isRunning)
        let wrong = try await Blocking.run { try RoostProgram.run(["bench", "--url", "https://a.example"]) }
        #expect(wrong.status == 64 && wrong.error.contains("'--url' must be http://HOST:PORT"))
        let strange = try await Blocking.run { try RoostProgram.run(["bench", "--room", "2"]) }
        #expect(strange.status == 64 && strange.error.contains("Is '--rooms' meant?"))
    }

    @Test("It prints what rows and connections take, as a table")
    func sizes() async throws {
        let measured = try await Blocking.run {
            try RoostProgram.run(["bench", "sizes", "--messages", "1000", "--members", "200", "--connections", "100"])
        }
        #expect(measured.status == 0, "\(measured.error)")
        for what in [
            "a new folder", "a user", "a member of a channel", "a message of 40 characters",
            "a message of 400 characters", "a server at rest", "an idle connection, logged in",
        ] {
            let row = measured.out.split(separator: "\n").first { $0.hasPrefix("| \(what) | ") }
            #expect(row?.contains(/\d/) == true, "\(what): \(measured.out)")
        }
        func bytes(_ what: String) -> Int {
            let row = measured.out.split(separator: "\n").first { $0.hasPrefix("| \(what) | ") } ?? ""
            return row.split(separator: "|").last.flatMap { Int($0.split(separator: " ").first ?? "") } ?? 0
        }
        // The longer text takes its length more, and a little less than its length twice.
        let (short, long) = (bytes("a message of 40 characters"), bytes("a message of 400 characters"))
        #expect(short > 40 && long > short + 300 && long < short + 800)
    }

    @Test("What the generator says is told in words, with marks between thousands")
    func report() throws {
        var report = BenchReport(seesProcess: true)
        try report.add(
            #"{"scenario":"traffic","rooms":50,"members":1000,"deliveries_s":1234567.4,"p50_ms":1.25,"p99_ms":9.94,"#
                + #""server_cores":0.5,"server_ms_per_1000_deliveries":7,"generator_cores":0.25}"#)
        #expect(report.text.hasPrefix("deliveries/s, 50 x 1,000                      1,234,567\n"))
        #expect(report.text.contains("  from sending to reading, p99                9.9 ms\n"))
        #expect(report.text.contains("  for 1,000 deliveries                        7.00 ms\n"))
        #expect(report.figure("p50_ms", of: "traffic") == 1.25 && report.figure("p50_ms", of: "idle") == nil)
        #expect(throws: UsageError.self) { try report.add("connect: refused") }
    }
}
