/// The body of `POST /v3/group_channels`. A session's user is a member and the
/// operator of what it makes, whether listed or not.
public struct CreateChannelParams: Hashable, Sendable, Codable {
    /// The members to be; they join at once.
    public var userIDs: [String]
    /// Operators among them; the creator is one anyway.
    public var operatorIDs: [String]?
    /// The name.
    public var name: String?
    /// The address of the cover picture.
    public var coverURL: String?
    /// The address of the channel; made by the server when missing.
    public var channelURL: String?
    /// The application's own data.
    public var data: String?
    /// The application's own kind.
    public var customType: String?
    /// Whether the same set of members gets the channel that it has already.
    public var isDistinct: Bool?
    /// Whether anyone may find and join it.
    public var isPublic: Bool?
    /// Whether it is a supergroup.
    public var isSuper: Bool?
    /// Whether only operators send; makes a supergroup.
    public var isBroadcast: Bool?
    /// Whether only what operators send counts; makes a supergroup.
    public var isExclusive: Bool?
    /// Whether what is said is told and not kept.
    public var isEphemeral: Bool?
    /// The code that joining and accepting will need; nil or empty for none.
    public var accessCode: String?
    /// Who joins at once and who is only invited, by user id, in the documented words; the others as they prefer.
    public var invitationStatus: [String: String]?
    /// How the channel stands in members' lists at first, by user id.
    public var hiddenStatus: [String: HiddenState]?
    /// Whether only the application's back end lets users in, however public the channel is.
    public var blocksSessionJoins: Bool?

    /// Makes parameters for a private channel of these users.
    public init(userIDs: [String]) {
        self.userIDs = userIDs
    }

    private enum CodingKeys: String, CodingKey {
        case userIDs = "user_ids"
        case operatorIDs = "operator_ids"
        case name
        case coverURL = "cover_url"
        case channelURL = "channel_url"
        case data
        case customType = "custom_type"
        case isDistinct = "is_distinct"
        case isPublic = "is_public"
        case isSuper = "is_super"
        case isBroadcast = "is_broadcast"
        case isExclusive = "is_exclusive"
        case isEphemeral = "is_ephemeral"
        case accessCode = "access_code"
        case invitationStatus = "invitation_status"
        case hiddenStatus = "hidden_status"
        case blocksSessionJoins = "block_sdk_user_channel_join"
    }
}
