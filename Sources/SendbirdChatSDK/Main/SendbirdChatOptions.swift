/// Times that the SDK keeps to. Set them before connecting.
open class SendbirdChatOptions: NSObject {
    static let times = Locked(ClientTimes())

    /// How long an upload may go without progress, in seconds. Default: 60.
    public class func getFileTransferTimeout() -> TimeInterval { SendbirdChat.getFileTransferTimeout() }

    /// Sets how long an upload may go without progress, in seconds; at least 1.
    public class func setFileTransferTimeout(_ timeout: Int) { SendbirdChat.setFileTransferTimeout(timeout) }

    private static let pollDetails = Locked(false)
    static let memberInfo = Locked(true)

    /// Whether lists show polls with their options and votes whatever their parameters say. Default: false.
    public class func includePollDetails() -> Bool { pollDetails.value }

    /// Sets whether lists that are made from now on show polls with their options and votes whatever their parameters
    /// say.
    public class func setIncludePollDetails(_ value: Bool) { pollDetails.withLock { $0 = value } }

    /// Whether cached messages are shown under the names and pictures that members have now. Default: true.
    public class func useMemberInfoInMessage() -> Bool { memberInfo.value }

    /// Sets whether cached messages are shown under the names and pictures that members have now, or under those that
    /// they were sent with.
    public class func setMemberInfoInMessage(_ value: Bool) { memberInfo.withLock { $0 = value } }

    /// How long opening the connection may take, in seconds. Default: 10.
    public class func getConnectionTimeout() -> TimeInterval { Double(times.value.connection) / 1_000 }

    /// How long opening the connection may take, in seconds.
    public class func setConnectionTimeout(_ timeout: Int) {
        guard timeout > 0 else { return }
        times.withLock { $0.connection = Int64(timeout) * 1_000 }
    }

    /// How long the server may take to answer on the socket, in seconds. Default: 10.
    public class func getWebSocketResponseTimeout() -> TimeInterval { Double(times.value.response) / 1_000 }

    /// How long the server may take to answer on the socket: 5 to 300 s; other values are ignored.
    public class func setWebSocketResponseTimeout(_ timeout: Int) {
        guard (5...300).contains(timeout) else { return }
        times.withLock { $0.response = Int64(timeout) * 1_000 }
    }

    /// The least time between two signs of typing, in seconds. Default: 1.
    public class func getTypingIndicatorThrottle() -> TimeInterval { Double(times.value.typingThrottle) / 1_000 }

    /// The least time between two signs of typing: 1 to 9 s; other values are ignored.
    public class func setTypingIndicatorThrottle(_ interval: TimeInterval) {
        guard (1...9).contains(interval) else { return }
        times.withLock { $0.typingThrottle = Int64(interval * 1_000) }
    }

    /// How long an app may take to give a new session token, in seconds. Default: 60.
    public class func getSessionTokenRefreshTimeout() -> TimeInterval { Double(times.value.tokenRefresh) / 1_000 }

    /// Sets how long an app may take to give a new session token: 60 to 1,800 s; other values are ignored.
    public class func setSessionTokenRefreshTimeout(_ timeout: Int) {
        guard (60...1_800).contains(timeout) else { return }
        times.withLock { $0.tokenRefresh = Int64(timeout) * 1_000 }
    }

    /// After how long a typist who gives no sign is dropped, in seconds. Default: 10.
    public class func setTypingIndicatorInvalidateTimeout(_ interval: TimeInterval) {
        guard (1...60).contains(interval) else { return }
        times.withLock { $0.typingInvalidation = Int64(interval * 1_000) }
    }
}
