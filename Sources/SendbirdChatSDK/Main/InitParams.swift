/// What the SDK is initialised with.
open class InitParams: NSObject {
    /// The application's id.
    open var applicationId: String
    /// Whether channels and messages are kept on this device. Default: false, then they are kept in memory.
    open var isLocalCachingEnabled: Bool
    /// How the local cache is kept.
    open var localCacheConfig: LocalCacheConfig
    /// How much is written to the log. Default: nothing.
    open var logLevel: LogLevel
    /// The app's version, told to the server for its log.
    open var appVersion: String?
    /// The server's address for queries, as `http://host:port` or `https://host`; nil to give it when connecting.
    open var apiHost: String?
    /// The server's address for the socket, as `ws://host:port` or `wss://host`; made from ``apiHost`` when nil.
    open var wsHost: String?
    /// Where the cache is kept; the app's own place for support files when nil.
    open var cacheDirectory: URL?

    /// Makes parameters, and sets them.
    public convenience init(applicationId: String, builder: (InitParams) -> Void) {
        self.init(applicationId: applicationId)
        builder(self)
    }

    /// Makes parameters.
    public init(
        applicationId: String, isLocalCachingEnabled: Bool = false,
        localCacheConfig: LocalCacheConfig = LocalCacheConfig(), logLevel: LogLevel = .none,
        appVersion: String? = nil, apiHost: String? = nil, wsHost: String? = nil
    ) {
        self.applicationId = applicationId
        self.isLocalCachingEnabled = isLocalCachingEnabled
        self.localCacheConfig = localCacheConfig
        self.logLevel = logLevel
        self.appVersion = appVersion
        self.apiHost = apiHost
        self.wsHost = wsHost
    }
}
