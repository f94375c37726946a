import SendbirdChatSDK

/// What an operator can do about somebody in a list.
enum UserAction: Hashable {
    case register, unregister, mute, unmute, ban, unban

    /// What can be done about somebody, in the order of the menu.
    ///
    /// In a broadcast channel only operators write: muting means nothing there.
    static func all(
        for user: SBUUser, in list: ChannelUserListType, of channel: BaseChannel?
    ) -> [UserAction] {
        let isBroadcast = (channel as? GroupChannel)?.isBroadcast == true
        switch list {
        case .none: return []
        case .operators: return [.unregister]
        case .muted: return [.unmute]
        case .banned: return [.unban]
        case .members, .participants:
            let role: UserAction = user.isOperator ? .unregister : .register
            let voice: [UserAction] = isBroadcast ? [] : [user.isMuted ? .unmute : .mute]
            return [role] + voice + [.ban]
        }
    }

    /// What the menu calls it.
    @MainActor
    var title: String {
        switch self {
        case .register: SBUStringSet.UserList_Register_Operator
        case .unregister: SBUStringSet.UserList_Unregister_Operator
        case .mute: SBUStringSet.UserList_Mute
        case .unmute: SBUStringSet.UserList_Unmute
        case .ban: SBUStringSet.UserList_Ban
        case .unban: SBUStringSet.UserList_Unban
        }
    }
}
