import ChatTransport
import Foundation
import Glibc
import Requirements
import Testing

@testable import ChatServer

/// A server from which twenty thousand connections come and go in every way.
@Suite("Connections that come and go leave nothing", .serialized, .timeLimit(.minutes(5)))
struct ConnectionLeakTests {
    /// How a connection ends, or never begins.
    enum Way: CaseIterable, Sendable {
        case cleanClose, reset, badHandshake, failedLogin, brokenRequest
    }

    @Test("Descriptors, memory and sessions are as before", .covers("C-18"))
    func leaks() async throws {
        let folder = try RoostFolder(["--no-new-users"])
        _ = try await Blocking.run { [path = folder.path] in
            try RoostProgram.run(["admin", "user", "create", "app", "bo", "--data", path])
        }
        let server = try RoostProcess(
            dataPath: folder.path, ["--failures-per-minute", "0", "--login-timeout", "1", "--idle-timeout", "2"])
        let port = server.port
        try await Blocking.run { try Self.wave(of: 4_000, at: port) }
        try await settled(server)
        let (descriptors, memory) = (try server.descriptorCount(), try server.residentKilobytes())
        for _ in 0..<4 {
            try await Blocking.run { try Self.wave(of: 4_000, at: port) }
        }
        try await settled(server)
        // The connections by which the test asks come and go too: the time limit of the suite ends a wait in vain.
        while try server.descriptorCount() > descriptors {
            try Task.checkCancellation()
            await Task.yield()
        }
        let after = try server.residentKilobytes()
        #expect(after <= memory + memory / 10, "\(memory) KB became \(after)")
        // It still serves.
        _ = try await RoostClient(server, user: "bo")
    }

    /// Waits until the server has let all of them go: those that say nothing, by its time-outs.
    private func settled(_ server: RoostProcess) async throws {
        while true {
            let page = try #require(try await WireClient(port: server.port).request("GET", "/metrics", [:])).body
            let held = ["roost_sockets", "roost_sessions"].map { name in
                page.split(separator: "\n").first { $0.hasPrefix("\(name) ") }.flatMap {
                    Int($0.dropFirst(name.count + 1))
                }
            }
            let connections = page.split(separator: "\n").first { $0.hasPrefix("roost_http_connections ") }
            if held == [0, 0], connections == "roost_http_connections 1" { return }
            // The time limit of the suite ends a wait in vain.
            try Task.checkCancellation()
            await Task.yield()
        }
    }

    private static func wave(of count: Int, at port: UInt16) throws {
        for number in 0..<count {
            let way = Way.allCases[number % Way.allCases.count]
            let descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
            try #require(descriptor >= 0)
            defer { close(descriptor) }
            var address = sockaddr_in()
            address.sin_family = sa_family_t(AF_INET)
            address.sin_port = port.bigEndian
            address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
            let isConnected = withUnsafePointer(to: &address) { pointer in
                pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                    connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
                }
            }
            try #require(isConnected)
            try go(way, descriptor)
        }
    }

    private static let upgrade =
        "GET /v3/socket HTTP/1.1\r\nHost: h\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
        + "Sec-WebSocket-Protocol: roost.v1\r\n\r\n"

    private static func go(_ way: Way, _ descriptor: Int32) throws {
        switch way {
        case .cleanClose:
            say(upgrade, to: descriptor)
            hear(descriptor)
            say(frame(login("bo")), to: descriptor)
            hear(descriptor)
            // 1000, masked by zeros.
            say([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xE8], to: descriptor)
            hear(descriptor)
        case .reset:
            say(upgrade, to: descriptor)
            hear(descriptor)
            say(frame(login("bo")), to: descriptor)
            var now = linger(l_onoff: 1, l_linger: 0)
            setsockopt(descriptor, SOL_SOCKET, SO_LINGER, &now, socklen_t(MemoryLayout<linger>.size))
        case .badHandshake: say("GET /v3/socket HTTP/1.1\r\nHost: h\r\nUpgrade: carrier-pigeon\r\n\r\n", to: descriptor)
        case .failedLogin:
            say(upgrade, to: descriptor)
            hear(descriptor)
            say(frame(login("nobody")), to: descriptor)
            hear(descriptor)
        case .brokenRequest: say("GET /v3/users HTT", to: descriptor)
        }
    }

    private static func login(_ user: String) -> String {
        #"{"id":1,"method":"login","params":{"app_id":"app","user_id":"\#(user)","protocol_version":1,"sdk_version":"t"}}"#
    }

    /// A text frame of less than 64 KB, masked by zeros.
    private static func frame(_ text: String) -> [UInt8] {
        let bytes = Array(text.utf8)
        return [0x81, 0x80 | 126, UInt8(bytes.count >> 8), UInt8(bytes.count & 0xFF), 0, 0, 0, 0] + bytes
    }

    private static func say(_ text: String, to descriptor: Int32) { say(Array(text.utf8), to: descriptor) }

    private static func say(_ bytes: [UInt8], to descriptor: Int32) {
        _ = send(descriptor, bytes, bytes.count, Int32(MSG_NOSIGNAL))
    }

    /// Waits for some answer.
    private static func hear(_ descriptor: Int32) {
        var bytes = [UInt8](repeating: 0, count: 8_192)
        _ = recv(descriptor, &bytes, bytes.count, 0)
    }
}
