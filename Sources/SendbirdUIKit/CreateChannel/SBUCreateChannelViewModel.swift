public import Foundation
public import SendbirdChatSDK
import UIKit

/// Lists people by pages, keeps who is chosen, and creates the channel.
@preconcurrency @MainActor
open class SBUCreateChannelViewModel: NSObject {
    /// The kind of channel.
    public private(set) var channelType: ChannelCreationType
    /// The people loaded so far, the user of the app left out.
    public var userList: [SBUUser] = []
    /// Who is chosen.
    public var selectedUserList: Set<SBUUser> = []
    /// The query for the application's users; nil with a list of the app's own.
    public private(set) var userListQuery: ApplicationUserListQuery?
    /// Hears what this tells.
    public weak var delegate: (any SBUCreateChannelViewModelDelegate)?
    /// Gives the people, where an app has a list of its own.
    public weak var dataSource: (any SBUCreateChannelViewModelDataSource)?

    /// What names have to start with; empty for everybody.
    public private(set) var searchText = ""

    /// Where the people come from.
    private enum Source {
        case unknown, application, given, dataSource
    }

    private let givenUsers: [SBUUser]?
    private var source = Source.unknown
    private var hasNext = true
    private var isLoading = false
    private var isCreating = false
    /// The order in which people were chosen: the channel's members in it.
    private var selectionOrder: [SBUUser] = []
    private static let pageSize: UInt = 20
    /// How many rows before the end the next page is asked for.
    private static let preloadingRows = 10

    /// Creates a view model.
    ///
    /// - Parameters:
    ///   - channelType: The kind of channel.
    ///   - users: The people to choose from; nil for the application's users.
    ///   - delegate: Hears what this tells.
    ///   - dataSource: Gives the people, where an app has a list of its own.
    public required init(
        channelType: ChannelCreationType = .group, users: [SBUUser]? = nil,
        delegate: (any SBUCreateChannelViewModelDelegate)? = nil,
        dataSource: (any SBUCreateChannelViewModelDataSource)? = nil
    ) {
        self.channelType = channelType
        givenUsers = users
        self.delegate = delegate
        self.dataSource = dataSource
        super.init()
    }

    // MARK: People

    /// Connects if need be, and loads the first people.
    open func initUserList() {
        guard givenUsers == nil else { return loadNextUserList(reset: true, users: givenUsers) }
        delegate?.shouldUpdateLoadingState(true)
        SendbirdUI.connectIfNeeded { [weak self] user, error in
            guard let self else { return }
            delegate?.shouldUpdateLoadingState(false)
            if user == nil {
                delegate?.didReceiveError(error, isBlocker: userList.isEmpty)
            } else {
                loadNextUserList(reset: true)
            }
        }
    }

    /// Loads the next people; nothing if a page is under way or all are there.
    ///
    /// - Parameters:
    ///   - reset: Whether to begin anew instead of going on.
    ///   - users: The people to show, all of them; nil to ask for them.
    open func loadNextUserList(reset: Bool, users: [SBUUser]? = nil) {
        if reset { resetUserList() }
        guard !isLoading, hasNext else { return }
        if let users = users ?? (source == .unknown ? givenUsers : nil) {
            source = .given
            hasNext = false
            add(users.filter(isSearched))
        } else if source != .application, let users = nextFromDataSource() {
            source = .dataSource
            hasNext = !users.isEmpty
            add(users)
        } else if source == .dataSource {
            hasNext = false
        } else {
            source = .application
            loadFromApplication()
        }
    }

    /// Lists the people whose name starts with a text; of given people those
    /// with any word that does. A list of the app's own is not searched.
    open func searchUsers(nameStartsWith text: String) {
        let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
        guard source != .dataSource, text != searchText else { return }
        searchText = text
        loadNextUserList(reset: true)
    }

    private func isSearched(_ user: SBUUser) -> Bool {
        guard !searchText.isEmpty else { return true }
        let words = user.refinedNickname().split(whereSeparator: \.isWhitespace)
        return words.contains {
            $0.range(of: searchText, options: [.anchored, .caseInsensitive, .diacriticInsensitive]) != nil
        }
    }

    private func nextFromDataSource() -> [SBUUser]? {
        dataSource?.createChannelViewModel(self, nextUserListForChannelType: channelType)
    }

    private func loadFromApplication() {
        let query = userListQuery ?? makeQuery()
        userListQuery = query
        isLoading = true
        query.loadNextPage { [weak self] users, error in
            guard let self, query === userListQuery else { return }
            isLoading = false
            if let error {
                delegate?.didReceiveError(error, isBlocker: userList.isEmpty)
                return
            }
            hasNext = query.hasNext
            add(SBUUser.convertUsers(users))
        }
    }

    private func makeQuery() -> ApplicationUserListQuery {
        SendbirdChat.createApplicationUserListQuery { params in
            params.limit = Self.pageSize
            params.nicknameStartsWithFilter = searchText.isEmpty ? nil : searchText
        }
    }

    private func add(_ users: [SBUUser]) {
        let own = SBUGlobals.currentUser?.userId
        var known = Set(userList)
        let others = users.filter { $0.userId != own && known.insert($0).inserted }
        userList += others
        delegate?.createChannelViewModel(self, didChangeUsers: userList, needsToReload: true)
    }

    /// Loads the next people if a row near the end appeared.
    open func preLoadNextUserList(indexPath: IndexPath) {
        guard indexPath.row >= userList.count - Self.preloadingRows else { return }
        loadNextUserList(reset: false)
    }

    /// Drops the list; who is chosen stays chosen.
    open func resetUserList() {
        userList = []
        userListQuery = nil
        source = .unknown
        hasNext = true
        isLoading = false
    }

    /// Chooses somebody, or no longer.
    open func selectUser(user: SBUUser) {
        if selectedUserList.remove(user) != nil {
            selectionOrder.removeAll { $0 == user }
        } else {
            selectedUserList.insert(user)
            selectionOrder.append(user)
        }
        delegate?.createChannelViewModel(self, didUpdateSelectedUsers: selectionOrder)
    }

    // MARK: Creating

    /// Creates the channel with the people, without a name of its own; the user
    /// of the app becomes its operator.
    open func createChannel(userIds: [String]) {
        let params = GroupChannelCreateParams()
        params.name = ""
        params.coverURL = ""
        params.addUserIds(userIds)
        params.isDistinct = false
        params.isSuper = channelType == .supergroup || channelType == .broadcast
        params.isBroadcast = channelType == .broadcast
        if let own = SBUGlobals.currentUser { params.operatorUserIds = [own.userId] }
        SBUGlobalCustomParams.groupChannelParamsCreateBuilder?(params)
        createChannel(params: params)
    }

    /// Creates the channel; its kind is what the parameters say. Nothing while
    /// one is being created.
    open func createChannel(params: GroupChannelCreateParams, messageListParams: MessageListParams? = nil) {
        guard !isCreating else { return }
        isCreating = true
        delegate?.shouldUpdateLoadingState(true)
        GroupChannel.createChannel(params: params) { [weak self] channel, error in
            guard let self else { return }
            isCreating = false
            delegate?.shouldUpdateLoadingState(false)
            if let error {
                delegate?.didReceiveError(error)
            } else {
                delegate?.createChannelViewModel(
                    self, didCreateChannel: channel, withMessageListParams: messageListParams)
            }
        }
    }

    /// The ids of who is chosen, in the order of choosing.
    var selectedUserIds: [String] {
        let ordered = selectionOrder.filter(selectedUserList.contains)
        let rest = selectedUserList.subtracting(ordered).map(\.userId).sorted()
        return ordered.map(\.userId) + rest
    }
}
