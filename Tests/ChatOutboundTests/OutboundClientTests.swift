import ChatTransport
import Dispatch
import Foundation
import Processes
import Requirements
import Synchronization
import Testing

@testable import ChatOutbound

@Suite("Calls to others", .within(minutes: 1))
struct OutboundClientTests {
    private func client(
        _ allowed: [String] = ["127.0.0.1", "::1"], change: (inout OutboundConfiguration) -> Void = { _ in }
    ) throws -> OutboundClient {
        var configuration = OutboundConfiguration(policy: try AddressPolicy(setting: "--allow", allowing: allowed))
        change(&configuration)
        return try OutboundClient(configuration)
    }

    private func send(_ request: OutboundRequest, by client: OutboundClient) async -> Result<
        OutboundResponse, OutboundError
    > {
        await withCheckedContinuation { continuation in
            client.send(request) { continuation.resume(returning: $0) }
        }
    }

    private func url(_ receiver: HTTPReceiver, _ path: String = "/") throws -> OutboundURL {
        try #require(OutboundURL("http://127.0.0.1:\(receiver.port)\(path)"))
    }

    @Test("A request arrives as it was made, and its answer comes back")
    func exchange() async throws {
        let receiver = try HTTPReceiver { _ in
            .status(201, headers: ["Content-Type": "text/x", "Retry-After": "7"], body: "answered")
        }
        let client = try client()
        defer { client.close() }
        let request = OutboundRequest(
            "PUT", try url(receiver, "/a?b=c"), headers: [("X-One", "1")], body: Array("héllo\u{0}".utf8))
        let response = try await send(request, by: client).get()
        #expect(response.status == 201 && response.contentType == "text/x" && response.retryAfterSeconds == 7)
        #expect(response.body == Array("answered".utf8) && response.redirection == nil && !response.isCut)
        let seen = try #require(await receiver.next())
        #expect(seen.method == "PUT" && seen.target == "/a?b=c" && seen.body == Array("héllo\u{0}".utf8))
        #expect(seen.headers["x-one"] == "1" && seen.headers["user-agent"] == "Roost" && seen.headers["expect"] == nil)
    }

    @Test("An empty body is sent as one, and none as none")
    func bodies() async throws {
        let receiver = try HTTPReceiver { _ in .status(200) }
        let client = try client()
        defer { client.close() }
        _ = try await send(OutboundRequest("POST", try url(receiver), body: []), by: client).get()
        _ = try await send(OutboundRequest("GET", try url(receiver)), by: client).get()
        #expect(await receiver.next()?.headers["content-length"] == "0")
        #expect(await receiver.next()?.headers["content-length"] == nil)
        #expect(receiver.connectionCount == 1, "the connection is used again")
    }

    @Test(
        "A loopback listener is never reached without being listed, however its address is written",
        .covers("C-71", "C-72"),
        arguments: [
            "127.0.0.1", "127.1", "2130706433", "0x7f000001", "017700000001", "localhost", "localhost.", "0.0.0.0",
            "[::1]", "[::]", "[::ffff:127.0.0.1]", "[::127.0.0.1]",
        ])
    func refused(host: String) async throws {
        let four = try HTTPReceiver { _ in .status(200) }
        let six = try HTTPReceiver(onVersion6: true) { _ in .status(200) }
        let client = try client([])
        defer { client.close() }
        for port in [four.port, six.port] {
            let url = try #require(OutboundURL("http://\(host):\(port)/"))
            let result = await send(OutboundRequest("GET", url), by: client)
            guard case .failure(.refusedAddress(_, "--allow")) = result else {
                // A host that means nothing here is no hit either.
                #expect(throws: OutboundError.self) { try result.get() }
                continue
            }
        }
        #expect(four.connectionCount == 0 && six.connectionCount == 0)
    }

    @Test("The reason names the address and the setting", .covers("C-72"))
    func reason() async throws {
        let client = try client([])
        defer { client.close() }
        let url = try #require(OutboundURL("http://127.0.0.1:9/"))
        let result = await send(OutboundRequest("GET", url), by: client)
        let checked = await withCheckedContinuation { continuation in
            client.check(url) { continuation.resume(returning: $0) }
        }
        let expected = OutboundError.refusedAddress(IPAddress("127.0.0.1"), setting: "--allow")
        #expect(result == .failure(expected) && checked == expected)
        #expect(
            "\(expected)"
                == "the address 127.0.0.1 is not public; --allow lists addresses that may be called all the same")
    }

    @Test("A name that changes its address between the check and the call gains nothing", .covers("C-71"))
    func rebinding() async throws {
        let receiver = try HTTPReceiver { _ in .status(200) }
        let policy = AddressPolicy(setting: "--allow")
        // The name was public when it was checked; the system's own look-up says loopback.
        let client = try OutboundClient(
            OutboundConfiguration(policy: policy), resolver: HostResolver { _ in ["8.8.8.8"] })
        defer { client.close() }
        let url = try #require(OutboundURL("http://localhost:\(receiver.port)/"))
        let checked = await withCheckedContinuation { continuation in
            client.check(url) { continuation.resume(returning: $0) }
        }
        #expect(checked == nil)
        guard case .failure(.refusedAddress) = await send(OutboundRequest("GET", url), by: client) else {
            return #expect(Bool(false), "it was called")
        }
        #expect(receiver.connectionCount == 0)
    }

    @Test("A name with one address that is not public is refused when it is checked", .covers("C-72"))
    func check() async throws {
        let client = try OutboundClient(
            OutboundConfiguration(policy: AddressPolicy(setting: "--allow")),
            resolver: HostResolver { $0 == "none" ? [] : ["8.8.8.8", "10.0.0.1"] })
        defer { client.close() }
        for (host, isRefused) in [("some", true), ("none", false)] {
            let url = try #require(OutboundURL("http://\(host)/"))
            let refusal = await withCheckedContinuation { continuation in
                client.check(url) { continuation.resume(returning: $0) }
            }
            #expect((refusal != nil) == isRefused)
        }
    }

    @Test("A redirection is told and not followed")
    func redirection() async throws {
        let receiver = try HTTPReceiver { _ in .status(302, headers: ["Location": "/next?x=1"]) }
        let client = try client()
        defer { client.close() }
        let response = try await send(OutboundRequest("GET", try url(receiver, "/first")), by: client).get()
        #expect(response.status == 302)
        #expect(response.redirection == "http://127.0.0.1:\(receiver.port)/next?x=1")
        #expect(receiver.connectionCount == 1)
    }

    @Test("An answer at the limit is taken, one byte more is refused or cut", arguments: [10, 11])
    func limits(count: Int) async throws {
        let receiver = try HTTPReceiver { _ in .status(200, body: String(repeating: "x", count: count)) }
        let client = try client()
        defer { client.close() }
        var request = OutboundRequest("GET", try url(receiver))
        request.bodyLimit = .refuse(10)
        let refused = await send(request, by: client)
        request.bodyLimit = .cut(10)
        let cut = try await send(request, by: client).get()
        if count == 10 {
            #expect(try refused.get().body.count == 10 && !cut.isCut)
        } else {
            #expect(refused == .failure(.tooLarge) && cut.isCut)
        }
        #expect(cut.body.count == 10)
    }

    @Test("Header fields without end are refused")
    func endlessHeaders() async throws {
        let head =
            "HTTP/1.1 200 OK\r\n" + String(repeating: "X: " + String(repeating: "y", count: 90) + "\r\n", count: 900)
        let receiver = try HTTPReceiver { _ in .raw(Array((head + "\r\n").utf8)) }
        let client = try client()
        defer { client.close() }
        #expect(await send(OutboundRequest("GET", try url(receiver)), by: client) == .failure(.tooLarge))
    }

    @Test("Who does not answer in time is not waited for")
    func timeout() async throws {
        let receiver = try HTTPReceiver { _ in .silence }
        let client = try client()
        defer { client.close() }
        var request = OutboundRequest("GET", try url(receiver))
        request.timeoutMilliseconds = 50
        #expect(await send(request, by: client) == .failure(.timedOut))
    }

    @Test("A call that is called off ends, and so do all when the client closes")
    func cancelling() async throws {
        let receiver = try HTTPReceiver { _ in .silence }
        let client = try client()
        let request = OutboundRequest("GET", try url(receiver))
        let first = await withCheckedContinuation { continuation in
            let call = client.send(request) { continuation.resume(returning: $0) }
            call.cancel()
        }
        #expect(first == .failure(.cancelled))
        async let second = send(request, by: client)
        _ = await receiver.next()
        client.close()
        #expect(await second == .failure(.cancelled))
        #expect(await send(request, by: client) == .failure(.cancelled))
    }

    @Test("Nobody listening is told as such, and so is a certificate that nobody vouches for")
    func unreached() async throws {
        let client = try client()
        defer { client.close() }
        let receiver = try HTTPReceiver { _ in .status(200) }
        let gone = try url(receiver)
        receiver.stop()
        let refused = await send(OutboundRequest("GET", gone), by: client)
        guard case .failure(let error) = refused else { return #expect(Bool(false)) }
        #expect(error.isUnreached)
        let server = try HTTP2Server(isSecure: true)
        let url = try #require(OutboundURL("https://127.0.0.1:\(server.port)/"))
        guard case .failure(.insecure) = await send(OutboundRequest("GET", url), by: client) else {
            return #expect(Bool(false))
        }
    }

    @Test("Past the most calls at once further ones are refused")
    func tooMany() async throws {
        let receiver = try HTTPReceiver { _ in .silence }
        let client = try client { $0.callsMost = 1 }
        let request = OutboundRequest("GET", try url(receiver))
        async let first = send(request, by: client)
        _ = await receiver.next()
        #expect(await send(request, by: client) == .failure(.unreachable("too many calls wait")))
        client.close()
        #expect(await first == .failure(.cancelled))
    }

    @Test("HTTP/2 is spoken over TLS, many calls on one connection")
    func http2() async throws {
        let server = try HTTP2Server(isSecure: true)
        let client = try client {
            $0.policy.setting = "--allow"
            $0.trustFile = server.certificate
        }
        defer { client.close() }
        let base = "https://127.0.0.1:\(server.port)"
        var request = OutboundRequest(
            "POST", try #require(OutboundURL(base + "/3/device/first")), body: Array("{}".utf8))
        request.version = .two
        let first = try await send(request, by: client).get()
        #expect(first.status == 200 && first.majorVersion == 2)
        let responses = await withTaskGroup(of: Int?.self) { group in
            for number in 0..<100 {
                var next = request
                next.url = OutboundURL(base + "/3/device/gone\(number)") ?? next.url
                group.addTask { [next] in try? await send(next, by: client).get().status }
            }
            return await group.reduce(into: [Int?]()) { $0.append($1) }
        }
        #expect(responses.allSatisfy { $0 == 410 } && responses.count == 100)
        let seen = try (0..<101).map { _ in try server.next() }
        #expect(Set(seen.map(\.connection)) == [1])
        #expect(seen[0].headers[":method"] == "POST" && seen[0].body == "{}")
    }
}
