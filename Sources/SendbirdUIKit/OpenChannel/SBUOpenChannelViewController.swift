public import Foundation
public import SendbirdChatSDK
import UIKit

/// Chat in an open channel.
///
/// It connects by itself, enters the channel for as long as it is kept, pages and stays live:
///
///     let channelVC = SBUOpenChannelViewController(channelURL: url)
///     navigationController?.pushViewController(channelVC, animated: true)
///
/// Replace it for the whole app with `SBUViewControllerSet.OpenChannelViewController`, a part of it with
/// `SBUModuleSet.OpenChannelModule`, or one instance's part by assigning a component before the view loads.
@preconcurrency @MainActor
open class SBUOpenChannelViewController: SBUBaseChannelViewController, SBUOpenChannelModuleHeaderDelegate,
    SBUOpenChannelModuleListDelegate, SBUOpenChannelModuleListDataSource, SBUOpenChannelModuleInputDelegate,
    SBUOpenChannelModuleInputDataSource, SBUOpenChannelViewModelDelegate, SBUOpenChannelViewModelDataSource
{
    // MARK: - Parts

    /// The header; made from `SBUModuleSet.OpenChannelModule` where none was assigned.
    open var headerComponent: SBUOpenChannelModule.Header? {
        get {
            if baseHeaderComponent == nil {
                let given = SBUModuleSet.openChannelModule.headerComponent
                baseHeaderComponent = given ?? SBUModuleSet.OpenChannelModule.HeaderComponent.init()
            }
            return baseHeaderComponent as? SBUOpenChannelModule.Header
        }
        set { baseHeaderComponent = newValue }
    }

    /// The list; made from `SBUModuleSet.OpenChannelModule` where none was assigned.
    open var listComponent: SBUOpenChannelModule.List? {
        get {
            if baseListComponent == nil {
                let given = SBUModuleSet.openChannelModule.listComponent
                baseListComponent = given ?? SBUModuleSet.OpenChannelModule.ListComponent.init()
            }
            return baseListComponent as? SBUOpenChannelModule.List
        }
        set { baseListComponent = newValue }
    }

    /// The input; made from `SBUModuleSet.OpenChannelModule` where none was assigned.
    open var inputComponent: SBUOpenChannelModule.Input? {
        get {
            if baseInputComponent == nil {
                let given = SBUModuleSet.openChannelModule.inputComponent
                baseInputComponent = given ?? SBUModuleSet.OpenChannelModule.InputComponent.init()
            }
            return baseInputComponent as? SBUOpenChannelModule.Input
        }
        set { baseInputComponent = newValue }
    }

    /// The view model; made by ``createViewModel(channel:channelURL:messageListParams:startingPoint:showIndicator:)``.
    open var viewModel: SBUOpenChannelViewModel? {
        get { baseViewModel as? SBUOpenChannelViewModel }
        set {
            baseViewModel = newValue
            newValue?.delegate = self
            newValue?.dataSource = self
        }
    }

    /// A line in the place of the number of participants.
    open var channelDescription: String? {
        didSet { if isViewLoaded { updateChannelStatus() } }
    }

    private let announcer = NewMessageAnnouncer()

    // MARK: - Making

    /// Makes a screen for a channel at hand.
    public required init(channel: OpenChannel, messageListParams: MessageListParams? = nil) {
        super.init(baseChannel: channel, messageListParams: messageListParams)
    }

    /// Makes a screen for a channel by its address.
    /// - Parameter startingPoint: Where the list starts, in milliseconds; nil for the newest.
    public required init(channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil) {
        super.init(channelURL: channelURL, startingPoint: startingPoint, messageListParams: messageListParams)
    }

    /// Makes the view model, which begins to load. Override it to use one of your own.
    open override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = nil, showIndicator: Bool = true
    ) {
        guard channel != nil || channelURL != nil else { return }
        viewModel = SBUViewModelSet.OpenChannelViewModel.init(
            channel: channel, channelURL: channelURL, messageListParams: messageListParams,
            startingPoint: startingPoint, delegate: self, dataSource: self)
    }

    // MARK: - Life cycle

    /// Configures the components and puts them into the view.
    open override func setupViews() {
        super.setupViews()
        headerComponent?.configure(delegate: self, theme: theme)
        listComponent?.configure(delegate: self, dataSource: self, theme: theme)
        inputComponent?.configure(delegate: self, dataSource: self, theme: theme)
        addComponents()
        updateBarButton()
    }

    /// The number of participants, or the app's own line; without a connection, that one is waited for.
    open override func channelStatus() -> String? {
        if let waiting = super.channelStatus() { return waiting }
        if let channelDescription { return channelDescription }
        return (channel as? OpenChannel).map { SBUStringSet.Open_Channel_Participants_Count($0.participantCount) }
    }

    // MARK: - Going on

    /// Whether the user may open the settings: operators, and participants where the application lets them
    /// change the channel.
    private var maySettle: Bool {
        viewModel?.isOperator == true || (channel as? OpenChannel)?.participantsMayChange == true
    }

    /// Shows the item that opens the settings, or for others the one that shows who is there.
    open func updateBarButton() {
        headerComponent?.updateBarButton(isOperator: maySettle)
    }

    /// Opens the settings, or for who may not change the channel its participants.
    open override func onClickSetting() {
        if maySettle { showChannelSettings() } else { showParticipantsList() }
    }

    /// Opens the channel's settings.
    open override func showChannelSettings() {
        guard let channel = channel as? OpenChannel else { return }
        let settings = SBUViewControllerSet.OpenChannelSettingsViewController.init(channel: channel)
        navigationController?.pushViewController(settings, animated: true)
    }

    /// Opens the list of who is in the channel.
    open func showParticipantsList() {
        guard let channel else { return }
        let list = SBUViewControllerSet.OpenUserListViewController.init(
            channel: channel, users: nil, userListType: .participants)
        navigationController?.pushViewController(list, animated: true)
    }

    /// Opens a link.
    open func openChannelModule(_ listComponent: SBUOpenChannelModule.List, didTapURL url: URL) {
        UIApplication.shared.open(url)
    }

    /// Sends a file that was picked.
    open func openChannelModule(
        _ inputComponent: SBUOpenChannelModule.Input, didPickFileData fileData: Data?, fileName: String,
        mimeType: String
    ) {
        viewModel?.sendFileMessage(fileData: fileData, fileName: fileName, mimeType: mimeType)
        didWrite()
    }

    // MARK: - SBUOpenChannelViewModelDelegate

    /// Somebody entered. Does nothing here: the line under the name follows by itself.
    open func openChannelViewModel(
        _ viewModel: SBUOpenChannelViewModel, userDidEnter user: User, forChannel channel: OpenChannel
    ) {}

    /// Somebody exited. Does nothing here: the line under the name follows by itself.
    open func openChannelViewModel(
        _ viewModel: SBUOpenChannelViewModel, userDidExit user: User, forChannel channel: OpenChannel
    ) {}

    /// Counts a new message, and reads it out.
    open override func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didReceiveNewMessage message: BaseMessage,
        forChannel channel: BaseChannel
    ) {
        super.baseChannelViewModel(viewModel, didReceiveNewMessage: message, forChannel: channel)
        if isViewLoaded, view.window != nil { announcer.tell(message) }
    }

    /// Says why the channel is gone, offers what was being written, and goes back.
    open override func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldDismissForChannel channel: BaseChannel?
    ) {
        let text = (inputComponent?.messageInputView as? SBUMessageInputView)?.textView?.text ?? ""
        leave(because: self.viewModel?.departure ?? .left, draft: text)
    }

    // MARK: - Its own

    /// Edits a message, if the user may change messages here.
    open override func setEditMode(for userMessage: UserMessage?) {
        guard userMessage == nil || SpeakingRight(in: channel).canEdit else { return }
        super.setEditMode(for: userMessage)
    }

    override func show(changeBy source: CollectionEventSource) {
        if source == .eventChannelMemberCountChanged { return updateChannelStatus() }
        super.show(changeBy: source)
        updateBarButton()
    }
}
