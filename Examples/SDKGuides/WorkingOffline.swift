import Foundation
import SendbirdChatSDK

// Guide: Working offline.

/// How an app starts that can do without the network.
@MainActor
enum OfflineStart {
    /// Prepares the SDK with a cache of at most 128 MB that sends by itself what waits.
    static func prepare(host: String, cache: URL? = nil) async throws {
        let params = InitParams(applicationId: "community", isLocalCachingEnabled: true)
        params.localCacheConfig = LocalCacheConfig(maxSize: 128, enableAutoResend: true)
        params.apiHost = host
        params.cacheDirectory = cache
        try await SendbirdChat.initialize(params: params)
    }

    /// Connects, or goes on with the cache where there is no network.
    ///
    /// - Returns: The user, and whether what is shown comes from the cache.
    static func connect(userId: String) async throws -> (user: User, isOffline: Bool) {
        try await withCheckedThrowingContinuation { done in
            SendbirdChat.connect(userId: userId) { user, error in
                if let user {
                    // With an error: the cache knows the user, and the connection is tried again.
                    done.resume(returning: (user, error != nil))
                } else if let error {
                    done.resume(throwing: error)
                }
            }
        }
    }

    /// How much the cache takes, and a way to be rid of it.
    static func emptyCache() async throws -> Int {
        let bytes = SendbirdChat.getCachedDataSize()
        try await SendbirdChat.clearCachedData()
        return bytes
    }
}
