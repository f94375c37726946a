import ChatTransport
import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Files at a real server", .within(minutes: 3))
struct FileServingTests {
    private static let megabyte = [UInt8](repeating: 0xA5, count: 1 << 20)

    private func head(_ method: String, _ target: String, _ fields: String) -> String {
        "\(method) \(target) HTTP/1.1\r\nHost: test\r\n\(fields)\r\n\r\n"
    }

    private func upload(_ bytes: [UInt8], at server: RoostProcess, token: String) async throws -> WireFile {
        let client = try await WireClient(port: server.port)
        client.send(head("POST", "/v3/files?file_name=a.bin", "Api-Token: \(token)\r\nContent-Length: \(bytes.count)"))
        client.send(bytes)
        let response = try #require(try await client.response())
        try #require(response.status == 200, "\(response.body)")
        return try JSONDecoder().decode(UploadResult.self, from: Data(response.body.utf8)).file
    }

    @Test("A file of two gigabytes is refused by its length, at once and before any of it is read")
    func tooLarge() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        for fields in ["Content-Length: 2147483648", "Content-Length: 9000000000000000\r\nExpect: 100-continue"] {
            for (method, target, type) in [
                ("POST", "/v3/files", "image/png"),
                ("POST", "/v3/group_channels/a/messages", "multipart/form-data; boundary=b"),
            ] {
                let client = try await WireClient(port: server.port)
                client.send(head(method, target, "Api-Token: \(folder.token)\r\nContent-Type: \(type)\r\n\(fields)"))
                let response = try #require(try await client.response())
                #expect(response.status == 413 && response.body.contains("800260"))
                #expect(response.body.contains("26214400"))
                await client.closed()
            }
        }
        // Past the limit in chunks, whose sum nobody told.
        let client = try await WireClient(port: server.port)
        client.send(head("POST", "/v3/files", "Api-Token: \(folder.token)\r\nTransfer-Encoding: chunked"))
        for _ in 0..<26 {
            client.send(HTTPEncoder.chunk(Self.megabyte))
        }
        #expect(try await client.response()?.status == 413)
        // The answer does not wait for what it had written so far to be deleted: that takes a few answers more at most.
        func incoming() throws -> [String] {
            try FileManager.default.contentsOfDirectory(atPath: folder.path + "/files/incoming")
        }
        let other = try await WireClient(port: server.port)
        for _ in 0..<10_000 where try !incoming().isEmpty {
            other.send(head("GET", "/health", ""))
            #expect(try await other.response()?.status == 200)
        }
        #expect(try incoming() == [])
    }

    @Test("A stranger's upload is refused before its body")
    func unauthorised() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let client = try await WireClient(port: server.port)
        client.send(head("POST", "/v3/files", "Session-Key: no\r\nContent-Length: 1000000"))
        #expect(try await client.response()?.status == 401)
        await client.closed()
    }

    @Test("The largest file goes up and down whole, in little memory, on a connection that lives on")
    func largest() async throws {
        let folder = try RoostFolder()
        let server = try RoostProcess(dataPath: folder.path)
        let before = try server.residentKilobytes()
        var bytes: [UInt8] = []
        while bytes.count < Limits.standard.uploadBytes { bytes += Self.megabyte }
        let file = try await upload(bytes, at: server, token: folder.token)
        #expect(file.size == 26_214_400)
        let client = try await WireClient(port: server.port)
        for _ in 0..<2 {
            client.send(head("HEAD", file.url, "Api-Token: \(folder.token)"))
            let response = try #require(try await client.response(toMethod: "HEAD"))
            #expect(response.headers["content-length"] == "26214400" && response.body.isEmpty)
        }
        client.send(head("GET", file.url, "Api-Token: \(folder.token)\r\nRange: bytes=26214390-"))
        #expect(try await client.response()?.headers["content-length"] == "10")
        let whole = try await WireClient(port: server.port)
        whole.send(head("GET", file.url, "Api-Token: \(folder.token)\r\nConnection: close"))
        let count = await whole.closed()
        #expect(count > 26_214_400 && count < 26_215_400)
        #expect(try server.residentKilobytes() - before < 12_000)
    }

    @Test("A server killed in the middle of an upload has nothing of it afterwards")
    func killed() async throws {
        let folder = try RoostFolder()
        var server = try RoostProcess(dataPath: folder.path)
        let kept = try await upload([1, 2, 3], at: server, token: folder.token)
        let client = try await WireClient(port: server.port)
        client.send(head("POST", "/v3/files?file_name=half", "Api-Token: \(folder.token)\r\nContent-Length: 20000000"))
        client.send(Self.megabyte)
        let incoming = folder.path + "/files/incoming"
        while try FileManager.default.contentsOfDirectory(atPath: incoming).isEmpty { await Task.yield() }
        server.killNow()
        server = try RoostProcess(dataPath: folder.path)
        #expect(try FileManager.default.contentsOfDirectory(atPath: incoming) == [])
        let reader = try await WireClient(port: server.port)
        reader.send(head("GET", kept.url, "Api-Token: \(folder.token)"))
        #expect(try await reader.response()?.body == "\u{1}\u{2}\u{3}")
    }
}
