internal import CLinux
internal import Dispatch
internal import Glibc

/// One attempt to connect to a host, over all its addresses. On its loop only.
final class Connector: EventSource {
    /// Called once, on the loop.
    typealias Completion = (Result<Connection, TransportError>) -> Void

    private let loop: EventLoop
    private let port: UInt16
    private let outgoingBytesMax: Int
    private let security: (any ConnectionSecurity)?
    private let resolver: HostResolver
    private var completion: Completion?
    private var addresses: [String] = []
    private var descriptor: Int32 = -1
    private var token: UInt64 = 0
    private var timer: TimerToken?
    private var lastError = TransportError.unresolved

    /// Begins to connect.
    ///
    /// - Parameters:
    ///   - host: A name or a numeric address.
    ///   - timeout: For all of it: looking the name up and trying each address.
    @discardableResult
    static func connect(
        host: String, port: UInt16, loop: EventLoop, timeout: Duration, outgoingBytesMax: Int,
        security: (any ConnectionSecurity)? = nil, resolver: HostResolver = .system,
        completion: @escaping Completion
    ) -> Connector {
        loop.preconditionOnLoop()
        let connector = Connector(
            port: port, loop: loop, outgoingBytesMax: outgoingBytesMax, security: security,
            resolver: resolver, completion: completion)
        connector.timer = loop.schedule(after: timeout) { [weak connector] in
            connector?.finish(.failure(.timedOut))
        }
        connector.resolve(host)
        return connector
    }

    private init(
        port: UInt16, loop: EventLoop, outgoingBytesMax: Int, security: (any ConnectionSecurity)?,
        resolver: HostResolver, completion: @escaping Completion
    ) {
        self.port = port
        self.loop = loop
        self.outgoingBytesMax = outgoingBytesMax
        self.security = security
        self.resolver = resolver
        self.completion = completion
    }

    /// Gives up. The completion is called with `cancelled` unless it was called before.
    func cancel() { finish(.failure(.cancelled)) }

    func loopStopped() { finish(.failure(.cancelled)) }

    func ready(_ events: UInt32) {
        let connected = descriptor
        let error = clinux_socket_error(connected)
        loop.remove(token, descriptor: connected)
        descriptor = -1
        guard error == 0 else {
            _ = clinux_close(connected)
            lastError = .system(-error)
            return tryNextAddress()
        }
        do {
            let connection = try Connection(
                descriptor: connected, loop: loop, outgoingBytesMax: outgoingBytesMax, security: security)
            finish(.success(connection))
            connection.startSecurity()
        } catch {
            finish(.failure(error))
        }
    }

    /// Names are looked up on another thread: the system's resolver blocks.
    private func resolve(_ host: String) {
        let connector = LoopBound(ownedBy: loop, self)
        DispatchQueue.global().async { [loop, resolver] in
            let found = resolver.addresses(of: host)
            loop.execute {
                connector.value.addresses = found
                connector.value.tryNextAddress()
            }
        }
    }

    private func tryNextAddress() {
        guard completion != nil else { return }
        guard !addresses.isEmpty else { return finish(.failure(lastError)) }
        let result = clinux_connect(addresses.removeFirst(), port)
        guard result >= 0 else {
            lastError = .system(-result)
            return tryNextAddress()
        }
        do {
            token = try loop.add(self, descriptor: result, events: UInt32(CLINUX_WRITABLE))
            descriptor = result
        } catch {
            _ = clinux_close(result)
            finish(.failure(error))
        }
    }

    private func finish(_ result: Result<Connection, TransportError>) {
        guard let completion else { return }
        self.completion = nil
        if let timer { loop.cancel(timer) }
        if descriptor >= 0 {
            loop.remove(token, descriptor: descriptor)
            _ = clinux_close(descriptor)
            descriptor = -1
        }
        completion(result)
    }
}
