import ChatWire
import Foundation
import Synchronization

@testable import ChatServer

/// Keeps what was delivered, in order.
final class Recorder: Sendable {
    private let stored = Mutex<[Delivery]>([])

    func add(_ deliveries: [Delivery]) { stored.withLock { $0 += deliveries } }

    func clear() { stored.withLock { $0.removeAll() } }

    var all: [Delivery] { stored.withLock { $0 } }

    /// The events that a connection got as one in an open channel, decoded.
    func events(forConnection number: UInt64) throws -> [WireEvent] {
        try all.filter { delivery in
            guard case .connections(let list) = delivery.recipients else { return false }
            return list.numbers.contains(number)
        }.map { try JSONDecoder().decode(WireEvent.self, from: Data($0.bytes)) }
    }

    /// The events that a user got, decoded.
    func events(for session: Session) throws -> [WireEvent] {
        try all.filter { $0.reaches(session.userKey) && $0.close == nil }
            .map { try JSONDecoder().decode(WireEvent.self, from: Data($0.bytes)) }
    }
}

extension Delivery {
    /// Whether it goes to a user.
    func reaches(_ userKey: Int64) -> Bool {
        switch recipients {
        case .user(let key): key == userKey
        case .connections: false
        case .members(let list, let except): list.userKeys.contains(userKey) && !except.contains(userKey)
        }
    }
}
