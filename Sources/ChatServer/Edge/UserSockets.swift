internal import ChatTransport
internal import Synchronization

/// Which sockets each user has, over all loops, oldest first: for the limit a user.
final class UserSockets: Sendable {
    /// A socket that can be reached from other loops.
    struct Reference: Sendable {
        let number: UInt64
        let loop: EventLoop
        let socket: LoopBound<EdgeSocket>
    }

    private let sockets = Mutex<[Int64: [Reference]]>([:])

    /// Notes a logged-in socket; returns those that have to go, when there are more than `most`.
    func add(_ reference: Reference, userKey: Int64, most: Int) -> [Reference] {
        sockets.withLock { sockets in
            var own = sockets[userKey, default: []]
            own.append(reference)
            let surplus = Array(own.prefix(max(0, own.count - most)))
            own.removeFirst(surplus.count)
            sockets[userKey] = own
            return surplus
        }
    }

    /// Forgets a socket.
    func remove(number: UInt64, userKey: Int64) {
        sockets.withLock { sockets in
            sockets[userKey]?.removeAll { $0.number == number }
            if sockets[userKey]?.isEmpty ?? false { sockets[userKey] = nil }
        }
    }
}
