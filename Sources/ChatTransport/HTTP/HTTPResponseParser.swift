/// A client's side of HTTP/1.1: bytes in, responses out. It does no I/O.
///
/// Tell it of each request that was sent, since a response's framing depends on
/// the method (RFC 9112 section 6.3). A response nobody asked for is an error.
package struct HTTPResponseParser: Sendable {
    /// What came out of the bytes.
    package enum Event: Sendable, Equatable {
        /// A final response begins, or 101. Other interim ones are skipped.
        case head(HTTPResponseHead)
        /// The next piece of its body, never empty.
        case body([UInt8])
        /// The response is complete. After a 101 the bytes belong to the new protocol.
        case end
    }

    private enum State {
        case startLine
        case fields(status: Int, minorVersion: Int, HTTPFieldReader)
        case body(HTTPBodyReader)
        case failed(HTTPError)
    }

    private var state = State.startLine
    private var queue = ByteQueue()
    private var lines = HTTPLineReader()
    /// For each request without a response yet: whether its response has no body by method.
    private var expected: [Bool] = []
    private let limits: HTTPLimits

    /// A parser at the start of a connection.
    package init(limits: HTTPLimits = HTTPLimits()) {
        self.limits = limits
    }

    /// Notes that a request was sent.
    package mutating func expectResponse(toMethod method: String) {
        expected.append(method == "HEAD")
    }

    /// Adds received bytes. Call `next()` until it returns nil before adding more.
    package mutating func feed(_ bytes: UnsafeRawBufferPointer) {
        queue.append(bytes)
    }

    /// Takes the bytes after the last response, for the protocol that an upgrade leads to.
    package mutating func takeRemainder() -> [UInt8] {
        queue.take(queue.count)
    }

    /// The next event, or nil when more bytes are needed.
    ///
    /// - Throws: what was wrong; its status says nothing here. Later calls throw the same again.
    package mutating func next() throws(HTTPError) -> Event? {
        do {
            return try step()
        } catch {
            state = .failed(error)
            throw error
        }
    }

    /// Says that the peer has closed; returns whether that ended a response properly.
    ///
    /// - Throws: 400 when it cut one short.
    package mutating func finish() throws(HTTPError) -> Event? {
        switch state {
        case .failed(let error): throw error
        case .startLine:
            if !expected.isEmpty || !queue.isEmpty { throw .truncated }
            return nil
        case .fields: throw .truncated
        case .body(let body):
            guard body.endsByClose else { throw .truncated }
            state = .startLine
            return .end
        }
    }

    private mutating func step() throws(HTTPError) -> Event? {
        while true {
            switch state {
            case .failed(let error): throw error
            case .startLine:
                if queue.isEmpty { return nil }
                guard !expected.isEmpty else { throw .malformed("a response came unasked") }
                guard
                    let line = try lines.next(
                        from: &queue, limit: limits.startLineBytesMax, tooLong: .headersTooLarge)
                else { return nil }
                let (status, minorVersion) = try Self.statusLine(line)
                state = .fields(status: status, minorVersion: minorVersion, HTTPFieldReader(limits: limits))
            case .fields(let status, let minorVersion, var fields):
                guard try fields.read(from: &queue) else {
                    state = .fields(status: status, minorVersion: minorVersion, fields)
                    return nil
                }
                if status < 200, status != 101 {
                    state = .startLine
                    continue
                }
                return try begin(status: status, minorVersion: minorVersion, fields.headers)
            case .body(var body):
                let step = try body.next(from: &queue)
                state = .body(body)
                switch step {
                case .needsMore: return nil
                case .bytes(let bytes): return .body(bytes)
                case .end:
                    state = .startLine
                    return .end
                }
            }
        }
    }

    private mutating func begin(
        status: Int, minorVersion: Int, _ headers: HTTPHeaders
    ) throws(HTTPError) -> Event {
        let isBodiless = expected.removeFirst() || status == 101 || status == 204 || status == 304
        var framing = HTTPBodyReader.Framing.none
        if !isBodiless {
            framing = try HTTPRequestRules.framing(headers, minorVersion: minorVersion)
            if framing == .none { framing = .untilClose }
        }
        state = .body(try HTTPBodyReader(framing, limits: limits))
        let keepsAlive = framing != .untilClose && HTTPRequestRules.keepsAlive(headers, minorVersion: minorVersion)
        return .head(HTTPResponseHead(status: status, headers: headers, keepsAlive: keepsAlive))
    }

    /// HTTP-version SP status-code SP [ reason-phrase ] (RFC 9112 section 4).
    private static func statusLine(_ line: [UInt8]) throws(HTTPError) -> (status: Int, minorVersion: Int) {
        guard line.count >= 12, line[8] == HTTPGrammar.space, line.count == 12 || line[12] == HTTPGrammar.space,
            let status = HTTPGrammar.decimal(line[9..<12]), (100...599).contains(status),
            line[12...].allSatisfy(HTTPGrammar.isValueByte)
        else { throw .malformed("the status line is malformed") }
        return (status, try HTTPRequestLine.minorVersion(line[..<8]))
    }
}
