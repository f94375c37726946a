public import SendbirdChatSDK
public import UIKit

/// The group channel list: the start of every chat.
///
///     let list = SBUGroupChannelListViewController()
///     window.rootViewController = UINavigationController(rootViewController: list)
///
/// Connects by itself, loads by pages, follows every change, and shows what the
/// cache has where there is no network.
@preconcurrency @MainActor
open class SBUGroupChannelListViewController: SBUBaseChannelListViewController,
    SBUGroupChannelListModuleHeaderDelegate, SBUGroupChannelListModuleListDelegate,
    SBUGroupChannelListModuleListDataSource, SBUGroupChannelListViewModelDelegate,
    SBUCreateChannelTypeSelectorDelegate
{
    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var headerComponent: SBUGroupChannelListModule.Header? {
        get { baseHeaderComponent as? SBUGroupChannelListModule.Header }
        set { baseHeaderComponent = newValue }
    }
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var listComponent: SBUGroupChannelListModule.List? {
        get { baseListComponent as? SBUGroupChannelListModule.List }
        set { baseListComponent = newValue }
    }
    /// The view model, made by `createViewModel(channelListQuery:)`.
    public var viewModel: SBUGroupChannelListViewModel? {
        get { baseViewModel as? SBUGroupChannelListViewModel }
        set { baseViewModel = newValue }
    }
    /// The colours.
    @SBUThemeWrapper(theme: SBUTheme.groupChannelListTheme)
    open var theme: SBUGroupChannelListTheme

    /// Chooses what kind of channel to create, where there is a choice.
    open lazy var createChannelTypeSelector: UIView? =
        SBUModuleSet.GroupChannelListModule.CommonComponent.CreateChannelTypeSelector.init(delegate: self)
    /// Whether the kind of channel may be asked for. Default: true.
    public var enableCreateChannelTypeSelector = true
    /// The channels in order.
    public var channelList: [GroupChannel] { viewModel?.channelList ?? [] }
    override var shownChannels: [BaseChannel]? { viewModel?.channelList }

    /// Creates the screen.
    ///
    /// - Parameter channelListQuery: Which channels, in what order; nil for all
    ///   of the user's, the last written in first.
    public required init(channelListQuery: GroupChannelListQuery? = nil) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channelListQuery: channelListQuery)
    }

    /// Creates the screen with all of the user's channels.
    public required convenience init() {
        self.init(channelListQuery: nil)
    }

    /// Creates the screen with all of the user's channels; the URL is not used.
    ///
    /// The guides call this initialiser of a subclass although a list belongs to
    /// no channel.
    public convenience init(channelURL: String) {
        self.init(channelListQuery: nil)
    }

    /// Creates the screen from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        createViewModel(channelListQuery: nil)
    }

    /// Makes the view model. An override sets `viewModel` and need not call super.
    open func createViewModel(channelListQuery: GroupChannelListQuery?) {
        viewModel = SBUViewModelSet.GroupChannelListViewModel.init(
            delegate: self, channelListQuery: channelListQuery)
    }

    // MARK: Life cycle

    /// Makes the components that were not set, runs the life cycle and loads the list.
    open override func loadView() {
        let (kinds, given) = (SBUModuleSet.GroupChannelListModule, SBUModuleSet.groupChannelListModule)
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
        (createChannelTypeSelector as? SBUCreateChannelTypeSelector)?.updateStyles()
        listComponent?.reloadTableView()
    }

    /// The text colour of the system's status bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

    // MARK: Going on

    /// Opens a channel on top of the list.
    open override func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {
        let channel = SBUViewControllerSet.GroupChannelViewController.init(
            channelURL: channelURL, startingPoint: nil, messageListParams: messageListParams)
        navigationController?.pushViewController(channel, animated: true)
    }

    /// Asks for the kind of channel where there is a choice, or goes on to create a group.
    open func showCreateChannelOrTypeSelector() {
        let hasChoice = SBUAvailable.isSupportSuperGroupChannel() || SBUAvailable.isSupportBroadcastChannel()
        if enableCreateChannelTypeSelector, hasChoice {
            showCreateChannelTypeSelector()
        } else {
            showCreateChannel(type: .group)
        }
    }

    /// Asks for the kind of channel.
    open func showCreateChannelTypeSelector() {
        loadChannelTypeSelector()
        (createChannelTypeSelector as? any SBUCreateChannelTypeSelectorProtocol)?.show()
    }

    /// Puts the view that asks for the kind of channel over the screen, hidden.
    open func loadChannelTypeSelector() {
        guard let selector = createChannelTypeSelector, selector.superview == nil else { return }
        let host: UIView = navigationController?.view ?? view
        host.addConstrained(selector)
        selector.pinEdges(to: host)
    }

    /// Goes on to create a channel of a kind.
    open func showCreateChannel(type: ChannelCreationType = .group) {
        let create = SBUViewControllerSet.CreateChannelViewController.init(users: nil, type: type)
        navigationController?.pushViewController(create, animated: true)
    }

    // MARK: SBUBaseChannelListModuleHeaderDelegate

    /// Goes on to create a channel.
    open override func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        showCreateChannelOrTypeSelector()
    }

    // MARK: SBUGroupChannelListModuleListDelegate

    /// Changes which messages of a channel notify the reader.
    open func groupChannelListModule(
        _ listComponent: SBUGroupChannelListModule.List,
        didChangePushTriggerOption option: GroupChannelPushTriggerOption, channel: GroupChannel
    ) {
        viewModel?.changePushTriggerOption(option: option, channel: channel)
    }

    /// Leaves a channel.
    open func groupChannelListModule(
        _ listComponent: SBUGroupChannelListModule.List, didSelectLeave channel: GroupChannel
    ) {
        viewModel?.leaveChannel(channel)
    }

    // MARK: SBUGroupChannelListViewModelDelegate

    /// Brings the rows up to the list.
    open func groupChannelListViewModel(
        _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
        needsToReload: Bool
    ) {
        listComponent?.showLoading(false)
        listComponent?.updateEmptyView(type: (channels ?? []).isEmpty ? .noChannels : .none)
        guard needsToReload else { return }
        listComponent?.reloadTableView()
    }

    /// One channel changed. Does nothing here: the list is told after it.
    open func groupChannelListViewModel(
        _ viewModel: SBUGroupChannelListViewModel, didUpdateChannel channel: GroupChannel
    ) {}

    /// The reader left a channel. Does nothing here: the list is told as well.
    open func groupChannelListViewModel(
        _ viewModel: SBUGroupChannelListViewModel, didLeaveChannel channel: GroupChannel
    ) {}

    // MARK: SBUCreateChannelTypeSelectorDelegate

    /// Takes the selector away.
    open func didSelectCloseSelector() {
        (createChannelTypeSelector as? any SBUCreateChannelTypeSelectorProtocol)?.dismiss()
    }

    /// Goes on to create a group channel.
    open func didSelectCreateGroupChannel() {
        showCreateChannel(type: .group)
    }

    /// Goes on to create a supergroup channel.
    open func didSelectCreateSuperGroupChannel() {
        showCreateChannel(type: .supergroup)
    }

    /// Goes on to create a broadcast channel.
    open func didSelectCreateBroadcastChannel() {
        showCreateChannel(type: .broadcast)
    }
}
