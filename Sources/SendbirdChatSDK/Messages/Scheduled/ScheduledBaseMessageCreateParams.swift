internal import ChatWire

/// What every kind of scheduled message is made with.
open class ScheduledBaseMessageCreateParams: NSObject {
    /// When it is to be sent, in milliseconds since 1970: 5 minutes to 30 days from now.
    open var scheduledAt: Int64
    /// The application's own data. Default: none.
    open var data: String?
    /// The application's own kind. Default: none.
    open var customType: String?
    /// How the mentioned are named. Default: one by one.
    open var mentionType: MentionType = .users
    /// The ids of the mentioned users. Who is no member when it is sent is passed over. Default: none.
    open var mentionedUserIds: [String]?

    /// Mentions more users.
    public func addMentionedUserIds(_ userIds: [String]) {
        let known = Set(mentionedUserIds ?? [])
        mentionedUserIds = (mentionedUserIds ?? []) + userIds.filter { !known.contains($0) }
    }

    /// Mentions these users.
    public func setMentionedUsers(_ mentionedUsers: [User]) { mentionedUserIds = mentionedUsers.map(\.userId) }

    /// Makes parameters for a time, in milliseconds since 1970.
    public init(scheduledAt: Int64) {
        self.scheduledAt = scheduledAt
    }

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
            scheduledAt: scheduledAt, data: data, customType: customType,
            mentionKind: mentionType == .channel ? .channel : mentionedUserIds.map { _ in .users },
            mentionedUserIDs: mentionedUserIds)
    }
}

/// The body of the calls that schedule messages and change them.
struct ScheduledBody: Encodable {
    var type: WireMessageType?
    var scheduledAt: Int64?
    var message: String?
    var url: String?
    var fileName: String?
    var fileType: String?
    var fileSize: Int64?
    var data: String?
    var customType: String?
    var mentionKind: MessageMentions.Kind?
    var mentionedUserIDs: [String]?

    enum CodingKeys: String, CodingKey {
        case type = "message_type"
        case scheduledAt = "scheduled_at"
        case message, url, data
        case fileName = "file_name"
        case fileType = "file_type"
        case fileSize = "file_size"
        case customType = "custom_type"
        case mentionKind = "mention_type"
        case mentionedUserIDs = "mentioned_user_ids"
    }

    /// With a file that has an address.
    func with(_ file: WireFile) -> ScheduledBody {
        var body = self
        (body.url, body.fileName, body.fileType, body.fileSize) = (file.url, file.name, file.type, file.size)
        return body
    }
}
