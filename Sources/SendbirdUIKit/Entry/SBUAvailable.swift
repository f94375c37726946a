import SendbirdChatSDK

/// What the application allows.
@preconcurrency @MainActor
public class SBUAvailable {
    /// Whether supergroup channels can be created. Default: false, until
    /// ``kinds`` says so.
    public static func isSupportSuperGroupChannel() -> Bool {
        kinds.contains(.supergroup)
    }

    /// Whether broadcast channels can be created. Default: false, until
    /// ``kinds`` says so.
    public static func isSupportBroadcastChannel() -> Bool {
        kinds.contains(.broadcast)
    }

    /// The kinds of channels that the application allows beside groups; empty at first. With any of them, the
    /// list's button for a new channel asks for the kind. Ours: the original reads it from the dashboard.
    public static var kinds: Set<ChannelCreationType> = []
}
