@testable import ChatTransport

/// A listener on loopback that answers each connection's bytes by a script.
final class ScriptedServer: Sendable {
    typealias Script = @Sendable (Connection, [UInt8]) -> Void

    let port: UInt16
    let events = EventLog<RecordingHandler.Event>()
    private let test: TestLoop

    init(tls: TLSContext? = nil, outgoingBytesMax: Int = 1 << 20, script: @escaping Script) async throws {
        let test = try TestLoop()
        let events = events
        self.test = test
        port = try await test.run { loop in
            try Listener(
                address: "127.0.0.1", port: 0, loop: loop, targets: [loop], outgoingBytesMax: outgoingBytesMax, tls: tls
            ) { connection in
                connection.setHandler(RecordingHandler(events, onReceive: script))
            }.port
        }
    }

    var endpoint: Endpoint { Endpoint(host: "127.0.0.1", port: port, isSecure: false) }
    var secureEndpoint: Endpoint { Endpoint(host: "127.0.0.1", port: port, isSecure: true) }
}
