@testable import SendbirdChatSDK

/// The lists of channels that apps keep open.
enum ChannelListKind: Int, CaseIterable {
    case standard, everything, byName, byCreation, unread, onlyWithMessages, hidden, invited

    var params: GroupChannelListQueryParams {
        let params = GroupChannelListQueryParams()
        params.limit = 3
        switch self {
        case .standard: break
        case .everything:
            params.channelHiddenStateFilter = .all
            params.limit = 5
        case .byName: params.order = .channelNameAlphabetical
        case .byCreation: params.order = .chronological
        case .unread: params.unreadChannelFilter = .unreadMessage
        case .onlyWithMessages:
            params.includeEmptyChannel = false
            params.includeFrozenChannel = false
        case .hidden: params.channelHiddenStateFilter = .hiddenOnly
        case .invited: params.myMemberStateFilter = .invitedOnly
        }
        return params
    }
}
