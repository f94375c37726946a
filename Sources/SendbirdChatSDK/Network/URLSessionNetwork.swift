#if canImport(Darwin)
    /// The network over `URLSession`.
    // Unchecked: the tasks are behind a lock; the session is safe to use from any thread, as documented.
    final class URLSessionNetwork: ClientNetwork, @unchecked Sendable {
        private let session = URLSession(configuration: .ephemeral)
        private let uploads = Locked<[CallID: URLSessionUploadTask]>([:])
        private let sockets = Locked<[SocketID: URLSessionWebSocketTask]>([:])

        func open(
            _ socket: SocketID, request: SocketRequest, events: @escaping @Sendable (SocketEvent) -> Void
        ) {
            guard let url = URL(string: request.url) else {
                events(.closed(code: nil, reason: "the address is malformed"))
                return
            }
            let task = session.webSocketTask(with: url, protocols: [request.subprotocol])
            task.maximumMessageSize = request.messageBytes
            sockets.withLock { $0[socket] = task }
            task.resume()
            // A pong tells that the upgrade succeeded.
            task.sendPing { [weak self] error in
                if let error { self?.end(socket, error, events) } else { events(.opened) }
            }
            listen(on: socket, task, events)
        }

        private func listen(
            on socket: SocketID, _ task: URLSessionWebSocketTask, _ events: @escaping @Sendable (SocketEvent) -> Void
        ) {
            task.receive { [weak self] result in
                switch result {
                case .success(.string(let text)):
                    events(.text(Array(text.utf8)))
                    self?.listen(on: socket, task, events)
                case .success: self?.listen(on: socket, task, events)
                case .failure(let error): self?.end(socket, error, events)
                }
            }
        }

        private func end(
            _ socket: SocketID, _ error: any Error, _ events: @escaping @Sendable (SocketEvent) -> Void
        ) {
            guard let task = sockets.withLock({ $0.removeValue(forKey: socket) }) else { return }
            let code = task.closeCode == .invalid ? nil : UInt16(exactly: task.closeCode.rawValue)
            task.cancel()
            events(.closed(code: code, reason: (error as NSError).domain))
        }

        func send(_ text: [UInt8], on socket: SocketID) {
            // A failure to send ends the reading too, which reports it.
            sockets.withLock { $0[socket] }?.send(.string(String(decoding: text, as: UTF8.self))) { _ in }
        }

        func close(_ socket: SocketID, code: UInt16) {
            let task = sockets.withLock { $0.removeValue(forKey: socket) }
            task?.cancel(with: URLSessionWebSocketTask.CloseCode(rawValue: Int(code)) ?? .normalClosure, reason: nil)
        }

        func perform(_ call: HTTPCall, answer: @escaping @Sendable (HTTPAnswer) -> Void) {
            guard let url = URL(string: call.url) else {
                answer(.failed("the address is malformed"))
                return
            }
            var request = URLRequest(url: url, timeoutInterval: Double(call.timeout) / 1_000)
            request.httpMethod = call.method
            for (name, value) in call.headers { request.setValue(value, forHTTPHeaderField: name) }
            request.httpBody = call.body.map { Data($0) }
            session.dataTask(with: request) { data, response, error in
                guard let status = (response as? HTTPURLResponse)?.statusCode else {
                    answer(.failed((error as NSError?)?.domain ?? "no response"))
                    return
                }
                answer(.response(status: status, body: [UInt8](data ?? Data())))
            }.resume()
        }

        func upload(_ id: CallID, _ call: UploadCall, events: @escaping @Sendable (UploadEvent) -> Void) {
            guard let url = URL(string: call.url) else {
                events(.answered(.failed("the address is malformed")))
                return
            }
            // Its limit begins anew with each piece that moves, as documented.
            var request = URLRequest(url: url, timeoutInterval: Double(call.timeout) / 1_000)
            request.httpMethod = "POST"
            for (name, value) in call.headers { request.setValue(value, forHTTPHeaderField: name) }
            let observation = Locked<NSKeyValueObservation?>(nil)
            let done: @Sendable (Data?, URLResponse?, (any Error)?) -> Void = { [weak self] data, response, error in
                observation.withLock { $0 = nil }
                self?.uploads.withLock { _ = $0.removeValue(forKey: id) }
                guard let status = (response as? HTTPURLResponse)?.statusCode else {
                    events(.answered(.failed((error as NSError?)?.domain ?? "no response")))
                    return
                }
                events(.answered(.response(status: status, body: [UInt8](data ?? Data()))))
            }
            let task =
                switch call.body {
                case .bytes(let bytes):
                    session.uploadTask(with: request, from: Data(bytes), completionHandler: done)
                case .file(let path, _):
                    session.uploadTask(with: request, fromFile: URL(fileURLWithPath: path), completionHandler: done)
                }
            let total = call.body.size
            let seen = task.observe(\.countOfBytesSent) { task, _ in
                events(.progress(sent: task.countOfBytesSent, total: total))
            }
            observation.withLock { $0 = seen }
            uploads.withLock { $0[id] = task }
            task.resume()
        }

        func cancelUpload(_ id: CallID) {
            uploads.withLock { $0.removeValue(forKey: id) }?.cancel()
        }
    }
#endif
