@testable import ChatTransport

/// Tells a log what a connection tells its owner.
final class RecordingHandler: ConnectionHandler {
    enum Event: Sendable, Equatable {
        case received([UInt8])
        case overflowed
        case closed(TransportError?)
    }

    private let log: EventLog<Event>
    private let onReceive: (Connection, [UInt8]) -> Void

    init(_ log: EventLog<Event>, onReceive: @escaping (Connection, [UInt8]) -> Void = { _, _ in }) {
        self.log = log
        self.onReceive = onReceive
    }

    func received(_ bytes: UnsafeRawBufferPointer, on connection: Connection) {
        log.append(.received(Array(bytes)))
        onReceive(connection, Array(bytes))
    }

    func overflowed(_ connection: Connection) { log.append(.overflowed) }

    func closed(_ connection: Connection, error: TransportError?) { log.append(.closed(error)) }
}
