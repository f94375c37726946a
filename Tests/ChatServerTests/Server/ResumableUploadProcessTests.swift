import ChatTransport
import ChatWire
import Foundation
import Processes
import Testing

@testable import ChatServer

/// Uploads that can be resumed, at a real server.
@Suite("An upload that can be resumed, at a real server", .serialized, .timeLimit(.minutes(3)))
struct ResumableUploadProcessTests {
    private let folder: RoostFolder

    init() throws { folder = try RoostFolder() }

    private func head(_ path: String, _ port: UInt16) async throws -> WireClient.Response {
        let client = try await WireClient(port: port)
        return try #require(try await client.request("HEAD", path, ["Api-Token": folder.token]))
    }

    @Test("After kill -9 in the middle of it, it goes on behind what is on the disk, and the file is whole")
    func killed() async throws {
        let bytes = (0..<12_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7 &+ $0 >> 11) }
        var server = try RoostProcess(dataPath: folder.path)
        let created = try #require(
            try await WireClient(port: server.port).request(
                "POST", "/v3/files?file_name=film.bin",
                [
                    "Api-Token": folder.token, "Upload-Complete": "?0", "Upload-Length": "\(bytes.count)",
                    "Content-Length": "0",
                ]))
        #expect(created.status == 201)
        let path = try #require(created.headers["location"])
        var told: Int64 = 0
        for kill in 0..<3 {
            let client = try await WireClient(port: server.port)
            client.send(
                try HTTPEncoder.request(
                    method: "PATCH", target: path, host: "test",
                    headers: [
                        "Api-Token": folder.token, "Upload-Complete": "?1", "Upload-Offset": "\(told)",
                        "Content-Type": "application/partial-upload",
                    ], length: bytes.count - Int(told)))
            // More than is settled at once is brought, and the server killed while it takes it.
            client.send(Array(bytes[Int(told)..<min(Int(told) + 5_000_000, bytes.count - 1)]))
            let grown = folder.path + "/files/unfinished"
            let least = Int(told) + 1_000_000 * (kill + 1)
            try await Self.until { Self.size(in: grown) >= least }
            server.killNow()
            server = try RoostProcess(dataPath: folder.path)
            let asked = try await head(path, server.port)
            let offset = try #require(asked.headers["upload-offset"].flatMap { Int64($0) })
            // Never behind what was told before, and never past what came.
            #expect(asked.headers["upload-complete"] == "?0" && offset >= told && offset <= told + 5_000_000)
            told = offset
        }
        let last = try await WireClient(port: server.port)
        last.send(
            try HTTPEncoder.request(
                method: "PATCH", target: path, host: "test",
                headers: [
                    "Api-Token": folder.token, "Upload-Complete": "?1", "Upload-Offset": "\(told)",
                    "Content-Type": "application/partial-upload",
                ], body: Array(bytes[Int(told)...])))
        let answer = try #require(try await last.response(toMethod: "PATCH"))
        #expect(answer.status == 200 && answer.headers["upload-complete"] == "?1", "\(answer.body)")
        let found = try #require(answer.body.firstMatch(of: /"url":"([^"]+)"/)?.1)
        let target = folder.path + "/got"
        let (status, _) = try await Command.curl(
            "--header", "Api-Token: \(folder.token)", "--output", target,
            "http://127.0.0.1:\(server.port)\(String(found).replacing("\\/", with: "/"))")
        #expect(status == 200)
        #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == Data(bytes))
        #expect(Self.size(in: folder.path + "/files/unfinished") == 0)
    }

    @Test("curl is told where the upload is before it has sent it, by an interim answer; older HTTP is not")
    func interim() async throws {
        let server = try RoostProcess(dataPath: folder.path)
        let file = folder.path + "/body"
        try Data(repeating: 7, count: 300_000).write(to: URL(fileURLWithPath: file))
        for version in ["--http1.1", "--http1.0"] {
            let (status, text) = try await Command.curl(
                version, "--include", "--header", "Api-Token: \(folder.token)", "--header", "Upload-Complete: ?1",
                "--header", "Content-Type: application/octet-stream", "--data-binary", "@\(file)",
                "http://127.0.0.1:\(server.port)/v3/files?file_name=a")
            #expect(status == 200, "\(text)")
            let isTold = text.contains("HTTP/1.1 104 Upload Resumption Supported")
            #expect(isTold == (version == "--http1.1"), "\(text)")
            guard isTold else { continue }
            let path = try #require(text.firstMatch(of: /location: (\/v3\/uploads\/[0-9a-f]{32})/)?.1)
            #expect(try await head(String(path), server.port).headers["upload-complete"] == "?1")
        }
    }

    /// Waits until something holds that a process of its own brings about.
    private static func until(_ holds: @escaping @Sendable () -> Bool) async throws {
        while !holds() {
            // The time limit of the suite ends a wait in vain.
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    private static func size(in folder: String) -> Int {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.reduce(0) { sum, name in
            let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
            return sum + ((attributes?[.size] as? NSNumber)?.intValue ?? 0)
        }
    }
}
