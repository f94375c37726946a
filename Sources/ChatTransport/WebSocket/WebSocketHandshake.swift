/// The opening handshake of RFC 6455 section 4, both sides.
package enum WebSocketHandshake {
    /// A server's answer to a request that asks for an upgrade.
    package enum Answer: Sendable, Equatable {
        /// Go on as WebSocket; send these fields with a 101.
        case accept(HTTPHeaders, subprotocol: String?)
        /// Refuse with this status and fields.
        case refuse(HTTPError, HTTPHeaders)
    }

    /// The fixed text of section 1.3 that proves the server speaks WebSocket.
    private static let acceptGUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"

    /// Whether a request asks to become a WebSocket, properly or not.
    package static func isRequested(by head: HTTPRequestHead) -> Bool {
        head.headers.contains(token: "websocket", in: "upgrade")
    }

    /// Checks an upgrade request (section 4.2.1) and answers it.
    ///
    /// - Parameter subprotocols: What the server speaks, best first. The first
    ///   one that the client offers is chosen. A client that offers others only is
    ///   refused; one that offers none is accepted without.
    package static func answer(_ head: HTTPRequestHead, subprotocols: [String]) -> Answer {
        guard head.method == "GET", head.minorVersion == 1 else {
            return .refuse(.malformed("an upgrade must be GET in HTTP/1.1"), [:])
        }
        guard isRequested(by: head), head.headers.contains(token: "upgrade", in: "connection") else {
            return .refuse(HTTPError(status: 426, reason: "an upgrade is required"), ["upgrade": "websocket"])
        }
        guard head.headers.values("sec-websocket-version") == ["13"] else {
            return .refuse(
                HTTPError(status: 426, reason: "the WebSocket version is not supported"),
                ["sec-websocket-version": "13"])
        }
        let keys = head.headers.values("sec-websocket-key")
        guard keys.count == 1, Base64.decode(keys[0])?.count == 16 else {
            return .refuse(.malformed("the WebSocket key is malformed"), [:])
        }
        let offered = head.headers.tokens("sec-websocket-protocol")
        let chosen = subprotocols.first { offered.contains($0) }
        guard chosen != nil || offered.isEmpty else {
            return .refuse(.malformed("no offered subprotocol is known"), [:])
        }
        var headers: HTTPHeaders = [
            "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-accept": acceptValue(forKey: keys[0]),
        ]
        if let chosen { headers.append("sec-websocket-protocol", chosen) }
        return .accept(headers, subprotocol: chosen)
    }

    /// The fields a client sends to ask for the upgrade (section 4.1).
    ///
    /// - Parameter key: 16 random bytes.
    package static func requestHeaders(key: [UInt8], subprotocols: [String]) -> HTTPHeaders {
        var headers: HTTPHeaders = [
            "upgrade": "websocket", "connection": "Upgrade", "sec-websocket-version": "13",
            "sec-websocket-key": Base64.encode(key),
        ]
        if !subprotocols.isEmpty { headers.append("sec-websocket-protocol", subprotocols.joined(separator: ", ")) }
        return headers
    }

    /// Checks a server's answer (section 4.1, the client's list).
    ///
    /// - Returns: the subprotocol that the server chose, or nil if none.
    /// - Throws: the server's status when it refused, or 400 and the rule that its answer breaks.
    package static func check(
        _ head: HTTPResponseHead, key: [UInt8], subprotocols: [String]
    ) throws(HTTPError) -> String? {
        guard head.status == 101 else {
            throw HTTPError(status: head.status, reason: "the server refused the upgrade")
        }
        guard head.headers.contains(token: "websocket", in: "upgrade"),
            head.headers.contains(token: "upgrade", in: "connection")
        else { throw .malformed("the answer does not upgrade to WebSocket") }
        guard head.headers.values("sec-websocket-accept") == [acceptValue(forKey: Base64.encode(key))] else {
            throw .malformed("the accept value is wrong")
        }
        guard head.headers.values("sec-websocket-extensions").isEmpty else {
            throw .malformed("the server chose an extension that was not offered")
        }
        let chosen = head.headers.values("sec-websocket-protocol")
        guard chosen.count <= 1, chosen.allSatisfy(subprotocols.contains) else {
            throw .malformed("the server chose a subprotocol that was not offered")
        }
        return chosen.first
    }

    static func acceptValue(forKey key: String) -> String {
        Base64.encode(Digest.sha1(Array((key + acceptGUID).utf8)))
    }
}
