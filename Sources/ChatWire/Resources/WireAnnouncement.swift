/// A message from an application to many users or channels, in the documented field names of the Platform API.
public struct WireAnnouncement: Hashable, Sendable, Codable {
    /// Whom it goes to.
    public enum Target: String, Hashable, Sendable, Codable, CaseIterable {
        /// All channels of the sender.
        case senderAllChannels = "sender_all_channels"
        /// The named channels.
        case channels = "target_channels"
        /// The channels of the sender with nobody but the named users, each with its own.
        case usersOnly = "target_users_only_channels"
        /// The channels in which the sender and a named user are, whoever else is.
        case usersIncluded = "target_users_included_channels"
    }

    /// Which channels it goes to, by whether they are distinct.
    public enum ChannelType: String, Hashable, Sendable, Codable, CaseIterable {
        /// All.
        case all
        /// Distinct ones.
        case distinct
        /// Others.
        case nonDistinct = "non-distinct"
    }

    /// What it says.
    public struct Message: Hashable, Sendable, Codable {
        /// A text of a user, or of the application itself.
        public var type: WireMessageType
        /// Who sends it; nil for admin messages.
        public var userID: String?
        /// The text.
        public var content: String
        /// The application's own kind.
        public var customType: String?
        /// The application's own data.
        public var data: String?

        private enum CodingKeys: String, CodingKey {
            case type, content, data
            case userID = "user_id"
            case customType = "custom_type"
        }
    }

    /// What a channel is like that is made where there is none.
    public struct ChannelOptions: Hashable, Sendable, Codable {
        /// The name.
        public var name: String?
        /// The address of the cover picture.
        public var coverURL: String?
        /// The application's own kind.
        public var customType: String?
        /// The application's own data.
        public var data: String?
        /// Whether the same members get the channel that they have; true when missing.
        public var isDistinct: Bool?

        /// Makes options that say nothing.
        public init() {}

        private enum CodingKeys: String, CodingKey {
            case name, data
            case coverURL = "cover_url"
            case customType = "custom_type"
            case isDistinct = "distinct"
        }
    }

    /// What its maker decides.
    public struct Plan: Hashable, Sendable, Codable {
        /// What it says.
        public var message: Message
        /// Whom it goes to.
        public var target: Target
        /// Which channels it goes to, of named users.
        public var channelType: ChannelType?
        /// Which channels it goes to, by the application's own kind.
        public var customType: String?
        /// A topic that several announcements share.
        public var group: String?
        /// Whether channels are made for users who share none with the sender.
        public var createsChannels: Bool?
        /// What such channels are like.
        public var channelOptions: ChannelOptions?
        /// When it begins, in milliseconds; at once when missing.
        public var scheduledAt: Int64?
        /// When it ends, done or not, in milliseconds.
        public var endAt: Int64?
        /// From when each day it rests, `HHMM` in UTC.
        public var ceaseAt: String?
        /// Until when each day it rests, `HHMM` in UTC.
        public var resumeAt: String?
        /// Whether its receivers' devices are notified; true when missing.
        public var pushes: Bool?
        /// Whether it counts as unread for nobody.
        public var marksAsRead: Bool?
        /// Whether frozen channels get it; false when missing.
        public var includesFrozen: Bool?
        /// Whether the sender is told to have invited to channels that are made for it; true when missing.
        public var sendersInvite: Bool?
        /// Whether channels that the sender hides, and those that are made for it, stay hidden from the sender until
        /// somebody else says something; false when missing.
        public var staysHidden: Bool?

        private enum CodingKeys: String, CodingKey {
            case message
            case target = "target_at"
            case channelType = "target_channel_type"
            case customType = "target_custom_type"
            case group = "announcement_group"
            case createsChannels = "create_channel"
            case channelOptions = "create_channel_options"
            case scheduledAt = "scheduled_at"
            case endAt = "end_at"
            case ceaseAt = "cease_at"
            case resumeAt = "resume_at"
            case pushes = "enable_push"
            case marksAsRead = "mark_as_read"
            case includesFrozen = "send_to_frozen_channels"
            case sendersInvite = "assign_sender_as_channel_inviter"
            case staysHidden = "keep_channel_hidden_for_sender"
        }
    }

    /// The id that its maker gave it, or the server.
    public var uniqueID: String
    /// What its maker decides.
    public var plan: Plan
    /// How far it is.
    public var status: AnnouncementStatus
    /// When it ended, in milliseconds; 0 while it did not.
    public var completedAt: Int64
    /// How many named users there are.
    public var targetUserCount: Int64
    /// How many named channels there are, or channels of the sender.
    public var targetChannelCount: Int64
    /// How many users have it.
    public var sentUserCount: Int64
    /// How many channels have it.
    public var sentChannelCount: Int64
    /// How many users have read it.
    public var openCount: Int64

    /// Makes an announcement.
    public init(uniqueID: String, plan: Plan, status: AnnouncementStatus = .scheduled) {
        self.uniqueID = uniqueID
        self.plan = plan
        self.status = status
        completedAt = 0
        targetUserCount = 0
        targetChannelCount = 0
        sentUserCount = 0
        sentChannelCount = 0
        openCount = 0
    }

    private enum CodingKeys: String, CodingKey {
        case uniqueID = "unique_id"
        case status
        case completedAt = "completed_at"
        case targetUserCount = "target_user_count"
        case targetChannelCount = "target_channel_count"
        case sentUserCount = "sent_user_count"
        case sentChannelCount = "sent_channel_count"
        case openCount = "open_count"
        case openRate = "open_rate"
    }

    /// Reads an announcement, its plan's fields beside its own.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            uniqueID: try fields.decode(String.self, forKey: .uniqueID), plan: try Plan(from: decoder),
            status: try fields.decode(AnnouncementStatus.self, forKey: .status))
        completedAt = try fields.decodeIfPresent(Int64.self, forKey: .completedAt) ?? 0
        targetUserCount = try fields.decodeIfPresent(Int64.self, forKey: .targetUserCount) ?? 0
        targetChannelCount = try fields.decodeIfPresent(Int64.self, forKey: .targetChannelCount) ?? 0
        sentUserCount = try fields.decodeIfPresent(Int64.self, forKey: .sentUserCount) ?? 0
        sentChannelCount = try fields.decodeIfPresent(Int64.self, forKey: .sentChannelCount) ?? 0
        openCount = try fields.decodeIfPresent(Int64.self, forKey: .openCount) ?? 0
    }

    /// Writes the announcement, its plan's fields beside its own.
    public func encode(to encoder: any Encoder) throws {
        try plan.encode(to: encoder)
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(uniqueID, forKey: .uniqueID)
        try fields.encode(status, forKey: .status)
        try fields.encode(completedAt, forKey: .completedAt)
        try fields.encode(targetUserCount, forKey: .targetUserCount)
        try fields.encode(targetChannelCount, forKey: .targetChannelCount)
        try fields.encode(sentUserCount, forKey: .sentUserCount)
        try fields.encode(sentChannelCount, forKey: .sentChannelCount)
        try fields.encode(openCount, forKey: .openCount)
        try fields.encode(sentUserCount == 0 ? 0 : Double(openCount) / Double(sentUserCount), forKey: .openRate)
    }
}
