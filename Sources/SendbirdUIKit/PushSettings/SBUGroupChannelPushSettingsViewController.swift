public import SendbirdChatSDK
public import UIKit

/// Chooses which messages of a group channel notify the user: none, all, or
/// those that mention them.
@preconcurrency @MainActor
open class SBUGroupChannelPushSettingsViewController: SBUBaseViewController,
    SBUGroupChannelPushSettingsModuleHeaderDelegate, SBUGroupChannelPushSettingsModuleListDelegate,
    SBUGroupChannelPushSettingsModuleListDataSource, SBUGroupChannelPushSettingsViewModelDelegate, ChannelBound
{
    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var headerComponent: SBUGroupChannelPushSettingsModule.Header?
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var listComponent: SBUGroupChannelPushSettingsModule.List?
    /// The view model, made by `createViewModel(channel:channelURL:)`.
    public var viewModel: SBUGroupChannelPushSettingsViewModel?
    /// The colours and fonts.
    @SBUThemeWrapper(theme: SBUTheme.channelSettingsTheme)
    open var theme: SBUChannelSettingsTheme
    /// The colours and fonts of shared parts.
    @SBUThemeWrapper(theme: SBUTheme.componentTheme)
    open var componentTheme: SBUComponentTheme

    /// The channel, once it is loaded.
    public var channel: BaseChannel? { viewModel?.channel }
    /// The channel's address.
    public var channelURL: String? { viewModel?.channelURL }

    var boundChannelURL: String? { channelURL }

    // MARK: - Making

    /// Creates the settings of a channel at hand.
    public required init(channel: BaseChannel) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channel: channel)
    }

    /// Creates the settings of a channel by its address.
    public required init(channelURL: String) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channelURL: channelURL)
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Screens are made in code")
    public required init?(coder: NSCoder) { nil }

    /// Makes the view model, which begins to load. An override sets `viewModel` and need not call super.
    open func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {
        viewModel = SBUViewModelSet.GroupChannelPushSettingsViewModel.init(
            channel: channel, channelURL: channelURL, delegate: self)
    }

    // MARK: - Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let (kinds, given) = (
            SBUModuleSet.GroupChannelPushSettingsModule, SBUModuleSet.groupChannelPushSettingsModule
        )
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
        headerComponent?.configure(delegate: self, theme: theme, componentTheme: componentTheme)
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
        headerComponent?.setupStyles(theme: theme, componentTheme: componentTheme)
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

    // MARK: - SBUGroupChannelPushSettingsModuleHeaderDelegate

    /// Puts another title into the navigation bar.
    open func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateTitleView titleView: UIView?
    ) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar.
    open func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        navigationItem.rightBarButtonItem = rightItem
    }

    /// Puts other left buttons into the navigation bar.
    open func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        navigationItem.leftBarButtonItems = leftItems
    }

    /// Puts other right buttons into the navigation bar.
    open func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        navigationItem.rightBarButtonItems = rightItems
    }

    /// Goes back.
    open func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    /// The right button was tapped. Does nothing here: there is none.
    open func groupChannelPushSettingsModule(
        _ headerComponent: SBUGroupChannelPushSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {}

    // MARK: - SBUGroupChannelPushSettingsModuleListDelegate, data source

    /// Chooses which messages notify.
    open func groupChannelPushSettingsModule(
        _ listComponent: SBUGroupChannelPushSettingsModule.List,
        didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption
    ) {
        viewModel?.changeNotification(pushTriggerOption)
    }

    /// Returns what is chosen.
    open func groupChannelPushSettingsModule(
        _ listComponent: SBUGroupChannelPushSettingsModule.List, pushTriggerOptionForTableView tableView: UITableView
    ) -> GroupChannelPushTriggerOption? {
        viewModel?.currentTriggerOption
    }

    // MARK: - SBUGroupChannelPushSettingsViewModelDelegate

    /// Shows what is chosen now.
    open func groupChannelPushSettingsViewModel(
        _ viewModel: SBUGroupChannelPushSettingsViewModel,
        didChangeNotification pushTriggerOption: GroupChannelPushTriggerOption
    ) {
        guard isViewLoaded else { return }
        listComponent?.reloadTableView()
    }

    /// Shows what is chosen now.
    open func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext
    ) {
        guard isViewLoaded else { return }
        listComponent?.reloadTableView()
    }

    /// Leaves the screens of the channel and says why.
    open func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, shouldDismissForChannelSettings channel: BaseChannel?
    ) {
        leaveScreens(ofChannel: viewModel.channelURL, because: viewModel.ending ?? .deleted)
    }

    // MARK: - SBUCommonViewModelDelegate

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
}
