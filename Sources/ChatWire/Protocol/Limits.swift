/// The limits that the server enforces, and tells every client at login.
///
/// A request past a limit is refused with the error that the limit names; it
/// is never cut down silently.
public struct Limits: Hashable, Sendable, Codable {
    /// The longest text of a message, in characters. Past it: 400111.
    public var messageCharacters: Int
    /// The most bytes of UTF-8 in a message's or channel's `data`. Past it: 400111.
    public var dataBytes: Int
    /// The longest user id, in characters. Past it: 400305.
    public var userIDCharacters: Int
    /// The longest nickname, in characters. Past it: 400111.
    public var nicknameCharacters: Int
    /// The longest channel name, in characters. Past it: 400111.
    public var channelNameCharacters: Int
    /// The longest custom type, in characters. Past it: 400111.
    public var customTypeCharacters: Int
    /// The longest request id that a client may choose, in bytes. Past it: 400111.
    public var requestIDBytes: Int
    /// The longest URL of a picture, in bytes. Past it: 400111.
    public var urlBytes: Int
    /// The most members of a group channel that is no supergroup. Past it: 400203.
    public var channelMembers: Int
    /// The most members of a supergroup. Past it: 400203.
    public var superChannelMembers: Int
    /// The most items that one page may hold; the least is 1. Outside: 400111.
    public var pageItems: Int
    /// The most users that one message may mention by name. Past it: 900025.
    public var mentionedUsers: Int
    /// The most files of one message. Past it: 400111.
    public var messageFiles: Int
    /// The longest key of a reaction, in characters. Past it: 400111.
    public var reactionCharacters: Int
    /// The most different reactions to a message. Past it: 400203.
    public var messageReactions: Int
    /// The most users that are named with a reaction; the rest is counted.
    public var reactionUsers: Int
    /// The most pinned messages of a channel. Past it: 400203.
    public var pinnedMessages: Int
    /// The most keys of a message's extra data. Past it: 900027.
    public var metaArrayKeys: Int
    /// The most values of one of those keys. Past it: 900028.
    public var metaArrayValues: Int
    /// The longest of those keys and values, in characters. Past it: 400111.
    public var metaArrayCharacters: Int
    /// The longest text that is searched for, in characters. Past it: 400111.
    public var searchCharacters: Int
    /// The most metadata keys of a channel. Past it: 400203.
    public var metaDataKeys: Int
    /// The most bytes of one WebSocket message from a client. Past it the
    /// connection is closed with 1009.
    public var frameBytes: Int
    /// The most bytes of an HTTP request's body. Past it: status 413.
    public var bodyBytes: Int
    /// The most bytes of an uploaded file. Past it: 800260, status 413.
    public var uploadBytes: Int
    /// The most uploads of one user that can be resumed and are not finished. Past it: 400203.
    public var unfinishedUploads: Int
    /// The longest name of a file, in characters. Past it: 400111.
    public var fileNameCharacters: Int
    /// The most thumbnails of a file. Past it: 400111.
    public var thumbnails: Int
    /// The longest side of a thumbnail, in pixels; the least is 1. Outside: 400111.
    public var thumbnailPixels: Int
    /// The most devices of one push service that a user has: with one more the oldest goes.
    public var pushTokens: Int
    /// The most bytes of a device's token. Past it: 400111.
    public var pushTokenBytes: Int
    /// The most metadata keys of a user. Past it: 400203.
    public var userMetaDataKeys: Int
    /// The most metacounters of a channel. Past it: 400203.
    public var metaCounterKeys: Int
    /// The most users whom a user may block. Past it: 400203.
    public var blockedUsers: Int
    /// The most users whom one call may invite. Past it: 400111.
    public var invitees: Int
    /// The most tokens of a user that have not expired. Past it: 400203.
    public var userTokens: Int
    /// The most preferred languages of a user. Past it: 400111.
    public var preferredLanguages: Int
    /// The most discovery keys of a user. Past it: 400111.
    public var discoveryKeys: Int
    /// The longest access code of a channel, in characters. Past it: 400111.
    public var accessCodeCharacters: Int
    /// The most options of a poll; the least is 1. Outside: 400203, none: 400105.
    public var pollOptions: Int
    /// The longest title of a poll, in characters. Past it: 400111.
    public var pollTitleCharacters: Int
    /// The longest option of a poll, in characters. Past it: 400111.
    public var pollOptionCharacters: Int
    /// The most scheduled messages of one sender that wait. Past it: 400203.
    public var scheduledMessages: Int
    /// How far ahead a message is scheduled at the least, in seconds. Nearer: 400111.
    public var scheduledLeastSeconds: Int
    /// How far ahead a message is scheduled at the most, in seconds. Past it: 400111.
    public var scheduledMostSeconds: Int
    /// The longest description of a report, in characters. Past it: 400111.
    public var reportCharacters: Int
    /// The most users or channels that one announcement names. Past it: 400203.
    public var announcementTargets: Int
    /// The most API tokens of an application. Past it: 400203.
    public var apiTokens: Int
    /// The most addresses and networks that the API tokens of an application may be used from. Past it: 400203.
    public var allowedAddresses: Int
    /// The most users whom one request about personal data deletes. Past it: 400111.
    public var privacyUsers: Int
    /// The most bytes that may wait for a slow reader. Past it the connection
    /// is closed with ``CloseCode/tooSlow``.
    public var outgoingBytes: Int

    /// The documented defaults.
    public static let standard = Limits()

    /// Makes the documented defaults, to be changed one by one.
    public init() {
        messageCharacters = 5_000
        dataBytes = 65_536
        userIDCharacters = 80
        nicknameCharacters = 80
        channelNameCharacters = 191
        customTypeCharacters = 128
        requestIDBytes = 128
        urlBytes = 2_048
        channelMembers = 100
        superChannelMembers = 20_000
        pageItems = 100
        mentionedUsers = 10
        messageFiles = 30
        reactionCharacters = 191
        messageReactions = 50
        reactionUsers = 128
        pinnedMessages = 10
        metaArrayKeys = 10
        metaArrayValues = 10
        metaArrayCharacters = 190
        searchCharacters = 128
        metaDataKeys = 50
        frameBytes = 262_144
        bodyBytes = 1_048_576
        outgoingBytes = 1_048_576
        uploadBytes = 26_214_400
        unfinishedUploads = 20
        fileNameCharacters = 512
        thumbnails = 3
        thumbnailPixels = 2_048
        pushTokens = 20
        userMetaDataKeys = 50
        metaCounterKeys = 25
        blockedUsers = 2_000
        invitees = 100
        userTokens = 100
        preferredLanguages = 4
        discoveryKeys = 100
        accessCodeCharacters = 64
        pushTokenBytes = 4_096
        pollOptions = 20
        pollTitleCharacters = 191
        pollOptionCharacters = 191
        scheduledMessages = 1_000
        scheduledLeastSeconds = 300
        scheduledMostSeconds = 2_592_000
        reportCharacters = 1_000
        announcementTargets = 20_000
        apiTokens = 100
        allowedAddresses = 100
        privacyUsers = 100
    }

    private enum CodingKeys: String, CodingKey {
        case messageCharacters = "message_characters"
        case dataBytes = "data_bytes"
        case userIDCharacters = "user_id_characters"
        case nicknameCharacters = "nickname_characters"
        case channelNameCharacters = "channel_name_characters"
        case customTypeCharacters = "custom_type_characters"
        case requestIDBytes = "request_id_bytes"
        case urlBytes = "url_bytes"
        case channelMembers = "channel_members"
        case superChannelMembers = "super_channel_members"
        case pageItems = "page_items"
        case mentionedUsers = "mentioned_users"
        case messageFiles = "message_files"
        case reactionCharacters = "reaction_characters"
        case messageReactions = "message_reactions"
        case reactionUsers = "reaction_users"
        case pinnedMessages = "pinned_messages"
        case metaArrayKeys = "metaarray_keys"
        case metaArrayValues = "metaarray_values"
        case metaArrayCharacters = "metaarray_characters"
        case searchCharacters = "search_characters"
        case metaDataKeys = "metadata_keys"
        case frameBytes = "frame_bytes"
        case bodyBytes = "body_bytes"
        case outgoingBytes = "outgoing_bytes"
        case uploadBytes = "upload_bytes"
        case unfinishedUploads = "unfinished_uploads"
        case fileNameCharacters = "file_name_characters"
        case thumbnails
        case thumbnailPixels = "thumbnail_pixels"
        case pushTokens = "push_tokens"
        case userMetaDataKeys = "user_metadata_keys"
        case metaCounterKeys = "metacounter_keys"
        case blockedUsers = "blocked_users"
        case invitees
        case userTokens = "user_tokens"
        case preferredLanguages = "preferred_languages"
        case discoveryKeys = "discovery_keys"
        case accessCodeCharacters = "access_code_characters"
        case pushTokenBytes = "push_token_bytes"
        case pollOptions = "poll_options"
        case pollTitleCharacters = "poll_title_characters"
        case pollOptionCharacters = "poll_option_characters"
        case scheduledMessages = "scheduled_messages"
        case scheduledLeastSeconds = "scheduled_least_seconds"
        case scheduledMostSeconds = "scheduled_most_seconds"
        case reportCharacters = "report_characters"
        case announcementTargets = "announcement_targets"
        case apiTokens = "api_tokens"
        case allowedAddresses = "allowed_addresses"
        case privacyUsers = "privacy_users"
    }

    /// Reads the limits; one that an older server does not tell is the documented default.
    public init(from decoder: any Decoder) throws {
        self.init()
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        func read(_ key: CodingKeys, _ limit: WritableKeyPath<Limits, Int>) throws {
            if let value = try fields.decodeIfPresent(Int.self, forKey: key) { self[keyPath: limit] = value }
        }
        try read(.messageCharacters, \.messageCharacters)
        try read(.dataBytes, \.dataBytes)
        try read(.userIDCharacters, \.userIDCharacters)
        try read(.nicknameCharacters, \.nicknameCharacters)
        try read(.channelNameCharacters, \.channelNameCharacters)
        try read(.customTypeCharacters, \.customTypeCharacters)
        try read(.requestIDBytes, \.requestIDBytes)
        try read(.urlBytes, \.urlBytes)
        try read(.channelMembers, \.channelMembers)
        try read(.superChannelMembers, \.superChannelMembers)
        try read(.pageItems, \.pageItems)
        try read(.mentionedUsers, \.mentionedUsers)
        try readMessageLimits(read)
        try read(.metaDataKeys, \.metaDataKeys)
        try read(.frameBytes, \.frameBytes)
        try read(.bodyBytes, \.bodyBytes)
        try read(.outgoingBytes, \.outgoingBytes)
        try read(.uploadBytes, \.uploadBytes)
        try read(.unfinishedUploads, \.unfinishedUploads)
        try read(.fileNameCharacters, \.fileNameCharacters)
        try read(.thumbnails, \.thumbnails)
        try read(.thumbnailPixels, \.thumbnailPixels)
        try read(.pushTokens, \.pushTokens)
        try read(.userMetaDataKeys, \.userMetaDataKeys)
        try read(.metaCounterKeys, \.metaCounterKeys)
        try read(.blockedUsers, \.blockedUsers)
        try read(.invitees, \.invitees)
        try read(.userTokens, \.userTokens)
        try read(.preferredLanguages, \.preferredLanguages)
        try read(.discoveryKeys, \.discoveryKeys)
        try read(.accessCodeCharacters, \.accessCodeCharacters)
        try read(.pushTokenBytes, \.pushTokenBytes)
        try read(.pollOptions, \.pollOptions)
        try read(.pollTitleCharacters, \.pollTitleCharacters)
        try read(.pollOptionCharacters, \.pollOptionCharacters)
        try read(.scheduledMessages, \.scheduledMessages)
        try read(.scheduledLeastSeconds, \.scheduledLeastSeconds)
        try read(.scheduledMostSeconds, \.scheduledMostSeconds)
        try read(.reportCharacters, \.reportCharacters)
        try read(.announcementTargets, \.announcementTargets)
        try readApplicationLimits(read)
    }

    private func readApplicationLimits(
        _ read: (CodingKeys, WritableKeyPath<Limits, Int>) throws -> Void
    ) rethrows {
        try read(.apiTokens, \.apiTokens)
        try read(.allowedAddresses, \.allowedAddresses)
        try read(.privacyUsers, \.privacyUsers)
    }

    private func readMessageLimits(
        _ read: (CodingKeys, WritableKeyPath<Limits, Int>) throws -> Void
    ) rethrows {
        try read(.messageFiles, \.messageFiles)
        try read(.reactionCharacters, \.reactionCharacters)
        try read(.messageReactions, \.messageReactions)
        try read(.reactionUsers, \.reactionUsers)
        try read(.pinnedMessages, \.pinnedMessages)
        try read(.metaArrayKeys, \.metaArrayKeys)
        try read(.metaArrayValues, \.metaArrayValues)
        try read(.metaArrayCharacters, \.metaArrayCharacters)
        try read(.searchCharacters, \.searchCharacters)
    }
}
