import Testing

@testable import ChatTransport

@Suite("HTTPEncoder")
struct HTTPEncoderTests {
    @Test("A response reads back as it was written", arguments: [200, 204, 304, 404, 500], ["GET", "HEAD"])
    func roundTrip(status: Int, method: String) {
        let body = Array("{\"a\":1}".utf8)
        let bytes = HTTPEncoder.response(
            status: status, headers: ["X-Name": "välue"], body: body, keepsAlive: false, omitsBody: method == "HEAD")
        let run = CodecRuns.responses([bytes], methods: [method], closes: true)
        #expect(run.failure == nil)
        guard case .head(let head) = run.events.first else { return #expect(Bool(false)) }
        #expect(head.status == status)
        #expect(head.headers["x-name"] == "välue")
        #expect(!head.keepsAlive)
        let hasBody = method == "GET" && status != 204 && status != 304
        #expect(run.events.contains(.body(body)) == hasBody)
    }

    @Test("A value cannot begin a line of its own")
    func injection() {
        let bytes = HTTPEncoder.response(status: 200, headers: ["X": "a\r\nSet-Cookie: b\u{0}", "Y\r\nZ: 1": "2"])
        let text = String(decoding: bytes, as: UTF8.self)
        #expect(text.contains("x: a  Set-Cookie: b \r\n"))
        #expect(text.split(separator: "\r\n").count == 4)
    }

    @Test("A request reads back as it was written")
    func request() throws {
        let bytes = try HTTPEncoder.request(
            method: "PUT", target: "/v3/x?y=1", host: "h:1", headers: ["Api-Token": "t"], body: Array("abc".utf8))
        let run = CodecRuns.requests([bytes])
        guard case .head(let head) = run.events.first else { return #expect(Bool(false)) }
        #expect(head.method == "PUT" && head.target == "/v3/x?y=1" && head.headers["api-token"] == "t")
        #expect(Array(run.events.dropFirst()) == [.body(Array("abc".utf8)), .end])
    }

    @Test(
        "A method or target that would write lines is refused",
        arguments: [
            ("GET /\r\nX: y", "/"), ("", "/"), ("GET", "/a b"), ("GET", "/a\r\nb"), ("GET", "a"), ("GET", "/é"),
        ])
    func badRequest(method: String, target: String) {
        #expect(throws: HTTPError.self) { try HTTPEncoder.request(method: method, target: target, host: "h") }
    }

    @Test("Chunks read back as the body they were cut from")
    func chunks() {
        var bytes = Array("POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n".utf8)
        let pieces = [Array("one".utf8), [], Array(repeating: UInt8(120), count: 300)]
        for piece in pieces { bytes += HTTPEncoder.chunk(piece) }
        bytes += HTTPEncoder.lastChunk
        let run = CodecRuns.requests([bytes])
        #expect(run.failure == nil)
        #expect(Array(run.events.dropFirst()) == [.body(pieces.flatMap(\.self)), .end])
    }
}
