import Testing

@testable import ChatTransport

@Suite("HTTPResponseParser")
struct HTTPResponseParserTests {
    private static let stream = Array(
        """
        HTTP/1.1 100 Continue\r
        \r
        HTTP/1.1 200 OK\r
        Content-Length: 5\r
        \r
        helloHTTP/1.1 204\r
        \r
        HTTP/1.1 200 \r
        Content-Length: 99\r
        \r
        HTTP/1.1 404 Not Found\r
        Transfer-Encoding: chunked\r
        Connection: close\r
        \r
        3\r
        abc\r
        0\r
        \r

        """.utf8)
    private static let methods = ["GET", "DELETE", "HEAD", "POST"]

    @Test("A stream of responses comes out the same however it is cut")
    func cutting() {
        let whole = CodecRuns.responses([Self.stream], methods: Self.methods, closes: true)
        #expect(whole.failure == nil)
        let statuses = whole.events.compactMap { event in
            if case .head(let head) = event { head.status } else { nil }
        }
        #expect(statuses == [200, 204, 200, 404])
        #expect(whole.events.contains(.body(Array("hello".utf8))))
        #expect(whole.events.contains(.body(Array("abc".utf8))))
        for pieces in Cutting.all(Self.stream) {
            #expect(CodecRuns.responses(pieces, methods: Self.methods, closes: true) == whole)
        }
    }

    @Test("Every truncation is told when the peer closes")
    func truncation() {
        for length in 0..<Self.stream.count {
            let cut = [Array(Self.stream[..<length])]
            #expect(CodecRuns.responses(cut, methods: Self.methods, closes: true).failure == .truncated)
        }
    }

    @Test("A response without framing lasts until the peer closes, and closes the connection")
    func untilClose() {
        let run = CodecRuns.responses([Array("HTTP/1.1 200 OK\r\n\r\nall of it".utf8)], closes: true)
        #expect(run.failure == nil)
        #expect(run.events.last == .end)
        guard case .head(let head) = run.events.first else { return #expect(Bool(false)) }
        #expect(!head.keepsAlive)
    }

    @Test("The body of a 101 is the new protocol's")
    func upgrade() throws {
        var parser = HTTPResponseParser()
        parser.expectResponse(toMethod: "GET")
        Array("HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n\u{81}".utf8).withUnsafeBytes {
            parser.feed($0)
        }
        _ = try parser.next()
        #expect(try parser.next() == .end)
        #expect(parser.takeRemainder() == Array("\u{81}".utf8))
    }

    @Test(
        "What is malformed is refused",
        arguments: [
            "HTTP/1.1 20 OK\r\n", "HTTP/1.1 600 No\r\n", "HTTP/1.1  200 OK\r\n", "HTTP/1.1 200OK\r\n",
            "HTTP/2.0 200 OK\r\n",
            "hello\r\n", "HTTP/1.1 200 O\u{0}K\r\n", "HTTP/1.1 200 OK\n",
            "HTTP/1.1 200 OK\r\nContent-Length: x\r\n\r\n",
            "HTTP/1.1 200 OK\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
        ])
    func refuses(response: String) {
        #expect(CodecRuns.responses([Array(response.utf8)]).failure != nil)
    }

    @Test("A response that nobody asked for is refused")
    func unasked() {
        let bytes = Array("HTTP/1.1 204\r\n\r\nHTTP/1.1 204\r\n\r\n".utf8)
        let run = CodecRuns.responses([bytes])
        #expect(run.events.count == 2)
        #expect(run.failure != nil)
    }

    @Test("Damaged responses never trap, and cutting changes nothing about them")
    func fuzz() {
        let seed: UInt64 = 20_260_302
        print("HTTPResponseParser fuzz: seed \(seed), \(Mutation.rounds) inputs")
        var random = SeededRandom(seed: seed)
        for _ in 0..<Mutation.rounds {
            let input = Mutation.mutate(Self.stream, using: &random)
            let whole = CodecRuns.responses([input], methods: Self.methods, closes: true)
            let pieces = Cutting.randomly(input, using: &random)
            #expect(CodecRuns.responses(pieces, methods: Self.methods, closes: true) == whole)
        }
    }
}
