internal import ChatWire

/// Which of the current user's channels to list, and in what order. Every filter that is set must hold.
open class GroupChannelListQueryParams: NSObject {
    /// The order. Default: newest last message first.
    open var order: GroupChannelListOrder = .latestLastMessage
    /// How many channels a page holds, 1 to 100. Default: 20.
    open var limit: UInt = 20
    /// Whether channels without messages are listed. Default: true.
    open var includeEmptyChannel: Bool = true
    /// Whether frozen channels are listed. Default: true.
    open var includeFrozenChannel: Bool = true
    /// Whether channels come with their members. Default: true.
    open var includeMemberList: Bool = true
    /// Whether channels come with their metadata. Default: true.
    open var includeMetaData: Bool = true
    /// By custom type, any of these.
    open var customTypesFilter: [String]?
    /// By the beginning of the custom type.
    open var customTypeStartsWithFilter: String?
    /// By address, any of these.
    open var channelURLsFilter: [String]?
    /// By a part of the name, case ignored.
    open var channelNameContainsFilter: String?
    /// By a part of any other member's nickname, case ignored.
    open var nicknameContainsFilter: String?
    /// By the beginning of any other member's nickname, case ignored.
    open var nicknameStartsWithFilter: String?
    /// By any other member's nickname, exactly.
    open var nicknameExactMatchFilter: String?
    /// A text to look for. Set by ``setSearchFilter(_:fields:)``.
    open private(set) var searchQuery: String?
    /// Where ``searchQuery`` is looked for.
    open private(set) var searchFields: GroupChannelListQuerySearchField = []
    /// By members: these and the current user, and nobody else.
    open var userIdsExactFilter: [String]?
    /// By members: all of these, or any, are among them. Set by ``setUserIdsIncludeFilter(_:queryType:)``.
    open private(set) var userIdsIncludeFilter: [String]?
    /// How ``userIdsIncludeFilter`` is read.
    open private(set) var queryType: GroupChannelListQueryType = .and
    /// By the current user's membership. Default: joined and invited.
    open var myMemberStateFilter: MemberStateFilter = .all
    /// By hidden state. Default: those that are shown.
    open var channelHiddenStateFilter: ChannelHiddenStateFilter = .unhiddenOnly
    /// By unread messages. Default: all.
    open var unreadChannelFilter: UnreadChannelFilter = .all
    /// By being public. Default: all.
    open var publicChannelFilter: GroupChannelPublicChannelFilter = .all
    /// By being a supergroup. Default: all.
    open var superChannelFilter: GroupChannelSuperChannelFilter = .all
    /// The metadata key whose value orders the list; needed for that order.
    open var metaDataOrderKeyFilter: String?
    /// A metadata key that the channel must have. Set by `setMetaDataFilter`.
    open private(set) var metaDataKeyFilter: String?
    /// The key's value is any of these.
    open private(set) var metaDataValuesFilter: [String]?
    /// The key's value begins so.
    open private(set) var metaDataValueStartsWithFilter: String?
    /// Made before this time, in milliseconds since 1970; 0 for any.
    open var createdBefore: Int64 = 0
    /// Made after this time, in milliseconds since 1970; 0 for any.
    open var createdAfter: Int64 = 0

    /// Lists every channel that is shown.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (GroupChannelListQueryParams) -> Void) {
        self.init()
        builder(self)
    }

    /// The older name of ``myMemberStateFilter``.
    open var memberStateFilter: MemberStateFilter {
        get { myMemberStateFilter }
        set { myMemberStateFilter = newValue }
    }

    /// By a text in the channel's name or the other members' nicknames, case ignored: in any of the fields.
    public func setSearchFilter(_ query: String, fields: GroupChannelListQuerySearchField) {
        (searchQuery, searchFields) = (query, fields)
    }

    /// By members: all of these are among them, or any of them.
    public func setUserIdsIncludeFilter(_ userIds: [String], queryType: GroupChannelListQueryType) {
        userIdsIncludeFilter = userIds
        self.queryType = queryType
    }

    /// By a metadata key whose value is any of these.
    public func setMetaDataFilter(_ key: String, values: [String]) {
        metaDataKeyFilter = key
        metaDataValuesFilter = values
        metaDataValueStartsWithFilter = nil
    }

    /// By a metadata key whose value begins so.
    public func setMetaDataFilter(_ key: String, valueStartsWith value: String) {
        metaDataKeyFilter = key
        metaDataValuesFilter = nil
        metaDataValueStartsWithFilter = value
    }
}
