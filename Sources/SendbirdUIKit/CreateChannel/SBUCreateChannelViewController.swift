public import SendbirdChatSDK
public import UIKit

/// Chooses people and creates a group channel with them; opens it at once.
///
///     let create = SBUCreateChannelViewController(type: .group)
///     present(UINavigationController(rootViewController: create), animated: true)
@preconcurrency @MainActor
open class SBUCreateChannelViewController: SBUBaseViewController, SBUCreateChannelModuleHeaderDelegate,
    SBUCreateChannelModuleHeaderDataSource, SBUCreateChannelModuleListDelegate,
    SBUCreateChannelModuleListDataSource, SBUCreateChannelViewModelDelegate, SBUCreateChannelViewModelDataSource
{
    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var headerComponent: SBUCreateChannelModule.Header?
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var listComponent: SBUCreateChannelModule.List?
    /// The view model, made by `createViewModel(users:type:)`.
    public var viewModel: SBUCreateChannelViewModel?
    /// The colours.
    @SBUThemeWrapper(theme: SBUTheme.userListTheme)
    open var theme: SBUUserListTheme

    /// The kind of channel.
    public var channelType: ChannelCreationType { viewModel?.channelType ?? .group }
    /// The people loaded so far.
    public var userList: [SBUUser] { viewModel?.userList ?? [] }
    /// Who is chosen.
    public var selectedUserList: Set<SBUUser> { viewModel?.selectedUserList ?? [] }

    /// Creates the screen.
    ///
    /// - Parameters:
    ///   - users: The people to choose from; nil for the application's users.
    ///   - type: The kind of channel.
    public required init(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(users: users, type: type)
    }

    /// Creates the screen for a group channel with any of the application's users.
    public required convenience init() {
        self.init(users: nil, type: .group)
    }

    /// Creates the screen for a group channel; the URL is not used.
    ///
    /// The guides call this initialiser of a subclass although there is no
    /// channel yet.
    public convenience init(channelURL: String) {
        self.init(users: nil, type: .group)
    }

    /// Creates the screen from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        createViewModel()
    }

    /// Makes the view model. An override sets `viewModel` and need not call super.
    open func createViewModel(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {
        viewModel = SBUViewModelSet.CreateGroupChannelViewModel.init(
            channelType: type, users: users, delegate: self, dataSource: self)
    }

    // MARK: Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let (kinds, given) = (SBUModuleSet.CreateGroupChannelModule, SBUModuleSet.createChannelModule)
        if headerComponent == nil { headerComponent = given.headerComponent ?? kinds.HeaderComponent.init() }
        if listComponent == nil { listComponent = given.listComponent ?? kinds.ListComponent.init() }
        super.loadView()
    }

    /// Starts loading the people.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if viewModel?.delegate == nil { viewModel?.delegate = self }
        if viewModel?.dataSource == nil { viewModel?.dataSource = self }
        viewModel?.initUserList()
    }

    /// Shows the back button only where it leads somewhere.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showBarButtons()
    }

    /// Configures the components and puts them into the view.
    open override func setupViews() {
        super.setupViews()
        headerComponent?.configure(delegate: self, dataSource: self, theme: theme)
        if let listComponent {
            listComponent.configure(delegate: self, dataSource: self, theme: theme)
            view.addConstrained(listComponent)
        }
        navigationItem.titleView = headerComponent?.titleView
        showBarButtons()
    }

    /// Puts the header's buttons into the bar; the back button only where it leads somewhere.
    private func showBarButtons() {
        navigationItem.leftBarButtonItems = headerComponent?.leftItems(canGoBack: canGoBack)
        navigationItem.rightBarButtonItems = headerComponent?.rightItems
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
        headerComponent?.setupStyles(theme: theme, componentTheme: SBUTheme.componentTheme)
        listComponent?.setupStyles(theme: theme)
        view.backgroundColor = theme.backgroundColor
    }

    /// Takes the theme that is in use now, rows included.
    open override func updateStyles() {
        super.updateStyles()
        listComponent?.reloadTableView()
    }

    /// The text colour of the system's status bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

    #if os(Linux)
        /// On a desktop Ctrl-F goes to the field that finds people.
        open override var keyCommands: [UIKeyCommand]? {
            guard let searchBar = listComponent?.searchBar else { return super.keyCommands }
            let find = UIKeyCommand(input: "f", modifierFlags: .control) { [weak searchBar] _ in
                searchBar?.becomeFirstResponder()
            }
            return (super.keyCommands ?? []) + [find]
        }
    #endif

    // MARK: Creating

    /// The button that creates was tapped.
    open func onClickCreate() {
        guard !selectedUserList.isEmpty else { return }
        createChannelWithSelectedUsers()
    }

    /// Creates the channel with who is chosen.
    open func createChannelWithSelectedUsers() {
        viewModel?.createChannel(userIds: viewModel?.selectedUserIds ?? [])
    }

    /// Opens the new channel in place of this screen.
    open func dismissAndMoveToChannel(_ channel: BaseChannel, messageListParams: MessageListParams?) {
        let screen = SBUViewControllerSet.GroupChannelViewController.init(
            channelURL: channel.channelURL, startingPoint: nil, messageListParams: messageListParams)
        guard let navigationController else { return }
        let below = navigationController.viewControllers.prefix { $0 !== self }
        navigationController.setViewControllers(below + [screen], animated: true)
    }

    // MARK: SBUCreateChannelModuleHeaderDelegate, data source

    /// Puts another title into the navigation bar.
    open func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateTitleView titleView: UIView?
    ) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar.
    open func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        navigationItem.rightBarButtonItem = rightItem
    }

    /// Puts other left buttons into the navigation bar.
    open func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        navigationItem.leftBarButtonItems = leftItems
    }

    /// Puts other right buttons into the navigation bar.
    open func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        navigationItem.rightBarButtonItems = rightItems
    }

    /// Goes back.
    open func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    /// Creates the channel.
    open func createChannelModule(
        _ headerComponent: SBUCreateChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        onClickCreate()
    }

    /// Returns who is chosen.
    open func selectedUsersForBaseSelectUserModule(
        _ headerComponent: SBUBaseSelectUserModule.Header
    ) -> Set<SBUUser>? {
        selectedUserList
    }

    // MARK: SBUCreateChannelModuleListDelegate, data source

    /// Chooses the person in the row, or no longer.
    open func createChannelModule(
        _ listComponent: SBUCreateChannelModule.List, didSelectRowAt indexPath: IndexPath
    ) {
        guard userList.indices.contains(indexPath.row) else { return }
        viewModel?.selectUser(user: userList[indexPath.row])
    }

    /// Loads the next people.
    open func createChannelModule(
        _ listComponent: SBUCreateChannelModule.List, didDetectPreloadingPosition indexPath: IndexPath
    ) {
        viewModel?.preLoadNextUserList(indexPath: indexPath)
    }

    /// Looks for people.
    open func createChannelModule(_ listComponent: SBUCreateChannelModule.List, didChangeSearchText text: String) {
        viewModel?.searchUsers(nameStartsWith: text)
    }

    /// Tries again to connect and load.
    open func createChannelModuleDidSelectRetry(_ listComponent: SBUCreateChannelModule.List) {
        viewModel?.initUserList()
    }

    /// Returns the people in order.
    open func baseSelectUserModule(
        _ listComponent: SBUBaseSelectUserModule.List, usersInTableView tableView: UITableView
    ) -> [SBUUser]? {
        userList
    }

    /// Returns who is chosen.
    open func baseSelectUserModule(
        _ listComponent: SBUBaseSelectUserModule.List, selectedUsersInTableView tableView: UITableView
    ) -> Set<SBUUser>? {
        selectedUserList
    }

    // MARK: SBUCreateChannelViewModelDelegate, data source

    /// Brings the rows up to the people there are.
    open func createChannelViewModel(
        _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
    ) {
        let reason: EmptyViewType = viewModel.searchText.isEmpty ? .noMembers : .noSearchResults
        listComponent?.updateEmptyView(type: users.isEmpty ? reason : .none)
        guard needsToReload else { return }
        listComponent?.reloadTableView()
    }

    /// Shows who is chosen.
    open func createChannelViewModel(
        _ viewModel: SBUCreateChannelViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]
    ) {
        didUpdateSelectedUsers(selectedUsers)
    }

    /// Shows who is chosen, in rows and in the header.
    open func didUpdateSelectedUsers(_ selectedUsers: [SBUUser]?) {
        listComponent?.refreshVisibleRows()
        headerComponent?.updateRightBarButton()
    }

    /// Opens the new channel.
    open func createChannelViewModel(
        _ viewModel: SBUCreateChannelViewModel, didCreateChannel channel: BaseChannel?,
        withMessageListParams messageListParams: MessageListParams?
    ) {
        guard let channel else { return }
        dismissAndMoveToChannel(channel, messageListParams: messageListParams)
    }

    /// Returns nil: the people are the application's users. An override returns
    /// the next people of a list of its own, and nobody at its end.
    open func createChannelViewModel(
        _ viewModel: SBUCreateChannelViewModel, nextUserListForChannelType channelType: ChannelCreationType
    ) -> [SBUUser]? {
        nil
    }

    // MARK: SBUCommonViewModelDelegate

    /// Shows that a request is under way.
    open func shouldUpdateLoadingState(_ isLoading: Bool) {
        showLoading(isLoading)
    }

    /// The connection came or went. Does nothing here.
    open func connectionStateDidChange(_ isConnected: Bool) {}

    /// The channel could not be created: says so over the list; who was chosen
    /// stays chosen.
    open func didReceiveError(_ error: SBError?) {
        didReceiveError(error, isBlocker: false)
        FailureText(error).show()
    }

    /// Something failed: says so in place of rows if there are none.
    open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
        errorHandler(error?.localizedDescription, error?.code)
        guard isBlocker else { return }
        listComponent?.updateEmptyView(type: .error)
        listComponent?.reloadTableView()
    }
}
