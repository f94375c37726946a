internal import ChatTransport

/// Whose request it is: the peer, or whom a trusted proxy speaks for.
struct ClientAddress: Sendable {
    let trusted: [AddressRange]
    let header: EdgeConfiguration.ForwardedHeader

    init(_ configuration: EdgeConfiguration) {
        trusted = configuration.trustedProxies
        header = configuration.forwardedHeader
    }

    /// Whether an address is one of the trusted proxies.
    func isTrusted(_ address: String) -> Bool {
        guard !trusted.isEmpty, let address = NetworkAddress(address) else { return false }
        return trusted.contains { $0.contains(address) }
    }

    /// The client's address.
    ///
    /// Each proxy appends who spoke to it. From the end on, what trusted proxies said is believed: the first address
    /// that is not one of theirs is the client. What stands before it the client may have made up.
    func find(peer: String, headers: HTTPHeaders) -> String {
        guard isTrusted(peer) else { return NetworkAddress(peer)?.description ?? peer }
        var client = peer
        for word in said(headers).reversed() {
            guard let address = NetworkAddress(word) else { break }
            client = address.description
            guard trusted.contains(where: { $0.contains(address) }) else { break }
        }
        return NetworkAddress(client)?.description ?? client
    }

    private func said(_ headers: HTTPHeaders) -> [Substring] {
        switch header {
        case .xForwardedFor:
            headers.values("x-forwarded-for").flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
                .map { Self.host(Self.trimmed($0)) }
        case .forwarded:
            headers.values("forwarded").flatMap { $0.split(separator: ",", omittingEmptySubsequences: false) }
                .map { Self.host(Self.forParameter($0)) }
        }
    }

    /// The `for` of one element of RFC 7239 section 4; empty where it has none.
    private static func forParameter(_ element: Substring) -> Substring {
        for pair in element.split(separator: ";") {
            let sides = pair.split(separator: "=", maxSplits: 1)
            guard sides.count == 2, trimmed(sides[0]).lowercased() == "for" else { continue }
            let value = trimmed(sides[1])
            return value.hasPrefix("\"") && value.hasSuffix("\"") ? value.dropFirst().dropLast() : value
        }
        return ""
    }

    /// The address without a port: `192.0.2.1:99`, `[2001:db8::1]:99`.
    private static func host(_ text: Substring) -> Substring {
        if text.hasPrefix("[") { return text.dropFirst().prefix { $0 != "]" } }
        return text.count { $0 == ":" } == 1 ? text.prefix { $0 != ":" } : text
    }

    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let first = text.first, first == " " || first == "\t" { text.removeFirst() }
        while let last = text.last, last == " " || last == "\t" { text.removeLast() }
        return text
    }
}
