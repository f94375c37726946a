public import Foundation
public import SendbirdChatSDK
public import UIKit

/// What the screens of group and open channels share: it joins header, list
/// and input to the view model, and holds nothing of its own.
///
/// Open ``SBUGroupChannelViewController`` rather than this.
@preconcurrency @MainActor
open class SBUBaseChannelViewController: SBUBaseViewController, SBUBaseChannelModuleHeaderDelegate,
    SBUBaseChannelModuleListDelegate, SBUBaseChannelModuleListDataSource, SBUBaseChannelModuleInputDelegate,
    SBUBaseChannelModuleInputDataSource, SBUBaseChannelViewModelDelegate, SBUBaseChannelViewModelDataSource,
    PHPickerViewControllerDelegate, UIDocumentPickerDelegate, UIImagePickerControllerDelegate,
    UINavigationControllerDelegate, SBUFileViewerDelegate, SBUSelectablePhotoViewDelegate
{
    /// The header, whatever its kind.
    public var baseHeaderComponent: SBUBaseChannelModule.Header?
    /// The list, whatever its kind.
    public var baseListComponent: SBUBaseChannelModule.List?
    /// The input, whatever its kind.
    public var baseInputComponent: SBUBaseChannelModule.Input?
    /// The view model, whatever its kind.
    public var baseViewModel: SBUBaseChannelViewModel?
    /// A title in the place of the channel's name.
    open var channelName: String?
    /// The colours and fonts in use.
    open var theme: SBUChannelTheme {
        get { oneTimeTheme ?? SBUTheme.channelTheme }
        set { oneTimeTheme = newValue }
    }
    /// Whether the header has its item on the far side. Default: true.
    open var useRightBarButtonItem = true {
        didSet { showBarItems() }
    }
    /// How many messages came in below what is read.
    public internal(set) var newMessagesCount = 0
    private var oneTimeTheme: SBUChannelTheme?
    var isConnected = true
    let fileSaving = FileSaving()
    private var drop: ChannelDrop?
    var hasFailed = false
    /// Why the channel changed since the last frame.
    var causes: [CollectionEventSource] = []
    let draftKeeping = DraftKeeping()

    /// The channel.
    public var channel: BaseChannel? { baseViewModel?.channel }
    /// The channel's address.
    public var channelURL: String? { baseViewModel?.channelURL }

    // MARK: - Making

    /// Makes a screen for a channel at hand.
    public init(baseChannel: BaseChannel, messageListParams: MessageListParams? = nil) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(channel: baseChannel, messageListParams: messageListParams)
    }

    /// Makes a screen for a channel by its address.
    /// - Parameter startingPoint: Where the list starts, in milliseconds; nil for the newest.
    public required init(channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil) {
        super.init(nibName: nil, bundle: nil)
        createViewModel(
            channelURL: channelURL, messageListParams: messageListParams, startingPoint: startingPoint ?? .max)
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Screens are made in code")
    public required init?(coder: NSCoder) { nil }

    /// Makes the view model, which begins to load. Override it to use one of your own.
    open func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = .max, showIndicator: Bool = true
    ) {}

    // MARK: - Life cycle

    open override func setupLayouts() {
        super.setupLayouts()
        layOutComponents()
    }

    open override func setupStyles() {
        super.setupStyles()
        setupNavigationBar(
            backgroundColor: theme.navigationBarTintColor, shadowColor: theme.navigationBarShadowColor)
        baseHeaderComponent?.setupStyles(theme: theme)
        baseListComponent?.setupStyles(theme: theme)
        baseInputComponent?.setupStyles(theme: theme)
        view.backgroundColor = theme.backgroundColor
    }

    open override func updateStyles() {
        setupStyles()
        baseHeaderComponent?.updateStyles(theme: theme)
        baseListComponent?.updateStyles(theme: theme)
        // The cover beside the name has the bar's colour between its pictures.
        updateChannelTitle()
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        drop = takeDrops()
        showWhatIsLoaded()
        didLoad()
        restoreDraft()
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        didAppear()
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        willDisappear()
        keepDraft()
    }

    // MARK: - What the header shows

    /// Shows the channel's name and picture.
    open func updateChannelTitle() {
        baseHeaderComponent?.update(channel: channel, status: channelStatus())
        guard let channelName else { return }
        (baseHeaderComponent?.titleView as? SBUChannelTitleView)?.titleLabel.text = channelName
    }

    /// Shows the line below the channel's name.
    open func updateChannelStatus() {
        updateChannelTitle()
    }

    /// The line below the channel's name; nil for none.
    open func channelStatus() -> String? { isConnected ? nil : SBUStringSet.Connection_Waiting }

    /// Opens the channel's settings. Does nothing here.
    open func showChannelSettings() {}

    /// The item that opens the settings was chosen.
    open func onClickSetting() { showChannelSettings() }

    /// Shows somebody's small profile over the screen.
    open func showUserProfile(user: SBUUser) {
        guard let profile = baseListComponent?.userProfileView as? any SBUUserProfileViewProtocol else { return }
        dismissKeyboard()
        profile.show(baseView: navigationController?.view ?? view, user: user)
    }

    // MARK: - New messages

    /// Counts a new message if the newest is not seen.
    /// - Returns: Whether it was counted.
    @discardableResult
    open func increaseNewMessageCount() -> Bool {
        guard let list = baseListComponent, !list.isScrollNearByBottom else { return false }
        newMessagesCount += 1
        updateNewMessageInfo(hidden: false)
        return true
    }

    /// Shows or hides the note on new messages; hiding it starts its count anew.
    open func updateNewMessageInfo(hidden: Bool) {
        guard let list = baseListComponent else { return }
        if hidden { newMessagesCount = 0 }
        (list.newMessageInfoView as? SBUNewMessageInfo)?.updateCount(count: newMessagesCount) { [weak list] in
            guard let list else { return }
            list.baseDelegate?.baseChannelModuleDidTapScrollToButton(list, animated: true)
        }
        list.setNewMessageInfo(hidden: hidden)
    }

    // MARK: - Input

    /// Puts a message into the input to be edited; nil leaves editing.
    open func setEditMode(for userMessage: UserMessage?) {
        baseViewModel?.inEditingMessage = userMessage
        setMessageInputViewMode(userMessage == nil ? .none : .edit, message: userMessage)
    }

    /// Changes what the input is for.
    open func setMessageInputViewMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
        baseInputComponent?.updateMessageInputMode(mode, message: message)
    }

    /// Hides the keyboard.
    open func dismissKeyboard() {
        view.endEditing(true)
    }

    // MARK: - Files

    /// Opens a message's file: a picture in the viewer, others in the program that the system has for them.
    open func openFile(fileMessage: FileMessage) { show(file: fileMessage) }

    /// Lets the user take a picture. Where there is no camera, the library is shown.
    open func showCamera() { presentCamera() }

    /// Lets the user choose files.
    open func showDocumentPicker() { presentDocumentPicker() }

    /// Lets the user choose pictures and films.
    open func showPhotoLibraryPicker() { presentPhotoPicker() }

    /// Lets the user choose from the pictures that the app may see.
    open func showLimitedPhotoLibraryPicker() { presentSelectablePhotos() }

    /// Says that the app may not see the pictures.
    open func showPermissionAlert() { presentPermissionAlert() }

    open func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
        picker.dismiss(animated: true)
        for result in results { baseInputComponent?.pickItem(result.itemProvider) }
    }

    open func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
        baseInputComponent?.pickDocumentFile(documentURLs: urls)
    }

    open func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
    ) {
        picker.dismiss(animated: true)
        let isVideo = info[.mediaURL] != nil
        if isVideo {
            baseInputComponent?.pickVideoFile(info: info)
        } else {
            baseInputComponent?.pickImageFile(info: info)
        }
    }

    /// Delete was chosen in the viewer.
    open func didSelectDeleteImage(message: FileMessage) { baseViewModel?.deleteMessage(message: message) }

    /// A picture was chosen in the limited picker.
    open func didTapSendImageData(_ data: Data) { baseInputComponent?.pickImageData(data) }

    /// A picture was chosen in the limited picker, with its name and type.
    open func didTapSendImageData(_ data: Data, fileName: String?, mimeType: String?) {
        baseInputComponent?.pickImageData(data, fileName: fileName, mimeType: mimeType)
    }

    /// A film was chosen in the limited picker.
    open func didTapSendVideoURL(_ url: URL) { baseInputComponent?.pickVideoURL(url) }

    // MARK: - SBUBaseChannelModuleHeaderDelegate

    open func baseChannelModule(_ headerComponent: SBUBaseChannelModule.Header, didUpdateTitleView titleView: UIView?) {
        navigationItem.titleView = titleView
        updateChannelTitle()
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        showBarItems()
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        showBarItems()
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        showBarItems()
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        showBarItems()
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    open func baseChannelModule(
        _ headerComponent: SBUBaseChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        onClickSetting()
    }

    // MARK: - SBUBaseChannelModuleListDelegate

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
    ) {
        loadMore(near: indexPath)
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapMessage message: BaseMessage, forRowAt indexPath: IndexPath
    ) {
        dismissKeyboard()
        if message.sendingStatus == .failed || message.sendingStatus == .canceled {
            listComponent.showFailedMessageMenu(on: message)
        } else if let file = message as? FileMessage, message.sendingStatus == .succeeded {
            openFile(fileMessage: file)
        }
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didLongTapMessage message: BaseMessage,
        forRowAt indexPath: IndexPath
    ) {
        listComponent.showMessageMenu(on: message, forRowAt: indexPath)
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapUserProfile user: SBUUser) {
        if SBUGlobals.isUserProfileEnabled { showUserProfile(user: user) }
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didScroll scrollView: UIScrollView) {
        didSeeMore(in: listComponent)
    }

    open func baseChannelModuleDidTapScrollToButton(_ listComponent: SBUBaseChannelModule.List, animated: Bool) {
        goToNewest(animated: animated)
    }

    open func baseChannelModuleDidSelectRetry(_ listComponent: SBUBaseChannelModule.List) {
        hasFailed = false
        listComponent.updateEmptyView(type: .none)
        if let url = baseViewModel?.channelURL { baseViewModel?.loadChannel(channelURL: url) }
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapRetryFailedMessage failedMessage: BaseMessage
    ) {
        baseViewModel?.resendMessage(failedMessage: failedMessage)
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapDeleteFailedMessage failedMessage: BaseMessage
    ) {
        baseViewModel?.deleteResendableMessage(failedMessage, needReload: true)
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapCopyMessage message: BaseMessage) {
        UIPasteboard.general.string = MentionTemplate.content(of: message).text
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapDeleteMessage message: BaseMessage) {
        baseViewModel?.deleteMessage(message: message)
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapEditMessage message: BaseMessage) {
        setEditMode(for: message as? UserMessage)
    }

    open func baseChannelModule(_ listComponent: SBUBaseChannelModule.List, didTapSaveMessage message: BaseMessage) {
        if let file = message as? FileMessage { fileSaving.save(file, from: self) }
    }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, didTapCancelUpload message: FileMessage
    ) {
        baseViewModel?.cancelUpload(of: message)
    }

    // MARK: - SBUBaseChannelModuleListDataSource

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, channelForTableView tableView: UITableView
    ) -> BaseChannel? { channel }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, sentMessagesInTableView tableView: UITableView
    ) -> [BaseMessage] { baseViewModel?.messageList ?? [] }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, fullMessagesInTableView tableView: UITableView
    ) -> [BaseMessage] { baseViewModel?.fullMessageList ?? [] }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, hasNextInTableView tableView: UITableView
    ) -> Bool { baseViewModel?.hasNext() ?? false }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, lastSeenIndexPathIn tableView: UITableView
    ) -> IndexPath? { tableView.indexPathsForVisibleRows?.first }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, startingPointIn tableView: UITableView
    ) -> Int64? { baseViewModel?.getStartingPoint() }

    open func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, parentViewControllerDisplayMenuItems menuItems: [SBUMenuItem]
    ) -> UIViewController? { self }

    // MARK: - SBUBaseChannelModuleInputDelegate, SBUBaseChannelModuleInputDataSource

    open func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, channelForInputView messageInputView: UIView?
    ) -> BaseChannel? { channel }

    open func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, didTapSend text: String, parentMessage: BaseMessage?
    ) {
        baseViewModel?.sendUserMessage(text: text, parentMessage: parentMessage)
        didWrite()
    }

    open func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didTapEdit text: String) {
        guard let message = baseViewModel?.inEditingMessage else { return }
        baseViewModel?.updateUserMessage(message: message, text: text)
    }

    open func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, didTapResource type: MediaResourceType
    ) {
        showResources(type)
    }

    open func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didChangeText text: String) {
        keepDraftSoon()
    }

    open func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, willChangeMode mode: SBUMessageInputMode, message: BaseMessage?
    ) {}

    open func baseChannelModule(
        _ inputComponent: SBUBaseChannelModule.Input, didChangeMode mode: SBUMessageInputMode, message: BaseMessage?
    ) {
        if mode == .none { baseViewModel?.inEditingMessage = nil }
    }

    open func baseChannelModule(_ inputComponent: SBUBaseChannelModule.Input, didUpdateFrozenState isFrozen: Bool) {
        updateBanner()
    }

    open func baseChannelModuleDidStartTyping(_ inputComponent: SBUBaseChannelModule.Input) {}

    open func baseChannelModuleDidEndTyping(_ inputComponent: SBUBaseChannelModule.Input) {}

    // MARK: - SBUBaseChannelViewModelDelegate, SBUBaseChannelViewModelDataSource

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext
    ) {
        guard isViewLoaded, channel != nil else { return }
        restoreDraft()
        showWithNextFrame(changeBy: context.source)
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
        showMessages(messages, isInitialLoad: initialLoad)
    }

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, shouldUpdateScrollInMessageList messages: [BaseMessage],
        forContext context: MessageContext?, keepsScroll: Bool
    ) {
        guard isViewLoaded, !keepsScroll else { return }
        baseListComponent?.scrollToBottom(animated: false)
    }

    open func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
    ) -> Bool {
        guard isViewLoaded, view.window != nil, ForegroundObservation.isInFront else { return false }
        return baseListComponent?.isScrollNearByBottom ?? true
    }

    /// Says under the channel's name that a connection is waited for.
    open func connectionStateDidChange(_ isConnected: Bool) {
        self.isConnected = isConnected
        if isViewLoaded { updateChannelStatus() }
    }

    /// Shows that the first page is on its way where there is nothing else to look at.
    open func shouldUpdateLoadingState(_ isLoading: Bool) {
        guard isViewLoaded else { return }
        baseListComponent?.showLoading(isLoading && baseViewModel?.fullMessageList.isEmpty == true)
    }

    open func didReceiveError(_ error: SBError?) {
        didReceiveError(error, isBlocker: false)
    }

    open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
        if isBlocker, baseViewModel?.fullMessageList.isEmpty ?? true {
            hasFailed = true
            if isViewLoaded { showFailure() }
        }
        if let error, isViewLoaded, baseViewModel?.inEditingMessage != nil { tellRefusedEdit(error) }
        errorHandler(error?.localizedDescription, error?.code)
    }

    // MARK: - For the kinds of channels

    /// The view is loaded. Does nothing here.
    func didLoad() {}

    /// The screen has appeared. Does nothing here.
    func didAppear() {}

    /// The screen is about to go. Does nothing here.
    func willDisappear() {}

    /// What stands on the near side of the bar.
    var leftItems: [UIBarButtonItem]? {
        baseHeaderComponent?.leftBarButtons ?? baseHeaderComponent?.leftBarButton.map { [$0] }
    }

    /// What is shown when the channel changed, by the cause.
    func show(changeBy source: CollectionEventSource) {
        if source == .eventTypingStatusUpdated { return updateChannelStatus() }
        updateChannelTitle()
        baseInputComponent?.updateMessageInputModeState()
        updateBanner()
        // Receipts live in the channel: rows look different without a message having changed.
        baseListComponent?.applyMessageChanges()
    }

    /// Brings the rows in line with the view model.
    func showMessages(_ messages: [BaseMessage], isInitialLoad: Bool) {
        baseListComponent?.updateEmptyView(type: messages.isEmpty && !isInitialLoad ? .noMessages : .none)
        baseListComponent?.applyMessageChanges()
    }

    /// The list was scrolled, or has come to rest.
    func didSeeMore(in list: SBUBaseChannelModule.List) {
        guard list.isScrollNearByBottom, baseViewModel?.hasNext() == false, newMessagesCount > 0 else { return }
        updateNewMessageInfo(hidden: true)
        baseViewModel?.didSeeNewest()
    }

    /// The user sent something: it stands under the newest message, wherever the list is.
    func didWrite() {
        keepDraft()
        if baseViewModel?.hasNext() == true { baseViewModel?.reloadMessageList() }
    }
}
