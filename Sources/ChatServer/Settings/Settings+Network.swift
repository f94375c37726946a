internal import ChatTransport

extension Settings {
    static let network = [
        Setting(
            name: "listen", group: .network, kind: .text("HOST:PORT"),
            help: "a numeric address or localhost, IPv6 in brackets; port 0 takes a free one; [::] takes IPv4 as well"
        ) {
            let host = $0.edge.address
            return host.contains(":") ? "[\(host)]:\($0.edge.port)" : "\(host):\($0.edge.port)"
        } apply: { text, configuration in
            setAddress(text, in: &configuration.edge)
        },
        Setting.number("loops", .network, 1...64, "", "threads for connections", \.edge.loopCount),
        Setting.text(
            "tls-certificate", .network, "FILE",
            "PEM: the server's certificate, then those that lead to its authority; read anew when it changes",
            \.tlsCertificate),
        Setting.text("tls-key", .network, "FILE", "PEM: the private key", \.tlsKey),
        Setting(
            name: "path-prefix", group: .network, kind: .text("/PATH"),
            help: "what a proxy puts before every path, as /chat; taken away where it is there"
        ) {
            $0.edge.pathPrefix
        } apply: { text, configuration in
            let isPath = text.hasPrefix("/") && !text.hasSuffix("/") && text.utf8.allSatisfy(isPathByte)
            guard text.isEmpty || isPath else { return nil }
            return configuration.edge.pathPrefix = text
        },
        Setting.list(
            "trusted-proxies", .network, "NETWORK",
            "addresses or networks (10.0.0.0/8) whose word for the client's address is taken",
            \.edge.trustedProxies, parse: { AddressRange($0) }, write: \.description),
        Setting.choice(
            "forwarded-header", .network, "in which header the proxies say it; the other is not looked at",
            EdgeConfiguration.ForwardedHeader.self, \.edge.forwardedHeader),
        Setting.list(
            "cors-origins", .network, "ORIGIN",
            "pages that may call from a browser, as https://app.example.org; * for all; none: only sockets, from any page",
            \.edge.corsOrigins, parse: origin, write: { $0 }),
    ]

    static let connections = [
        Setting.number(
            "connections", .connections, 1...10_000_000, "", "of all kinds; further ones are closed at once",
            \.edge.connectionsMax),
        Setting.number(
            "sockets-per-user", .connections, 1...100_000, "", "the oldest connection of a user goes at one more",
            \.edge.socketsPerUserMax),
        Setting.number(
            "requests-under-way", .connections, 1...10_000, "",
            "of one socket; it is not read until one of them is answered", \.edge.requestsUnderWayMax),
        Setting.seconds(
            "heartbeat", .connections, 1...3_600, "how often clients are asked to ping",
            \.service.heartbeatMilliseconds),
        Setting.seconds(
            "idle-timeout", .connections, 1...86_400, "a silent socket is closed after it",
            \.service.idleTimeoutMilliseconds),
        Setting.seconds(
            "login-timeout", .connections, 1...3_600, "a socket without a login is closed after it",
            \.edge.loginTimeout),
        Setting.seconds(
            "request-timeout", .connections, 1...3_600, "how long an HTTP request may take to arrive",
            \.edge.requestTimeout),
        Setting.seconds(
            "keep-alive-timeout", .connections, 1...86_400, "an HTTP connection without a request is closed after it",
            \.edge.keepAliveTimeout),
        Setting.seconds(
            "stop-timeout", .connections, 0...600, "how long stopping waits for clients to take what waits for them",
            \.edge.stopTimeout),
        Setting.seconds(
            "session-lifetime", .connections, 1...31_536_000, "how long a session's key holds",
            \.service.sessionLifetimeMilliseconds),
        Setting.number(
            "failures-per-minute", .connections, 0...1_000_000, "",
            "refused logins and keys of one address, or one /64 of IPv6; 0 for any number",
            get: { $0.edge.failuresPerMinuteMax == .max ? 0 : $0.edge.failuresPerMinuteMax },
            set: { $0.edge.failuresPerMinuteMax = $1 == 0 ? .max : $1 }),
        Setting.number(
            "http-line", .connections, 64...1_048_576, "bytes", "the longest request line",
            \.edge.http.startLineBytesMax),
        Setting.number(
            "http-headers", .connections, 256...1_048_576, "bytes", "all header fields of a request together",
            \.edge.http.headerBytesMax),
        Setting.number(
            "http-header-count", .connections, 8...10_000, "", "header fields of a request", \.edge.http.headerCountMax),
    ]

    /// `HOST:PORT`, `[IPv6]:PORT`; the host is numeric or `localhost`.
    private static func setAddress(_ text: String, in edge: inout EdgeConfiguration) -> Void? {
        guard let colon = text.lastIndex(of: ":"), let port = UInt16(text[text.index(after: colon)...]) else {
            return nil
        }
        var host = String(text[..<colon])
        if host.hasPrefix("["), host.hasSuffix("]") { host = String(host.dropFirst().dropLast()) }
        guard !host.isEmpty else { return nil }
        edge.address = host == "localhost" ? "127.0.0.1" : host
        edge.port = port
        return ()
    }

    /// Letters, digits and what stands for itself in a path (RFC 3986 section 2.3).
    private static func isPathByte(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
        default: [UInt8]("/-._~".utf8).contains(byte)
        }
    }

    /// As browsers send it (RFC 6454 section 6.2): scheme, host and port, without a path.
    @Sendable private static func origin(_ text: String) -> String? {
        if text == "*" { return text }
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 3, parts[0].hasSuffix(":"), parts[1].isEmpty, !parts[2].isEmpty else { return nil }
        return text.lowercased()
    }
}
