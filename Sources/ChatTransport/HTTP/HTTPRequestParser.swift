/// A server's side of HTTP/1.1: bytes in, requests out. It does no I/O.
///
/// Requests may be pipelined; they come out in order. What two readers could
/// understand differently is refused rather than guessed (RFC 9112 section
/// 11.2): both framings at once, a repeated or malformed length, folded lines,
/// bare line ends, control characters.
///
/// ```swift
/// var parser = HTTPRequestParser()
/// parser.feed(bytes)
/// while let event = try parser.next() { ... }
/// ```
package struct HTTPRequestParser: Sendable {
    /// What came out of the bytes.
    package enum Event: Sendable, Equatable {
        /// A request begins. `end` follows even if there is no body.
        case head(HTTPRequestHead)
        /// The next piece of its body, never empty. How a body is cut into pieces means nothing.
        case body([UInt8])
        /// The request is complete.
        case end
    }

    private enum State {
        case startLine(sawEmptyLine: Bool)
        case fields(HTTPRequestLine, HTTPFieldReader)
        case body(HTTPBodyReader)
        case failed(HTTPError)
    }

    private var state = State.startLine(sawEmptyLine: false)
    private var queue = ByteQueue()
    private var lines = HTTPLineReader()
    private let limits: HTTPLimits
    private let bodyLimit: @Sendable (HTTPRequestHead) -> Int
    /// The head of the request under way, or of the one that was refused; nil before the first.
    package private(set) var head: HTTPRequestHead?

    /// A parser at the start of a connection.
    package init(limits: HTTPLimits = HTTPLimits()) {
        self.init(limits: limits) { _ in limits.bodyBytesMax }
    }

    /// A parser at the start of a connection.
    ///
    /// - Parameter bodyLimit: The most bytes of a request's body, which is asked once its head is there. A longer one
    ///   is refused by its announced length, before any of it is read.
    package init(limits: HTTPLimits, bodyLimit: @escaping @Sendable (HTTPRequestHead) -> Int) {
        self.limits = limits
        self.bodyLimit = bodyLimit
    }

    /// Whether a request has begun and not ended.
    package var isInsideRequest: Bool {
        switch state {
        case .startLine: !queue.isEmpty
        case .fields, .body, .failed: true
        }
    }

    /// Adds received bytes. Call `next()` until it returns nil before adding more.
    package mutating func feed(_ bytes: UnsafeRawBufferPointer) {
        queue.append(bytes)
    }

    /// Takes the bytes after the last request, for the protocol that an upgrade leads to.
    package mutating func takeRemainder() -> [UInt8] {
        queue.take(queue.count)
    }

    /// The next event, or nil when more bytes are needed.
    ///
    /// - Throws: what was wrong. The connection cannot be read on after it:
    ///   later calls throw the same again.
    package mutating func next() throws(HTTPError) -> Event? {
        do {
            return try step()
        } catch {
            state = .failed(error)
            throw error
        }
    }

    private mutating func step() throws(HTTPError) -> Event? {
        while true {
            switch state {
            case .failed(let error): throw error
            case .startLine(let sawEmptyLine):
                guard
                    let line = try lines.next(
                        from: &queue, limit: limits.startLineBytesMax, tooLong: .targetTooLong)
                else { return nil }
                if line.isEmpty {
                    // One empty line before a request is tolerated (RFC 9112 section 2.2).
                    guard !sawEmptyLine else { throw .malformed("there is no request line") }
                    state = .startLine(sawEmptyLine: true)
                    continue
                }
                state = .fields(try HTTPRequestLine(line), HTTPFieldReader(limits: limits))
            case .fields(let line, var fields):
                guard try fields.read(from: &queue) else {
                    state = .fields(line, fields)
                    return nil
                }
                let (head, framing) = try HTTPRequestRules.check(line, fields.headers)
                self.head = head
                var limits = limits
                limits.bodyBytesMax = bodyLimit(head)
                state = .body(try HTTPBodyReader(framing, limits: limits))
                return .head(head)
            case .body(var body):
                let step = try body.next(from: &queue)
                state = .body(body)
                switch step {
                case .needsMore: return nil
                case .bytes(let bytes): return .body(bytes)
                case .end:
                    state = .startLine(sawEmptyLine: false)
                    return .end
                }
            }
        }
    }
}
