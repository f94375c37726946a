import Foundation
import SendbirdChatSDK

// Guide: Connecting.

/// Initialises the SDK and connects a user with a token from the app's own back end.
@MainActor
final class ChatSession {
    /// Asks the app's own back end for a session token.
    typealias TokenSource = @MainActor () async throws -> String

    private let token: TokenSource
    /// What the session was told, for the screens to show.
    private(set) var notices: [String] = []

    init(token: @escaping TokenSource) {
        self.token = token
    }

    /// Prepares the SDK for an application on a server of one's own.
    func prepare(host: String, cache: URL? = nil) async throws {
        let params = InitParams(applicationId: "community", isLocalCachingEnabled: true)
        // "https://chat.example.org"; the socket's address follows from it.
        params.apiHost = host
        params.cacheDirectory = cache
        try await SendbirdChat.initialize(params: params)
    }

    /// Connects a user.
    func start(userId: String) async throws -> User {
        SendbirdChat.setSessionDelegate(self)
        SendbirdChat.addConnectionDelegate(self, identifier: "session")
        return try await SendbirdChat.connect(userId: userId, authToken: try await token())
    }

    /// Logs the user out, which empties the cache.
    func end() async {
        await SendbirdChat.disconnect()
    }
}

extension ChatSession: SessionDelegate {
    func sessionTokenDidRequire(
        successCompletion success: @escaping (String?) -> Void, failCompletion fail: @escaping () -> Void
    ) {
        Task {
            do { success(try await token()) } catch { fail() }
        }
    }

    func sessionWasClosed() {
        notices.append("Please log in again.")
    }
}

extension ChatSession: ConnectionDelegate {
    func didStartReconnection() { notices.append("Connecting…") }
    func didSucceedReconnection() { notices.append("Connected") }
}
