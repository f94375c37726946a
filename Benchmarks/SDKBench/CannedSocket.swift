import ChatTransport
import ChatWire

/// A WebSocket of the canned server.
final class CannedSocket: ConnectionHandler {
    private let server: CannedServer
    private let connection: Connection
    private var decoder = WebSocketDecoder(role: .server, messageBytesMax: 1 << 20)

    init(server: CannedServer, connection: Connection) {
        self.server = server
        self.connection = connection
    }

    func send(_ text: [UInt8]) { connection.send(WebSocketEncoder.frame(.text, text)) }

    func received(_ bytes: UnsafeRawBufferPointer, on connection: Connection) {
        decoder.feed(bytes)
        do {
            while let event = try decoder.next() {
                switch event {
                case .text(let text): send(server.reply(to: text))
                case .close: connection.close()
                case .binary, .ping, .pong: break
                }
            }
        } catch {
            connection.close()
        }
    }

    func overflowed(_ connection: Connection) { connection.close() }
    func closed(_ connection: Connection, error: TransportError?) {}
}
