public import SendbirdChatSDK
public import UIKit

/// The moderation of a channel, for its operators: operators, muted and banned
/// people, and freezing.
@preconcurrency @MainActor
open class SBUModerationsViewController: SBUBaseViewController, SBUModerationsModuleHeaderDelegate,
    SBUModerationsModuleListDelegate, SBUModerationsModuleListDataSource, SBUModerationsViewModelDelegate,
    ChannelBound
{
    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var headerComponent: SBUModerationsModule.Header?
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var listComponent: SBUModerationsModule.List?
    /// The view model, made by `createViewModel`.
    public var viewModel: SBUModerationsViewModel?
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.channelSettingsTheme)
    open var theme: SBUChannelSettingsTheme

    /// The channel, once it is loaded.
    public var channel: BaseChannel? { viewModel?.channel }
    /// The channel's address.
    public var channelURL: String? { viewModel?.channelURL }
    /// The channel's address, by its older name.
    public var channelUrl: String? { channelURL }
    /// The kind of the channel.
    public var channelType: ChannelType { viewModel?.channelType ?? .group }

    var boundChannelURL: String? { channelURL }

    // MARK: - Making

    /// Creates the moderation of a channel at hand.
    public required init(channel: BaseChannel) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channel: channel)
    }

    /// Creates the moderation of a channel by its address.
    public required init(channelURL: String, channelType: ChannelType) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channelURL: channelURL, channelType: channelType)
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Screens are made in code")
    public required init?(coder: NSCoder) { nil }

    /// Makes the view model of a channel at hand. An override sets `viewModel` and need not call super.
    open func createViewModel(channel: BaseChannel) {
        viewModel =
            channel.isOpenChannel()
            ? SBUViewModelSet.OpenModerationsViewModel.init(channel: channel, delegate: self)
            : SBUViewModelSet.GroupModerationsViewModel.init(channel: channel, delegate: self)
    }

    /// Makes the view model of a channel by its address. An override sets `viewModel` and need not call super.
    open func createViewModel(channelURL: String, channelType: ChannelType) {
        viewModel =
            channelType == .open
            ? SBUViewModelSet.OpenModerationsViewModel.init(
                channelURL: channelURL, channelType: channelType, delegate: self)
            : SBUViewModelSet.GroupModerationsViewModel.init(
                channelURL: channelURL, channelType: channelType, delegate: self)
    }

    // MARK: - Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let isOpen = channelType == .open
        let kinds = isOpen ? SBUModuleSet.OpenModerationsModule : SBUModuleSet.GroupModerationsModule
        let given = isOpen ? SBUModuleSet.openModerationsModule : SBUModuleSet.groupModerationsModule
        if headerComponent == nil { headerComponent = given.headerComponent ?? kinds.HeaderComponent.init() }
        if listComponent == nil { listComponent = given.listComponent ?? kinds.ListComponent.init() }
        super.loadView()
    }

    /// Shows what the view model loaded before there was a view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if viewModel?.delegate == nil { viewModel?.delegate = self }
        listComponent?.reloadTableView()
    }

    /// Shows the back button only where it leads somewhere.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showBarButtons()
    }

    /// Configures the components and puts them into the view.
    open override func setupViews() {
        super.setupViews()
        headerComponent?.configure(delegate: self, theme: theme)
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
        headerComponent?.setupStyles(theme: theme)
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

    // MARK: - Going on

    /// Freezes the channel, or lets everybody write again.
    ///
    /// - Parameter completionHandler: Whether it was done.
    open func changeFreeze(_ freeze: Bool, _ completionHandler: ((Bool) -> Void)? = nil) {
        if freeze {
            viewModel?.freezeChannel(completionHandler)
        } else {
            viewModel?.unfreezeChannel(completionHandler)
        }
    }

    /// Opens the operators.
    open func showOperatorList() { showUserList(userListType: .operators) }
    /// Opens the muted members.
    open func showMutedMemberList() { showUserList(userListType: .muted) }
    /// Opens the muted members. (The name is spelled as documented.)
    open func showMutedMeberList() { showMutedMemberList() }
    /// Opens the muted participants.
    open func showMutedParticipantList() { showUserList(userListType: .muted) }
    /// Opens the people who are banned.
    open func showBannedUserList() { showUserList(userListType: .banned) }
    /// Opens the people who are banned. (The name is spelled as documented.)
    open func showBannedMeberList() { showBannedUserList() }

    /// Opens a list of people.
    open func showUserList(userListType: ChannelUserListType) {
        guard let channel else { return }
        let kind: SBUUserListViewController.Type =
            channel.isOpenChannel()
            ? SBUViewControllerSet.OpenUserListViewController : SBUViewControllerSet.GroupUserListViewController
        let screen = kind.init(channel: channel, users: nil, userListType: userListType)
        navigationController?.pushViewController(screen, animated: true)
    }

    // MARK: - SBUModerationsModuleHeaderDelegate

    /// Puts another title into the navigation bar.
    open func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateTitleView titleView: UIView?
    ) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar.
    open func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        navigationItem.rightBarButtonItem = rightItem
    }

    /// Puts other left buttons into the navigation bar.
    open func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        navigationItem.leftBarButtonItems = leftItems
    }

    /// Puts other right buttons into the navigation bar.
    open func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        navigationItem.rightBarButtonItems = rightItems
    }

    /// Goes back.
    open func moderationsModule(
        _ headerComponent: SBUModerationsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    // MARK: - SBUModerationsModuleListDelegate, data source

    /// Opens what the row is about.
    open func moderationsModule(_ listComponent: SBUModerationsModule.List, didSelectRowAt indexPath: IndexPath) {
        guard listComponent.types.indices.contains(indexPath.row) else { return }
        switch listComponent.types[indexPath.row] {
        case .operators: showOperatorList()
        case .mutedMembers: showMutedMemberList()
        case .mutedParticipants: showMutedParticipantList()
        case .bannedMembers, .bannedUsers: showBannedUserList()
        case .freezeChannel: break
        }
    }

    /// Freezes the channel or lets everybody write again; what was refused is turned back.
    open func moderationsModule(_ listComponent: SBUModerationsModule.List, didChangeFreezeMode state: Bool) {
        changeFreeze(state) { [weak listComponent] isDone in
            if !isDone { listComponent?.reloadTableView() }
        }
    }

    /// Returns the channel.
    open func moderationsModule(
        _ listComponent: SBUModerationsModule.List, channelForTableView tableView: UITableView
    ) -> BaseChannel? {
        channel
    }

    // MARK: - SBUModerationsViewModelDelegate

    /// Shows the channel as it is.
    open func moderationsViewModel(
        _ viewModel: SBUModerationsViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext
    ) {
        guard isViewLoaded else { return }
        listComponent?.reloadTableView()
    }

    /// Leaves, with every screen on top, and says why.
    open func moderationsViewModel(
        _ viewModel: SBUModerationsViewModel, shouldDismissForModerations channel: BaseChannel?
    ) {
        if let ending = viewModel.ending {
            leaveScreens(ofChannel: viewModel.channelURL, because: ending)
        } else if navigationController != nil || presentingViewController != nil {
            (navigationController ?? self).presentedViewController?.dismiss(animated: false)
            onClickBack()
            tell(SBUStringSet.ChannelSettings_No_Longer_Operator)
        }
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

    /// Something failed, and the channel is there.
    open func didReceiveError(_ error: SBError?) {
        didReceiveError(error, isBlocker: false)
    }

    /// Something that the user asked for failed: says so.
    open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
        errorHandler(error?.localizedDescription, error?.code)
        guard isViewLoaded, view.window != nil else { return }
        tell(SBUStringSet.ChannelSettings_Not_Changed, message: FailureText(error).text)
    }

    /// Something failed, by its older name.
    open func didReceiveError(_ message: String?, _ code: NSInteger? = nil) {
        errorHandler(message, code)
    }
}
