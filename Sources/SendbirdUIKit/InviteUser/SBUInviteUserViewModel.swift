public import SendbirdChatSDK

/// Lists the people who are not in a group channel, keeps who is chosen, and invites them.
@preconcurrency @MainActor
open class SBUInviteUserViewModel: SBUBaseSelectUserViewModel {
    /// Hears what this tells.
    public var delegate: (any SBUInviteUserViewModelDelegate)? {
        get { baseDelegate as? any SBUInviteUserViewModelDelegate }
        set { baseDelegate = newValue }
    }
    /// Gives the people, where an app has a list of its own.
    public var dataSource: (any SBUInviteUserViewModelDataSource)? {
        get { baseDataSource as? any SBUInviteUserViewModelDataSource }
        set { baseDataSource = newValue }
    }

    /// Creates a view model, which begins to load.
    ///
    /// - Parameters:
    ///   - channel: The channel, where it is at hand.
    ///   - channelURL: The channel's address, where it is not.
    ///   - channelType: The kind of the channel, where it is not at hand.
    ///   - users: The people to choose from, all of them; nil to ask for them.
    ///   - userListQuery: The query for the application's users.
    ///   - memberListQuery: The query for members.
    ///   - delegate: Hears what this tells.
    ///   - dataSource: Gives the people, where an app has a list of its own.
    public required init(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil, userListQuery: ApplicationUserListQuery? = nil,
        memberListQuery: MemberListQuery? = nil, delegate: (any SBUInviteUserViewModelDelegate)? = nil,
        dataSource: (any SBUInviteUserViewModelDataSource)? = nil
    ) {
        super.init(
            channel: channel, channelURL: channelURL, channelType: channelType, users: users,
            inviteListType: .users, userListQuery: userListQuery, memberListQuery: memberListQuery,
            delegate: delegate, dataSource: dataSource)
    }

    /// Invites who is chosen.
    open func inviteUsers() {
        invite(userIds: selectedUserIds)
    }

    /// Invites people.
    open func invite(users: [SBUUser]) {
        invite(userIds: users.map(\.userId))
    }

    /// Invites people.
    open func invite(userIds: [String]) {
        guard !userIds.isEmpty, let group = channel as? GroupChannel else { return }
        send({ _, done in group.inviteUserIds(userIds, completionHandler: done) }) { [weak self] in
            guard let self else { return }
            delegate?.inviteUserViewModel(self, didInviteUserIds: userIds)
        }
    }
}
