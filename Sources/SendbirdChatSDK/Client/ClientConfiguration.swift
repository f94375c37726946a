/// What a client is made for: the parameters of initialisation as a value.
struct ClientConfiguration: Sendable {
    /// The SDK's version, as told to apps and to the server.
    static let sdkVersion = "4.39.9"

    var applicationID: String
    var isCachingEnabled: Bool
    var enablesAutoResend: Bool
    /// In bytes.
    var cacheSizeLimit: Int64
    var logLevel: LogLevel
    var appVersion: String?
    var apiHost: String?
    var socketHost: String?
    var cacheDirectory: URL?
}

extension ClientConfiguration {
    init(_ params: InitParams) {
        self.init(
            applicationID: params.applicationId, isCachingEnabled: params.isLocalCachingEnabled,
            enablesAutoResend: params.localCacheConfig.enableAutoResend,
            cacheSizeLimit: params.localCacheConfig.maxSize << 20, logLevel: params.logLevel,
            appVersion: params.appVersion, apiHost: params.apiHost, socketHost: params.wsHost,
            cacheDirectory: params.cacheDirectory)
    }

    /// The addresses to connect to; nil when none was given.
    ///
    /// An address without a scheme means the encrypted one.
    func hosts(api: String?, socket: String?) -> Hosts? {
        let socketHost = socket ?? self.socketHost
        guard let api = api ?? apiHost ?? socketHost.map(Self.queryHost(ofSocketHost:)) else { return nil }
        let queryHost = Self.trimmed(api.contains("://") ? api : "https://" + api)
        guard let socketHost else {
            return Hosts(api: queryHost, socket: "ws" + queryHost.dropFirst("http".count))
        }
        return Hosts(
            api: queryHost, socket: Self.trimmed(socketHost.contains("://") ? socketHost : "wss://" + socketHost))
    }

    private static func queryHost(ofSocketHost host: String) -> String {
        host.hasPrefix("ws") && host.contains("://") ? "http" + host.dropFirst("ws".count) : host
    }

    private static func trimmed(_ host: String) -> String {
        String(host.reversed().drop { $0 == "/" }.reversed())
    }
}
