internal import ChatWire
internal import Synchronization

/// Who has a socket now: how many, so that the order in which loops tell of them does not matter.
final class Presence: Sendable {
    private struct Name: Hashable {
        let applicationKey: Int64
        let userID: String
    }

    private let sockets = Mutex<[Name: Int]>([:])

    /// Counts a socket that opened or closed; returns whether the user has none any more.
    func note(_ session: Session, isOpen: Bool) -> Bool {
        let name = Name(applicationKey: session.applicationKey, userID: session.userID)
        return sockets.withLock { sockets in
            let count = sockets[name, default: 0] + (isOpen ? 1 : -1)
            sockets[name] = count == 0 ? nil : count
            return count == 0
        }
    }

    /// Whether a user has a socket.
    func isConnected(_ userID: String, applicationKey: Int64) -> Bool {
        sockets.withLock { $0[Name(applicationKey: applicationKey, userID: userID)] ?? 0 } > 0
    }

    /// The user with the state of the connection filled in. Whoever is online was not "last seen".
    func filled(_ user: WireUser, lastSeenAt: Int64, applicationKey: Int64) -> WireUser {
        var user = user
        let name = Name(applicationKey: applicationKey, userID: user.userID)
        let isOnline = sockets.withLock { $0[name] ?? 0 } > 0
        user.isOnline = isOnline
        user.lastSeenAt = isOnline ? 0 : lastSeenAt
        return user
    }
}
