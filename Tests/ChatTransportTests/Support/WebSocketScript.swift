@testable import ChatTransport

/// A scripted WebSocket server: it upgrades, then hands each message to a closure.
///
/// `@unchecked Sendable`: used on the scripted server's one loop only.
final class WebSocketScript: @unchecked Sendable {
    typealias Answer = @Sendable (Connection, WebSocketDecoder.Event) -> Void

    private final class Side {
        // Kept, so that its identity is not given to a later connection.
        let connection: Connection
        var parser = HTTPRequestParser()
        var decoder: WebSocketDecoder?

        init(_ connection: Connection) { self.connection = connection }
    }

    private var sides: [ObjectIdentifier: Side] = [:]
    private let subprotocols: [String]
    private let greeting: [UInt8]
    private let answer: Answer

    init(subprotocols: [String] = ["roost.v1"], greeting: [UInt8] = [], answer: @escaping Answer) {
        self.subprotocols = subprotocols
        self.greeting = greeting
        self.answer = answer
    }

    func received(_ bytes: [UInt8], on connection: Connection) {
        let side = sides[ObjectIdentifier(connection)] ?? Side(connection)
        sides[ObjectIdentifier(connection)] = side
        if side.decoder == nil {
            bytes.withUnsafeBytes { side.parser.feed($0) }
            guard case .head(let head) = try? side.parser.next(), case .end = try? side.parser.next(),
                case .accept(let headers, _) = WebSocketHandshake.answer(head, subprotocols: subprotocols)
            else { return connection.close() }
            // The greeting comes in the same packet as the answer to the upgrade.
            connection.send(HTTPEncoder.response(status: 101, headers: headers) + greeting)
            side.decoder = WebSocketDecoder(role: .server, messageBytesMax: 1 << 20)
            side.parser.takeRemainder().withUnsafeBytes { side.decoder?.feed($0) }
        } else {
            bytes.withUnsafeBytes { side.decoder?.feed($0) }
        }
        while let event = try? side.decoder?.next() { answer(connection, event) }
    }
}
