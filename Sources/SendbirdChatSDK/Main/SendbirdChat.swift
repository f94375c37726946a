/// The SDK's front door: one application and one user at a time.
///
/// Every call may come from any thread. Handlers and delegates are called on the main actor.
open class SendbirdChat: NSObject {
    /// Prepares the SDK for an application. Call it once, before anything else.
    ///
    /// Calling it again for the same application changes nothing.
    ///
    /// - Parameters:
    ///   - migrationStartHandler: Called when a cache of an older version is about to be converted.
    ///   - completionHandler: Called when the SDK is ready; with 800700 when the cache cannot be used, and caching is
    ///     off then.
    /// - Returns: Whether the parameters are usable.
    @discardableResult
    public class func initialize(
        params: InitParams, migrationStartHandler: VoidHandler? = nil, completionHandler: SBErrorHandler? = nil
    ) -> Bool {
        guard !params.applicationId.isEmpty else {
            Client.failUninitialised(completionHandler, .invalidParameter, "The application id is empty.")
            return false
        }
        let client = Client.initialise(ClientConfiguration(params))
        client.postEnd(.prepare, completionHandler)
        return true
    }

    /// Prepares the SDK for an application, and waits until it is ready.
    nonisolated(nonsending) public class func initialize(params: InitParams) async throws {
        try await awaitingEnd { initialize(params: params, completionHandler: $0) }
    }

    /// Whether the SDK was initialised.
    public class var isInitialized: Bool { Client.current != nil }

    /// Whether channels and messages are kept on this device.
    public class var isLocalCachingEnabled: Bool { Client.current?.isCaching ?? false }

    /// The application's id; nil before the SDK is initialised.
    public class func getApplicationId() -> String? { Client.current?.configuration.applicationID }

    /// The SDK's version.
    public class func getSDKVersion() -> String { ClientConfiguration.sdkVersion }

    /// What the SDK calls itself to the server.
    public class func getSBUserAgent() -> String { "SendbirdChatSDK/" + ClientConfiguration.sdkVersion }

    /// Runs work once the SDK is initialised: at once, as initialising does not wait for anything.
    public class func executeOrWaitForInitialization(_ block: @escaping VoidHandler) {
        guard let client = Client.current else { return }
        client.postEnd(.prepare) { _ in block() }
    }

    /// How much is written to the log.
    public class func getLogLevel() -> LogLevel { Client.current?.log.level ?? .none }

    /// Sets how much is written to the log.
    public class func setLogLevel(_ logLevel: LogLevel) { Client.current?.log.level = logLevel }

    /// Unavailable: handlers and delegates are called on the main actor, where what they touch lives; code that lives
    /// elsewhere uses the `async` forms.
    @available(*, unavailable, message: "Handlers are called on the main actor; use the async forms elsewhere.")
    public class func setCompletionHandlerDelegateQueue(_ queue: DispatchQueue) {}
}
