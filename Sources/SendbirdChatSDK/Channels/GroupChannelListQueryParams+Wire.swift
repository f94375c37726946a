internal import ChatWire

extension GroupChannelListQueryParams {
    /// The parameters as the query of a URL.
    var wire: MyChannelsQuery {
        var query = MyChannelsQuery()
        query.order = order.wire
        query.metadataOrderKey = metaDataOrderKeyFilter
        query.limit = Int(clamping: limit)
        query.showEmpty = includeEmptyChannel
        query.showFrozen = includeFrozenChannel
        query.showMember = includeMemberList
        query.showMetadata = includeMetaData
        query.customTypes = customTypesFilter
        query.customTypeStartsWith = customTypeStartsWithFilter
        query.channelURLs = channelURLsFilter
        query.nameContains = channelNameContainsFilter
        query.membersIncludeIn = userIdsIncludeFilter
        query.membersExactlyIn = userIdsExactFilter
        query.membersNicknameContains = nicknameContainsFilter
        query.includesAnyMember = queryType == .or
        query.membersNicknameStartsWith = nicknameStartsWithFilter
        query.membersNickname = nicknameExactMatchFilter
        query.searchText = searchQuery
        if searchFields.contains(.channelName) { query.searchFields.append(.channelName) }
        if searchFields.contains(.memberNickname) { query.searchFields.append(.memberNickname) }
        query.memberState = myMemberStateFilter.wire
        query.hiddenMode = hiddenMode
        query.unreadOnly = unreadChannelFilter == .unreadMessage
        query.publicMode = publicMode
        query.superMode = superChannelFilter.wire
        query.metadataKey = metaDataKeyFilter
        query.metadataValues = metaDataValuesFilter
        query.metadataValueStartsWith = metaDataValueStartsWithFilter
        query.createdBefore = createdBefore == 0 ? nil : createdBefore
        query.createdAfter = createdAfter == 0 ? nil : createdAfter
        return query
    }

    private var hiddenMode: MyChannelsQuery.HiddenMode {
        switch channelHiddenStateFilter {
        case .all: .all
        case .unhiddenOnly: .unhiddenOnly
        case .hiddenOnly: .hiddenOnly
        case .hiddenAllowAutoUnhide: .hiddenAllowAutoUnhide
        case .hiddenPreventAutoUnhide: .hiddenPreventAutoUnhide
        }
    }

    private var publicMode: MyChannelsQuery.PublicMode {
        switch publicChannelFilter {
        case .all: .all
        case .public: .public
        case .private: .private
        }
    }
}

extension GroupChannelSuperChannelFilter {
    var wire: MyChannelsQuery.SuperMode {
        switch self {
        case .all: .all
        case .super: .super
        case .nonSuper: .nonsuper
        case .broadcastOnly: .broadcastOnly
        case .exclusiveOnly: .exclusiveOnly
        }
    }
}

extension MemberStateFilter {
    var wire: MyChannelsQuery.MemberStateFilter {
        switch self {
        case .all: .all
        case .joinedOnly: .joinedOnly
        case .invitedOnly: .invitedOnly
        }
    }
}
