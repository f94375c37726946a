internal import CLinux
internal import Glibc

/// One TCP connection on one loop, accepted or connected. All of it is used on the loop only.
///
/// Writes are collected and leave in one system call at the end of the loop's
/// turn. What the peer does not read waits in a bounded queue.
package final class Connection: EventSource {
    private enum State {
        case open
        /// This end is done: what waits is written, then the peer's end is awaited.
        case ending
        case closed
    }

    /// The loop that owns the connection.
    package let loop: EventLoop
    /// The most bytes that may wait for the peer to read them.
    package var outgoingBytesMax: Int
    private let descriptor: Int32
    private var token: UInt64 = 0
    private var state = State.open
    private var handler: (any ConnectionHandler)?
    private var outgoing = OutgoingQueue()
    private var security: (any ConnectionSecurity)?
    private var isReadingPaused = false
    private var isWriteBlocked = false
    private var isFlushScheduled = false
    private var hasOverflowed = false
    private var hasShutDown = false
    private var endingTimer: TimerToken?

    /// How long a peer may take to read the rest and close, once this end is done.
    private static let endingTimeout = Duration.seconds(5)

    /// Takes over a connected, non-blocking descriptor and closes it in the end.
    ///
    /// - Throws: `system` when it cannot be watched; the descriptor is closed then.
    init(
        descriptor: Int32, loop: EventLoop, outgoingBytesMax: Int, security: (any ConnectionSecurity)? = nil
    ) throws(TransportError) {
        self.descriptor = descriptor
        self.loop = loop
        self.outgoingBytesMax = outgoingBytesMax
        self.security = security
        do {
            token = try loop.add(self, descriptor: descriptor, events: UInt32(CLINUX_READABLE))
        } catch {
            _ = clinux_close(descriptor)
            throw error
        }
    }

    /// Takes over an accepted descriptor. It is closed when that fails.
    static func accepted(
        _ descriptor: Int32, loop: EventLoop, outgoingBytesMax: Int, tls: TLSContext?
    ) throws(TransportError) -> Connection {
        let security: TLSSession?
        do {
            security = try tls.map { context throws(TransportError) in try TLSSession.server(context) }
        } catch {
            _ = clinux_close(descriptor)
            throw error
        }
        return try Connection(
            descriptor: descriptor, loop: loop, outgoingBytesMax: outgoingBytesMax, security: security)
    }

    /// Sets who is told. The connection keeps its handler until it is closed.
    package func setHandler(_ handler: any ConnectionHandler) { self.handler = handler }

    /// Starts what security there is: a client speaks first.
    func startSecurity() {
        guard let security else { return }
        append(security.start())
    }

    /// Bytes that the peer has not taken yet.
    package var outgoingBytes: Int { outgoing.byteCount }

    /// Whether anything can still be sent.
    package var isOpen: Bool { state == .open }

    /// The peer's numeric address, for limits and logs. Empty when it is gone.
    package var peerAddress: String {
        var text = [CChar](repeating: 0, count: 64)
        guard clinux_peer_address(descriptor, &text, text.count) == 0 else { return "" }
        return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
}

// MARK: - Sending

extension Connection {
    /// Queues bytes. Does nothing once the connection is ending.
    package func send(_ bytes: SharedBytes) {
        guard state == .open else { return }
        if let security { return append(security.encrypt(bytes.buffer)) }
        append(bytes)
    }

    /// Queues bytes. Does nothing once the connection is ending.
    package func send(_ bytes: [UInt8]) { send(SharedBytes(bytes)) }

    /// Drops what waits, but for the rest of a piece that is partly written, and lets
    /// a last word be sent after an overflow.
    ///
    /// Under TLS what waits is ciphertext of one sequence and must stay.
    package func dropUnsent() {
        if security == nil { outgoing.dropUnstarted() }
        hasOverflowed = false
    }

    /// Closes at once. What waits is lost.
    package func close() { finish(error: nil) }

    /// Writes what waits, then closes. The peer has five seconds to take it and close too;
    /// what it still sends is not read.
    ///
    /// Closing at once with bytes unread would make the system send a reset, which can
    /// overtake the last words.
    package func closeAfterSending() {
        guard state == .open else { return }
        if let security { append(security.finish()) }
        state = .ending
        // Reading goes on, to see the peer's end.
        isReadingPaused = false
        updateEvents()
        endingTimer = loop.schedule(after: Self.endingTimeout) { self.finish(error: nil) }
        scheduleFlush()
    }

    private func append(_ bytes: [UInt8]) {
        if !bytes.isEmpty { append(SharedBytes(bytes)) }
    }

    private func append(_ bytes: SharedBytes) {
        guard !hasOverflowed else { return }
        outgoing.append(bytes)
        if outgoing.byteCount > outgoingBytesMax {
            hasOverflowed = true
            handler?.overflowed(self)
        }
        scheduleFlush()
    }

    private func scheduleFlush() {
        guard !isFlushScheduled, !isWriteBlocked, state != .closed else { return }
        isFlushScheduled = true
        loop.flushLater(self)
    }

    /// Writes as much as the system takes. Called by the loop at the end of a turn.
    func flush() {
        isFlushScheduled = false
        let hadBytes = !outgoing.isEmpty
        while state != .closed, !outgoing.isEmpty {
            let result = outgoing.withNextPieces { clinux_send(descriptor, $0, $1) }
            if result >= 0 {
                outgoing.wrote(result)
            } else if result == -Int(EAGAIN) {
                if !isWriteBlocked {
                    isWriteBlocked = true
                    updateEvents()
                }
                return
            } else {
                return finish(error: .system(Int32(-result)))
            }
        }
        guard state != .closed else { return }
        if isWriteBlocked {
            isWriteBlocked = false
            updateEvents()
        }
        if state == .open, hadBytes { handler?.drained(self) }
        if state == .ending, !hasShutDown {
            hasShutDown = true
            clinux_shutdown_writing(descriptor)
        }
    }
}

// MARK: - Receiving

extension Connection {
    /// Stops reading until ``resumeReading()``: the peer is held back by TCP itself.
    package func pauseReading() {
        guard state == .open, !isReadingPaused else { return }
        isReadingPaused = true
        updateEvents()
    }

    /// Reads again.
    package func resumeReading() {
        guard state == .open, isReadingPaused else { return }
        isReadingPaused = false
        updateEvents()
    }

    func ready(_ events: UInt32) {
        if events & UInt32(CLINUX_WRITABLE) != 0 { flush() }
        if state != .closed, events & UInt32(CLINUX_READABLE | CLINUX_HANGUP | CLINUX_ERROR) != 0 { receive() }
    }

    func loopStopped() { finish(error: nil) }

    /// Reads once: epoll reports the rest in the next turn, after the others had theirs.
    private func receive() {
        let result = clinux_receive(descriptor, loop.receiveBuffer.baseAddress, loop.receiveBuffer.count)
        if result > 0 {
            guard state == .open else { return }
            let bytes = UnsafeRawBufferPointer(rebasing: loop.receiveBuffer[..<result])
            if security == nil { handler?.received(bytes, on: self) } else { decrypt(bytes) }
        } else if result == 0 {
            finish(error: state == .ending ? nil : .closedByPeer)
        } else if result != -Int(EAGAIN) {
            finish(error: .system(Int32(-result)))
        }
    }

    private func decrypt(_ bytes: UnsafeRawBufferPointer) {
        guard let security else { return }
        do {
            let step = try security.decrypt(bytes)
            append(step.toPeer)
            if !step.plain.isEmpty { step.plain.withUnsafeBytes { handler?.received($0, on: self) } }
        } catch {
            finish(error: error)
        }
    }

    private func updateEvents() {
        guard state != .closed else { return }
        let events = (isReadingPaused ? 0 : CLINUX_READABLE) | (isWriteBlocked ? CLINUX_WRITABLE : 0)
        loop.change(token, descriptor: descriptor, events: UInt32(events))
    }

    private func finish(error: TransportError?) {
        guard state != .closed else { return }
        state = .closed
        loop.remove(token, descriptor: descriptor)
        _ = clinux_close(descriptor)
        if let endingTimer { loop.cancel(endingTimer) }
        outgoing.reset()
        // The handler may hold the connection; letting it go first would end that circle too late to tell it.
        let last = handler
        handler = nil
        last?.closed(self, error: error)
    }
}
