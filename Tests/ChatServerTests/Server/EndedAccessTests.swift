import ChatTransport
import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

/// A user with two sockets in a channel, at a real server, and what ends that.
@Suite("What ends a user's reading", .serialized, .timeLimit(.minutes(2)))
struct EndedAccessTests {
    private let folder: RoostFolder
    private let server: RoostProcess
    private let ana: RoostClient
    private let phone: RoostClient
    private let tablet: RoostClient
    private let file: String

    init() async throws {
        folder = try RoostFolder()
        server = try RoostProcess(dataPath: folder.path)
        ana = try await RoostClient(server, user: "ana")
        phone = try await RoostClient(server, user: "bo")
        tablet = try await RoostClient(server, user: "bo")
        for url in ["room", "other"] {
            let made = try await ana.rest(
                "POST", "/v3/group_channels", body: #"{"channel_url": "\#(url)", "user_ids": ["ana", "bo"]}"#)
            #expect(made.status == 200)
        }
        let upload = try await WireClient(port: server.port).request(
            "POST", "/v3/files?file_name=a.txt",
            ["Session-Key": ana.sessionKey, "Content-Type": "application/octet-stream"], body: "the file")
        let found = try #require(upload?.body.firstMatch(of: /"url":"([^"]+)"/)?.1)
        file = String(found).replacing("\\/", with: "/")
        let sent = try await ana.rest(
            "POST", "/v3/group_channels/room/messages", body: #"{"message_type": "FILE", "url": "\#(file)"}"#)
        #expect(sent.status == 200)
    }

    private func asBackEnd(_ method: String, _ target: String, _ body: String? = nil) async throws -> Int {
        let client = try await WireClient(port: server.port)
        return try #require(try await client.request(method, target, ["Api-Token": folder.token], body: body)).status
    }

    private func send(_ text: String, to url: String) async throws {
        _ = try await ana.call(SendMessage.self, .init(channelURL: url, requestID: "\(url)\(text)", message: text))
    }

    /// The statuses of reading the file: by the session, and by the key in the address.
    private func reading() async throws -> [Int] {
        let bySession = try await WireClient(port: server.port).request(
            "GET", file, ["Session-Key": phone.sessionKey])
        let byKey = try await WireClient(port: server.port).request(
            "GET", "\(file)?auth=\(phone.fileKey.replacing("+", with: "%2B"))", [:])
        return [bySession?.status ?? 0, byKey?.status ?? 0]
    }

    /// Reads on to the text in the other channel, and gives what came of the room before.
    private func heard(_ client: RoostClient, upTo marker: String) async throws -> [String] {
        var texts: [String] = []
        while true {
            let event = try await client.event()
            guard case .messageNew(let message) = event.body else { continue }
            if message.message == marker { return texts }
            if event.channelURL == "room" { texts.append(message.message) }
        }
    }

    @Test(
        "After a ban and after a removal nothing of the channel comes to either socket, and its files are closed",
        .covers("C-57"), arguments: ["ban", "leave"])
    func outOfTheChannel(way: String) async throws {
        #expect(try await reading() == [200, 200])
        try await send("before", to: "room")
        let status =
            way == "ban"
            ? try await asBackEnd("POST", "/v3/group_channels/room/ban", #"{"user_id": "bo", "seconds": 100}"#)
            : try await asBackEnd("PUT", "/v3/group_channels/room/leave", #"{"user_ids": ["bo"]}"#)
        #expect(status == 200)
        for number in 0..<20 { try await send("after \(number)", to: "room") }
        try await send("marker", to: "other")
        for client in [phone, tablet] {
            let texts = try await heard(client, upTo: "marker")
            #expect(texts.contains("before") && !texts.contains { $0.hasPrefix("after") }, "\(texts)")
        }
        #expect(try await reading() == [404, 404])
    }

    @Test(
        "After deactivation and after the tokens are taken back both sockets are closed, and uploads and files with them",
        .covers("C-57"), arguments: ["deactivate", "revoke"])
    func outOfTheServer(way: String) async throws {
        #expect(try await reading() == [200, 200])
        let begun = try await WireClient(port: server.port).request(
            "POST", "/v3/files?file_name=a", ["Session-Key": phone.sessionKey, "Upload-Complete": "?0"], body: "half")
        let upload = try #require(begun?.headers["location"])
        let status =
            way == "deactivate"
            ? try await asBackEnd("PUT", "/v3/users/bo", #"{"is_active": false}"#)
            : try await asBackEnd("DELETE", "/v3/users/bo/token?revoke_all=true")
        #expect(status == 200)
        try await send("after", to: "room")
        for client in [phone, tablet] {
            var codes: [UInt16] = []
            while let frame = try await client.wire.frame() {
                if case .close(let code, _) = frame { codes.append(code.rawValue) }
                if case .text(let bytes) = frame {
                    #expect(!String(decoding: bytes, as: UTF8.self).contains(#""message":"after""#))
                }
            }
            #expect(codes == [CloseCode.kicked.rawValue])
        }
        let read = try await reading()
        #expect(read.allSatisfy { [401, 403].contains($0) }, "\(read)")
        let part = try await WireClient(port: server.port).request(
            "PATCH", upload,
            [
                "Session-Key": phone.sessionKey, "Upload-Complete": "?1", "Upload-Offset": "4",
                "Content-Type": "application/partial-upload",
            ], body: "rest")
        #expect([401, 403].contains(part?.status ?? 0), "\(part?.body ?? "")")
        let whole = try await WireClient(port: server.port).request(
            "POST", "/v3/files?file_name=a", ["Session-Key": phone.sessionKey], body: "x")
        #expect([401, 403].contains(whole?.status ?? 0))
    }
}
