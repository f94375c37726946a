/// Reads header or trailer fields up to the empty line that ends them (RFC 9112 section 5).
struct HTTPFieldReader: Sendable {
    private(set) var headers = HTTPHeaders()
    private var lines = HTTPLineReader()
    private var bytesLeft: Int
    private let limits: HTTPLimits

    init(limits: HTTPLimits) {
        self.limits = limits
        bytesLeft = limits.headerBytesMax
    }

    /// Reads on; returns whether the section is complete.
    mutating func read(from queue: inout ByteQueue) throws(HTTPError) -> Bool {
        while let line = try lines.next(from: &queue, limit: max(bytesLeft - 2, 0), tooLong: .headersTooLarge) {
            if line.isEmpty { return true }
            bytesLeft -= line.count + 2
            guard headers.fields.count < limits.headerCountMax else { throw .headersTooLarge }
            try append(line)
        }
        return false
    }

    private mutating func append(_ line: [UInt8]) throws(HTTPError) {
        guard let first = line.first, first != HTTPGrammar.space, first != HTTPGrammar.tab else {
            throw .malformed("a header line is folded")
        }
        guard let colon = line.firstIndex(of: HTTPGrammar.colon) else {
            throw .malformed("a header line has no colon")
        }
        // No white space before the colon: section 5.1, another way to smuggle.
        guard HTTPGrammar.isToken(line[..<colon]) else { throw .malformed("a header name is not a token") }
        let value = HTTPGrammar.trimmed(line[(colon + 1)...])
        guard value.allSatisfy(HTTPGrammar.isValueByte) else {
            throw .malformed("a header value holds a control character")
        }
        headers.append(HTTPGrammar.text(line[..<colon]), HTTPGrammar.text(value))
    }
}
