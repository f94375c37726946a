/// What a request's header fields must keep to, and how its body is framed.
enum HTTPRequestRules {
    /// Checks the fields of a request.
    ///
    /// - Throws: 400, 417 or 501 by the rule that is broken.
    static func check(
        _ line: HTTPRequestLine, _ headers: HTTPHeaders
    ) throws(HTTPError) -> (HTTPRequestHead, HTTPBodyReader.Framing) {
        try checkHost(line, headers)
        let framing = try framing(headers, minorVersion: line.minorVersion)
        let expectations = headers.tokens("expect")
        var expectsContinue = false
        if !expectations.isEmpty {
            guard expectations.count == 1, expectations[0].lowercased() == "100-continue" else {
                throw .expectationFailed
            }
            // A 1.0 client cannot understand a 100 (RFC 9110 section 10.1.1).
            expectsContinue = line.minorVersion == 1 && framing != .none && framing != .length(0)
        }
        let head = HTTPRequestHead(
            method: line.method, target: line.target, minorVersion: line.minorVersion, headers: headers,
            keepsAlive: keepsAlive(headers, minorVersion: line.minorVersion), expectsContinue: expectsContinue)
        return (head, framing)
    }

    /// How a request body is framed (RFC 9112 section 6.3).
    static func framing(_ headers: HTTPHeaders, minorVersion: Int) throws(HTTPError) -> HTTPBodyReader.Framing {
        let codings = headers.values("transfer-encoding")
        let length = try contentLength(headers)
        guard !codings.isEmpty else { return length.map { .length($0) } ?? .none }
        guard length == nil else { throw .malformed("both a length and a transfer coding are given") }
        guard minorVersion == 1 else { throw .malformed("a transfer coding is given in HTTP/1.0") }
        guard codings.count == 1, codings[0].lowercased() == "chunked" else {
            // Known words in the wrong order are malformed; others we do not speak.
            let names = headers.tokens("transfer-encoding").map { $0.lowercased() }
            if names.isEmpty || names.filter({ $0 == "chunked" }).count > 1 || names.dropLast().contains("chunked") {
                throw .malformed("the transfer codings are malformed")
            }
            throw .codingNotSupported
        }
        return .chunked
    }

    /// The one Content-Length, if there is one. Repeated ones are refused even when they agree.
    static func contentLength(_ headers: HTTPHeaders) throws(HTTPError) -> Int? {
        let values = headers.values("content-length")
        guard let value = values.first else { return nil }
        guard values.count == 1, let length = HTTPGrammar.decimal(value.utf8) else {
            throw .malformed("the content length is malformed")
        }
        return length
    }

    /// Whether the connection stays open after this message (RFC 9112 section 9.3).
    static func keepsAlive(_ headers: HTTPHeaders, minorVersion: Int) -> Bool {
        if headers.contains(token: "close", in: "connection") { return false }
        return minorVersion == 1 || headers.contains(token: "keep-alive", in: "connection")
    }

    private static func checkHost(_ line: HTTPRequestLine, _ headers: HTTPHeaders) throws(HTTPError) {
        let hosts = headers.values("host")
        guard hosts.count == 1 || (hosts.isEmpty && line.minorVersion == 0) else {
            throw .malformed("there is not exactly one host")
        }
        let isPlain = hosts.allSatisfy { host in
            host.utf8.allSatisfy { HTTPGrammar.isTargetByte($0) && $0 != 0x2F && $0 != 0x40 && $0 != 0x2C }
        }
        guard isPlain else { throw .malformed("the host is malformed") }
    }
}
