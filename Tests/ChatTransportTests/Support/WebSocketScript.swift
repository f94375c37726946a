@testable import ChatTransport

/// A scripted WebSocket server: it upgrades, then hands each message to a closure.
///
/// `@unchecked Sendable`: used on the scripted server's one loop only.
final class WebSocketScript: @unchecked Sendable {
    typealias Answer = @Sendable (Connection, WebSocketDecoder.Event) -> Void

    private var parser = HTTPRequestParser()
    private var decoder: WebSocketDecoder?
    private let subprotocols: [String]
    private let greeting: [UInt8]
    private let answer: Answer

    init(subprotocols: [String] = ["roost.v1"], greeting: [UInt8] = [], answer: @escaping Answer) {
        self.subprotocols = subprotocols
        self.greeting = greeting
        self.answer = answer
    }

    func received(_ bytes: [UInt8], on connection: Connection) {
        if decoder == nil {
            bytes.withUnsafeBytes { parser.feed($0) }
            guard case .head(let head) = try? parser.next(), case .end = try? parser.next(),
                case .accept(let headers, _) = WebSocketHandshake.answer(head, subprotocols: subprotocols)
            else { return connection.close() }
            // The greeting comes in the same packet as the answer to the upgrade.
            connection.send(HTTPEncoder.response(status: 101, headers: headers) + greeting)
            decoder = WebSocketDecoder(role: .server, messageBytesMax: 1 << 20)
            parser.takeRemainder().withUnsafeBytes { decoder?.feed($0) }
        } else {
            bytes.withUnsafeBytes { decoder?.feed($0) }
        }
        while let event = try? decoder?.next() { answer(connection, event) }
    }
}
