public import SendbirdChatSDK
public import UIKit

/// What the screens that choose people for a channel share.
///
/// Open ``SBUInviteUserViewController`` or ``SBURegisterOperatorViewController`` rather than this.
@preconcurrency @MainActor
open class SBUBaseSelectUserViewController: SBUBaseViewController, SBUBaseSelectUserModuleHeaderDataSource,
    SBUBaseSelectUserModuleListDataSource, SBUBaseSelectUserViewModelDelegate,
    SBUBaseSelectUserViewModelDataSource, ChannelBound
{
    /// The header, whatever its kind.
    public var baseHeaderComponent: SBUBaseSelectUserModule.Header?
    /// The list, whatever its kind.
    public var baseListComponent: SBUBaseSelectUserModule.List?
    /// The view model, whatever its kind.
    public var baseViewModel: SBUBaseSelectUserViewModel?
    /// The colours.
    @SBUThemeWrapper(theme: SBUTheme.userListTheme)
    open var theme: SBUUserListTheme
    /// The colours and fonts of shared parts.
    @SBUThemeWrapper(theme: SBUTheme.componentTheme)
    open var componentTheme: SBUComponentTheme

    /// The channel, once it is loaded.
    public var channel: BaseChannel? { baseViewModel?.channel }
    /// The channel's address.
    public var channelURL: String? { baseViewModel?.channelURL }
    /// The channel's address, by its older name.
    public var channelUrl: String? { channelURL }
    /// The kind of the channel.
    public var channelType: ChannelType { baseViewModel?.channelType ?? .group }
    /// The people loaded so far.
    public var userList: [SBUUser] { baseViewModel?.userList ?? [] }
    /// Who is chosen.
    public var selectedUserList: Set<SBUUser> { baseViewModel?.selectedUserList ?? [] }

    var boundChannelURL: String? { channelURL }
    private var hasFailed = false
    private var hasLoaded = false

    // MARK: - Making

    /// Creates a screen without a channel; a subclass makes its view model.
    init() {
        super.init(nibName: nil, bundle: nil)
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Screens are made in code")
    public required init?(coder: NSCoder) { nil }

    /// Makes the view model, which begins to load. Override it to use one of your own.
    open func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil
    ) {}

    // MARK: - Life cycle

    /// Shows what the view model loaded before there was a view.
    open override func viewDidLoad() {
        super.viewDidLoad()
        baseListComponent?.reloadTableView()
        updateEmptyView()
    }

    /// Shows the back button only where it leads somewhere.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationItem.leftBarButtonItems = baseHeaderComponent?.leftItems(canGoBack: canGoBack)
    }

    /// Puts the header's parts into the navigation bar and the list into the view.
    open override func setupViews() {
        super.setupViews()
        if let baseListComponent { view.addConstrained(baseListComponent) }
        navigationItem.titleView = baseHeaderComponent?.titleView
        navigationItem.leftBarButtonItems = baseHeaderComponent?.leftItems(canGoBack: canGoBack)
        navigationItem.rightBarButtonItems = baseHeaderComponent?.rightItems
    }

    /// Lets the list fill the view.
    open override func setupLayouts() {
        super.setupLayouts()
        baseListComponent?.pinEdges(to: view)
    }

    /// Takes colours from the theme.
    open override func setupStyles() {
        super.setupStyles()
        setupNavigationBar(
            backgroundColor: theme.navigationBarTintColor, shadowColor: theme.navigationShadowColor)
        baseHeaderComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
        baseListComponent?.setupStyles(theme: theme)
        view.backgroundColor = theme.backgroundColor
    }

    /// Takes the theme that is in use now, rows included.
    open override func updateStyles() {
        super.updateStyles()
        baseListComponent?.reloadTableView()
    }

    /// The text colour of the system's status bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

    private func updateEmptyView() {
        let reason: EmptyViewType = hasFailed ? .error : hasLoaded && userList.isEmpty ? .noMembers : .none
        baseListComponent?.updateEmptyView(type: userList.isEmpty ? reason : .none)
    }

    // MARK: - Going back

    /// Goes back to the channel's screen; to the screen below where there is none.
    open func popToChannel() {
        let screens = navigationController?.viewControllers ?? []
        guard let chat = screens.last(where: { $0 is SBUBaseChannelViewController }) else { return popToPrevious() }
        navigationController?.popToViewController(chat, animated: true)
    }

    /// Goes back to the screen below.
    open func popToPrevious() {
        onClickBack()
    }

    // MARK: - Choosing

    /// Chooses who is in a row, or no longer.
    func select(at indexPath: IndexPath) {
        guard userList.indices.contains(indexPath.row) else { return }
        baseViewModel?.selectUser(user: userList[indexPath.row])
    }

    /// Tries again to load.
    func retry() {
        hasFailed = false
        guard let url = channelURL else { return }
        baseViewModel?.loadChannel(channelURL: url, type: channelType)
    }

    // MARK: - SBUBaseSelectUserModule's data sources

    /// Returns who is chosen.
    open func selectedUsersForBaseSelectUserModule(
        _ headerComponent: SBUBaseSelectUserModule.Header
    ) -> Set<SBUUser>? {
        selectedUserList
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

    // MARK: - SBUBaseSelectUserViewModelDelegate, data source

    /// Brings the rows up to the people there are.
    open func baseSelectedUserViewModel(
        _ viewModel: SBUBaseSelectUserViewModel, didChangeUserList users: [SBUUser]?, needsToReload: Bool
    ) {
        hasFailed = false
        hasLoaded = true
        guard isViewLoaded else { return }
        updateEmptyView()
        guard needsToReload else { return }
        baseListComponent?.reloadTableView()
    }

    /// Shows who is chosen, in rows and in the header.
    open func baseSelectedUserViewModel(
        _ viewModel: SBUBaseSelectUserViewModel, didUpdateSelectedUsers selectedUsers: [SBUUser]?
    ) {
        guard isViewLoaded else { return }
        baseListComponent?.refreshVisibleRows()
        baseHeaderComponent?.updateRightBarButton()
    }

    /// Leaves and says why.
    open func baseSelectedUserViewModel(
        _ viewModel: SBUBaseSelectUserViewModel, shouldDismissForChannel channel: BaseChannel?
    ) {
        if let ending = viewModel.ending {
            leaveScreens(ofChannel: viewModel.channelURL, because: ending)
        } else if navigationController != nil || presentingViewController != nil {
            onClickBack()
            tell(SBUStringSet.ChannelSettings_No_Longer_Operator)
        }
    }

    /// Returns nil: the people are the standard ones. An override returns the
    /// next people of a list of its own, and nobody at its end.
    open func nextUserList() -> [SBUUser]? { nil }

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
        (baseHeaderComponent?.titleView as? SBUNavigationTitleView)?.status =
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
            if isViewLoaded { updateEmptyView() }
        } else if isViewLoaded, view.window != nil {
            tell(SBUStringSet.ChannelSettings_Not_Changed, message: FailureText(error).text)
        }
    }

    /// Something failed, by its older name.
    open func didReceiveError(_ message: String?, _ code: NSInteger? = nil) {
        errorHandler(message, code)
    }
}
