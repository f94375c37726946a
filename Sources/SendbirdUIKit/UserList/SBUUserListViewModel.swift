public import Foundation
public import SendbirdChatSDK

/// Lists a channel's members, operators, muted, banned people or participants
/// by pages, keeps the list live, and does what operators ask for.
@preconcurrency @MainActor
open class SBUUserListViewModel: NSObject, GroupChannelDelegate, OpenChannelDelegate {
    /// The channel, once it is loaded.
    public private(set) var channel: BaseChannel?
    /// The channel's address.
    public private(set) var channelURL: String?
    /// The kind of the channel.
    public private(set) var channelType: ChannelType
    /// Which people the list shows.
    public private(set) var userListType: ChannelUserListType
    /// The people loaded so far.
    public internal(set) var userList: [SBUUser] = []

    /// The query for members; made when it is needed unless set.
    public var memberListQuery: MemberListQuery?
    /// The query for operators; made when it is needed unless set.
    public var operatorListQuery: OperatorListQuery?
    /// The query for muted members; made when it is needed unless set.
    public var mutedMemberListQuery: MemberListQuery?
    /// The query for muted participants; made when it is needed unless set.
    public var mutedParticipantListQuery: MutedUserListQuery?
    /// The query for participants; made when it is needed unless set. An addition to the documented queries.
    public var participantListQuery: ParticipantListQuery?
    /// The query for banned people; made when it is needed unless set.
    public var bannedUserListQuery: BannedUserListQuery?

    /// Hears what this tells.
    public weak var delegate: (any SBUUserListViewModelDelegate)?
    /// Gives the people, where an app has a list of its own.
    public weak var dataSource: (any SBUUserListViewModelDataSource)?

    /// Why the channel is over; nil while it is not.
    private(set) var ending: ChannelEnding?
    private let givenUsers: [SBUUser]?
    private var pages: UserPages?
    private var isOwnList = false
    private var isLoading = false
    private var isAtEnd = false
    private var observation: ConnectionObservation?
    private static let pageSize: UInt = 20

    /// Creates a view model, which begins to load.
    ///
    /// - Parameters:
    ///   - channel: The channel, where it is at hand.
    ///   - channelURL: The channel's address, where it is not.
    ///   - channelType: The kind of the channel, where it is not at hand.
    ///   - users: The people to show, all of them; nil to ask for them.
    ///   - userListType: Which people to show.
    ///   - memberListQuery: The query for members.
    ///   - operatorListQuery: The query for operators.
    ///   - mutedMemberListQuery: The query for muted members.
    ///   - mutedParticipantListQuery: The query for muted participants.
    ///   - bannedUserListQuery: The query for banned people.
    ///   - participantListQuery: The query for participants.
    ///   - delegate: Hears what this tells.
    ///   - dataSource: Gives the people, where an app has a list of its own.
    public required init(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil, userListType: ChannelUserListType, memberListQuery: MemberListQuery? = nil,
        operatorListQuery: OperatorListQuery? = nil, mutedMemberListQuery: MemberListQuery? = nil,
        mutedParticipantListQuery: MutedUserListQuery? = nil, bannedUserListQuery: BannedUserListQuery? = nil,
        participantListQuery: ParticipantListQuery? = nil, delegate: (any SBUUserListViewModelDelegate)? = nil,
        dataSource: (any SBUUserListViewModelDataSource)? = nil
    ) {
        self.channel = channel
        self.channelURL = channel?.channelURL ?? channelURL
        self.channelType = channel?.channelType ?? channelType
        self.userListType = userListType
        givenUsers = users
        self.memberListQuery = memberListQuery
        self.operatorListQuery = operatorListQuery
        self.mutedMemberListQuery = mutedMemberListQuery
        self.mutedParticipantListQuery = mutedParticipantListQuery
        self.bannedUserListQuery = bannedUserListQuery
        self.participantListQuery = participantListQuery
        self.delegate = delegate
        self.dataSource = dataSource
        super.init()
        start()
    }

    private func start() {
        guard let channelURL else { return }
        SendbirdChat.addChannelDelegate(self, identifier: "SendbirdUIKit.\(ObjectIdentifier(self).hashValue)")
        observation = ConnectionObservation(
            change: { [weak self] in self?.delegate?.connectionStateDidChange($0) },
            reconnected: { [weak self] in
                guard let self, ending == nil else { return }
                loadChannel(channelURL: channelURL, type: self.channelType)
            })
        loadChannel(channelURL: channelURL, type: channelType)
    }

    // MARK: - Loading

    /// Fetches the channel, then its people. Connects first where needed.
    open func loadChannel(channelURL: String, type: ChannelType) {
        if userList.isEmpty { delegate?.shouldUpdateLoadingState(true) }
        BaseChannel.load(channelURL: channelURL, type: type) { [weak self] channel, error in
            guard let self else { return }
            delegate?.shouldUpdateLoadingState(false)
            guard let channel else {
                delegate?.didReceiveError(error, isBlocker: userList.isEmpty)
                return
            }
            self.channel = channel
            tellChange(.eventChannelChanged)
            refresh()
        }
    }

    /// Loads the next people; nothing if a page is under way or all are there.
    ///
    /// - Parameters:
    ///   - reset: Whether to begin anew instead of going on.
    ///   - users: The people to show, all of them; nil to ask for them.
    open func loadNextUserList(reset: Bool, users: [SBUUser]? = nil) {
        if reset { resetUserList() }
        guard !isLoading, !isAtEnd else { return }
        if let users = users ?? givenUsers {
            isAtEnd = true
            show(users)
        } else if let users = dataSource?.userListViewModel(self, nextUserListForChannel: channel) {
            isOwnList = true
            isAtEnd = users.isEmpty
            show(userList + users)
        } else if isOwnList {
            isAtEnd = true
        } else {
            loadPage(replacing: false)
        }
    }

    /// Begins anew, but leaves the people on the screen until the first page is there.
    private func refresh() {
        guard !userList.isEmpty, givenUsers == nil, !isOwnList else { return loadNextUserList(reset: true) }
        resetQuery()
        isLoading = false
        isAtEnd = false
        loadPage(replacing: true)
    }

    private func loadPage(replacing: Bool) {
        guard let pages = pages ?? makePages() else { return }
        self.pages = pages
        isLoading = true
        pages.load { [weak self] users, error in
            guard let self, pages === self.pages else { return }
            isLoading = false
            if let error {
                delegate?.didReceiveError(error, isBlocker: userList.isEmpty)
                return
            }
            isAtEnd = !pages.hasNext
            show(replacing ? users ?? [] : userList + (users ?? []))
        }
    }

    private func makePages() -> UserPages? {
        guard let channel else { return nil }
        let group = channel as? GroupChannel
        switch userListType {
        case .none: return nil
        case .members:
            let query = memberListQuery ?? group?.createMemberListQuery { $0.limit = Self.pageSize }
            memberListQuery = query
            return query.map { UserPages($0) }
        case .operators:
            let query = operatorListQuery ?? channel.createOperatorListQuery { $0.limit = Self.pageSize }
            operatorListQuery = query
            return query.map { UserPages($0, areOperators: true) }
        case .muted where group != nil:
            let query =
                mutedMemberListQuery
                ?? group?.createMemberListQuery { params in
                    params.limit = Self.pageSize
                    params.mutedMemberFilter = .muted
                }
            mutedMemberListQuery = query
            return query.map { UserPages($0) }
        case .muted:
            let query = mutedParticipantListQuery ?? channel.createMutedUserListQuery { $0.limit = Self.pageSize }
            mutedParticipantListQuery = query
            return query.map { UserPages($0, areMuted: true) }
        case .banned:
            let query = bannedUserListQuery ?? channel.createBannedUserListQuery { $0.limit = Self.pageSize }
            bannedUserListQuery = query
            return query.map { UserPages($0) }
        case .participants:
            let query =
                participantListQuery
                ?? (channel as? OpenChannel)?.createParticipantListQuery { $0.limit = Self.pageSize }
            participantListQuery = query
            return query.map { UserPages($0, inChannel: channel as? OpenChannel) }
        }
    }

    private func show(_ users: [SBUUser]) {
        var known: Set<SBUUser> = []
        userList = users.filter { known.insert($0).inserted }.map(withRole)
        delegate?.userListViewModel(self, didChangeUsers: userList, needsToReload: true)
    }

    /// Somebody with the role that an open channel gives; its participants come without one.
    private func withRole(_ user: SBUUser) -> SBUUser {
        guard userListType == .participants, let open = channel as? OpenChannel else { return user }
        return SBUUser(user: user, isOperator: open.isOperator(userId: user.userId), isMuted: user.isMuted)
    }

    /// Loads the next people if a row near the end appeared.
    open func preLoadNextUserList(indexPath: IndexPath) {
        loadNextUserList(reset: false)
    }

    /// Whether more people follow.
    open func hasNext() -> Bool {
        !isAtEnd
    }

    /// Forgets the queries: the next page is the first again.
    open func resetQuery() {
        memberListQuery = nil
        operatorListQuery = nil
        mutedMemberListQuery = nil
        mutedParticipantListQuery = nil
        bannedUserListQuery = nil
        participantListQuery = nil
        pages = nil
    }

    /// Drops the list; a channel takes the place of the one there is.
    open func resetUserList(channel: BaseChannel? = nil) {
        if let channel { self.channel = channel }
        // Queries that were given are used once.
        if pages != nil { resetQuery() }
        userList = []
        isOwnList = false
        isLoading = false
        isAtEnd = false
    }

    // MARK: - What operators do

    /// Makes somebody an operator.
    open func registerAsOperator(user: SBUUser) {
        perform(on: user, { $0.addOperators(userIds: [user.userId], completionHandler: $1) }) {
            $0.change(user, isOperator: true)
        }
    }

    /// Takes the role of an operator away.
    open func unregisterOperator(user: SBUUser) {
        perform(on: user, { $0.removeOperators(userIds: [user.userId], completionHandler: $1) }) {
            if $0.userListType == .operators { $0.remove(user) } else { $0.change(user, isOperator: false) }
        }
    }

    /// Takes somebody's voice, without end.
    open func mute(user: SBUUser) {
        perform(
            on: user,
            { $0.muteUser(userId: user.userId, seconds: -1, description: nil, completionHandler: $1) }
        ) { $0.change(user, isMuted: true) }
    }

    /// Gives somebody's voice back.
    open func unmute(user: SBUUser) {
        perform(on: user, { $0.unmuteUser(userId: user.userId, completionHandler: $1) }) {
            if $0.userListType == .muted { $0.remove(user) } else { $0.change(user, isMuted: false) }
        }
    }

    /// Takes somebody out of the channel and keeps them out, without end.
    open func ban(user: SBUUser) {
        perform(
            on: user,
            { $0.banUser(userId: user.userId, seconds: -1, description: nil, completionHandler: $1) }
        ) { if $0.userListType != .banned { $0.remove(user) } }
    }

    /// Lets somebody come back.
    open func unban(user: SBUUser) {
        perform(on: user, { $0.unbanUser(userId: user.userId, completionHandler: $1) }) {
            if $0.userListType == .banned { $0.remove(user) }
        }
    }

    private func perform(
        on user: SBUUser, _ call: (BaseChannel, @escaping SBErrorHandler) -> Void,
        then apply: @escaping (SBUUserListViewModel) -> Void
    ) {
        guard let channel else { return }
        delegate?.shouldUpdateLoadingState(true)
        call(channel) { [weak self] error in
            guard let self else { return }
            delegate?.shouldUpdateLoadingState(false)
            if let error {
                delegate?.didReceiveError(error, isBlocker: false)
            } else {
                // The event says the same; whichever comes first changes the list.
                apply(self)
            }
        }
    }

    // MARK: - Changing the list

    private func remove(_ user: SBUUser) {
        guard userList.contains(user) else { return }
        show(userList.filter { $0 != user })
    }

    private func change(_ user: SBUUser, isOperator: Bool? = nil, isMuted: Bool? = nil) {
        guard let place = userList.firstIndex(of: user) else { return }
        let old = userList[place]
        let new = SBUUser(
            user: old, isOperator: isOperator ?? old.isOperator, isMuted: isMuted ?? old.isMuted)
        guard new.isOperator != old.isOperator || new.isMuted != old.isMuted else { return }
        userList[place] = new
        delegate?.userListViewModel(self, didChangeUsers: userList, needsToReload: true)
    }

    private func insert(_ user: SBUUser) {
        guard !userList.contains(user), givenUsers == nil, !isOwnList else { return }
        show([user] + userList)
    }

    // MARK: - Telling

    private func tellChange(_ source: CollectionEventSource) {
        let context = MessageContext(source: source, sendingStatus: .succeeded)
        delegate?.userListViewModel(self, didChangeChannel: channel, withContext: context)
    }

    private func end(_ ending: ChannelEnding) {
        guard self.ending == nil else { return }
        self.ending = ending
        delegate?.userListViewModel(self, shouldDismissForUserList: channel)
    }

    private func isAbout(_ channel: BaseChannel) -> Bool {
        channel.channelURL == channelURL && channel.channelType == channelType
    }

    private func isOwn(_ user: User) -> Bool {
        user.userId == SBUGlobals.currentUser?.userId
    }

    // MARK: - BaseChannelDelegate

    /// The channel's fields changed: tells the delegate.
    open func channelWasChanged(_ channel: BaseChannel) {
        guard isAbout(channel) else { return }
        tellChange(.eventChannelChanged)
    }

    /// The channel is gone: tells the delegate.
    open func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
        guard channelURL == self.channelURL, channelType == self.channelType else { return }
        end(.deleted)
    }

    /// The operators are others: brings the list up to them.
    open func channelDidUpdateOperators(_ channel: BaseChannel) {
        guard isAbout(channel) else { return }
        tellChange(.eventOperatorUpdated)
        guard ending == nil, userListType != .banned else { return }
        refresh()
    }

    /// Somebody was muted: brings the list up to it.
    open func channel(_ channel: BaseChannel, userWasMuted user: User) {
        guard isAbout(channel) else { return }
        let muted = SBUUser(user: SBUUser(user: user), isOperator: false, isMuted: true)
        if userListType == .muted { insert(muted) } else { change(muted, isMuted: true) }
    }

    /// Somebody has their voice back: brings the list up to it.
    open func channel(_ channel: BaseChannel, userWasUnmuted user: User) {
        guard isAbout(channel) else { return }
        if userListType == .muted { remove(SBUUser(user: user)) } else { change(SBUUser(user: user), isMuted: false) }
    }

    /// Somebody was banned: brings the list up to it. If it is the user of the app, the list has to go.
    open func channel(_ channel: BaseChannel, userWasBanned user: User) {
        guard isAbout(channel) else { return }
        if isOwn(user) {
            end(.banned)
        } else if userListType == .banned {
            insert(SBUUser(user: user))
        } else {
            remove(SBUUser(user: user))
        }
    }

    /// Somebody may come back: brings the list up to it.
    open func channel(_ channel: BaseChannel, userWasUnbanned user: User) {
        guard isAbout(channel), userListType == .banned else { return }
        remove(SBUUser(user: user))
    }

    // MARK: - GroupChannelDelegate, OpenChannelDelegate

    /// Somebody joined: brings the list of members up to it.
    open func channel(_ channel: GroupChannel, userDidJoin user: User) {
        guard isAbout(channel), userListType == .members else { return }
        refresh()
    }

    /// Somebody left: brings the list up to it. If it is the user of the app, the list has to go.
    open func channel(_ channel: GroupChannel, userDidLeave user: User) {
        guard isAbout(channel) else { return }
        if isOwn(user) {
            end(.left)
        } else if userListType != .banned {
            remove(SBUUser(user: user))
        }
    }

    /// Somebody came in: brings the list of participants up to it.
    open func channel(_ channel: OpenChannel, userDidEnter user: User) {
        guard isAbout(channel), userListType == .participants, isAtEnd, !userList.contains(SBUUser(user: user))
        else { return }
        let person = SBUUser(
            user: SBUUser(user: user), isOperator: channel.isOperator(userId: user.userId), isMuted: false)
        show(userList + [person])
    }

    /// Somebody went: brings the list of participants up to it.
    open func channel(_ channel: OpenChannel, userDidExit user: User) {
        guard isAbout(channel), userListType == .participants else { return }
        remove(SBUUser(user: user))
    }
}
