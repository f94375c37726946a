import Testing

@testable import ChatTransport

/// A client that sends exactly the bytes it is given, and reads what comes as HTTP or as WebSocket frames.
final class WireClient {
    private enum Event: Sendable {
        case bytes([UInt8])
        case closed
    }

    private final class Handler: ConnectionHandler {
        let continuation: AsyncStream<Event>.Continuation

        init(_ continuation: AsyncStream<Event>.Continuation) { self.continuation = continuation }

        func received(_ bytes: UnsafeRawBufferPointer, on connection: Connection) {
            continuation.yield(.bytes(Array(bytes)))
        }

        func overflowed(_ connection: Connection) {}

        func closed(_ connection: Connection, error: TransportError?) {
            continuation.yield(.closed)
            continuation.finish()
        }
    }

    private let loop: EventLoop
    private let connection: LoopBound<Connection>
    private let events: AsyncStream<Event>
    private var responses = HTTPResponseParser()
    private var frames = WebSocketDecoder(role: .client, messageBytesMax: 1 << 24)
    private var isClosed = false

    /// Connects to a port on loopback.
    init(port: UInt16, host: String = "127.0.0.1") async throws {
        let loop = try EventLoop(name: "wire client")
        loop.start()
        let (events, continuation) = AsyncStream.makeStream(of: Event.self, bufferingPolicy: .unbounded)
        self.loop = loop
        do {
            connection = try await withCheckedThrowingContinuation { waiting in
                loop.execute {
                    Connector.connect(
                        host: host, port: port, loop: loop, timeout: .seconds(10), outgoingBytesMax: 1 << 30
                    ) { result in
                        waiting.resume(
                            with: result.map { connection in
                                connection.setHandler(Handler(continuation))
                                return LoopBound(ownedBy: loop, connection)
                            })
                    }
                }
            }
        } catch {
            // The deinitialiser does not run for what was never whole.
            loop.stop()
            throw error
        }
        self.events = events
    }

    deinit { loop.stop() }

    func send(_ bytes: [UInt8]) { loop.execute { [connection] in connection.value.send(bytes) } }

    func send(_ text: String) { send(Array(text.utf8)) }

    /// Ends the connection without a word.
    func drop() { loop.execute { [connection] in connection.value.close() } }

    /// Stops taking what the server sends.
    func pauseReading() { loop.execute { [connection] in connection.value.pauseReading() } }

    /// Reads again.
    func resumeReading() { loop.execute { [connection] in connection.value.resumeReading() } }

    // MARK: - HTTP

    struct Response: Equatable {
        let status: Int
        let headers: HTTPHeaders
        let body: String
    }

    /// Sends a request and reads its answer; nil when the connection closed instead.
    func request(
        _ method: String, _ target: String, _ headers: HTTPHeaders = [:], body: String? = nil
    ) async throws -> Response? {
        send(
            try HTTPEncoder.request(
                method: method, target: target, host: "test", headers: headers, body: body.map { Array($0.utf8) }))
        return try await response(toMethod: method)
    }

    /// Reads the next answer; nil when the connection closed instead.
    func response(toMethod method: String = "GET") async throws -> Response? {
        responses.expectResponse(toMethod: method)
        var head: HTTPResponseHead?
        var body: [UInt8] = []
        while true {
            while let event = try responses.next() {
                switch event {
                case .head(let next): head = next
                case .body(let piece): body += piece
                case .end:
                    if head?.status == 101 { responses.takeRemainder().withUnsafeBytes { frames.feed($0) } }
                    return head.map {
                        Response(
                            status: $0.status, headers: $0.headers, body: String(decoding: body, as: UTF8.self))
                    }
                }
            }
            guard let bytes = await nextBytes() else { return nil }
            bytes.withUnsafeBytes { responses.feed($0) }
        }
    }

    // MARK: - WebSocket

    /// Upgrades, and fails the test where that is refused.
    func upgrade(sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let key = [UInt8](repeating: 7, count: 16)
        let headers = WebSocketHandshake.requestHeaders(key: key, subprotocols: ["roost.v1"])
        let response = try await request("GET", "/v3/socket", headers)
        #expect(response?.status == 101, sourceLocation: sourceLocation)
        #expect(response?.headers["sec-websocket-protocol"] == "roost.v1", sourceLocation: sourceLocation)
    }

    func sendText(_ text: String) { sendFrame(.text, Array(text.utf8)) }

    func sendFrame(_ opcode: WebSocketOpcode, _ payload: [UInt8], isFinal: Bool = true) {
        send(WebSocketEncoder.frame(opcode, payload, isFinal: isFinal, mask: [1, 2, 3, 4]))
    }

    /// The next frame; nil when the connection closed without a close frame.
    func frame() async throws -> WebSocketDecoder.Event? {
        while true {
            if let event = try frames.next() { return event }
            guard let bytes = await nextBytes() else { return nil }
            bytes.withUnsafeBytes { frames.feed($0) }
        }
    }

    /// The next text; the frame's description where it is something else.
    func text() async throws -> String {
        switch try await frame() {
        case .text(let bytes): String(decoding: bytes, as: UTF8.self)
        case let other: "\(String(describing: other))"
        }
    }

    /// The code of the next close frame, passing over what comes before it; nil when there was none.
    func closeCode() async throws -> UInt16? {
        while let frame = try await frame() {
            if case .close(let code, _) = frame { return code.rawValue }
        }
        return nil
    }

    /// Waits until the server has closed; returns how many bytes came before that.
    @discardableResult
    func closed() async -> Int {
        var count = 0
        while let bytes = await nextBytes() { count += bytes.count }
        return count
    }

    private func nextBytes() async -> [UInt8]? {
        guard !isClosed else { return nil }
        var iterator = events.makeAsyncIterator()
        switch await iterator.next() {
        case .bytes(let bytes): return bytes
        case .closed, nil:
            isClosed = true
            return nil
        }
    }
}
