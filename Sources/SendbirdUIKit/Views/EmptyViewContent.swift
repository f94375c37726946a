import Foundation

/// What an empty view shows for a reason.
@MainActor
struct EmptyViewContent {
    /// The icon over the text.
    let icon: SBUIconSetType?
    /// Why there are no rows.
    let status: String
    /// What to do about it.
    let hint: String?

    /// Creates the content for a reason.
    init(_ type: EmptyViewType) {
        hint = Self.hint(type)
        switch type {
        case .none: (icon, status) = (nil, "")
        case .noChannels: (icon, status) = (.iconChat, SBUStringSet.Empty_No_Channels)
        case .noMessages: (icon, status) = (.iconMessage, SBUStringSet.Empty_No_Messages)
        case .noMembers: (icon, status) = (.iconMembers, SBUStringSet.Empty_No_Users)
        case .noMutedMembers: (icon, status) = (.iconMute, SBUStringSet.Empty_No_Muted_Members)
        case .noMutedParticipants: (icon, status) = (.iconMute, SBUStringSet.Empty_No_Muted_Participants)
        case .noBannedMembers: (icon, status) = (.iconBan, SBUStringSet.Empty_No_Banned_Members)
        case .noBannedUsers: (icon, status) = (.iconBan, SBUStringSet.Empty_No_Banned_Users)
        case .noSearchResults: (icon, status) = (.iconSearch, SBUStringSet.Empty_Search_Result)
        case .error: (icon, status) = (.iconError, SBUStringSet.Empty_Wrong)
        }
    }

    private static func hint(_ type: EmptyViewType) -> String? {
        switch type {
        case .noChannels: SBUStringSet.Empty_No_Channels_Hint
        case .error: SBUStringSet.Empty_Wrong_Hint
        case .none, .noMessages, .noMembers, .noMutedMembers, .noMutedParticipants, .noBannedMembers, .noBannedUsers,
            .noSearchResults:
            nil
        }
    }
}
