import ChatTransport
import Requirements
import Testing

@testable import ChatServer

/// Messages in which a second request hides: whatever stands in front of the server may have read them differently
/// (RFC 9112, section 11.2).
@Suite("Request smuggling", .within(minutes: 1))
struct SmugglingTests {
    private static let hidden = "GET /v3/hidden HTTP/1.1\r\nHost: h\r\n\r\n"

    /// What is ambiguous: refused and closed, and what hides in it is never a request.
    static let ambiguous: [(what: String, message: String)] = [
        ("a length and chunks", "Content-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n\(hidden)"),
        ("chunks and a length", "Transfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n\(hidden)"),
        ("two lengths", "Content-Length: 0\r\nContent-Length: \(hidden.utf8.count)\r\n\r\n\(hidden)"),
        ("two equal lengths", "Content-Length: 0\r\nContent-Length: 0\r\n\r\n\(hidden)"),
        ("a list of lengths", "Content-Length: 0, 0\r\n\r\n\(hidden)"),
        ("a length with a sign", "Content-Length: +0\r\n\r\n\(hidden)"),
        ("a length in hexadecimal", "Content-Length: 0x0\r\n\r\n\(hidden)"),
        ("a negative length", "Content-Length: -1\r\n\r\n\(hidden)"),
        ("a space before the colon", "Content-Length : 0\r\n\r\n\(hidden)"),
        ("a coding with a space before the colon", "Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n\(hidden)"),
        ("a coding that is nearly one", "Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n\(hidden)"),
        ("a coding with a tab of its own", "Transfer-Encoding: \u{B}chunked\r\n\r\n0\r\n\r\n\(hidden)"),
        ("two codings", "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity\r\n\r\n0\r\n\r\n\(hidden)"),
        ("a folded coding", "Transfer-Encoding:\r\n chunked\r\n\r\n0\r\n\r\n\(hidden)"),
        ("a folded field", "X: y\r\n Content-Length: 0\r\n\r\n\(hidden)"),
        ("a quoted coding", "Transfer-Encoding: \"chunked\"\r\n\r\n0\r\n\r\n\(hidden)"),
        ("a coding with a parameter", "Transfer-Encoding: chunked;q=1\r\n\r\n0\r\n\r\n\(hidden)"),
        ("a bare line feed", "X: y\n\(hidden)"),
        ("a bare carriage return", "X: y\rContent-Length: 0\r\n\r\n\(hidden)"),
        ("a NUL in a value", "X: y\u{0}\r\n\r\n\(hidden)"),
        ("a chunk size with a sign", "Transfer-Encoding: chunked\r\n\r\n-0\r\n\r\n\(hidden)"),
        ("a chunk size in C", "Transfer-Encoding: chunked\r\n\r\n0x0\r\n\r\n\(hidden)"),
        ("a chunk size past all numbers", "Transfer-Encoding: chunked\r\n\r\n10000000000000000\r\n\(hidden)"),
        ("a chunk longer than it says", "Transfer-Encoding: chunked\r\n\r\n1\r\nxx\r\n0\r\n\r\n\(hidden)"),
        ("a line feed after a chunk's size", "Transfer-Encoding: chunked\r\n\r\n0\n\n\(hidden)"),
        ("a chunk extension with a line feed", "Transfer-Encoding: chunked\r\n\r\n0;a\nb\r\n\r\n\(hidden)"),
        ("a second host", "Host: other\r\n\r\n\(hidden)"),
    ]

    @Test("What can be read in two ways is refused and the connection closed", arguments: ambiguous.indices)
    func refused(index: Int) async throws {
        let (what, message) = Self.ambiguous[index]
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        client.send("POST /v3/seen HTTP/1.1\r\nHost: h\r\n\(message)")
        let response = try #require(try await client.response(toMethod: "POST"), "\(what)")
        #expect((400...501).contains(response.status), "\(what): \(response.status)")
        #expect(!response.body.contains("/v3/hidden"), "\(what)")
        #expect(try await client.response() == nil, "\(what): a second answer")
    }

    /// What is proper, however odd: one answer, and then that to the request after it.
    static let proper: [(what: String, message: String)] = [
        ("a body that looks like a request", "Content-Length: \(hidden.utf8.count)\r\n\r\n\(hidden)"),
        ("chunks with extensions", "Transfer-Encoding: chunked\r\n\r\n3;a=\"b;c\"\r\nabc\r\n0;last\r\n\r\n"),
        (
            "a chunk that looks like a request",
            "Transfer-Encoding: chunked\r\n\r\n\(String(hidden.utf8.count, radix: 16))\r\n\(hidden)\r\n0\r\n\r\n"
        ),
        (
            "trailers that would change it all",
            "Transfer-Encoding: chunked\r\n\r\n0\r\nContent-Length: 100\r\nApi-Token: stolen\r\n\r\n"
        ),
        ("a coding in other letters", "transfer-ENCODING: CHUNKED\r\n\r\n0\r\n\r\n"),
        ("a length with zeros before it", "Content-Length: 0003\r\n\r\nabc"),
        ("a name that is nearly a length", "Content_Length: 100\r\n\r\n"),
        ("no body at all", "\r\n"),
    ]

    @Test("What is proper is one request, and the one after it another", arguments: proper.indices)
    func accepted(index: Int) async throws {
        let (what, message) = Self.proper[index]
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        client.send("POST /v3/seen HTTP/1.1\r\nHost: h\r\n\(message)GET /v3/next HTTP/1.1\r\nHost: h\r\n\r\n")
        let first = try #require(try await client.response(toMethod: "POST"))
        #expect(first.status == 200 && first.body.hasPrefix("POST /v3/seen [] - - "), "\(what): \(first.body)")
        let second = try #require(try await client.response())
        #expect(second.body == "GET /v3/next [] - - - ", "\(what): \(second.body)")
    }

    @Test("The same header of a login in two values is not read as one of them by chance")
    func credentials() async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        client.send("GET /v3/x HTTP/1.1\r\nHost: h\r\nApi-Token: first\r\nApi-Token: second\r\n\r\n")
        #expect(try await client.response()?.body == "GET /v3/x [] first - - ")
    }

    @Test("OPTIONS and HEAD are answered without a body where they have none")
    func methods() async throws {
        let fixture = try EdgeFixture()
        let client = try await WireClient(port: fixture.port)
        let head = try #require(try await client.request("HEAD", "/v3/x"))
        #expect(head.status == 200 && head.body.isEmpty && head.headers["content-length"] != "0")
        client.send("OPTIONS * HTTP/1.1\r\nHost: h\r\n\r\n")
        #expect(try await client.response(toMethod: "OPTIONS")?.status == 404)
        #expect(try await client.request("GET", "/v3/x")?.status == 200)
    }
}
