internal import ChatWire

/// What every kind of message can be sent with.
open class BaseMessageCreateParams: NSObject {
    /// The application's own data. Default: none.
    open var data: String?
    /// The application's own kind. Default: none.
    open var customType: String?
    /// Whether the message neither counts as unread nor is pushed. Default: false.
    open var isSilent: Bool = false
    /// How the mentioned are named. Default: one by one.
    open var mentionType: MentionType = .users
    /// The ids of the mentioned users, at most 10; those who are no members are passed over. Default: none.
    open var mentionedUserIds: [String]?
    /// The application's extra data: up to 10 keys of 10 values. Default: none.
    open var metaArrays: [MessageMetaArray]?
    /// The message that this one answers; 0 for none. A reply cannot be answered. Default: 0.
    open var parentMessageId: Int64 = 0
    /// Whether an answer goes to the channel too, not to its thread alone. Default: false.
    open var isReplyToChannel: Bool = false
    /// Whether the message is pinned as it is sent. Default: false.
    open var isPinnedMessage: Bool = false

    /// The mentioned users. Reads as nil where only ids were given.
    open var mentionedUsers: [User]? {
        get { usersGiven }
        set {
            usersGiven = newValue
            mentionedUserIds = newValue?.map(\.userId)
        }
    }

    private var usersGiven: [User]?

    /// Mentions more users.
    public func addMentionedUserIds(_ userIds: [String]) {
        let known = Set(mentionedUserIds ?? [])
        mentionedUserIds = (mentionedUserIds ?? []) + userIds.filter { !known.contains($0) }
    }

    /// Makes parameters without data and kind.
    public override init() {}

    /// Unavailable: the server's notifications have one kind of sound, set by the user.
    @available(*, unavailable, message: "The server sends no critical alerts.")
    open var appleCriticalAlertOptions: AppleCriticalAlertOptions? {
        get { nil }
        set {}
    }

    /// Unavailable: what is sent is what the properties say.
    @available(*, unavailable, message: "An inner form of the other SDK; read the properties.")
    open var payload: [String: Any] { [:] }

    /// Unavailable: see ``isSilent``, with which a message notifies nobody.
    @available(*, unavailable, message: "The server suppresses notifications of silent messages: set isSilent.")
    open var pushNotificationDeliveryOption: PushNotificationDeliveryOption {
        get { .default }
        set {}
    }

    /// The kind of message that is made.
    var wireType: WireMessageType { .user }

    /// The message as far as these parameters say it, without channel, sender and time.
    var sample: LocalMessage {
        var wire = WireMessage(
            type: wireType, messageID: 0, channelURL: "", sender: nil, data: data ?? "",
            customType: customType ?? "", createdAt: 0, isSilent: isSilent)
        wire.parentMessageID = parentMessageId
        wire.isReplyToChannel = parentMessageId != 0 && isReplyToChannel
        wire.metaArrays = (metaArrays ?? []).map(\.wire)
        var sample = LocalMessage(wire)
        sample.isPinned = isPinnedMessage
        sample.pollID = sentPollID
        return sample
    }

    /// The poll that is sent with it; 0 for none.
    var sentPollID: Int64 { 0 }
}
