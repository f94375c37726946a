/// The switches of all screens, in groups: `SendbirdUI.config`.
///
///     SendbirdUI.config.groupChannel.channelList.isTypingIndicatorEnabled = true
///
/// Set switches before the screens they concern are shown.
@preconcurrency @MainActor
public class SBUConfig {
    /// Switches of all screens.
    public let common = Common()
    /// Switches of group channels.
    public let groupChannel = GroupChannel()

    init() {}

    /// Switches of all screens.
    @preconcurrency @MainActor
    public class Common {
        /// Whether a tap on a picture opens a small profile. Default: false.
        public var isUsingDefaultUserProfileEnabled = false

        init() {}
    }

    /// Switches of group channels.
    @preconcurrency @MainActor
    public class GroupChannel {
        /// Switches of a group channel's screen.
        public let channel = Channel()
        /// Switches of the group channel list.
        public let channelList = ChannelList()

        init() {}

        /// Switches of a group channel's screen.
        @preconcurrency @MainActor
        public class Channel {
            /// Whether the screen says who is typing. Default: true.
            public var isTypingIndicatorEnabled = true
            /// Where the screen says who is typing. Default: in words, under the title.
            public var typingIndicatorTypes: Set<SBUTypingIndicatorType> = [.text]
            /// Whether members can be mentioned. Default: false.
            public var isMentionEnabled = false
            /// Whether own messages show if they were delivered and read. Default: true.
            public var isMessageReceiptStatusEnabled = true
            /// Whether a channel of two says when the other was last seen. Default: true.
            public var isLastSeenEnabled = true
            /// How an answer to a message is shown. Default: with what it answers.
            public var replyType: SBUReplyType = .quoteReply

            init() {}
        }

        /// Switches of the group channel list.
        @preconcurrency @MainActor
        public class ChannelList {
            /// Whether a row says who is typing. Default: false.
            public var isTypingIndicatorEnabled = false
            /// Whether a row whose last message is the reader's own shows if it
            /// was delivered and read. Default: false.
            public var isMessageReceiptStatusEnabled = false

            init() {}
        }
    }
}
