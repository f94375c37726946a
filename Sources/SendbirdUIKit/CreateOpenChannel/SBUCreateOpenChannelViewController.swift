public import SendbirdChatSDK
public import UIKit

/// Creates an open channel: its name and, if one likes, its picture. The new channel opens at once.
///
///     navigationController?.pushViewController(SBUCreateOpenChannelViewController(), animated: true)
@preconcurrency @MainActor
open class SBUCreateOpenChannelViewController: SBUBaseViewController, SBUCreateOpenChannelModuleHeaderDelegate,
    SBUCreateOpenChannelModuleProfileInputDelegate, SBUCreateOpenChannelViewModelDelegate, SBUActionSheetDelegate
{
    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var headerComponent: SBUCreateOpenChannelModule.Header?
    /// The profile input; one of `SBUModuleSet`'s kind unless set before the view loads.
    public var profileInputComponent: SBUCreateOpenChannelModule.ProfileInput?
    /// The view model, made by `createViewModel()`.
    public var viewModel: SBUCreateOpenChannelViewModel?
    /// The colours.
    @SBUThemeWrapper(theme: SBUTheme.createOpenChannelTheme)
    open var theme: SBUCreateOpenChannelTheme

    private let picker = PicturePicker()

    /// Creates the screen.
    public required init() {
        super.init(nibName: nil, bundle: nil)
        createViewModel()
    }

    /// Unavailable: made in code.
    @available(*, unavailable, message: "Screens are made in code")
    public required init?(coder: NSCoder) { nil }

    /// Makes the view model. An override sets `viewModel` and need not call super.
    open func createViewModel() {
        viewModel = SBUViewModelSet.CreateOpenChannelViewModel.init(delegate: self)
    }

    // MARK: - Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let (kinds, given) = (SBUModuleSet.CreateOpenChannelModule, SBUModuleSet.createOpenChannelModule)
        if headerComponent == nil { headerComponent = given.headerComponent ?? kinds.HeaderComponent.init() }
        if profileInputComponent == nil {
            profileInputComponent = given.profileInputComponent ?? kinds.ProfileInputComponent.init()
        }
        super.loadView()
        if viewModel?.delegate == nil { viewModel?.delegate = self }
    }

    /// Configures the components and puts them into the view.
    open override func setupViews() {
        super.setupViews()
        headerComponent?.configure(delegate: self, theme: theme)
        profileInputComponent?.configure(delegate: self, theme: theme)
        if let profileInputComponent { view.addConstrained(profileInputComponent) }
        navigationItem.titleView = headerComponent?.titleView
        navigationItem.leftBarButtonItem = headerComponent?.leftBarButton
        navigationItem.rightBarButtonItem = headerComponent?.rightBarButton
    }

    /// Lets the input fill the view under the bar.
    open override func setupLayouts() {
        super.setupLayouts()
        guard let input = profileInputComponent else { return }
        NSLayoutConstraint.activate([
            input.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
            input.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            input.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            input.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        ])
    }

    /// Takes colours from the theme.
    open override func setupStyles() {
        super.setupStyles()
        setupNavigationBar(
            backgroundColor: theme.navigationBarTintColor, shadowColor: theme.navigationBarShadowColor)
        headerComponent?.setupStyles(theme: theme)
        profileInputComponent?.setupStyles(theme: theme)
        view.backgroundColor = theme.backgroundColor
    }

    /// The text colour of the system's status bar.
    open override var preferredStatusBarStyle: UIStatusBarStyle { theme.statusBarStyle }

    // MARK: - Creating

    /// Creates a channel from what was entered; nothing without a name.
    open func createChannel() {
        guard let name = profileInputComponent?.getChannelName(), ReadableName(name) != nil else { return }
        createChannel(
            channelName: name.trimmingCharacters(in: .whitespacesAndNewlines),
            coverImage: profileInputComponent?.getChannelCoverImage())
    }

    /// Creates a channel.
    open func createChannel(channelName: String, coverImage: UIImage?) {
        view.endEditing(true)
        viewModel?.createChannel(channelName: channelName, coverImage: coverImage)
    }

    /// Closes the screen and opens the new channel in its place.
    open func dismissAndMoveToChannel(_ channel: BaseChannel, messageListParams: MessageListParams?) {
        guard let navigationController else { return }
        let screen = SBUViewControllerSet.OpenChannelViewController.init(
            channelURL: channel.channelURL, startingPoint: nil, messageListParams: messageListParams)
        let below = navigationController.viewControllers.prefix { $0 !== self }
        navigationController.setViewControllers(below + [screen], animated: true)
    }

    // MARK: - The picture

    /// Asks where a picture comes from, and whether to take away the one there is.
    open func selectChannelImage(needRemoveItem: Bool) {
        guard needRemoveItem else { return showPhotoLibraryPicker() }
        let choose = SBUActionSheetItem(
            title: SBUStringSet.ChoosePhoto, color: theme.actionSheetTextColor, image: SBUIconSet.iconPhoto,
            completionHandler: nil)
        let remove = SBUActionSheetItem(
            title: SBUStringSet.Remove, color: theme.actionSheetRemoveTextColor, image: SBUIconSet.iconDelete,
            completionHandler: nil)
        let cancel = SBUActionSheetItem(
            title: SBUStringSet.Cancel, color: theme.actionSheetCancelTextColor, completionHandler: nil)
        SBUActionSheet.show(items: [choose, remove], cancelItem: cancel, delegate: self)
    }

    /// Opens the chooser of pictures.
    open func showPhotoLibraryPicker() {
        picker.show(over: self) { [weak self] image in self?.profileInputComponent?.updateChannelImage(image) }
    }

    // MARK: - SBUActionSheetDelegate

    /// Chooses a picture or takes it away.
    open func didSelectActionSheetItem(index: Int, identifier: Int) {
        if index == 0 { showPhotoLibraryPicker() } else { profileInputComponent?.updateChannelImage(nil) }
    }

    // MARK: - SBUCreateOpenChannelModuleHeaderDelegate

    /// Puts another title into the navigation bar.
    open func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateTitleView titleView: UIView?
    ) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar.
    open func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        navigationItem.rightBarButtonItem = rightItem
    }

    /// Goes back.
    open func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    /// Creates the channel.
    open func createOpenChannelModule(
        _ headerComponent: SBUCreateOpenChannelModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        createChannel()
    }

    // MARK: - SBUCreateOpenChannelModuleProfileInputDelegate

    /// Lets the channel be created once its name can be read.
    open func createOpenChannelModule(
        _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput, shouldChangeChannelName string: String
    ) {
        headerComponent?.enableRightBarButton(ReadableName(string) != nil)
    }

    /// Asks for a picture.
    open func createOpenChannelModuleDidSelectChannelImage(
        _ profileInputComponent: SBUCreateOpenChannelModule.ProfileInput, needRemoveItem: Bool
    ) {
        selectChannelImage(needRemoveItem: needRemoveItem)
    }

    // MARK: - SBUCreateOpenChannelViewModelDelegate

    /// Opens the new channel.
    open func createOpenChannelViewModel(
        _ viewModel: SBUCreateOpenChannelViewModel, didCreateChannel channel: BaseChannel?
    ) {
        guard let channel else { return }
        dismissAndMoveToChannel(channel, messageListParams: nil)
    }

    // MARK: - SBUCommonViewModelDelegate

    /// Shows that a request is under way.
    open func shouldUpdateLoadingState(_ isLoading: Bool) {
        showLoading(isLoading)
    }

    /// The connection came or went. Does nothing here.
    open func connectionStateDidChange(_ isConnected: Bool) {}

    /// Something failed.
    open func didReceiveError(_ error: SBError?) {
        didReceiveError(error, isBlocker: false)
    }

    /// The channel was not created: says why; what was entered stays.
    open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
        errorHandler(error?.localizedDescription, error?.code)
        tell(SBUStringSet.Empty_Wrong, message: FailureText(error, ofName: true).text)
    }
}
