internal import CLinux
internal import Glibc

/// A listening socket on one loop. It hands each accepted descriptor to one of several loops in turn.
package final class Listener: EventSource {
    /// Sets up a new connection, on the loop that will own it.
    package typealias Accept = @Sendable (Connection) -> Void

    /// The loop that accepts.
    package let loop: EventLoop
    /// The port, also where the system chose it.
    package let port: UInt16
    private let descriptor: Int32
    private var token: UInt64 = 0
    private let targets: [EventLoop]
    private var nextTarget = 0
    private let outgoingBytesMax: Int
    /// The certificate of connections that come from now on; nil for plain ones. On the loop only.
    package var tls: TLSContext?
    private let accept: Accept
    private var isClosed = false

    /// Connections waiting to be accepted; past it the system refuses more.
    private static let backlog: Int32 = 1024
    /// Connections taken in one turn, so that a rush leaves time for those already there.
    private static let acceptsPerTurn = 64
    /// The pause after the process ran out of descriptors. Without it the loop would spin.
    private static let exhaustedPause = Duration.milliseconds(200)

    /// Listens on a numeric address. On the loop only.
    ///
    /// - Parameters:
    ///   - targets: The loops that own the connections, in turn. At least one.
    ///   - outgoingBytesMax: Each connection's bound of bytes that wait.
    ///   - tls: The server's certificate; nil for plain connections.
    /// - Throws: `system` when the address is not free or not numeric.
    package init(
        address: String, port: UInt16, loop: EventLoop, targets: [EventLoop], outgoingBytesMax: Int,
        tls: TLSContext? = nil, accept: @escaping Accept
    ) throws(TransportError) {
        precondition(!targets.isEmpty, "Someone must own the connections.")
        let descriptor = clinux_listen(address, port, Self.backlog)
        guard descriptor >= 0 else { throw .system(-descriptor) }
        self.descriptor = descriptor
        self.loop = loop
        self.targets = targets
        self.outgoingBytesMax = outgoingBytesMax
        self.tls = tls
        self.accept = accept
        self.port = UInt16(clamping: clinux_local_port(descriptor))
        do {
            token = try loop.add(self, descriptor: descriptor, events: UInt32(CLINUX_READABLE))
        } catch {
            _ = clinux_close(descriptor)
            throw error
        }
    }

    /// Stops accepting. Connections already handed over stay. On the loop only.
    package func close() {
        guard !isClosed else { return }
        isClosed = true
        loop.remove(token, descriptor: descriptor)
        _ = clinux_close(descriptor)
    }

    func loopStopped() { close() }

    func ready(_ events: UInt32) {
        for _ in 0..<Self.acceptsPerTurn {
            let accepted = clinux_accept(descriptor)
            if accepted >= 0 {
                hand(over: accepted)
            } else if accepted == -EMFILE || accepted == -ENFILE || accepted == -ENOMEM || accepted == -ENOBUFS {
                return pause()
            } else if accepted == -EAGAIN {
                return
            }
            // Any other error is the one connection's, which is gone.
        }
    }

    private func hand(over descriptor: Int32) {
        let target = targets[nextTarget]
        nextTarget = (nextTarget + 1) % targets.count
        let (outgoingBytesMax, tls, accept) = (outgoingBytesMax, tls, accept)
        let isTaken = target.execute {
            // Without memory for TLS, or when the descriptor cannot be watched, there is no connection to tell of.
            guard
                let connection = try? Connection.accepted(
                    descriptor, loop: target, outgoingBytesMax: outgoingBytesMax, tls: tls)
            else { return }
            accept(connection)
        }
        if !isTaken { _ = clinux_close(descriptor) }
    }

    private func pause() {
        loop.change(token, descriptor: descriptor, events: 0)
        loop.schedule(after: Self.exhaustedPause) { [weak self] in
            guard let self, !isClosed else { return }
            loop.change(token, descriptor: descriptor, events: UInt32(CLINUX_READABLE))
        }
    }
}
