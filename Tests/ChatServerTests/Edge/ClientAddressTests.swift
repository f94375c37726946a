import ChatTransport
import Testing

@testable import ChatServer

@Suite("ClientAddress")
struct ClientAddressTests {
    private func client(
        peer: String, _ headers: HTTPHeaders, trusted: [String],
        header: EdgeConfiguration.ForwardedHeader = .xForwardedFor
    ) -> String {
        var configuration = EdgeConfiguration()
        configuration.trustedProxies = trusted.compactMap { AddressRange($0) }
        configuration.forwardedHeader = header
        return ClientAddress(configuration).find(peer: peer, headers: headers)
    }

    @Test("Who is not trusted speaks for itself, whatever it says")
    func untrusted() {
        let headers: HTTPHeaders = ["x-forwarded-for": "1.2.3.4", "forwarded": "for=1.2.3.4"]
        #expect(client(peer: "9.9.9.9", headers, trusted: []) == "9.9.9.9")
        #expect(client(peer: "9.9.9.9", headers, trusted: ["10.0.0.0/8"]) == "9.9.9.9")
    }

    @Test("From the end on trusted proxies are believed; what the client made up before them is not")
    func chain() {
        let headers: HTTPHeaders = ["x-forwarded-for": "6.6.6.6, 1.2.3.4, 10.0.0.2"]
        #expect(client(peer: "10.0.0.1", headers, trusted: ["10.0.0.0/8"]) == "1.2.3.4")
        let lines: HTTPHeaders = ["x-forwarded-for": "6.6.6.6", "X-Forwarded-For": "1.2.3.4"]
        #expect(client(peer: "10.0.0.1", lines, trusted: ["10.0.0.0/8"]) == "1.2.3.4")
        let inside: HTTPHeaders = ["x-forwarded-for": "10.0.0.3, 10.0.0.2"]
        #expect(client(peer: "10.0.0.1", inside, trusted: ["10.0.0.0/8"]) == "10.0.0.3")
    }

    @Test(
        "What is no address is not believed, nor what stands before it",
        arguments: ["", "unknown", "1.2.3.4, unknown", "1.2.3.4,", "<script>", "1.2.3.4.5", "_hidden"])
    func nonsense(value: String) {
        #expect(client(peer: "10.0.0.1", ["x-forwarded-for": value], trusted: ["10.0.0.1"]) == "10.0.0.1")
    }

    @Test("Ports and brackets are taken away, and an address of IPv4 inside IPv6 is one of IPv4")
    func forms() {
        for (value, expected) in [
            ("1.2.3.4:99", "1.2.3.4"), ("[2001:db8::1]:99", "2001:db8::1"), ("[2001:db8::1]", "2001:db8::1"),
            ("2001:DB8:0::1", "2001:db8::1"), ("::ffff:1.2.3.4", "1.2.3.4"),
        ] {
            #expect(client(peer: "::1", ["x-forwarded-for": value], trusted: ["::1"]) == expected)
        }
        #expect(client(peer: "::ffff:10.0.0.1", ["x-forwarded-for": "1.2.3.4"], trusted: ["10.0.0.1"]) == "1.2.3.4")
        #expect(client(peer: "::ffff:9.9.9.9", [:], trusted: []) == "9.9.9.9")
    }

    @Test("The header of RFC 7239 is read where the proxies write it, and only there")
    func forwarded() {
        let headers: HTTPHeaders = [
            "x-forwarded-for": "6.6.6.6", "forwarded": "for=7.7.7.7, proto=https;For=\"[2001:db8::1]:47011\";by=x",
        ]
        #expect(client(peer: "10.0.0.1", headers, trusted: ["10.0.0.1"], header: .forwarded) == "2001:db8::1")
        #expect(client(peer: "10.0.0.1", headers, trusted: ["10.0.0.1"]) == "6.6.6.6")
        #expect(
            client(peer: "10.0.0.1", ["forwarded": "by=1.2.3.4"], trusted: ["10.0.0.1"], header: .forwarded)
                == "10.0.0.1")
    }

    @Test("A network holds what begins like it")
    func networks() throws {
        for (network, inside, outside) in [
            ("10.0.0.0/8", "10.255.1.2", "11.0.0.0"), ("192.168.1.9/31", "192.168.1.8", "192.168.1.10"),
            ("fd00::/8", "fdff::1", "fc00::1"), ("::1", "::1", "::2"), ("1.2.3.4", "::ffff:1.2.3.4", "1.2.3.5"),
            ("0.0.0.0/0", "9.9.9.9", "::1"),
        ] {
            let range = try #require(AddressRange(network))
            #expect(range.contains(try #require(NetworkAddress(inside))), "\(network)")
            #expect(!range.contains(try #require(NetworkAddress(outside))), "\(network)")
            #expect(AddressRange(range.description) == range)
        }
        for text in ["", "/8", "10.0.0.0/", "10.0.0.0/-1", "::/129", "a", "10.0.0.0/8/8"] {
            #expect(AddressRange(text) == nil, "\(text)")
        }
    }
}
