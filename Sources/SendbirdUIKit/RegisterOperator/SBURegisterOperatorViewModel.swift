public import SendbirdChatSDK

/// Lists the people of a channel who are no operators, keeps who is chosen, and makes them operators.
@preconcurrency @MainActor
open class SBURegisterOperatorViewModel: SBUBaseSelectUserViewModel {
    /// Hears what this tells.
    public var delegate: (any SBURegisterOperatorViewModelDelegate)? {
        get { baseDelegate as? any SBURegisterOperatorViewModelDelegate }
        set { baseDelegate = newValue }
    }
    /// Gives the people, where an app has a list of its own.
    public var dataSource: (any SBURegisterOperatorViewModelDataSource)? {
        get { baseDataSource as? any SBURegisterOperatorViewModelDataSource }
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
        memberListQuery: MemberListQuery? = nil, delegate: (any SBURegisterOperatorViewModelDelegate)? = nil,
        dataSource: (any SBURegisterOperatorViewModelDataSource)? = nil
    ) {
        super.init(
            channel: channel, channelURL: channelURL, channelType: channelType, users: users,
            inviteListType: .operators, userListQuery: userListQuery, memberListQuery: memberListQuery,
            delegate: delegate, dataSource: dataSource)
    }

    /// Makes who is chosen operators.
    open func registerAsOperators() {
        registerAsOperators(userIds: selectedUserIds)
    }

    /// Makes people operators.
    open func registerAsOperators(users: [SBUUser]) {
        registerAsOperators(userIds: users.map(\.userId))
    }

    /// Makes people operators.
    open func registerAsOperators(userIds: [String]) {
        guard !userIds.isEmpty else { return }
        send({ $0.addOperators(userIds: userIds, completionHandler: $1) }) { [weak self] in
            guard let self else { return }
            delegate?.registerOperatorViewModel(self, didRegisterOperatorIds: userIds)
        }
    }
}
