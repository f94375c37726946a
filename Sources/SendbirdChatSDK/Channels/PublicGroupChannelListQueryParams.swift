internal import ChatWire

/// Which public channels of the application to list, and in what order. Every filter that is set must hold.
open class PublicGroupChannelListQueryParams: NSObject {
    /// The order. Default: newest made first.
    open var order: PublicGroupChannelListOrder = .chronological
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
    /// By a part of the name, case ignored.
    open var channelNameContainsFilter: String?
    /// By address, any of these.
    open var channelURLsFilter: [String]?
    /// By custom type, any of these.
    open var customTypesFilter: [String]?
    /// By the beginning of the custom type.
    open var customTypeStartsWithFilter: String?
    /// By whether the current user is a member. Default: all.
    open var publicMembershipFilter: PublicGroupChannelMembershipFilter = .all
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

    /// Lists every public channel.
    public override init() {}

    /// Lists what the builder asks for.
    public convenience init(builder: (PublicGroupChannelListQueryParams) -> Void) {
        self.init()
        builder(self)
    }

    /// By a metadata key whose value is any of these.
    public func setMetaDataFilter(withKey key: String, values: [String]) {
        (metaDataKeyFilter, metaDataValuesFilter, metaDataValueStartsWithFilter) = (key, values, nil)
    }

    /// By a metadata key whose value begins so.
    public func setMetaDataFilter(withKey key: String, valueStartsWith value: String) {
        (metaDataKeyFilter, metaDataValuesFilter, metaDataValueStartsWithFilter) = (key, nil, value)
    }

    var wire: MyChannelsQuery {
        var query = MyChannelsQuery()
        query.order =
            switch order {
            case .chronological: .chronological
            case .channelNameAlphabetical: .channelNameAlphabetical
            case .channelMetaDataValueAlphabetical: .metadataValueAlphabetical
            }
        query.metadataOrderKey = metaDataOrderKeyFilter
        query.limit = Int(clamping: limit)
        (query.showEmpty, query.showFrozen) = (includeEmptyChannel, includeFrozenChannel)
        (query.showMember, query.showMetadata) = (includeMemberList, includeMetaData)
        query.nameContains = channelNameContainsFilter
        query.channelURLs = channelURLsFilter
        query.customTypes = customTypesFilter
        query.customTypeStartsWith = customTypeStartsWithFilter
        query.joinedOnly = publicMembershipFilter == .joined
        query.superMode = superChannelFilter.wire
        query.metadataKey = metaDataKeyFilter
        query.metadataValues = metaDataValuesFilter
        query.metadataValueStartsWith = metaDataValueStartsWithFilter
        return query
    }
}
