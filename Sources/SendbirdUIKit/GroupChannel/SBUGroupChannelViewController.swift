public import Foundation
public import SendbirdChatSDK
import UIKit

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
    SBUGroupChannelModuleInputDataSource, SBUGroupChannelViewModelDelegate, SBUGroupChannelViewModelDataSource,
    SBUMentionManagerDataSource
{
    // MARK: - Parts

    /// The header; made from `SBUModuleSet.GroupChannelModule` where none was assigned.
    open var headerComponent: SBUGroupChannelModule.Header? {
        get {
            if baseHeaderComponent == nil {
                let given = SBUModuleSet.groupChannelModule.headerComponent
                baseHeaderComponent = given ?? SBUModuleSet.GroupChannelModule.HeaderComponent.init()
            }
            return baseHeaderComponent as? SBUGroupChannelModule.Header
        }
        set { baseHeaderComponent = newValue }
    }

    /// The list; made from `SBUModuleSet.GroupChannelModule` where none was assigned.
    open var listComponent: SBUGroupChannelModule.List? {
        get {
            if baseListComponent == nil {
                let given = SBUModuleSet.groupChannelModule.listComponent
                baseListComponent = given ?? SBUModuleSet.GroupChannelModule.ListComponent.init()
            }
            return baseListComponent as? SBUGroupChannelModule.List
        }
        set { baseListComponent = newValue }
    }

    /// The input; made from `SBUModuleSet.GroupChannelModule` where none was assigned.
    open var inputComponent: SBUGroupChannelModule.Input? {
        get {
            if baseInputComponent == nil {
                let given = SBUModuleSet.groupChannelModule.inputComponent
                baseInputComponent = given ?? SBUModuleSet.GroupChannelModule.InputComponent.init()
            }
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

    /// Where the list goes to once it has rows.
    var destination = ListDestination.startingPoint
    /// Whether the bar on unread messages was taken away, or is not wanted any more.
    var hasSeenUnread = false
    var announcer = NewMessageAnnouncer()
    var minutes: MainTimer?
    let backCount = BackCount()
    private var totalUnread: TotalUnread?
    private var foreground: ForegroundObservation?

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
        inputComponent?.configure(
            delegate: self, dataSource: self, mentionManagerDataSource: self, theme: theme)
        addComponents()
    }

    open override func setupActions() {
        super.setupActions()
        wireUnreadInfo()
    }

    open override func setupStyles() {
        super.setupStyles()
        backCount.setupStyles(theme)
    }

    // UIKit's own methods are overridden in the base alone: its file imports UIKit publicly. An open override where the
    // import is internal gets another place in the class than an app's module, which sees UIKit, expects (Swift 6.3).
    override func didLoad() {
        super.didLoad()
        foreground = ForegroundObservation { [weak self] in self?.didComeToFront() }
        totalUnread = TotalUnread { [weak self] count in self?.showUnreadElsewhere(of: count) }
    }

    override func didAppear() {
        super.didAppear()
        goToDestination()
        watchMinutes(true)
        didComeToFront()
    }

    override func willDisappear() {
        super.willDisappear()
        viewModel?.endTypingMessage()
        watchMinutes(false)
    }

    /// Who is typing, or when the other was last seen; without a connection, that one is waited for.
    open override func channelStatus() -> String? {
        super.channelStatus() ?? typingStatus() ?? lastSeenStatus()
    }

    /// Opens the channel's settings, of the kind that is set.
    open override func showChannelSettings() {
        guard let channel = channel as? GroupChannel else { return }
        let settings = SBUViewControllerSet.GroupChannelSettingsViewController(channel: channel)
        navigationController?.pushViewController(settings, animated: true)
    }

    // MARK: - SBUGroupChannelModuleListDelegate

    /// Somebody who is mentioned was tapped: shows them as a tap on their picture does.
    open func groupChannelModule(
        _ listComponent: SBUGroupChannelModule.List, didTapMentionUser user: SBUUser
    ) {
        baseChannelModule(listComponent, didTapUserProfile: user)
    }

    /// A link was tapped: opens it.
    open func groupChannelModule(_ listComponent: SBUGroupChannelModule.List, didTapURL url: URL) {
        UIApplication.shared.open(url)
    }

    // MARK: - SBUGroupChannelModuleInputDelegate

    open func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, didPickFileData fileData: Data?, fileName: String,
        mimeType: String, parentMessage: BaseMessage?
    ) {
        viewModel?.sendFileMessage(
            fileData: fileData, fileName: fileName, mimeType: mimeType, parentMessage: parentMessage)
        didWrite()
    }

    open func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, didTapSend text: String, mentionedMessageTemplate: String,
        mentionedUserIds: [String], parentMessage: BaseMessage?
    ) {
        viewModel?.sendUserMessage(
            text: text, mentionedMessageTemplate: mentionedMessageTemplate, mentionedUserIds: mentionedUserIds,
            parentMessage: parentMessage)
        didWrite()
    }

    open func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, didTapEdit text: String, mentionedMessageTemplate: String,
        mentionedUserIds: [String]
    ) {
        guard let message = viewModel?.inEditingMessage else { return }
        viewModel?.updateUserMessage(
            message: message, text: text, mentionedMessageTemplate: mentionedMessageTemplate,
            mentionedUserIds: mentionedUserIds)
    }

    open func groupChannelModule(
        _ inputComponent: SBUGroupChannelModule.Input, shouldLoadSuggestedMentions filterText: String
    ) {
        viewModel?.loadSuggestedMentions(with: filterText)
    }

    open func groupChannelModuleShouldStopSuggestingMention(_ inputComponent: SBUGroupChannelModule.Input) {
        viewModel?.cancelLoadingSuggestedMentions()
    }

    open override func baseChannelModuleDidStartTyping(_ inputComponent: SBUBaseChannelModule.Input) {
        viewModel?.startTypingMessage()
    }

    open override func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input) {
        viewModel?.endTypingMessage()
    }

    // MARK: - SBUMentionManagerDataSource

    /// Whom to suggest for what has been typed of a name, where
    /// `SBUUserMentionConfiguration.isCustomUserListUsed` says that the app knows. Nobody unless overridden.
    open func mentionManager(
        _ manager: SBUMentionManager, suggestedMentionUsersWith filterText: String
    ) -> [SBUUser] { [] }

    // MARK: - SBUGroupChannelViewModelDelegate, SBUGroupChannelViewModelDataSource

    open func groupChannelViewModel(
        _ viewModel: SBUGroupChannelViewModel, didReceiveSuggestedMentions members: [SBUUser]?
    ) {
        inputComponent?.handlePendingMentionSuggestion(with: members)
    }

    open func groupChannelViewModel(
        _ viewModel: SBUGroupChannelViewModel, startingPointIndexPathsForChannel channel: GroupChannel?
    ) -> [IndexPath]? { listComponent?.tableView.indexPathsForVisibleRows }

    open override func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
        forChannel channel: BaseChannel
    ) {
        super.baseChannelViewModel(viewModel, didReceiveNewMessage: message, forChannel: channel)
        if isViewLoaded, view.window != nil { announcer.tell(message) }
    }

    /// Says why the channel is gone, keeps what was being written, and goes back.
    open override func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldDismissForChannel channel: BaseChannel?
    ) {
        leave()
    }

    // MARK: - Its own

    /// What is at the bottom of the list is seen now, if it is the newest.
    private func didComeToFront() {
        guard isViewLoaded, view.window != nil, let listComponent, listComponent.isScrollNearByBottom,
            viewModel?.hasNext() == false
        else { return }
        viewModel?.markAsRead()
    }

    /// Edits a message, if the user may change messages here.
    open override func setEditMode(for userMessage: UserMessage?) {
        guard userMessage == nil || SpeakingRight(in: channel).canEdit else { return }
        super.setEditMode(for: userMessage)
    }

    override var leftItems: [UIBarButtonItem]? {
        guard let items = super.leftItems, items.count == 1, backCount.isShown,
            items.first?.accessibilityIdentifier == "channel.back"
        else { return super.leftItems }
        return items + [backCount.item]
    }

    /// Shows how much is unread in the other channels beside the item that goes back.
    private func showUnreadElsewhere(of total: Int) {
        let own = Int(clamping: (channel as? GroupChannel)?.unreadMessageCount ?? 0)
        let before = backCount.count
        backCount.count = max(0, total - own)
        // It is told with every message, and most often as it was.
        guard backCount.count != before else { return }
        if let back = headerComponent?.leftBarButton, back.accessibilityIdentifier == "channel.back" {
            back.accessibilityLabel = backCount.backLabel
        }
        showBarItems()
    }

    override func showMessages(_ messages: [BaseMessage], isInitialLoad: Bool) {
        updateUnreadLine()
        super.showMessages(messages, isInitialLoad: isInitialLoad)
        goToDestination()
        updateUnreadInfo()
    }

    override func didSeeMore(in list: SBUBaseChannelModule.List) {
        super.didSeeMore(in: list)
        updateUnreadInfo()
        guard list.isScrollNearByBottom, viewModel?.hasNext() == false, destination == .none,
            ForegroundObservation.isInFront
        else { return }
        if let channel = channel as? GroupChannel, channel.unreadMessageCount > 0 { viewModel?.markAsRead() }
    }

    override func didWrite() {
        viewModel?.forgetUnreadMark()
        updateUnreadLine()
        updateUnreadInfo()
        super.didWrite()
    }
}
