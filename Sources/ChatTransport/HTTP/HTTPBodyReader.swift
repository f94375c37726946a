/// Takes one message body out of a queue, however it is framed (RFC 9112 section 6).
struct HTTPBodyReader: Sendable {
    /// How a body's end is found.
    enum Framing: Sendable, Equatable {
        /// There is no body.
        case none
        /// Exactly so many bytes.
        case length(Int)
        /// The chunked coding.
        case chunked
        /// All until the peer closes. Responses only.
        case untilClose
    }

    /// What a step gave.
    enum Step: Equatable {
        case bytes([UInt8])
        case end
        case needsMore
    }

    private enum State {
        case fixed(left: Int)
        case untilClose
        case chunkSize
        case chunkData(left: Int)
        case chunkEnd
        case trailers(HTTPFieldReader)
        case done
    }

    private var state: State
    private var lines = HTTPLineReader()
    private var received = 0
    private let limits: HTTPLimits

    /// A reader of one body.
    ///
    /// - Throws: 413 when the length announced is past the limit.
    init(_ framing: Framing, limits: HTTPLimits) throws(HTTPError) {
        self.limits = limits
        switch framing {
        case .none, .length(0): state = .done
        case .length(let length):
            guard length <= limits.bodyBytesMax else { throw .bodyTooLarge }
            state = .fixed(left: length)
        case .chunked: state = .chunkSize
        case .untilClose: state = .untilClose
        }
    }

    /// Whether the body ends when the peer closes.
    var endsByClose: Bool {
        switch state {
        case .untilClose: true
        case .fixed, .chunkSize, .chunkData, .chunkEnd, .trailers, .done: false
        }
    }

    /// Takes the next piece of the body out of `queue`.
    mutating func next(from queue: inout ByteQueue) throws(HTTPError) -> Step {
        while true {
            switch state {
            case .done: return .end
            case .fixed(let left):
                if queue.isEmpty { return .needsMore }
                let taken = min(left, queue.count)
                state = taken == left ? .done : .fixed(left: left - taken)
                return .bytes(queue.take(taken))
            case .untilClose:
                if queue.isEmpty { return .needsMore }
                try count(queue.count)
                return .bytes(queue.take(queue.count))
            case .chunkSize:
                guard let size = try chunkSize(from: &queue) else { return .needsMore }
                try count(size)
                state = size == 0 ? .trailers(HTTPFieldReader(limits: limits)) : .chunkData(left: size)
            case .chunkData(let left):
                if queue.isEmpty { return .needsMore }
                let taken = min(left, queue.count)
                state = taken == left ? .chunkEnd : .chunkData(left: left - taken)
                return .bytes(queue.take(taken))
            case .chunkEnd:
                guard let line = try lines.next(from: &queue, limit: 0, tooLong: Self.badChunkEnd) else {
                    return .needsMore
                }
                guard line.isEmpty else { throw Self.badChunkEnd }
                state = .chunkSize
            case .trailers(var fields):
                let isComplete = try fields.read(from: &queue)
                // Trailers are checked and dropped: merged into the headers they
                // could undo what was decided from them (RFC 9110 section 6.5.1).
                state = isComplete ? .done : .trailers(fields)
                if !isComplete { return .needsMore }
            }
        }
    }

    private static let badChunkEnd = HTTPError.malformed("a chunk is longer than its size")

    private mutating func count(_ bytes: Int) throws(HTTPError) {
        guard bytes <= limits.bodyBytesMax - received else { throw .bodyTooLarge }
        received += bytes
    }

    /// chunk-size [ chunk-ext ] CRLF (section 7.1). Extensions are skipped.
    private mutating func chunkSize(from queue: inout ByteQueue) throws(HTTPError) -> Int? {
        let tooLong = HTTPError.malformed("a chunk's size line is too long")
        guard let line = try lines.next(from: &queue, limit: limits.chunkLineBytesMax, tooLong: tooLong) else {
            return nil
        }
        let digits = line.prefix { $0 != 0x3B && $0 != HTTPGrammar.space && $0 != HTTPGrammar.tab }
        guard !digits.isEmpty, digits.count <= 15 else { throw .malformed("a chunk's size is not a number") }
        var size = 0
        for byte in digits {
            guard let digit = HTTPGrammar.hexadecimal(byte) else { throw .malformed("a chunk's size is not a number") }
            size = size << 4 | digit
        }
        let rest = HTTPGrammar.trimmed(line[digits.endIndex...])
        guard rest.isEmpty ? digits.endIndex == line.endIndex : rest.first == 0x3B,
            rest.allSatisfy(HTTPGrammar.isValueByte)
        else { throw .malformed("a chunk's extension is malformed") }
        return size
    }
}
