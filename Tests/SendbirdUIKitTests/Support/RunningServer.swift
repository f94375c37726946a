import ChatServer
import Foundation

/// A server in this process: real sockets, a real database in a folder of its own.
struct RunningServer {
    /// The application on it.
    static let application = "screens"

    /// Where its API is.
    let host: String
    /// A folder for the caches of clients.
    let folder: URL
    private let server: Server

    init(users: [(id: String, nickname: String)]) throws {
        folder = URL(fileURLWithPath: NSTemporaryDirectory())
            .appendingPathComponent("roost-screens-\(ProcessInfo.processInfo.globallyUniqueString)")
        var configuration = ServerConfiguration(dataPath: folder.appendingPathComponent("server").path)
        configuration.service.rates = .unlimited
        configuration.edge.port = 0
        server = try Server(configuration, log: .standardError(least: .error, now: { 0 }))
        host = "http://127.0.0.1:\(server.port)"
        _ = try server.administration.createApplication(Self.application)
        for user in users {
            try server.administration.createUser(user.id, nickname: user.nickname, in: Self.application)
        }
    }

    /// Creates one more user, whose nickname is the id.
    func addUser(_ id: String) throws {
        try server.administration.createUser(id, nickname: id, in: Self.application)
    }

    /// Sets whether whoever is in an open channel may change and delete it.
    func setParticipantsMayChange(_ mayChange: Bool) throws {
        try server.administration.setParticipantsMayChange(mayChange, in: Self.application)
    }

    /// Stops the server and removes everything.
    func stop() throws {
        server.stop()
        try FileManager.default.removeItem(at: folder)
    }
}
