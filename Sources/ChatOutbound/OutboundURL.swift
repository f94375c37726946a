internal import CCurl

/// An address that the server may be asked to call: `http` or `https`, with a host, and no user name in it.
///
/// Read by the library that also connects, so that both understand the same host.
package struct OutboundURL: Hashable, Sendable, CustomStringConvertible {
    /// The text as it was given.
    package let text: String
    /// Whether it is `https`.
    package let isSecure: Bool
    /// The host, without brackets.
    package let host: String
    /// The port, that of the scheme where none is written.
    package let port: UInt16

    /// The longest that is read, in bytes.
    package static let bytesMost = 2_048

    /// Reads an address; nil for what is none of these.
    package init?(_ text: String) {
        let isPlain = text.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F }
        guard !text.isEmpty, text.utf8.count <= Self.bytesMost, isPlain, let url = curl_url() else { return nil }
        defer { curl_url_cleanup(url) }
        guard curl_url_set(url, CURLUPART_URL, text, 0) == CURLUE_OK,
            let scheme = Self.part(CURLUPART_SCHEME, of: url), scheme == "http" || scheme == "https",
            let host = Self.part(CURLUPART_HOST, of: url), !host.isEmpty,
            Self.part(CURLUPART_USER, of: url) == nil, Self.part(CURLUPART_PASSWORD, of: url) == nil,
            let port = Self.part(CURLUPART_PORT, of: url).flatMap({ UInt16($0) }), port > 0
        else { return nil }
        self.text = text
        isSecure = scheme == "https"
        self.host = host.hasPrefix("[") && host.hasSuffix("]") ? String(host.dropFirst().dropLast()) : host
        self.port = port
    }

    /// The address itself.
    package var description: String { text }

    private static func part(_ part: CURLUPart, of url: OpaquePointer) -> String? {
        var text: UnsafeMutablePointer<CChar>?
        guard curl_url_get(url, part, &text, UInt32(CURLU_DEFAULT_PORT)) == CURLUE_OK, let text else { return nil }
        defer { curl_free(text) }
        return String(cString: text)
    }
}
