extension SendbirdChat {
    /// Connects a user without a token, where the application allows it.
    public class func connect(userId: String, completionHandler: UserHandler? = nil) {
        connect(userId: userId, authToken: nil, completionHandler: completionHandler)
    }

    /// Connects a user.
    public class func connect(userId: String, authToken: String?, completionHandler: UserHandler? = nil) {
        connect(userId: userId, authToken: authToken, apiHost: nil, wsHost: nil, completionHandler: completionHandler)
    }

    /// Connects a user to a server.
    ///
    /// Where the connection fails and the cache knows the user, the handler
    /// gets the user and the error, cached channels can be shown, and the
    /// connection is tried again. Another user than before takes the former
    /// one's cache away.
    ///
    /// - Parameters:
    ///   - apiHost: The server's address for queries, as `http://host:port` or `https://host`; the one given at
    ///     initialisation when nil.
    ///   - wsHost: The server's address for the socket, as `ws://host:port` or `wss://host`; made from `apiHost` when
    ///     nil.
    public class func connect(
        userId: String, authToken: String?, apiHost: String?, wsHost: String?, completionHandler: UserHandler? = nil
    ) {
        guard let client = Client.current else {
            Client.failUninitialised(completionHandler)
            return
        }
        client.connect(
            userID: userId, token: authToken, apiHost: apiHost, wsHost: wsHost, completionHandler)
    }

    /// Connects a user without a token, where the application allows it.
    @discardableResult
    nonisolated(nonsending) public class func connect(userId: String) async throws -> User {
        try await connect(userId: userId, authToken: nil, apiHost: nil, wsHost: nil)
    }

    /// Connects a user.
    @discardableResult
    nonisolated(nonsending) public class func connect(userId: String, authToken: String?) async throws -> User {
        try await connect(userId: userId, authToken: authToken, apiHost: nil, wsHost: nil)
    }

    /// Connects a user to a server; throws when the connection fails, also where a cached user could be used.
    @discardableResult
    nonisolated(nonsending) public class func connect(
        userId: String, authToken: String?, apiHost: String?, wsHost: String?
    ) async throws -> User {
        try await awaiting { done in
            connect(userId: userId, authToken: authToken, apiHost: apiHost, wsHost: wsHost) { user, error in
                done(error == nil ? user : nil, error)
            }
        }
    }

    /// Logs out: closes the connection and clears the cache, messages that were not sent included.
    public class func disconnect(completionHandler: VoidHandler? = nil) {
        Client.postEnd(.disconnect) { _ in completionHandler?() }
    }

    /// Logs out.
    nonisolated(nonsending) public class func disconnect() async {
        // It has no error to report; a cancelled wait ends early, which is all that cancelling means here.
        try? await awaitingEnd { done in disconnect { done(nil) } }
    }

    /// Closes the connection and keeps the cache and the user.
    public class func disconnectWebSocket(completionHandler: VoidHandler? = nil) {
        Client.postEnd(.disconnectWebSocket) { _ in completionHandler?() }
    }

    /// Closes the connection and keeps the cache and the user.
    nonisolated(nonsending) public class func disconnectWebSocket() async {
        // See `disconnect()`.
        try? await awaitingEnd { done in disconnectWebSocket { done(nil) } }
    }

    /// Tries to connect again at once, instead of when the wait is over.
    ///
    /// - Returns: Whether there is a user to connect.
    @discardableResult
    public class func reconnect() -> Bool {
        guard let client = Client.current, client.currentUserID != nil else { return false }
        client.post(.reconnect)
        return true
    }

    /// Sets whether the SDK tries to connect again at once when the network comes back or the app comes to the front,
    /// instead of when the wait between two attempts is over. Default: on.
    public class func setNetworkAwarenessReconnection(_ isOn: Bool) { Returns.isHeeded.withLock { $0 = isOn } }

    /// The state of the connection.
    public class func getConnectState() -> WebSocketConnectionState { Client.current?.connectionState ?? .closed }

    /// When the connection was last made, in milliseconds since 1970 by the server's clock; 0 if never.
    public class func getLastConnectedAt() -> Int64 { Client.current?.lastConnectedAt ?? 0 }

    /// The current user: from connecting, or from the cache, until logging out.
    public class func getCurrentUser() -> User? { Client.current?.currentUser }
}
