/// Takes CRLF-ended lines out of a queue, and nothing else.
///
/// A bare LF or a bare CR is refused: proxies disagree on whether they end a
/// line, and such disagreement is what request smuggling lives on (RFC 9112
/// section 2.2 allows the strictness).
struct HTTPLineReader: Sendable {
    /// Bytes already searched of the line in progress, so that a line arriving
    /// byte by byte is not searched from its start each time.
    private var scanned = 0

    /// Takes the next line without its CRLF, or returns nil if it is not all there.
    ///
    /// - Throws: `tooLong` once the line has more than `limit` bytes, whether or
    ///   not its end has come; a 400 on a bare CR or LF.
    mutating func next(
        from queue: inout ByteQueue, limit: Int, tooLong: HTTPError
    ) throws(HTTPError) -> [UInt8]? {
        guard let lineFeed = queue.firstOffset(of: HTTPGrammar.lineFeed, from: scanned) else {
            scanned = queue.count
            // One more than the limit may be the CR.
            if queue.count > limit + 1 { throw tooLong }
            return nil
        }
        if lineFeed > limit + 1 { throw tooLong }
        guard lineFeed > 0, queue[lineFeed - 1] == HTTPGrammar.carriageReturn else {
            throw .malformed("a line ends without CR")
        }
        let line = queue.withBytes(lineFeed - 1) { Array($0) }
        if line.contains(HTTPGrammar.carriageReturn) { throw .malformed("a CR stands inside a line") }
        queue.drop(lineFeed + 1)
        scanned = 0
        return line
    }
}
