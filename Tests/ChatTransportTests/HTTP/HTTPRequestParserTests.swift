import Testing

@testable import ChatTransport

@Suite("HTTPRequestParser")
struct HTTPRequestParserTests {
    private func run(_ text: String, limits: HTTPLimits = HTTPLimits()) -> CodecRun<HTTPRequestParser.Event, HTTPError>
    {
        CodecRuns.requests([Array(text.utf8)], limits: limits)
    }

    private func parsedHead(_ text: String) -> HTTPRequestHead? {
        guard case .head(let head) = run(text).events.first else { return nil }
        return head
    }

    private static let pipeline = Array(
        """
        GET /v3/users?limit=10&token=a%20b HTTP/1.1\r
        Host: chat.example:8080\r
        Api-Token:  secret \t\r
        \r
        POST /v3/a HTTP/1.1\r
        host: x\r
        content-length: 12\r
        \r
        hello\r
        worldPOST /v3/b HTTP/1.1\r
        Host: x\r
        Transfer-Encoding: Chunked\r
        \r
        5;ext="1"\r
        abcde\r
        00A ; more\r
        0123456789\r
        0\r
        Trailer: dropped\r
        \r
        \r
        DELETE /last HTTP/1.0\r
        \r

        """.utf8)

    @Test("Pipelined requests come out the same however the bytes are cut")
    func cutting() {
        let whole = CodecRuns.requests([Self.pipeline])
        #expect(whole.failure == nil)
        #expect(whole.events.filter { $0 == .end }.count == 4)
        #expect(whole.events.contains(.body(Array("hello\r\nworld".utf8))))
        #expect(whole.events.contains(.body(Array("abcde0123456789".utf8))))
        for pieces in Cutting.all(Self.pipeline) { #expect(CodecRuns.requests(pieces) == whole) }
    }

    @Test("Every truncation gives a beginning of the events and waits for more")
    func truncation() {
        let whole = CodecRuns.requests([Self.pipeline])
        for length in 0..<Self.pipeline.count {
            let run = CodecRuns.requests([Array(Self.pipeline[..<length])])
            #expect(run.failure == nil)
            #expect(run.events.count < whole.events.count)
            // The last piece of a body may be shorter than the whole body.
            let settled = run.events.dropLast()
            #expect(Array(settled) == Array(whole.events.prefix(settled.count)))
        }
    }

    @Test("A head gives method, path, query and fields")
    func headParts() throws {
        let head = try #require(
            parsedHead("GET /v3/users?limit=10&a=? HTTP/1.1\r\nHost: h\r\nX-Two: a\r\nx-two: b, c\r\n\r\n"))
        #expect(head.method == "GET")
        #expect(head.path == "/v3/users")
        #expect(head.query == "limit=10&a=?")
        #expect(head.headers["x-two"] == "a")
        #expect(head.headers.tokens("x-two") == ["a", "b", "c"])
        #expect(head.keepsAlive)
    }

    @Test(
        "The absolute form is read as its path",
        arguments: [
            ("http://h/a?b", "/a?b"), ("HTTPS://h:1", "/"), ("http://h?q", "/?q"), ("/plain", "/plain"),
        ])
    func absoluteForm(target: String, expected: String) throws {
        #expect(try #require(parsedHead("GET \(target) HTTP/1.1\r\nHost: h\r\n\r\n")).target == expected)
    }

    @Test(
        "Keeping alive follows version and Connection",
        arguments: [
            ("1.1", "", true), ("1.1", "Connection: close\r\n", false), ("1.1", "Connection: x, Close\r\n", false),
            ("1.0", "", false), ("1.0", "Connection: Keep-Alive\r\n", true),
        ])
    func keepAlive(version: String, field: String, expected: Bool) throws {
        #expect(try #require(parsedHead("GET / HTTP/\(version)\r\nHost: h\r\n\(field)\r\n")).keepsAlive == expected)
    }

    @Test(
        "A client that waits for 100 is told so only when a body is to come",
        arguments: [
            ("1.1", "Content-Length: 2", true), ("1.1", "Transfer-Encoding: chunked", true),
            ("1.1", "Content-Length: 0", false), ("1.0", "Content-Length: 2", false),
        ])
    func expectContinue(version: String, framing: String, expected: Bool) throws {
        let text = "POST / HTTP/\(version)\r\nHost: h\r\nExpect: 100-Continue\r\n\(framing)\r\n\r\n"
        #expect(try #require(parsedHead(text)).expectsContinue == expected)
    }

    @Test("What is malformed or ambiguous is refused with its status", arguments: Self.refused)
    func refuses(request: String, status: Int) {
        let bytes = Array(request.utf8)
        for pieces in [[bytes], bytes.map { [$0] }] {
            #expect(CodecRuns.requests(pieces).failure?.status == status, "\(request.debugDescription)")
        }
    }

    private static let refused: [(String, Int)] = [
        // Request line.
        ("GET / HTTP/1.1\nHost: h\n\n", 400), ("GET  / HTTP/1.1\r\n", 400), ("GET / HTTP/1.1 \r\n", 400),
        (" GET / HTTP/1.1\r\n", 400), ("GET\t/ HTTP/1.1\r\n", 400), ("GET /\r\n", 400), ("GET\r\n", 400),
        ("G(T / HTTP/1.1\r\n", 400), ("GET /a\u{7}b HTTP/1.1\r\n", 400), ("GET /é HTTP/1.1\r\n", 400),
        ("GET /a#b HTTP/1.1\r\n", 400), ("GET a HTTP/1.1\r\n", 400), ("GET * HTTP/1.1\r\n", 400),
        ("GET http:// HTTP/1.1\r\n", 400), ("CONNECT h:443 HTTP/1.1\r\n", 400), ("\r\n\r\nGET / HTTP/1.1\r\n", 400),
        ("GET / http/1.1\r\n", 400), ("GET / HTTP/11\r\n", 400), ("GET / HTTP/1.\r\n", 400),
        ("GET / HTTP/2.0\r\n", 505), ("GET / HTTP/1.2\r\n", 505), ("GET / HTTP/0.9\r\n", 505),
        ("\(String(repeating: "M", count: 33)) / HTTP/1.1\r\n", 501),
        ("GET /\r/ HTTP/1.1\r\n", 400), ("\u{16}\u{3}\u{1}\u{2}\n", 400),
        // Fields.
        ("GET / HTTP/1.1\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: a\r\nHost: a\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: a b\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: u@h\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost : h\r\n\r\n", 400), ("GET / HTTP/1.1\r\n Host: h\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: h\r\n folded\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: h\r\n\tx\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: h\r\nnocolon\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: h\r\n: x\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: h\r\nA: x\u{0}y\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: h\r\nA: \u{7F}\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: h\r\nA: x\ry\r\n\r\n", 400), ("GET / HTTP/1.1\r\nHost: h\nA: x\r\n\r\n", 400),
        ("GET / HTTP/1.1\r\nHost: h\r\nA B: x\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nExpect: coffee\r\n\r\n", 417),
        // Framing.
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1, 1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: +1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 0x1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1 1\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length:\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 99999999999999999999\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 1048577\r\n\r\n", 413),
        ("POST / HTTP/1.0\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: gzip, chunked\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: identity\r\n\r\n", 501),
        ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: \u{B}chunked\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked, chunked\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked, gzip\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\nTransfer-Encoding: chunked\r\n\r\n", 400),
        ("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding:\r\n\r\n", 400),
    ]

    private static let chunkedHead = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n"

    @Test(
        "Bad chunks are refused",
        arguments: [
            ("\r\n", 400), ("g\r\n", 400), ("-1\r\n", 400), ("0x5\r\n", 400), (" 5\r\n", 400), ("5 \r\n", 400),
            ("5\n", 400), ("1\r\nab\r\n", 400), ("1\r\na\n", 400), ("5;\u{0}\r\n", 400), ("FFFFFFFFFFFFFFFF\r\n", 400),
            ("100001\r\n", 413), ("1;\(String(repeating: "x", count: 300))", 400), ("0\r\n x: y\r\n\r\n", 400),
            ("0\r\nx\r\n\r\n", 400),
        ])
    func badChunks(body: String, status: Int) {
        #expect(run(Self.chunkedHead + body).failure?.status == status, "\(body.debugDescription)")
    }

    @Test("Limits hold at their value and refuse one past it, even before the line ends")
    func limits() {
        var limits = HTTPLimits()
        limits.startLineBytesMax = 20
        limits.headerBytesMax = 30
        limits.headerCountMax = 2
        limits.bodyBytesMax = 4
        func status(_ text: String) -> Int? { run(text, limits: limits).failure?.status }
        #expect(status("GET /\(String(repeating: "a", count: 6)) HTTP/1.1\r\nHost: h\r\n\r\n") == nil)
        #expect(status("GET /\(String(repeating: "a", count: 7)) HTTP/1.1\r\nHost: h\r\n\r\n") == 414)
        #expect(status("GET /\(String(repeating: "a", count: 99))") == 414)
        #expect(status("GET / HTTP/1.1\r\nHost: h\r\nA: \(String(repeating: "b", count: 13))\r\n\r\n") == nil)
        #expect(status("GET / HTTP/1.1\r\nHost: h\r\nA: \(String(repeating: "b", count: 19))\r\n\r\n") == 431)
        #expect(status("GET / HTTP/1.1\r\nHost: h\r\nA: \(String(repeating: "b", count: 99))") == 431)
        #expect(status("GET / HTTP/1.1\r\nHost: h\r\nA:\r\n\r\n") == nil)
        #expect(status("GET / HTTP/1.1\r\nHost: h\r\nA:\r\nB:\r\n\r\n") == 431)
        let chunked = "POST / HTTP/1.1\r\nHost:\r\nTransfer-Encoding:chunked\r\n"
        limits.headerBytesMax = 100
        #expect(status("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 4\r\n\r\nabcd") == nil)
        #expect(status("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 5\r\n\r\n") == 413)
        #expect(status(chunked + "\r\n2\r\nab\r\n2\r\nab\r\n0\r\n\r\n") == nil)
        #expect(status(chunked + "\r\n2\r\nab\r\n3\r\n") == 413)
    }

    @Test("After an error the same error comes again, and nothing else")
    func failureSticks() {
        var parser = HTTPRequestParser()
        Array("BAD\r\nGET / HTTP/1.1\r\nHost: h\r\n\r\n".utf8).withUnsafeBytes { parser.feed($0) }
        #expect(throws: HTTPError.self) { try parser.next() }
        #expect(throws: HTTPError.self) { try parser.next() }
        #expect(parser.isInsideRequest)
    }

    @Test("The bytes after an upgrade request are left for the new protocol")
    func remainder() throws {
        var parser = HTTPRequestParser()
        Array("GET / HTTP/1.1\r\nHost: h\r\n\r\n\u{1}\u{2}".utf8).withUnsafeBytes { parser.feed($0) }
        _ = try parser.next()
        #expect(try parser.next() == .end)
        #expect(parser.takeRemainder() == [1, 2])
        #expect(!parser.isInsideRequest)
    }

    @Test("Damaged requests never trap, and cutting changes nothing about them")
    func fuzz() {
        let seed: UInt64 = 20_260_301
        print("HTTPRequestParser fuzz: seed \(seed), \(Mutation.rounds) inputs")
        var random = SeededRandom(seed: seed)
        for _ in 0..<Mutation.rounds {
            let input = Mutation.mutate(Self.pipeline, using: &random)
            let whole = CodecRuns.requests([input])
            #expect(CodecRuns.requests(Cutting.randomly(input, using: &random)) == whole)
        }
    }
}
