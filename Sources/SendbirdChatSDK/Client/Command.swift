internal import ChatWire

/// The number of a completion handler that waits; nil where nobody does.
typealias CompletionID = Int64
/// The number of a live collection.
typealias CollectionID = Int64

/// What the app asks of the engine.
enum Command: Sendable {
    /// Which count of unread.
    enum UnreadCount: Sendable { case messages, channels }

    case prepare
    case connect(Credentials)
    case disconnect
    case disconnectWebSocket
    case reconnect
    case clearCache(channelURL: String?)
    case countUnread(UnreadCount)

    case ask(Question)
    /// A call that answers with the channel, which is known as it is then.
    case changeChannel(RESTRequest, url: String)
    /// Which channels changed, for the app's own use.
    case channelChangeLogs(since: Int64)
    /// Uploads a file, and asks what is to be asked with it.
    case upload(Data, UploadQuery, progressID: String, @Sendable (WireFile) -> Question)
    case listUsers(UsersQuery, token: String?)
    case listChannels(MyChannelsQuery, token: String?)
    case listPublicChannels(MyChannelsQuery, token: String?)
    case listMembers(channelURL: String, MembersQuery, token: String?)
    case listOperators(ChannelPlace, limit: Int, token: String?)
    case listMuted(ChannelPlace, limit: Int, token: String?)
    case listBanned(ChannelPlace, limit: Int, token: String?)
    case listMessages(ChannelPlace, anchor: MessagesQuery.Anchor, filter: MessageFilter)
    case updateUser(UserUpdate)
    case createChannel(CreateChannelParams)
    case getChannel(url: String, mustAsk: Bool)
    case updateChannel(url: String, ChannelUpdate)
    case changeMembership(url: String, MembershipChange)
    case moderate(ChannelPlace, ChannelModeration)
    case metaData(ChannelPlace, MetaDataCall)
    case getMyMute(ChannelPlace)
    case getPushTrigger(url: String)
    case setAutoAccept(Bool)
    case getAutoAccept

    case listOpenChannels(OpenChannelsQuery, token: String?)
    case listParticipants(channelURL: String, limit: Int, token: String?)
    case createOpenChannel(OpenChannelParams)
    case getOpenChannel(url: String)
    case updateOpenChannel(url: String, OpenChannelParams)
    case enterChannel(url: String)
    case exitChannel(url: String)

    case send(LocalMessage)
    case resend(LocalMessage)
    case sendFile(LocalMessage, Data?)
    /// Several files in one message; nil for those that have an address already.
    case sendFiles(LocalMessage, [Data?])
    case resendFile(LocalMessage, Data?)
    case cancelUpload(requestID: String)
    case setPicture(Data, PictureUse, progressID: String)
    case removeUnsent(channelURL: String, requestIDs: [String]?, onlyFailed: Bool = false)
    case updateMessage(UpdateMessage.Params)
    case deleteMessage(channelURL: String, messageID: Int64)
    case react(React.Params)
    case markRead(channelURL: String)
    case markDelivered(channelURL: String)
    case typing(channelURL: String, isTyping: Bool)
    case setDraft(channelURL: String, MessageDraft?)

    case openChannelCollection(CollectionID, ChannelListing)
    case loadMoreChannels(CollectionID)
    case openMessageCollection(CollectionID, channelURL: String, startingPoint: Int64, filter: MessageFilter)
    case startMessages(CollectionID, cache: CompletionID?, api: CompletionID?)
    case loadMessages(CollectionID, PageDirection)
    case closeCollection(CollectionID)
    case sessionToken(String?)
    case sessionTokenFailed
}

/// Which way a page of messages goes.
enum PageDirection: Sendable {
    case previous, next
}

/// Who connects, and where to.
struct Credentials: Hashable, Sendable {
    var userID: String
    var token: String?
    var hosts: Hosts
}

/// The server's addresses.
struct Hosts: Hashable, Sendable {
    /// `http://host:port` or `https://host`, without a path.
    var api: String
    /// `ws://host:port` or `wss://host`, without a path.
    var socket: String
}

/// The body of `PUT /v3/users/{user_id}`.
struct UserUpdate: Hashable, Sendable, Codable {
    var nickname: String?
    var profileURL: String?
    var preferredLanguages: [String]?

    private enum CodingKeys: String, CodingKey {
        case nickname
        case profileURL = "profile_url"
        case preferredLanguages = "preferred_languages"
    }
}

/// The body of `PUT /v3/group_channels/{channel_url}`.
struct ChannelUpdate: Hashable, Sendable, Codable {
    var name: String?
    var coverURL: String?
    var customType: String?
    var data: String?
    var isPublic: Bool?
    var isDistinct: Bool?
    var operatorIDs: [String]?
    var accessCode: String?

    private enum CodingKeys: String, CodingKey {
        case name
        case accessCode = "access_code"
        case coverURL = "cover_url"
        case customType = "custom_type"
        case data
        case isPublic = "is_public"
        case isDistinct = "is_distinct"
        case operatorIDs = "operator_ids"
    }
}

/// A change of who is in a channel, or of the current user's own row in it.
enum MembershipChange: Hashable, Sendable {
    case leave(removesRole: Bool)
    case invite([String])
    case join(accessCode: String? = nil)
    case accept(accessCode: String? = nil)
    case decline
    case hide(hidesHistory: Bool, allowsAutoUnhide: Bool)
    case unhide
    case resetHistory
    case pushTrigger(PushTrigger)
    case countPreference(ChatWire.CountPreference)
}
