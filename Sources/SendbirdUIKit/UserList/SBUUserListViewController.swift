public import SendbirdChatSDK
public import UIKit

/// Lists a channel's members, operators, muted, banned people or participants;
/// operators can do something about each.
///
///     let members = SBUUserListViewController(channel: channel, userListType: .members)
///     navigationController?.pushViewController(members, animated: true)
@preconcurrency @MainActor
open class SBUUserListViewController: SBUBaseViewController, SBUUserListModuleHeaderDelegate,
    SBUUserListModuleListDelegate, SBUUserListModuleListDataSource, SBUUserListViewModelDelegate,
    SBUUserListViewModelDataSource, SBUUserProfileViewDelegate, ChannelBound
{
    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var headerComponent: SBUUserListModule.Header?
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var listComponent: SBUUserListModule.List?
    /// The view model, made by `createViewModel(channel:channelURL:channelType:users:type:)`.
    public var viewModel: SBUUserListViewModel?
    /// The colours.
    @SBUThemeWrapper(theme: SBUTheme.userListTheme)
    open var theme: SBUUserListTheme
    /// The colours and fonts of shared parts.
    @SBUThemeWrapper(theme: SBUTheme.componentTheme)
    open var componentTheme: SBUComponentTheme
    /// The small profile that a tap on a picture opens.
    open lazy var userProfileView: UIView? = SBUUserProfileView(delegate: self)

    /// The channel, once it is loaded.
    public var channel: BaseChannel? { viewModel?.channel }
    /// The channel's address.
    public var channelURL: String? { viewModel?.channelURL }
    /// The channel's address, by its older name.
    public var channelUrl: String? { channelURL }
    /// The kind of the channel.
    public var channelType: ChannelType { viewModel?.channelType ?? .group }
    /// Which people the list shows.
    public var userListType: ChannelUserListType { viewModel?.userListType ?? .none }
    /// Which people the list shows, by its older name.
    public var memberListType: ChannelUserListType { userListType }
    /// The people loaded so far.
    public var userList: [SBUUser] { viewModel?.userList ?? [] }
    /// The people loaded so far, by its older name.
    public var memberList: [SBUUser] { userList }

    var boundChannelURL: String? { channelURL }
    /// About whom a menu is open; nil while none is.
    var menuUser: SBUUser?
    private var hasFailed = false
    private var hasLoaded = false

    // MARK: - Making

    /// Creates a list of the people of a channel at hand.
    ///
    /// - Parameters:
    ///   - channel: The channel.
    ///   - users: The people to show, all of them; nil to ask for them.
    ///   - userListType: Which people to show.
    public required init(
        channel: BaseChannel, users: [SBUUser]? = nil, userListType: ChannelUserListType = .members
    ) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channel: channel, channelType: channel.channelType, users: users, type: userListType)
    }

    /// Creates a list of the people of a channel by its address.
    ///
    /// - Parameters:
    ///   - channelURL: The channel's address.
    ///   - channelType: The kind of the channel.
    ///   - users: The people to show, all of them; nil to ask for them.
    ///   - userListType: Which people to show.
    public required init(
        channelURL: String, channelType: ChannelType, users: [SBUUser]? = nil,
        userListType: ChannelUserListType = .members
    ) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channelURL: channelURL, channelType: channelType, users: users, type: userListType)
    }

    /// Creates a list of the people of a channel at hand, by its older name.
    public convenience init(channel: BaseChannel, type: ChannelMemberListType) {
        self.init(channel: channel, users: nil, userListType: type)
    }

    /// Creates a list of people who are given, by its older name.
    public convenience init(channel: BaseChannel, members: [SBUUser], type: ChannelMemberListType) {
        self.init(channel: channel, users: members, userListType: type)
    }

    /// Creates a list of the people of a group channel by its address, by its older name.
    public convenience init(channelUrl: String, type: ChannelMemberListType = .members) {
        self.init(channelURL: channelUrl, channelType: .group, users: nil, userListType: type)
    }

    /// Creates a list of people who are given, by its older name.
    public convenience init(channelUrl: String, members: [SBUUser], type: ChannelMemberListType = .members) {
        self.init(channelURL: channelUrl, channelType: .group, users: members, userListType: type)
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Screens are made in code")
    public required init?(coder: NSCoder) { nil }

    /// Makes the view model, which begins to load. An override sets `viewModel` and need not call super.
    open func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil, type: ChannelUserListType
    ) {
        let kind: SBUUserListViewModel.Type =
            channelType == .open ? SBUViewModelSet.OpenUserListViewModel : SBUViewModelSet.GroupUserListViewModel
        viewModel = kind.init(
            channel: channel, channelURL: channelURL, channelType: channelType, users: users, userListType: type,
            delegate: self, dataSource: self)
    }

    // MARK: - Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let isOpen = channelType == .open
        let kinds = isOpen ? SBUModuleSet.OpenUserListModule : SBUModuleSet.GroupUserListModule
        let given = isOpen ? SBUModuleSet.openUserListModule : SBUModuleSet.groupUserListModule
        if headerComponent == nil { headerComponent = given.headerComponent ?? kinds.HeaderComponent.init() }
        if listComponent == nil { listComponent = given.listComponent ?? kinds.ListComponent.init() }
        super.loadView()
    }

    /// Shows what the view model loaded before there was a view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if viewModel?.delegate == nil { viewModel?.delegate = self }
        if viewModel?.dataSource == nil { viewModel?.dataSource = self }
        listComponent?.reloadTableView()
        if hasFailed {
            listComponent?.updateEmptyView(type: .error)
        } else if hasLoaded, userList.isEmpty {
            listComponent?.updateEmptyView(type: emptyType)
        }
        updateAddButton()
    }

    /// Shows the back button only where it leads somewhere.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.leftBarButtonItems = headerComponent?.leftItems(canGoBack: canGoBack)
    }

    /// Configures the components and puts them into the view.
    open override func setupViews() {
        super.setupViews()
        headerComponent?.configure(
            delegate: self, userListType: userListType, channelType: channelType, theme: theme,
            componentTheme: componentTheme)
        if let listComponent {
            listComponent.configure(
                delegate: self, dataSource: self, userListType: userListType, theme: theme,
                componentTheme: componentTheme)
            view.addConstrained(listComponent)
        }
        navigationItem.titleView = headerComponent?.titleView
        navigationItem.leftBarButtonItems = headerComponent?.leftItems(canGoBack: canGoBack)
        updateAddButton()
    }

    /// Lets the list fill the view.
    open override func setupLayouts() {
        super.setupLayouts()
        listComponent?.pinEdges(to: view)
    }

    /// Takes colours from the theme.
    open override func setupStyles() {
        super.setupStyles()
        setupNavigationBar(
            backgroundColor: theme.navigationBarTintColor, shadowColor: theme.navigationShadowColor)
        headerComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
        listComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
        view.backgroundColor = theme.backgroundColor
    }

    /// Takes the theme that is in use now, rows included.
    open override func updateStyles() {
        super.updateStyles()
        (userProfileView as? SBUUserProfileView)?.updateStyles()
        listComponent?.refreshVisibleRows()
    }

    /// The text colour of the system's status bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

    /// Shows the button that adds people only to who may: members to a group,
    /// operators to a supergroup and among the operators.
    func updateAddButton() {
        navigationItem.rightBarButtonItems = canAdd ? headerComponent?.rightItems : nil
    }

    // MARK: - Going on

    /// The button that adds people was tapped.
    open func onClickInviteUser() {
        showInviteUser()
    }

    /// Opens the choice of people to invite; of people to make operators, in a list of operators.
    open func showInviteUser() {
        guard let channel else { return }
        let screen: UIViewController
        if userListType == .operators {
            let kind: SBURegisterOperatorViewController.Type =
                channel.isOpenChannel()
                ? SBUViewControllerSet.OpenChannelRegisterOperatorViewController
                : SBUViewControllerSet.GroupChannelRegisterOperatorViewController
            screen = kind.init(channel: channel, users: nil)
        } else {
            guard let group = channel as? GroupChannel else { return }
            screen = SBUViewControllerSet.InviteUserViewController.init(channel: group, users: nil)
        }
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Loads the list anew.
    open func reloadMemberList() {
        viewModel?.loadNextUserList(reset: true)
    }

    /// Shows somebody's small profile, if profiles are on (`SBUGlobals.isUserProfileEnabled`); never one's own.
    open func showUserProfile(with user: SBUUser) {
        guard SBUGlobals.isUserProfileEnabled, user.userId != SBUGlobals.currentUser?.userId,
            let profile = userProfileView as? any SBUUserProfileViewProtocol
        else { return }
        profile.show(baseView: navigationController?.view ?? view, user: user, isOpenChannel: channelType == .open)
    }

    // MARK: - SBUUserListModuleHeaderDelegate

    /// Puts another title into the navigation bar.
    open func userListModule(_ headerComponent: SBUUserListModule.Header, didUpdateTitleView titleView: UIView?) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func userListModule(
        _ headerComponent: SBUUserListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar, where the user may add people.
    open func userListModule(
        _ headerComponent: SBUUserListModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        updateAddButton()
    }

    /// Puts other left buttons into the navigation bar.
    open func userListModule(
        _ headerComponent: SBUUserListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        navigationItem.leftBarButtonItems = leftItems
    }

    /// Puts other right buttons into the navigation bar.
    open func userListModule(
        _ headerComponent: SBUUserListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        updateAddButton()
    }

    /// Goes back.
    open func userListModule(
        _ headerComponent: SBUUserListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    /// Opens the choice of people to add.
    open func userListModule(
        _ headerComponent: SBUUserListModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        onClickInviteUser()
    }

    // MARK: - SBUUserListModuleListDelegate, data source

    /// Shows the profile of who is in the row.
    open func userListModule(_ listComponent: SBUUserListModule.List, didSelectRowAt indexPath: IndexPath) {
        guard userList.indices.contains(indexPath.row) else { return }
        showUserProfile(with: userList[indexPath.row])
    }

    /// Loads the next people.
    open func userListModule(
        _ listComponent: SBUUserListModule.List, didDetectPreloadingPosition indexPath: IndexPath
    ) {
        viewModel?.preLoadNextUserList(indexPath: indexPath)
    }

    /// Shows what can be done about somebody.
    open func userListModule(_ listComponent: SBUUserListModule.List, didTapMoreMenuFor user: SBUUser) {
        showMenu(about: user)
    }

    /// Shows somebody's profile.
    open func userListModule(_ listComponent: SBUUserListModule.List, didTapUserProfileFor user: SBUUser) {
        showUserProfile(with: user)
    }

    /// Tries again to load.
    open func userListModuleDidSelectRetry(_ listComponent: SBUUserListModule.List) {
        hasFailed = false
        guard let url = channelURL else { return }
        viewModel?.loadChannel(channelURL: url, type: channelType)
    }

    /// Returns the channel.
    open func userListModule(
        _ listComponent: SBUUserListModule.List, channelForTableView tableView: UITableView
    ) -> BaseChannel? {
        channel
    }

    /// Returns the people in order.
    open func userListModule(
        _ listComponent: SBUUserListModule.List, usersInTableView tableView: UITableView
    ) -> [SBUUser] {
        userList
    }

    // MARK: - SBUUserListViewModelDelegate, data source

    /// Brings the rows up to the people there are.
    open func userListViewModel(
        _ viewModel: SBUUserListViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
    ) {
        hasFailed = false
        hasLoaded = true
        guard isViewLoaded else { return }
        listComponent?.updateEmptyView(type: users.isEmpty ? emptyType : .none)
        guard needsToReload else { return }
        listComponent?.reloadTableView()
    }

    private var emptyType: EmptyViewType {
        let isOpen = channelType == .open
        return switch userListType {
        case .none, .members, .operators, .participants: .noMembers
        case .muted: isOpen ? .noMutedParticipants : .noMutedMembers
        case .banned: isOpen ? .noBannedUsers : .noBannedMembers
        }
    }

    /// Follows the role that the user has in the channel.
    open func userListViewModel(
        _ viewModel: SBUUserListViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext
    ) {
        guard isViewLoaded else { return }
        followRole()
    }

    /// Leaves the screens of the channel and says why.
    open func userListViewModel(
        _ viewModel: SBUUserListViewModel, shouldDismissForUserList channel: BaseChannel?
    ) {
        leaveScreens(ofChannel: viewModel.channelURL, because: viewModel.ending ?? .deleted)
    }

    /// Returns nil: the people are the channel's. An override returns the next
    /// people of a list of its own, and nobody at its end.
    open func userListViewModel(
        _ viewModel: SBUUserListViewModel, nextUserListForChannel channel: BaseChannel?
    ) -> [SBUUser]? {
        nil
    }

    // MARK: - SBUUserProfileViewDelegate

    /// Opens a channel of two with somebody.
    open func didSelectMessage(userId: String?) {
        (userProfileView as? any SBUUserProfileViewProtocol)?.dismiss()
        guard let userId else { return }
        openChannel(with: userId)
    }

    /// Takes the profile away.
    open func didSelectClose() {
        (userProfileView as? any SBUUserProfileViewProtocol)?.dismiss()
    }

    // MARK: - SBUCommonViewModelDelegate

    /// Whether the loading sign may be shown; shows it.
    open func shouldShowLoadingIndicator() -> Bool {
        SBULoading.start()
        return true
    }

    /// Takes the loading sign away.
    open func shouldDismissLoadingIndicator() {
        SBULoading.stop()
    }

    /// Shows that a request is under way.
    open func shouldUpdateLoadingState(_ isLoading: Bool) {
        showLoading(isLoading)
    }

    /// Says under the title that the connection is being looked for.
    open func connectionStateDidChange(_ isConnected: Bool) {
        (headerComponent?.titleView as? SBUNavigationTitleView)?.status =
            isConnected ? nil : SBUStringSet.Connection_Waiting
    }

    /// Something failed, and the list is there.
    open func didReceiveError(_ error: SBError?) {
        didReceiveError(error, isBlocker: false)
    }

    /// Something failed: says so in place of rows, or over those there are.
    open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
        errorHandler(error?.localizedDescription, error?.code)
        if isBlocker {
            hasFailed = true
            guard isViewLoaded else { return }
            listComponent?.updateEmptyView(type: .error)
            listComponent?.reloadTableView()
        } else if isViewLoaded, view.window != nil {
            tell(SBUStringSet.ChannelSettings_Not_Changed, message: FailureText(error).text)
        }
    }

    /// Something failed, by its older name.
    open func didReceiveError(_ message: String?, _ code: NSInteger? = nil) {
        errorHandler(message, code)
    }
}

/// A list of a channel's people, by its older name.
public typealias SBUMemberListViewController = SBUUserListViewController
