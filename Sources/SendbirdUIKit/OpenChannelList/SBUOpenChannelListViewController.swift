public import SendbirdChatSDK
public import UIKit

/// The open channel list: every open channel of the application.
///
///     let list = SBUOpenChannelListViewController()
///     window.rootViewController = UINavigationController(rootViewController: list)
@preconcurrency @MainActor
open class SBUOpenChannelListViewController: SBUBaseChannelListViewController,
    SBUOpenChannelListModuleHeaderDelegate, SBUOpenChannelListModuleListDelegate,
    SBUOpenChannelListModuleListDataSource, SBUOpenChannelListViewModelDelegate
{
    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var headerComponent: SBUOpenChannelListModule.Header? {
        get { baseHeaderComponent as? SBUOpenChannelListModule.Header }
        set { baseHeaderComponent = newValue }
    }
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var listComponent: SBUOpenChannelListModule.List? {
        get { baseListComponent as? SBUOpenChannelListModule.List }
        set { baseListComponent = newValue }
    }
    /// The view model, made by `createViewModel(channelListQuery:)`.
    public var viewModel: SBUOpenChannelListViewModel? {
        get { baseViewModel as? SBUOpenChannelListViewModel }
        set { baseViewModel = newValue }
    }
    /// The colours.
    @SBUThemeWrapper(theme: SBUTheme.openChannelListTheme)
    open var theme: SBUOpenChannelListTheme
    /// The channels in order.
    public var channelList: [OpenChannel] { viewModel?.channelList ?? [] }
    override var shownChannels: [BaseChannel]? { viewModel?.channelList }
    private var hasAppeared = false

    /// Creates the screen.
    ///
    /// - Parameter channelListQuery: Which channels; nil for all of the application's.
    public required init(channelListQuery: OpenChannelListQuery? = nil) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channelListQuery: channelListQuery)
    }

    /// Creates the screen with all of the application's open channels.
    public required convenience init() {
        self.init(channelListQuery: nil)
    }

    /// Creates the screen from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        createViewModel(channelListQuery: nil)
    }

    /// Makes the view model. An override sets `viewModel` and need not call super.
    open func createViewModel(channelListQuery: OpenChannelListQuery?) {
        viewModel = SBUViewModelSet.OpenChannelListViewModel.init(delegate: self, channelListQuery: channelListQuery)
    }

    // MARK: - Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let (kinds, given) = (SBUModuleSet.OpenChannelListModule, SBUModuleSet.openChannelListModule)
        if headerComponent == nil { headerComponent = given.headerComponent ?? kinds.HeaderComponent.init() }
        if listComponent == nil { listComponent = given.listComponent ?? kinds.ListComponent.init() }
        super.loadView()
    }

    /// Starts loading the list.
    open override func viewDidLoad() {
        super.viewDidLoad()
        if viewModel?.delegate == nil { viewModel?.delegate = self }
        viewModel?.initChannelList()
    }

    /// Loads the list anew when it is come back to: nobody tells of channels that one is not in.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if hasAppeared { reloadChannelList() }
        hasAppeared = true
    }

    /// Configures the components and puts them into the view.
    open override func setupViews() {
        super.setupViews()
        headerComponent?.configure(delegate: self, theme: theme)
        listComponent?.configure(delegate: self, dataSource: self, theme: theme)
        showBarItems()
    }

    /// Takes colours from the theme.
    open override func setupStyles() {
        super.setupStyles()
        setupNavigationBar(
            backgroundColor: theme.navigationBarTintColor, shadowColor: theme.navigationBarShadowColor)
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

    /// Loads the list anew.
    open func reloadChannelList() {
        viewModel?.loadNextChannelList(reset: true)
    }

    /// Opens a channel on top of the list.
    open override func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {
        let channel = SBUViewControllerSet.OpenChannelViewController.init(
            channelURL: channelURL, startingPoint: nil, messageListParams: messageListParams)
        navigationController?.pushViewController(channel, animated: true)
    }

    /// Goes on to create an open channel.
    open func showCreateChannel() {
        let create = SBUViewControllerSet.CreateOpenChannelViewController.init()
        navigationController?.pushViewController(create, animated: true)
    }

    // MARK: - SBUBaseChannelListModuleHeaderDelegate

    /// Goes on to create an open channel.
    open override func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        showCreateChannel()
    }

    // MARK: - SBUOpenChannelListViewModelDelegate

    /// Brings the rows up to the list.
    open func openChannelListViewModel(
        _ viewModel: SBUOpenChannelListViewModel, didChangeChannelList channels: [OpenChannel]?, needsToReload: Bool
    ) {
        listComponent?.showLoading(false)
        listComponent?.updateEmptyView(type: (channels ?? []).isEmpty ? .noChannels : .none)
        guard needsToReload else { return }
        listComponent?.reloadTableView()
    }

    /// One channel changed. Does nothing here: the list is told after it.
    open func openChannelListViewModel(
        _ viewModel: SBUOpenChannelListViewModel, didUpdateChannel channel: OpenChannel
    ) {}
}
