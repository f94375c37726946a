public import Foundation
public import SendbirdChatSDK
import UIKit

/// Lists people to choose for a channel by pages, and keeps who is chosen.
@preconcurrency @MainActor
open class SBUBaseSelectUserViewModel: NSObject {
    /// The channel, once it is loaded.
    public private(set) var channel: BaseChannel?
    /// The channel's address.
    public private(set) var channelURL: String?
    /// The kind of the channel.
    public private(set) var channelType: ChannelType
    /// Whom the list offers.
    public private(set) var inviteListType: ChannelInviteListType
    /// The people loaded so far, without those who are in the channel or have the role.
    public internal(set) var userList: [SBUUser] = []
    /// Who is chosen.
    public var selectedUserList: Set<SBUUser> = []
    /// The query for the application's users; made when it is needed unless set.
    public var userListQuery: ApplicationUserListQuery?
    /// The query for members; made when it is needed unless set.
    public var memberListQuery: MemberListQuery?
    /// The query for participants; made when it is needed unless set.
    public var participantListQuery: ParticipantListQuery?

    weak var baseDelegate: (any SBUBaseSelectUserViewModelDelegate)?
    weak var baseDataSource: (any SBUBaseSelectUserViewModelDataSource)?

    /// The ids of the people who are in the channel, as far as they were loaded.
    public var joinedUserIds: Set<String> {
        Set((channel as? GroupChannel)?.members.map(\.userId) ?? [])
    }

    /// Why the channel is over; nil while it is not.
    private(set) var ending: ChannelEnding?
    /// The order in which people were chosen.
    private var selectionOrder: [SBUUser] = []
    private let givenUsers: [SBUUser]?
    private var pages: UserPages?
    private var isOwnList = false
    private var isLoading = false
    private var isAtEnd = false
    private var isSending = false
    private var watch: ChannelWatch?
    private static let pageSize: UInt = 20
    /// How many rows before the end the next page is asked for.
    private static let preloadingRows = 10

    /// Creates a view model, which begins to load.
    ///
    /// - Parameters:
    ///   - channel: The channel, where it is at hand.
    ///   - channelURL: The channel's address, where it is not.
    ///   - channelType: The kind of the channel, where it is not at hand.
    ///   - users: The people to choose from, all of them; nil to ask for them.
    ///   - inviteListType: Whom the list offers.
    ///   - userListQuery: The query for the application's users.
    ///   - memberListQuery: The query for members.
    ///   - participantListQuery: The query for participants.
    ///   - delegate: Hears what this tells.
    ///   - dataSource: Gives the people, where an app has a list of its own.
    public init(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil, inviteListType: ChannelInviteListType,
        userListQuery: ApplicationUserListQuery? = nil, memberListQuery: MemberListQuery? = nil,
        participantListQuery: ParticipantListQuery? = nil,
        delegate: (any SBUBaseSelectUserViewModelDelegate)? = nil,
        dataSource: (any SBUBaseSelectUserViewModelDataSource)? = nil
    ) {
        self.channel = channel
        self.channelURL = channel?.channelURL ?? channelURL
        self.channelType = channel?.channelType ?? channelType
        self.inviteListType = inviteListType
        givenUsers = users
        self.userListQuery = userListQuery
        self.memberListQuery = memberListQuery
        self.participantListQuery = participantListQuery
        baseDelegate = delegate
        baseDataSource = dataSource
        super.init()
        start()
    }

    private func start() {
        guard let channelURL else { return }
        watch = ChannelWatch(
            channelURL: channelURL, channelType: channelType,
            change: { [weak self] source in self?.didChange(source) },
            ended: { [weak self] ending in
                guard let self else { return }
                self.ending = ending
                baseDelegate?.baseSelectedUserViewModel(self, shouldDismissForChannel: channel)
            },
            connection: { [weak self] in self?.baseDelegate?.connectionStateDidChange($0) },
            reconnected: {})
        loadChannel(channelURL: channelURL, type: channelType)
    }

    private func didChange(_ source: CollectionEventSource) {
        switch source {
        case .eventUserJoined, .eventUserLeft:
            // Who came in meanwhile cannot be invited.
            guard inviteListType == .users else { return }
            show(userList)
        case .eventOperatorUpdated:
            guard inviteListType == .operators, let channel, !channel.isOwnOperator else { return }
            baseDelegate?.baseSelectedUserViewModel(self, shouldDismissForChannel: channel)
        default: break
        }
    }

    // MARK: - Loading

    /// Fetches the channel, then people. Connects first where needed.
    open func loadChannel(channelURL: String, type: ChannelType) {
        if channel == nil { baseDelegate?.shouldUpdateLoadingState(true) }
        BaseChannel.load(channelURL: channelURL, type: type) { [weak self] channel, error in
            guard let self else { return }
            baseDelegate?.shouldUpdateLoadingState(false)
            guard let channel else {
                baseDelegate?.didReceiveError(error, isBlocker: userList.isEmpty)
                return
            }
            self.channel = channel
            loadNextUserList(reset: true)
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
        } else if let users = baseDataSource?.nextUserList() {
            isOwnList = true
            isAtEnd = users.isEmpty
            show(userList + users)
        } else if isOwnList {
            isAtEnd = true
        } else {
            loadPage()
        }
    }

    private func loadPage() {
        guard let pages = pages ?? makePages() else { return }
        self.pages = pages
        isLoading = true
        pages.load { [weak self] users, error in
            guard let self, pages === self.pages else { return }
            isLoading = false
            if let error {
                baseDelegate?.didReceiveError(error, isBlocker: userList.isEmpty)
                return
            }
            isAtEnd = !pages.hasNext
            let before = userList.count
            show(userList + (users ?? []))
            // A page of nothing but members shows nothing that could ask for the next one.
            if userList.count == before, !isAtEnd { loadPage() }
        }
    }

    private func makePages() -> UserPages? {
        switch inviteListType {
        case .none: return nil
        case .users:
            let query = userListQuery ?? SendbirdChat.createApplicationUserListQuery { $0.limit = Self.pageSize }
            userListQuery = query
            return UserPages(query)
        case .operators:
            if let group = channel as? GroupChannel {
                let query =
                    memberListQuery
                    ?? group.createMemberListQuery { params in
                        params.limit = Self.pageSize
                        params.operatorFilter = .nonOperator
                    }
                memberListQuery = query
                return query.map { UserPages($0) }
            }
            let open = channel as? OpenChannel
            let query = participantListQuery ?? open?.createParticipantListQuery { $0.limit = Self.pageSize }
            participantListQuery = query
            return query.map { UserPages($0) }
        }
    }

    private func show(_ users: [SBUUser]) {
        var known: Set<SBUUser> = []
        userList = users.filter { isOffered($0) && known.insert($0).inserted }
        baseDelegate?.baseSelectedUserViewModel(self, didChangeUserList: userList, needsToReload: true)
    }

    private func isOffered(_ user: SBUUser) -> Bool {
        switch inviteListType {
        case .none: false
        case .users: user.userId != SBUGlobals.currentUser?.userId && !joinedUserIds.contains(user.userId)
        case .operators:
            !user.isOperator && (channel as? OpenChannel)?.isOperator(userId: user.userId) != true
        }
    }

    /// Loads the next people if a row near the end appeared.
    open func preLoadNextUserList(indexPath: IndexPath) {
        guard indexPath.row >= userList.count - Self.preloadingRows else { return }
        loadNextUserList(reset: false)
    }

    /// Drops the list; who is chosen stays chosen.
    open func resetUserList() {
        // Queries that were given are used once.
        if pages != nil {
            userListQuery = nil
            memberListQuery = nil
            participantListQuery = nil
        }
        pages = nil
        userList = []
        isOwnList = false
        isLoading = false
        isAtEnd = false
    }

    // MARK: - Choosing

    /// Chooses somebody, or no longer.
    open func selectUser(user: SBUUser) {
        if selectedUserList.remove(user) != nil {
            selectionOrder.removeAll { $0 == user }
        } else {
            selectedUserList.insert(user)
            selectionOrder.append(user)
        }
        baseDelegate?.baseSelectedUserViewModel(self, didUpdateSelectedUsers: selectionOrder)
    }

    /// The ids of who is chosen, in the order of choosing.
    var selectedUserIds: [String] {
        let ordered = selectionOrder.filter(selectedUserList.contains)
        return ordered.map(\.userId) + selectedUserList.subtracting(ordered).map(\.userId).sorted()
    }

    /// Sends what was chosen, once at a time.
    func send(_ call: (BaseChannel, @escaping SBErrorHandler) -> Void, then finish: @escaping () -> Void) {
        guard let channel, !isSending else { return }
        isSending = true
        baseDelegate?.shouldUpdateLoadingState(true)
        call(channel) { [weak self] error in
            guard let self else { return }
            isSending = false
            baseDelegate?.shouldUpdateLoadingState(false)
            if let error { baseDelegate?.didReceiveError(error, isBlocker: false) } else { finish() }
        }
    }
}
