/// The switches of all screens, in groups: `SendbirdUI.config`.
///
///     SendbirdUI.config.groupChannel.channelList.isTypingIndicatorEnabled = true
///
/// Set switches before the screens they concern are shown.
///
/// Of the documented switches those are left
/// out whose features are not there yet: link previews (`isOGTagEnabled`),
/// reactions (`isReactionsEnabled`, `isSuperGroupReactionsEnabled`), voice
/// (`isVoiceMessageEnabled`), several files in one message
/// (`isMultipleFilesMessageEnabled`), suggested replies, forms, feedback,
/// markdown, marking as unread, threads (`threadReplySelectType`).
@preconcurrency @MainActor
public class SBUConfig {
    /// Switches of all screens.
    public let common = Common()
    /// Switches of group channels.
    public let groupChannel = GroupChannel()
    /// Switches of open channels.
    public let openChannel = OpenChannel()

    init() {}

    /// Switches of all screens.
    @preconcurrency @MainActor
    public class Common {
        /// Whether a tap on a picture opens a small profile. Default: false.
        public var isUsingDefaultUserProfileEnabled = false
        /// Whether new messages are told by the desktop while no window of the app is in front; set it before
        /// `SendbirdUI.initialize`. On Linux only: elsewhere the server's push does it. Default: true.
        public var isDesktopNotificationEnabled = true
        /// Whether the window's title counts what is unread; set it before `SendbirdUI.initialize`. On Linux only.
        /// Default: true.
        public var isUnreadCountInWindowTitleEnabled = true

        init() {}
    }

    /// Switches of group channels.
    @preconcurrency @MainActor
    public class GroupChannel {
        /// Switches of a group channel's screen.
        public let channel = Channel()
        /// Switches of the group channel list.
        public let channelList = ChannelList()
        /// Switches of a group channel's settings.
        public let setting = Setting()

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
            /// How an answer to a message is shown. Default: with what it answers. The screens show no answers yet:
            /// it is kept for the ones that will.
            public var replyType: SBUReplyType = .quoteReply
            /// What can be put into a message beside text.
            public let input = Input()

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

        /// Switches of a group channel's settings.
        @preconcurrency @MainActor
        public class Setting {
            /// Whether the settings have a row that searches the channel's messages. Default: false. There is no
            /// screen for it yet: an app that switches it on overrides
            /// ``SBUBaseChannelSettingsViewController/showSearch()``.
            public var isMessageSearchEnabled = false

            init() {}
        }
    }

    /// Switches of open channels.
    @preconcurrency @MainActor
    public class OpenChannel {
        /// Switches of an open channel's screen.
        public let channel = Channel()

        init() {}

        /// Switches of an open channel's screen.
        @preconcurrency @MainActor
        public class Channel {
            /// What can be put into a message beside text.
            public let input = Input()

            init() {}
        }
    }

    /// Switches of what can be put into a message beside text.
    @preconcurrency @MainActor
    public class Input {
        /// What the camera takes.
        public let camera = Media()
        /// What the photo library gives.
        public let gallery = Media()
        /// Whether files can be chosen. Default: true.
        public var isDocumentEnabled = true

        init() {}

        /// Switches of a source of pictures.
        @preconcurrency @MainActor
        public class Media {
            /// Whether it gives photos. Default: true.
            public var isPhotoEnabled = true
            /// Whether it gives videos. Default: true.
            public var isVideoEnabled = true

            init() {}
        }
    }
}
