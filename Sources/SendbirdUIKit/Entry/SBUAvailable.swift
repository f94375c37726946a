import SendbirdChatSDK

/// What the application allows.
@preconcurrency @MainActor
public class SBUAvailable {
    /// Whether supergroup channels can be created. Default: false, until an
    /// application says so.
    public static func isSupportSuperGroupChannel() -> Bool {
        kinds.contains(.supergroup)
    }

    /// Whether broadcast channels can be created. Default: false, until an
    /// application says so.
    public static func isSupportBroadcastChannel() -> Bool {
        kinds.contains(.broadcast)
    }

    /// The kinds of channels that the application allows beside groups.
    static var kinds: Set<ChannelCreationType> = []
}
