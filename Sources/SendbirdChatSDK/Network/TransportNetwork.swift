#if !canImport(Darwin)
    internal import ChatTransport

    /// The network over `ChatTransport`'s clients, whose one thread serves all clients of the process.
    final class TransportNetwork: ClientNetwork {
        /// The loop and the HTTP client; nil when the process has no descriptors left.
        static let shared: (loop: EventLoop, http: HTTPClient)? = {
            guard let loop = try? EventLoop(name: "chat-network") else { return nil }
            loop.start()
            return (loop, HTTPClient(loop: loop))
        }()

        private let sockets = Locked<[SocketID: WebSocketClient]>([:])
        private let uploads = Locked<[CallID: HTTPClientCall]>([:])

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

        func upload(_ id: CallID, _ call: UploadCall, events: @escaping @Sendable (UploadEvent) -> Void) {
            guard let http = Self.shared?.http, let endpoint = Endpoint(call.url), let source = Self.source(call.body)
            else {
                events(.answered(.failed("the address or the file cannot be used")))
                return
            }
            var request = HTTPClientRequest(endpoint: endpoint, target: Self.target(of: call.url))
            request.method = "POST"
            for (name, value) in call.headers.sorted(by: { $0.key < $1.key }) { request.headers.append(name, value) }
            request.timeout = .milliseconds(call.timeout)
            let total = call.body.size
            request.upload = HTTPClientUpload(source: source) { sent in
                events(.progress(sent: sent, total: total))
            }
            let running = http.send(request) { [weak self] result in
                self?.uploads.withLock { _ = $0.removeValue(forKey: id) }
                switch result {
                case .success(let response):
                    events(.answered(.response(status: response.status, body: response.body)))
                case .failure(let error): events(.answered(.failed("\(error)")))
                }
            }
            uploads.withLock { $0[id] = running }
        }

        func cancelUpload(_ id: CallID) {
            uploads.withLock { $0.removeValue(forKey: id) }?.cancel()
        }

        private static func source(_ body: UploadCall.Body) -> HTTPClientUpload.Source? {
            switch body {
            case .bytes(let bytes): .bytes(bytes)
            case .file(let path, _): (try? FileReader(path: path)).map { .file($0) }
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
