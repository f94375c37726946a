import ChatTransport
import Foundation
import Processes
import Synchronization
import Requirements
import Testing

@testable import ChatServer

@Suite("Certificates of a running server", .serialized, .within(minutes: 2))
struct CertificateTests {
    @Test("A new certificate is taken by SIGHUP, for new connections; a broken one is not, and the old goes on serving")
    func reload() async throws {
        let (data, temporary) = (try RoostFolder(), try TemporaryFolder())
        let (first, second) = (
            try Certificate(in: temporary, name: "first"), try Certificate(in: temporary, name: "second")
        )
        let live = try Certificate(in: temporary, name: "live")
        try first.replace(live)
        let manager = try NoticeSocket()
        let server = try RoostProcess(
            dataPath: data.path, ["--tls-certificate", live.certificate.path, "--tls-key", live.key.path],
            environment: ["NOTIFY_SOCKET": manager.path])
        #expect(try await manager.nextState() == "READY=1")
        let address = "https://127.0.0.1:\(server.port)/health"
        func serves(_ certificate: Certificate) async throws -> Bool {
            try await Command.curl("--cacert", certificate.certificate.path, address).status == 200
        }
        #expect(try await serves(first))
        #expect(try await !serves(second))

        try second.replace(live)
        server.send(SIGHUP)
        #expect(try await manager.nextState() == "RELOADING=1")
        #expect(try await manager.nextState() == "READY=1")
        #expect(try await serves(second))
        #expect(try await !serves(first))

        try Data("no certificate".utf8).write(to: live.certificate)
        server.send(SIGHUP)
        #expect(try await manager.nextState() == "RELOADING=1")
        #expect(try await manager.nextState() == "READY=1")
        #expect(try await serves(second))
        let figures = try await Command.curl(
            "--cacert", second.certificate.path, "https://127.0.0.1:\(server.port)/metrics")
        let left = figures.body.split(separator: "\n").first { $0.hasPrefix("roost_certificate_seconds_left ") }
        let seconds = try #require(left.flatMap { Int($0.split(separator: " ")[1]) })
        #expect((29 * 86_400...30 * 86_400).contains(seconds))

        let log = server.stop().log
        #expect(log.contains(#""event":"tls.reloaded","days_left":"#))
        #expect(log.contains(#""level":"error","event":"tls.not_reloaded","reason":"the certificate cannot be read"#))
    }

    @Test("Files that change are read anew by themselves, once; half a change is not taken, the whole one then is")
    func renewal() throws {
        let temporary = try TemporaryFolder()
        let (first, second) = (
            try Certificate(in: temporary, name: "first", days: 10),
            try Certificate(in: temporary, name: "second", days: 90)
        )
        let lines = Lines()
        let log = ServerLog(least: .info, now: { 0 }) { lines.add(String(decoding: $0, as: UTF8.self)) }
        let files = CertificateFiles(certificate: first.certificate.path, key: first.key.path, log: log)
        _ = try files.load()
        #expect(files.renewed() == nil && (files.secondsLeft ?? 0) < 11 * 86_400)

        try touch(first.certificate, from: second.certificate, seconds: 10)
        #expect(files.renewed() == nil)
        #expect(files.renewed() == nil)
        #expect(lines.all.filter { $0.contains("tls.not_reloaded") }.count == 1)
        #expect((files.secondsLeft ?? 0) < 11 * 86_400)

        try touch(first.key, from: second.key, seconds: 20)
        #expect(files.renewed() != nil)
        #expect(files.renewed() == nil)
        #expect((files.secondsLeft ?? 0) > 80 * 86_400)
        #expect(lines.all.filter { $0.contains("tls.reloaded") }.count == 1)

        try FileManager.default.removeItem(at: first.key)
        #expect(files.renewed() == nil && (files.secondsLeft ?? 0) > 80 * 86_400)
    }

    /// Writes a file anew with a date that no other writing of it has.
    private func touch(_ file: URL, from other: URL, seconds: Double) throws {
        try Data(contentsOf: other).write(to: file)
        let date = Date(timeIntervalSince1970: 1_900_000_000 + seconds)
        try FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
    }

    private final class Lines: Sendable {
        private let stored = Mutex<[String]>([])
        var all: [String] { stored.withLock { $0 } }
        func add(_ line: String) { stored.withLock { $0.append(line) } }
    }
}
