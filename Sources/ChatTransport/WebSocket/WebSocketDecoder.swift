/// One end's reading side of RFC 6455: bytes in, messages out. It does no I/O.
///
/// Fragments are joined, control frames may come between them, masking is
/// checked by role, text is checked to be UTF-8 over fragment borders, and
/// sizes are bounded before memory is taken. No extension is negotiated, so
/// reserved bits are refused.
package struct WebSocketDecoder: Sendable {
    /// What came out of the bytes.
    package enum Event: Sendable, Equatable {
        /// A whole text message; its bytes are valid UTF-8.
        case text([UInt8])
        /// A whole binary message.
        case binary([UInt8])
        /// A ping, to be answered by a pong with the same payload.
        case ping([UInt8])
        /// A pong.
        case pong([UInt8])
        /// The peer's close frame; `noStatus` when it holds no code. Nothing comes after it.
        case close(WebSocketCloseCode, reason: String)
    }

    private enum State: Sendable {
        case open
        case closed
        case failed(WebSocketError)
    }

    /// A message whose last fragment has not come.
    private struct Partial: Sendable {
        let isText: Bool
        var payload: [UInt8]
        var validator = UTF8Validator()
    }

    private var state = State.open
    private var queue = ByteQueue()
    private var partial: Partial?
    private let role: WebSocketRole
    private let messageBytesMax: Int

    /// A decoder at the start of the connection.
    ///
    /// - Parameters:
    ///   - role: The end that reads.
    ///   - messageBytesMax: The longest message, all its fragments together.
    package init(role: WebSocketRole, messageBytesMax: Int) {
        self.role = role
        self.messageBytesMax = messageBytesMax
    }

    /// Adds received bytes. Call `next()` until it returns nil before adding more.
    package mutating func feed(_ bytes: UnsafeRawBufferPointer) {
        switch state {
        case .open: queue.append(bytes)
        // What comes after a close frame or an error is not read (section 7.1.1).
        case .closed, .failed: break
        }
    }

    /// The next event, or nil when more bytes are needed.
    ///
    /// - Throws: what was wrong, with the code to close with. Later calls throw the same again.
    package mutating func next() throws(WebSocketError) -> Event? {
        switch state {
        case .closed: return nil
        case .failed(let error): throw error
        case .open: break
        }
        do {
            return try step()
        } catch {
            state = .failed(error)
            queue = ByteQueue()
            partial = nil
            throw error
        }
    }

    private mutating func step() throws(WebSocketError) -> Event? {
        while let header = try WebSocketFrameHeader(peeking: queue, role: role) {
            try check(header)
            guard queue.count - header.headerBytes >= header.payloadBytes else { return nil }
            queue.drop(header.headerBytes)
            var payload = header.payloadBytes == 0 ? [] : queue.take(header.payloadBytes)
            if let mask = header.mask { WebSocketMask.apply(mask, to: &payload) }
            let event =
                header.opcode.isControl
                ? try control(header.opcode, payload) : try data(header, payload)
            if let event { return event }
        }
        return nil
    }

    private func check(_ header: WebSocketFrameHeader) throws(WebSocketError) {
        if header.opcode.isControl { return }
        let isContinuation = header.opcode == .continuation
        guard isContinuation == (partial != nil) else {
            throw .broken(isContinuation ? "there is nothing to continue" : "the message before has not ended")
        }
        guard header.payloadBytes <= messageBytesMax - (partial?.payload.count ?? 0) else { throw .tooBig }
    }

    private mutating func data(
        _ header: WebSocketFrameHeader, _ payload: [UInt8]
    ) throws(WebSocketError) -> Event? {
        var message = partial ?? Partial(isText: header.opcode == .text, payload: [])
        if message.isText {
            let isValid = payload.withUnsafeBytes { message.validator.consume($0) }
            guard isValid, message.validator.isComplete || !header.isFinal else { throw .invalidText }
        }
        if message.payload.isEmpty { message.payload = payload } else { message.payload += payload }
        guard header.isFinal else {
            partial = message
            return nil
        }
        partial = nil
        return message.isText ? .text(message.payload) : .binary(message.payload)
    }

    private mutating func control(_ opcode: WebSocketOpcode, _ payload: [UInt8]) throws(WebSocketError) -> Event? {
        switch opcode {
        case .ping: return .ping(payload)
        case .pong: return .pong(payload)
        case .close: return try close(payload)
        case .continuation, .text, .binary: preconditionFailure("Data frames do not come here.")
        }
    }

    /// Section 5.5.1: nothing, or a code in network order followed by UTF-8.
    private mutating func close(_ payload: [UInt8]) throws(WebSocketError) -> Event {
        guard !payload.isEmpty else {
            state = .closed
            return .close(.noStatus, reason: "")
        }
        guard payload.count >= 2 else { throw .broken("the close code is cut") }
        let code = WebSocketCloseCode(rawValue: UInt16(payload[0]) << 8 | UInt16(payload[1]))
        guard code.isAllowedOnWire else { throw .broken("the close code is not allowed") }
        let isValid = payload[2...].withUnsafeBytes { UTF8Validator.isValid($0) }
        guard isValid else { throw .invalidText }
        state = .closed
        return .close(code, reason: String(decoding: payload[2...], as: UTF8.self))
    }
}
