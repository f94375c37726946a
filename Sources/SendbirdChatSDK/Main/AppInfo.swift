/// What the server told about the application at the last login.
open class AppInfo: NSObject {
    /// The largest file that the server takes, in bytes.
    public let uploadSizeLimit: Int64
    /// The longest text of a message that the server takes, in characters (Unicode scalars). Beyond the documented API.
    public let messageLengthLimit: Int

    init(_ access: FileAccess) {
        uploadSizeLimit = access.uploadBytes
        messageLengthLimit = access.messageCharacters
    }

    /// What tells the choice of emoji from another: see ``EmojiContainer/emojiHash``.
    open var emojiHash: String { EmojiContainer.standard.emojiHash }

    /// Whether the emoji have to be read anew.
    public func isEmojiUpdateNeeded(prevEmojiHash: String) -> Bool { prevEmojiHash != emojiHash }

    /// Whether messages have reactions: they do.
    open var useReaction: Bool { true }

    /// The longest wait between two attempts to connect, in seconds.
    open var backOffDelay: TimeInterval { TimeInterval(SendbirdChatOptions.times.value.longestRetry) / 1_000 }

    /// Unavailable: every application of the server has all of it.
    @available(*, unavailable, message: "Every application of the server can do all that it can.")
    open var premiumFeatureList: [String]? { nil }

    /// Unavailable: every application of the server has all of it.
    @available(*, unavailable, message: "Every application of the server can do all that it can.")
    open var applicationAttributes: [String]? { nil }

    /// Unavailable: the server says how often it may be asked by refusing more.
    @available(*, unavailable, message: "The server refuses what is too much with 500910 and says how long to wait.")
    open var concurrentCallLimit: Int { 0 }

    /// Unavailable: there is one kind of socket.
    @available(*, unavailable, message: "The SDK has one kind of socket.")
    open var useNativeWS: Bool { false }
}
