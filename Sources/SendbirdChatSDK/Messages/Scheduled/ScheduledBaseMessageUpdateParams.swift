internal import ChatWire

/// What every kind of scheduled message can change. Fields that are nil stay as they are.
open class ScheduledBaseMessageUpdateParams: NSObject {
    /// When it is to be sent, in milliseconds since 1970: 5 minutes to 30 days from now. 0 leaves it as it is.
    open var scheduledAt: Int64 = 0
    /// The application's own data. Default: none.
    open var data: String?
    /// The application's own kind. Default: none.
    open var customType: String?
    private var mentionsGiven: MentionType?
    /// How the mentioned are named from now on. What is not set stays; it reads as one by one.
    open var mentionType: MentionType {
        get { mentionsGiven ?? .users }
        set { mentionsGiven = newValue }
    }
    /// The ids of the mentioned users. Who is no member when it is sent is passed over. Default: none.
    open var mentionedUserIds: [String]?

    /// Mentions more users.
    public func addMentionedUserIds(_ userIds: [String]) {
        let known = Set(mentionedUserIds ?? [])
        mentionedUserIds = (mentionedUserIds ?? []) + userIds.filter { !known.contains($0) }
    }

    /// Mentions these users.
    public func setMentionedUsers(_ mentionedUsers: [User]) { mentionedUserIds = mentionedUsers.map(\.userId) }

    /// Changes nothing until a field is set.
    public override init() {}

    /// Unavailable: the server sends no critical alerts.
    @available(*, unavailable, message: "The server sends no critical alerts.")
    open var appleCriticalAlertOptions: AppleCriticalAlertOptions? {
        get { nil }
        set {}
    }

    /// Unavailable: scheduled messages carry no extra data on the server.
    @available(*, unavailable, message: "The server keeps no extra data with scheduled messages.")
    open var metaArrays: [MessageMetaArray]? {
        get { nil }
        set {}
    }

    /// Unavailable: the server suppresses notifications of silent messages only.
    @available(*, unavailable, message: "The server notifies of scheduled messages as their receivers want.")
    open var pushNotificationDeliveryOption: PushNotificationDeliveryOption {
        get { .default }
        set {}
    }

    /// The body, as far as every kind has it.
    var body: ScheduledBody {
        ScheduledBody(
            scheduledAt: scheduledAt == 0 ? nil : scheduledAt, data: data, customType: customType,
            mentionKind: mentionsGiven.map { $0 == .channel ? .channel : .users },
            mentionedUserIDs: mentionedUserIds)
    }
}
