public import SendbirdChatSDK
public import UIKit

/// Chat in a group channel.
///
/// It connects by itself, pages both ways and stays live:
///
///     let channelVC = SBUGroupChannelViewController(channelURL: url)
///     present(UINavigationController(rootViewController: channelVC), animated: true)
///
/// Replace it for the whole app with `SBUViewControllerSet.GroupChannelViewController`,
/// a part of it with `SBUModuleSet.GroupChannelModule`, or one instance's part
/// by assigning a component before the view loads.
@preconcurrency @MainActor
open class SBUGroupChannelViewController: SBUBaseChannelViewController, SBUGroupChannelModuleHeaderDelegate,
    SBUGroupChannelModuleListDelegate, SBUGroupChannelModuleListDataSource, SBUGroupChannelModuleInputDelegate,
    SBUGroupChannelModuleInputDataSource, SBUGroupChannelViewModelDelegate, SBUGroupChannelViewModelDataSource
{
    // MARK: - Parts

    /// The header; made from `SBUModuleSet.GroupChannelModule` where none was assigned.
    open var headerComponent: SBUGroupChannelModule.Header? {
        get {
            if baseHeaderComponent == nil {
                baseHeaderComponent = SBUModuleSet.GroupChannelModule.HeaderComponent.init()
            }
            return baseHeaderComponent as? SBUGroupChannelModule.Header
        }
        set { baseHeaderComponent = newValue }
    }

    /// The list; made from `SBUModuleSet.GroupChannelModule` where none was assigned.
    open var listComponent: SBUGroupChannelModule.List? {
        get {
            if baseListComponent == nil { baseListComponent = SBUModuleSet.GroupChannelModule.ListComponent.init() }
            return baseListComponent as? SBUGroupChannelModule.List
        }
        set { baseListComponent = newValue }
    }

    /// The input; made from `SBUModuleSet.GroupChannelModule` where none was assigned.
    open var inputComponent: SBUGroupChannelModule.Input? {
        get {
            if baseInputComponent == nil { baseInputComponent = SBUModuleSet.GroupChannelModule.InputComponent.init() }
            return baseInputComponent as? SBUGroupChannelModule.Input
        }
        set { baseInputComponent = newValue }
    }

    /// The view model; made by ``createViewModel(channel:channelURL:messageListParams:startingPoint:showIndicator:)``.
    open var viewModel: SBUGroupChannelViewModel? {
        get { baseViewModel as? SBUGroupChannelViewModel }
        set {
            baseViewModel = newValue
            newValue?.delegate = self
            newValue?.dataSource = self
        }
    }

    private var isConnected = true
    private var hasFailed = false

    // MARK: - Making

    /// Makes a screen for a channel at hand.
    public required init(channel: GroupChannel, messageListParams: MessageListParams? = nil) {
        super.init(baseChannel: channel, messageListParams: messageListParams)
    }

    /// Makes a screen for a channel by its address.
    /// - Parameter startingPoint: Where the list starts, in milliseconds; nil for the newest.
    public required init(channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil) {
        super.init(channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams)
    }

    open override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = .max, showIndicator: Bool = true
    ) {
        guard channel != nil || channelURL != nil else { return }
        viewModel = SBUViewModelSet.GroupChannelViewModel.init(
            channel: channel, channelURL: channelURL, messageListParams: messageListParams,
            startingPoint: startingPoint, delegate: self, dataSource: self)
    }

    // MARK: - Life cycle

    open override func setupViews() {
        super.setupViews()
        headerComponent?.configure(delegate: self, theme: theme)
        listComponent?.configure(delegate: self, dataSource: self, theme: theme)
        inputComponent?.configure(delegate: self, dataSource: self, theme: theme)
        if let listComponent { view.addSubview(listComponent) }
        if let inputComponent { view.addSubview(inputComponent) }
        navigationItem.titleView = headerComponent?.titleView
        navigationItem.leftBarButtonItem = headerComponent?.leftBarButton
        navigationItem.rightBarButtonItem = headerComponent?.rightBarButton
        navigationItem.leftItemsSupplementBackButton = false
    }

    open override func setupLayouts() {
        super.setupLayouts()
        guard let listComponent, let inputComponent else { return }
        listComponent.translatesAutoresizingMaskIntoConstraints = false
        inputComponent.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            listComponent.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            listComponent.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            listComponent.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            listComponent.bottomAnchor.constraint(equalTo: inputComponent.topAnchor),
            inputComponent.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            inputComponent.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            inputComponent.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    open override func setupStyles() {
        super.setupStyles()
        setupNavigationBar(
            backgroundColor: theme.navigationBarTintColor, shadowColor: theme.navigationBarShadowColor)
        headerComponent?.setupStyles(theme: theme)
        listComponent?.setupStyles(theme: theme)
        inputComponent?.setupStyles(theme: theme)
        view.backgroundColor = theme.backgroundColor
    }

    open override func updateStyles() {
        setupStyles()
        headerComponent?.updateStyles(theme: theme)
        listComponent?.updateStyles(theme: theme)
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        updateChannelTitle()
        // What the view model loaded before there was a view is shown now.
        listComponent?.reloadTableView()
        if hasFailed { return showFailure() }
        guard let viewModel, viewModel.fullMessageList.isEmpty else { return }
        listComponent?.showLoading(viewModel.isInitialLoad && viewModel.channelURL != nil)
        listComponent?.updateEmptyView(type: viewModel.isInitialLoad ? .none : .noMessages)
    }

    /// Says in place of messages that there are none to be had.
    private func showFailure() {
        listComponent?.showLoading(false)
        listComponent?.updateEmptyView(type: .error)
        (inputComponent?.messageInputView as? SBUMessageInputView)?.setErrorState()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        viewModel?.endTypingMessage()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let listComponent, listComponent.isScrollNearByBottom, viewModel?.hasNext() == false else { return }
        viewModel?.markAsRead()
    }

    /// Who is typing; without a connection, that one is waited for.
    open override func channelStatus() -> String? {
        guard isConnected else { return SBUStringSet.Connection_Waiting }
        let config = SendbirdUI.config.groupChannel.channel
        guard config.isTypingIndicatorEnabled, config.typingIndicatorTypes.contains(.text),
            let typists = (channel as? GroupChannel)?.getTypingUsers(), !typists.isEmpty
        else { return nil }
        return SBUStringSet.Channel_Header_Typing(typists)
    }

    // MARK: - Header

    open func baseChannelModule(_ headerComponent: SBUBaseChannelModule.Header, didUpdateTitleView titleView: UIView?) {
        navigationItem.titleView = titleView
        updateChannelTitle()
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        navigationItem.rightBarButtonItem = rightItem
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {}

    // MARK: - List

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        guard let viewModel else { return }
        let count = viewModel.fullMessageList.count
        // A third of a page ahead, so that the next page is there before its end is seen.
        if indexPath.row >= count - 12, viewModel.hasPrevious() { viewModel.loadPrevMessages() }
        if indexPath.row < 12, viewModel.hasNext() { viewModel.loadNextMessages() }
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapMessage message: BaseMessage, forRowAt indexPath: IndexPath
    ) {
        dismissKeyboard()
        if message.sendingStatus == .failed || message.sendingStatus == .canceled {
            listComponent.showFailedMessageMenu(on: message)
        }
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didLongTapMessage message: BaseMessage,
        forRowAt indexPath: IndexPath
    ) {
        listComponent.showMessageMenu(on: message, forRowAt: indexPath)
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapUserProfile user: SBUUser) {}

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView) {
        guard listComponent.isScrollNearByBottom, viewModel?.hasNext() == false, newMessagesCount > 0 else { return }
        updateNewMessageInfo(hidden: true)
        viewModel?.markAsRead()
    }

    open func baseChannelModuleDidTapScrollToButton(_ listComponent: SBUBaseChannelModule.List, animated: Bool) {
        if viewModel?.hasNext() == true {
            viewModel?.reloadMessageList()
        } else {
            listComponent.scrollToBottom(animated: animated)
        }
        updateNewMessageInfo(hidden: true)
        viewModel?.markAsRead()
    }

    open func baseChannelModuleDidSelectRetry(_ listComponent: SBUBaseChannelModule.List) {
        hasFailed = false
        listComponent.updateEmptyView(type: .none)
        if let url = viewModel?.channelURL { viewModel?.loadChannel(channelURL: url) }
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapRetryFailedMessage failedMessage: BaseMessage
    ) {
        viewModel?.resendMessage(failedMessage: failedMessage)
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapDeleteFailedMessage failedMessage: BaseMessage
    ) {
        viewModel?.deleteResendableMessage(failedMessage, needReload: true)
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapCopyMessage message: BaseMessage) {
        UIPasteboard.general.string = message.message
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapDeleteMessage message: BaseMessage) {
        viewModel?.deleteMessage(message: message)
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapEditMessage message: BaseMessage) {
        setEditMode(for: message as? UserMessage)
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, channelForTableView tableView: UITableView
    ) -> BaseChannel? { channel }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, sentMessagesInTableView tableView: UITableView
    ) -> [BaseMessage] { viewModel?.messageList ?? [] }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, fullMessagesInTableView tableView: UITableView
    ) -> [BaseMessage] { viewModel?.fullMessageList ?? [] }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, hasNextInTableView tableView: UITableView
    ) -> Bool { viewModel?.hasNext() ?? false }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, lastSeenIndexPathIn tableView: UITableView
    ) -> IndexPath? { tableView.indexPathsForVisibleRows?.first }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, startingPointIn tableView: UITableView
    ) -> Int64? { viewModel?.getStartingPoint() }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, parentViewControllerDisplayMenuItems menuItems: [SBUMenuItem]
    ) -> UIViewController? { self }

    // MARK: - Input

    open func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, channelForInputView messageInputView: UIView?
    ) -> BaseChannel? { channel }

    open func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, didTapSend text: String, parentMessage: BaseMessage?
    ) {
        viewModel?.sendUserMessage(text: text, parentMessage: parentMessage)
        // What was written stands under the newest message: go there from wherever the list is.
        if viewModel?.hasNext() == true { viewModel?.reloadMessageList() }
    }

    open func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didTapEdit text: String) {
        guard let message = viewModel?.inEditingMessage else { return }
        viewModel?.updateUserMessage(message: message, text: text)
    }

    open func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didChangeText text: String) {}

    open func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, didChangeMode mode: SBUMessageInputMode, message: BaseMessage?
    ) {
        if mode == .none { viewModel?.inEditingMessage = nil }
    }

    open func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didUpdateFrozenState isFrozen: Bool) {
        listComponent?.channelStateBanner?.isHidden = channel?.isFrozen != true
    }

    open func baseChannelModuleDidStartTyping(_ inputComponent: SBUBaseChannelModule.Input) {
        viewModel?.startTypingMessage()
    }

    open func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input) {
        viewModel?.endTypingMessage()
    }

    // MARK: - View model

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext
    ) {
        guard isViewLoaded, channel != nil else { return }
        switch context.source {
        case .eventTypingStatusUpdated:
            updateChannelStatus()
        default:
            updateChannelTitle()
            inputComponent?.updateMessageInputModeState()
            // Receipts live in the channel: rows look different without a message having changed.
            listComponent?.applyMessageChanges()
        }
    }

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
        forChannel channel: BaseChannel
    ) {
        guard isViewLoaded else { return }
        increaseNewMessageCount()
    }

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldFinishEditModeForChannel channel: BaseChannel
    ) {
        setEditMode(for: nil)
    }

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldDismissForChannel channel: BaseChannel?
    ) {
        onClickBack()
    }

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didChangeMessageList messages: [BaseMessage], needsToReload: Bool,
        initialLoad: Bool
    ) {
        guard isViewLoaded, needsToReload else { return }
        listComponent?.updateEmptyView(type: messages.isEmpty && !initialLoad ? .noMessages : .none)
        listComponent?.applyMessageChanges()
    }

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
        forContext context: MessageContext?, keepsScroll: Bool
    ) {
        guard isViewLoaded, !keepsScroll else { return }
        listComponent?.scrollToBottom(animated: false)
    }

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
    ) -> Bool {
        guard isViewLoaded, view.window != nil else { return false }
        return listComponent?.isScrollNearByBottom ?? true
    }

    open func groupChannelViewModel(
        _ viewModel: SBUGroupChannelViewModel, startingPointIndexPathsForChannel channel: GroupChannel?
    ) -> [IndexPath]? { listComponent?.tableView.indexPathsForVisibleRows }

    /// Says under the channel's name that a connection is waited for.
    open func connectionStateDidChange(_ isConnected: Bool) {
        self.isConnected = isConnected
        if isViewLoaded { updateChannelStatus() }
    }

    /// Shows that the first page is on its way where there is nothing else to look at.
    open func shouldUpdateLoadingState(_ isLoading: Bool) {
        guard isViewLoaded else { return }
        listComponent?.showLoading(isLoading && viewModel?.fullMessageList.isEmpty == true)
    }

    open func didReceiveError(_ error: SBError?) {
        didReceiveError(error, isBlocker: false)
    }

    open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
        if isBlocker, viewModel?.fullMessageList.isEmpty ?? true {
            hasFailed = true
            if isViewLoaded { showFailure() }
        }
        errorHandler(error?.localizedDescription, error?.code)
    }
}
