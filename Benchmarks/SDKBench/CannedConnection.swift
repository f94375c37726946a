import ChatTransport
import ChatWire

/// A connection of the canned server: HTTP, until it is upgraded.
final class CannedConnection: ConnectionHandler {
    private let server: CannedServer
    private var parser = HTTPRequestParser()
    private var head: HTTPRequestHead?

    init(server: CannedServer) { self.server = server }

    func received(_ bytes: UnsafeRawBufferPointer, on connection: Connection) {
        parser.feed(bytes)
        do {
            while let event = try parser.next() {
                switch event {
                case .head(let head): self.head = head
                case .body: break
                case .end: answer(on: connection)
                }
            }
        } catch {
            connection.close()
        }
    }

    private func answer(on connection: Connection) {
        guard let head else { return }
        if String(head.path) == WireProtocol.socketPath {
            guard
                case .accept(let headers, _) = WebSocketHandshake.answer(head, subprotocols: [WireProtocol.subprotocol])
            else { return connection.close() }
            connection.send(HTTPEncoder.response(status: 101, headers: headers))
            let socket = CannedSocket(server: server, connection: connection)
            connection.setHandler(socket)
            server.attach(socket)
        } else {
            connection.send(HTTPEncoder.response(status: 200, body: server.answer(path: String(head.path))))
        }
    }

    func overflowed(_ connection: Connection) { connection.close() }
    func closed(_ connection: Connection, error: TransportError?) {}
}
