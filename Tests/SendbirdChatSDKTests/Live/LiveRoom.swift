import ChatServer
import Foundation

@testable import SendbirdChatSDK

/// A real server in process, with users, and devices of theirs over real sockets.
@MainActor
final class LiveRoom {
    let server: Server
    let pulse = Pulse()
    private let folder: TemporaryFolder
    private var deviceCount = 0

    init(users: [String]) throws {
        folder = try TemporaryFolder()
        var configuration = ServerConfiguration(dataPath: folder.url.appendingPathComponent("server").path)
        configuration.service.rates = .unlimited
        configuration.edge.port = 0
        server = try Server(configuration, log: ServerLog(least: .error, now: { 0 }, write: { _ in }))
        _ = try server.administration.createApplication("community")
        for id in users { try server.administration.createUser(id, nickname: id, in: "community") }
    }

    /// Where the server is.
    var host: String { "http://127.0.0.1:\(server.port)" }

    /// A new device of a user, connected.
    func device(_ userID: String) async throws -> LiveDevice {
        deviceCount += 1
        let device = LiveDevice(
            host: host,
            folder: folder.url.appendingPathComponent("\(userID)-\(deviceCount)"), pulse: pulse)
        try await device.connect(userID)
        return device
    }

    func stop() { server.stop() }
}
