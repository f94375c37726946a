/// Writes HTTP/1.1 messages.
///
/// Field values come from many places, so CR, LF and NUL in them become
/// spaces (RFC 9110 section 5.5): no value can start a line of its own.
package enum HTTPEncoder {
    /// A whole response.
    ///
    /// - Parameters:
    ///   - headers: Further fields; framing and connection fields are written by the encoder.
    ///   - length: The length of a body that is sent after these bytes; nil for that of `body`.
    ///   - keepsAlive: False adds `Connection: close`.
    ///   - omitsBody: For an answer to HEAD: the length is told, the body not sent.
    package static func response(
        status: Int, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8] = [], length: Int? = nil,
        keepsAlive: Bool = true, omitsBody: Bool = false
    ) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(256 + body.count)
        bytes.append(contentsOf: "HTTP/1.1 \(status) \(HTTPStatus.phrase(status))\r\n".utf8)
        append(headers, to: &bytes)
        let isBodiless = status < 200 || status == 204 || status == 304
        if !isBodiless { bytes.append(contentsOf: "content-length: \(length ?? body.count)\r\n".utf8) }
        if !keepsAlive { bytes.append(contentsOf: "connection: close\r\n".utf8) }
        bytes.append(contentsOf: "\r\n".utf8)
        if !isBodiless, !omitsBody { bytes.append(contentsOf: body) }
        return bytes
    }

    /// The interim answer to `Expect: 100-continue`.
    package static let continueResponse = Array("HTTP/1.1 100 Continue\r\n\r\n".utf8)

    /// A whole request; a body gets its length.
    ///
    /// - Parameter length: How long a body is that is sent after these bytes; nil when there is none.
    /// - Throws: 400 when the method is not a token or the target not a plain origin form:
    ///   both would let a caller's string write header lines.
    package static func request(
        method: String, target: String, host: String, headers: HTTPHeaders = HTTPHeaders(), body: [UInt8]? = nil,
        length: Int? = nil
    ) throws(HTTPError) -> [UInt8] {
        guard HTTPGrammar.isToken(Array(method.utf8)[...]) else { throw .malformed("the method is not a token") }
        guard target.hasPrefix("/"), target.utf8.allSatisfy(HTTPGrammar.isTargetByte) else {
            throw .malformed("the request target is malformed")
        }
        var bytes = Array("\(method) \(target) HTTP/1.1\r\n".utf8)
        append(["host": host], to: &bytes)
        append(headers, to: &bytes)
        if let length = body?.count ?? length { bytes.append(contentsOf: "content-length: \(length)\r\n".utf8) }
        bytes.append(contentsOf: "\r\n".utf8)
        bytes.append(contentsOf: body ?? [])
        return bytes
    }

    /// One chunk of the chunked coding (RFC 9112 section 7.1). An empty piece gives nothing,
    /// since a chunk of size 0 ends the body.
    package static func chunk(_ piece: [UInt8]) -> [UInt8] {
        guard !piece.isEmpty else { return [] }
        return Array("\(String(piece.count, radix: 16))\r\n".utf8) + piece + Array("\r\n".utf8)
    }

    /// The end of a chunked body.
    package static let lastChunk = Array("0\r\n\r\n".utf8)

    private static func append(_ headers: HTTPHeaders, to bytes: inout [UInt8]) {
        for field in headers.fields {
            bytes.append(contentsOf: field.name.utf8.lazy.map(harmless))
            bytes.append(contentsOf: ": ".utf8)
            bytes.append(contentsOf: field.value.utf8.lazy.map(harmless))
            bytes.append(contentsOf: "\r\n".utf8)
        }
    }

    private static func harmless(_ byte: UInt8) -> UInt8 {
        byte == 0 || byte == HTTPGrammar.carriageReturn || byte == HTTPGrammar.lineFeed ? HTTPGrammar.space : byte
    }
}
