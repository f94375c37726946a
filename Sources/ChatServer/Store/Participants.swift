internal import Synchronization

/// Who is in which open channel now, by connection. It is never stored: it ends with the connections.
///
/// Changed by the writer's thread only, so that entering, going and every event
/// of the channel are in one order; read from any thread.
final class Participants: Sendable {
    private struct Room {
        /// The user of each connection.
        var users: [UInt64: Int64] = [:]
        /// How many connections each user has here.
        var connectionCounts: [Int64: Int] = [:]
        /// The connections as deliveries name them; nil until somebody needs them.
        var list: ConnectionList?
    }

    private struct State {
        var rooms: [Int64: Room] = [:]
        /// The channels that each connection is in.
        var channels: [UInt64: Set<Int64>] = [:]
    }

    private let state = Mutex(State())

    /// Whether a user is in a channel.
    func contains(userKey: Int64, in channelKey: Int64) -> Bool {
        state.withLock { $0.rooms[channelKey]?.connectionCounts[userKey] != nil }
    }

    /// How many users are in a channel.
    func count(in channelKey: Int64) -> Int {
        state.withLock { $0.rooms[channelKey]?.connectionCounts.count ?? 0 }
    }

    /// The users who are in a channel, by key.
    func userKeys(in channelKey: Int64) -> [Int64] {
        state.withLock { $0.rooms[channelKey].map { Array($0.connectionCounts.keys) } ?? [] }.sorted()
    }

    /// The connections of a user in a channel.
    func connections(of userKey: Int64, in channelKey: Int64) -> [UInt64] {
        state.withLock { state in
            state.rooms[channelKey]?.users.filter { $0.value == userKey }.map(\.key).sorted() ?? []
        }
    }

    /// The channels that a connection is in, by key.
    func channelKeys(of connection: UInt64) -> [Int64] {
        state.withLock { $0.channels[connection]?.sorted() ?? [] }
    }

    /// The channels that a user is in by any connection, by key.
    func channelKeys(ofUser userKey: Int64) -> [Int64] {
        state.withLock { state in
            state.rooms.filter { $0.value.connectionCounts[userKey] != nil }.map(\.key).sorted()
        }
    }

    /// All connections in a channel; nil where nobody is. The same object until somebody comes or goes.
    func list(of channelKey: Int64) -> ConnectionList? {
        state.withLock { state in
            guard let room = state.rooms[channelKey] else { return nil }
            if let list = room.list { return list }
            let list = ConnectionList(numbers: room.users.keys.sorted())
            state.rooms[channelKey]?.list = list
            return list
        }
    }

    /// A connection comes in; false when it was in already.
    @discardableResult
    func enter(_ connection: UInt64, userKey: Int64, channelKey: Int64) -> Bool {
        state.withLock { state in
            guard state.channels[connection, default: []].insert(channelKey).inserted else { return false }
            state.rooms[channelKey, default: Room()].users[connection] = userKey
            state.rooms[channelKey]?.connectionCounts[userKey, default: 0] += 1
            state.rooms[channelKey]?.list = nil
            return true
        }
    }

    /// A connection goes; returns its user, nil when it was not in.
    @discardableResult
    func exit(_ connection: UInt64, channelKey: Int64) -> Int64? {
        state.withLock { state in
            guard let userKey = state.rooms[channelKey]?.users.removeValue(forKey: connection) else { return nil }
            state.channels[connection]?.remove(channelKey)
            if state.channels[connection]?.isEmpty == true { state.channels[connection] = nil }
            state.rooms[channelKey]?.list = nil
            let left = (state.rooms[channelKey]?.connectionCounts[userKey] ?? 1) - 1
            state.rooms[channelKey]?.connectionCounts[userKey] = left > 0 ? left : nil
            if state.rooms[channelKey]?.users.isEmpty == true { state.rooms[channelKey] = nil }
            return userKey
        }
    }
}
