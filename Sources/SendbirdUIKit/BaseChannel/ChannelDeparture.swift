import SendbirdChatSDK

/// Why a channel that is open is no longer the user's.
enum ChannelDeparture {
    case deleted
    case banned
    case left

    init(_ source: CollectionEventSource) {
        switch source {
        case .eventChannelDeleted: self = .deleted
        case .eventUserBanned: self = .banned
        default: self = .left
        }
    }

    /// What the user is told.
    @MainActor
    var text: String {
        switch self {
        case .deleted: SBUStringSet.Channel_Gone_Deleted
        case .banned: SBUStringSet.Channel_Gone_Banned
        case .left: SBUStringSet.Channel_Gone_Left
        }
    }
}
