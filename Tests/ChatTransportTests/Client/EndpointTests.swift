import ChatTransport
import Testing

@Suite("Endpoint")
struct EndpointTests {
    @Test(
        "URLs and bare hosts are read",
        arguments: [
            ("http://h", "h", 80, false, "h"), ("https://h/path?x", "h", 443, true, "h"),
            ("ws://h:8080", "h", 8080, false, "h:8080"),
            ("WSS://h:443/", "h", 443, true, "h"), ("chat.example", "chat.example", 443, true, "chat.example"),
            ("h:9000", "h", 9000, true, "h:9000"), ("http://[::1]:81/x", "::1", 81, false, "[::1]:81"),
            ("http://[::1]", "::1", 80, false, "[::1]"),
        ])
    func reads(text: String, host: String, port: UInt16, isSecure: Bool, hostField: String) throws {
        let endpoint = try #require(Endpoint(text))
        #expect(endpoint == Endpoint(host: host, port: port, isSecure: isSecure))
        #expect(endpoint.hostField == hostField)
    }

    @Test(
        "Malformed ones are refused",
        arguments: [
            "", "http://", "h:0", "h:70000", "h:x", "a:1:2", "http://u@h", "http://a b", "http://[::1", "http://[::1]x",
            "é",
        ])
    func refuses(text: String) {
        #expect(Endpoint(text) == nil)
    }
}
