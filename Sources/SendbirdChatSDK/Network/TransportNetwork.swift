#if !canImport(Darwin)
    internal import ChatTransport

    /// The network over `ChatTransport`'s clients, whose one thread serves all clients of the process.
    final class TransportNetwork: ClientNetwork {
        /// The loop and the HTTP client; nil when the process has no descriptors left.
        private static let shared: (loop: EventLoop, http: HTTPClient)? = {
            guard let loop = try? EventLoop(name: "chat-network") else { return nil }
            loop.start()
            return (loop, HTTPClient(loop: loop))
        }()

        private let sockets = Locked<[SocketID: WebSocketClient]>([:])

        func open(
            _ socket: SocketID, request: SocketRequest, events: @escaping @Sendable (SocketEvent) -> Void
        ) {
            guard let loop = Self.shared?.loop, let endpoint = Endpoint(request.url) else {
                events(.closed(code: nil, reason: "the address is malformed"))
                return
            }
            var configuration = WebSocketClientConfiguration(endpoint: endpoint)
            configuration.target = Self.target(of: request.url)
            configuration.subprotocols = [request.subprotocol]
            configuration.messageBytesMax = request.messageBytes
            let client = WebSocketClient(configuration, loop: loop) { [weak self] event in
                switch event {
                case .opened: events(.opened)
                case .text(let text): events(.text(text))
                case .closed(let reason):
                    // Closed by a call: nothing more is heard of it then.
                    guard self?.sockets.withLock({ $0.removeValue(forKey: socket) }) != nil else { return }
                    events(Self.event(reason))
                }
            }
            sockets.withLock { $0[socket] = client }
            client.connect()
        }

        func send(_ text: [UInt8], on socket: SocketID) {
            sockets.withLock { $0[socket] }?.send(text)
        }

        func close(_ socket: SocketID, code: UInt16) {
            let client = sockets.withLock { $0.removeValue(forKey: socket) }
            client?.close(WebSocketCloseCode(rawValue: code))
        }

        func perform(_ call: HTTPCall, answer: @escaping @Sendable (HTTPAnswer) -> Void) {
            guard let http = Self.shared?.http, let endpoint = Endpoint(call.url) else {
                answer(.failed("the address is malformed"))
                return
            }
            var request = HTTPClientRequest(endpoint: endpoint, target: Self.target(of: call.url))
            request.method = call.method
            for (name, value) in call.headers.sorted(by: { $0.key < $1.key }) { request.headers.append(name, value) }
            request.body = call.body
            request.timeout = .milliseconds(call.timeout)
            http.send(request) { result in
                switch result {
                case .success(let response): answer(.response(status: response.status, body: response.body))
                case .failure(let error): answer(.failed("\(error)"))
                }
            }
        }

        private static func event(_ reason: WebSocketClientEvent.Reason) -> SocketEvent {
            switch reason {
            case .local: .closed(code: nil, reason: "closed here")
            case .remote(let code, let text): .closed(code: code.rawValue, reason: text)
            case .failed(let error): .closed(code: nil, reason: "\(error)")
            }
        }

        /// The path and query of a URL.
        static func target(of url: String) -> String {
            guard let scheme = url.range(of: "://") else { return "/" }
            guard let slash = url[scheme.upperBound...].firstIndex(of: "/") else { return "/" }
            return String(url[slash...])
        }
    }
#endif
