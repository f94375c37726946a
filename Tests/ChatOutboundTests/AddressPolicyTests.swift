import Requirements
import Testing

@testable import ChatOutbound

@Suite("Which addresses are called")
struct AddressPolicyTests {
    private func allows(_ address: String, _ entries: [String] = [], host: String = "example.org", port: UInt16 = 443)
        throws -> Bool
    {
        let policy = try AddressPolicy(setting: "--allow", allowing: entries)
        return policy.allows(try #require(IPAddress(address)), port: port, host: host)
    }

    @Test(
        "Addresses that are not the Internet's are refused", .covers("C-71"),
        arguments: [
            "0.0.0.0", "0.1.2.3", "10.0.0.1", "10.255.255.255", "100.64.0.1", "100.127.255.255", "127.0.0.1",
            "127.1.2.3", "169.254.169.254", "169.254.1.1", "172.16.0.1", "172.31.255.255", "192.0.0.1", "192.0.2.1",
            "192.88.99.1", "192.168.0.1", "198.18.0.1", "198.19.255.255", "198.51.100.1", "203.0.113.1", "224.0.0.1",
            "239.255.255.255", "240.0.0.1", "255.255.255.255", "168.63.129.16", "::", "::1", "fe80::1", "fc00::1",
            "fd12::1", "ff02::1", "2001:db8::1", "2001::1", "2002:7f00:1::", "3fff::1", "100::1", "fec0::1",
            "::ffff:127.0.0.1", "::ffff:10.0.0.1", "::ffff:169.254.169.254", "::127.0.0.1", "64:ff9b::7f00:1",
            "64:ff9b::a9fe:a9fe", "64:ff9b:1::1", "4000::1",
        ])
    func refused(address: String) throws { #expect(try !allows(address)) }

    @Test(
        "Addresses of the Internet are called, translated ones too",
        arguments: [
            "1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
            "128.0.0.0", "169.253.255.255", "172.15.255.255", "172.32.0.0", "192.167.255.255", "192.169.0.0",
            "198.17.255.255", "198.20.0.0", "223.255.255.255", "2606:4700::1111", "2a00:1450::1", "64:ff9b::808:808",
            "::ffff:8.8.8.8",
        ])
    func allowed(address: String) throws { #expect(try allows(address)) }

    @Test("A listed address, network or host is called", .covers("C-72"))
    func listed() throws {
        #expect(try allows("10.1.2.3", ["10.0.0.0/8"]))
        #expect(try !allows("11.0.0.1", ["10.0.0.0/9", "127.0.0.1"]) == false)
        #expect(try allows("127.0.0.1", ["127.0.0.1"]))
        #expect(try allows("::ffff:127.0.0.1", ["127.0.0.1"]))
        #expect(try !allows("127.0.0.2", ["127.0.0.1"]))
        #expect(try allows("fd00::5", ["fd00::/8"]))
        #expect(try !allows("fe00::5", ["fd00::/8"]))
        #expect(try allows("192.168.1.1", ["Hooks.Internal"], host: "hooks.internal."))
        #expect(try !allows("192.168.1.1", ["hooks.internal"], host: "hooks.internal.example.org"))
    }

    @Test(
        "The services of clouds are reached where they themselves are listed, and by nothing wider", .covers("C-72"),
        arguments: ["169.254.169.254", "100.100.100.200", "168.63.129.16", "fd00:ec2::254"])
    func clouds(address: String) throws {
        #expect(try !allows(address))
        #expect(try !allows(address, ["0.0.0.0/0", "::/0", "169.254.0.0/16", "cloud"], host: "cloud"))
        #expect(try allows(address, [address]))
    }

    @Test("Ports are those of the web, but for what is listed", .covers("C-71"))
    func ports() throws {
        var policy = try AddressPolicy(setting: "--allow", allowing: ["127.0.0.1", "inner"], ports: [80, 443])
        let outer = try #require(IPAddress("8.8.8.8"))
        let listed = try #require(IPAddress("127.0.0.1"))
        #expect(policy.allows(outer, port: 80, host: "a") && policy.allows(outer, port: 443, host: "a"))
        #expect(!policy.allows(outer, port: 8080, host: "a") && !policy.allows(outer, port: 22, host: "a"))
        #expect(policy.allows(listed, port: 8080, host: "a") && policy.allows(outer, port: 22, host: "inner"))
        policy.ports = nil
        #expect(policy.allows(outer, port: 22, host: "a"))
    }

    @Test(
        "An entry that is none is named",
        arguments: ["10.0.0.0/33", "1.2.3", "a b", "", "::1/129", "http://x", "1/2/3"])
    func malformed(entry: String) {
        #expect(throws: AddressPolicy.MalformedEntry(text: entry)) {
            _ = try AddressPolicy(setting: "--allow", allowing: ["10.0.0.0/8", entry])
        }
    }

    @Test(
        "An address that may be called has a web's scheme, a host and no user",
        arguments: [
            ("http://example.org", "example.org", 80), ("https://example.org:8443/a?b#c", "example.org", 8443),
            ("http://[::1]:80/", "::1", 80), ("HTTP://EXAMPLE.org/", "EXAMPLE.org", 80),
            ("http://127.1/", "127.0.0.1", 80), ("http://2130706433/", "127.0.0.1", 80),
            ("http://0x7f000001/", "127.0.0.1", 80),
        ])
    func urls(text: String, host: String, port: UInt16) throws {
        let url = try #require(OutboundURL(text))
        #expect(url.host.lowercased() == host.lowercased() && url.port == port)
    }

    @Test(
        "Anything else is no address", .covers("C-71"),
        arguments: [
            "", "example.org", "file:///etc/passwd", "gopher://a/", "ftp://a/", "http://", "http://a b/",
            "http://user@a/", "http://user:word@a/", "http://a:0/", "http://a:70000/", "javascript:x", "http://a/\n",
            "http://" + String(repeating: "a", count: 2_048),
        ])
    func noURL(text: String) { #expect(OutboundURL(text) == nil) }
}
