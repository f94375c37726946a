/// Where a client connects to.
package struct Endpoint: Hashable, Sendable {
    /// A name or a numeric address; IPv6 without brackets.
    package let host: String
    /// The TCP port.
    package let port: UInt16
    /// Whether the connection is under TLS.
    package let isSecure: Bool

    /// An endpoint by its parts.
    package init(host: String, port: UInt16, isSecure: Bool) {
        self.host = host
        self.port = port
        self.isSecure = isSecure
    }

    /// Reads `http`, `https`, `ws` or `wss` URLs, or a bare `host[:port]`, which is taken as secure.
    ///
    /// What follows the host and port is not looked at. Nil when the host or port is malformed.
    package init?(_ text: String) {
        var rest = Substring(text)
        isSecure = !["http://", "ws://"].contains { text.lowercased().hasPrefix($0) }
        if let scheme = ["http://", "https://", "ws://", "wss://"].first(where: { text.lowercased().hasPrefix($0) }) {
            rest = rest.dropFirst(scheme.count)
        }
        rest = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        var portText: Substring?
        if rest.hasPrefix("[") {
            guard let end = rest.firstIndex(of: "]") else { return nil }
            let after = rest[rest.index(after: end)...]
            guard after.isEmpty || after.hasPrefix(":") else { return nil }
            host = String(rest[rest.index(after: rest.startIndex)..<end])
            portText = after.isEmpty ? nil : after.dropFirst()
        } else {
            let parts = rest.split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count <= 2 else { return nil }
            host = String(parts[0])
            portText = parts.count == 2 ? parts[1] : nil
        }
        guard !host.isEmpty, host.utf8.allSatisfy({ HTTPGrammar.isTargetByte($0) && $0 != 0x40 }) else { return nil }
        guard let portText else {
            port = isSecure ? 443 : 80
            return
        }
        guard let port = UInt16(portText), port > 0 else { return nil }
        self.port = port
    }

    /// The value of the Host field: without the port where it is the scheme's own.
    package var hostField: String {
        let name = host.contains(":") ? "[\(host)]" : host
        return port == (isSecure ? 443 : 80) ? name : "\(name):\(port)"
    }
}
