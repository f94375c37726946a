public import SendbirdChatSDK
public import UIKit

/// The settings of an open channel: its picture, name and address, its
/// participants, deleting, and for operators the moderation.
///
///     let settings = SBUOpenChannelSettingsViewController(channelURL: url)
///     navigationController?.pushViewController(settings, animated: true)
@preconcurrency @MainActor
open class SBUOpenChannelSettingsViewController: SBUBaseChannelSettingsViewController,
    SBUOpenChannelSettingsModuleHeaderDelegate, SBUOpenChannelSettingsModuleListDelegate,
    SBUOpenChannelSettingsModuleListDataSource, SBUOpenChannelSettingsViewModelDelegate
{
    // MARK: - Parts

    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    open var headerComponent: SBUOpenChannelSettingsModule.Header? {
        get { baseHeaderComponent as? SBUOpenChannelSettingsModule.Header }
        set { baseHeaderComponent = newValue }
    }
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    open var listComponent: SBUOpenChannelSettingsModule.List? {
        get { baseListComponent as? SBUOpenChannelSettingsModule.List }
        set { baseListComponent = newValue }
    }
    /// The view model, made by `createViewModel(channel:channelURL:)`.
    open var viewModel: SBUOpenChannelSettingsViewModel? {
        get { baseViewModel as? SBUOpenChannelSettingsViewModel }
        set {
            baseViewModel = newValue
            if newValue?.delegate == nil { newValue?.delegate = self }
        }
    }

    // MARK: - Making

    /// Creates the settings of a channel at hand.
    public required init(channel: OpenChannel) {
        super.init()
        createViewModel(channel: channel)
    }

    /// Creates the settings of a channel by its address.
    public required init(channelURL: String) {
        super.init()
        createViewModel(channelURL: channelURL)
    }

    /// Makes the view model, which begins to load. An override sets `viewModel` and need not call super.
    open override func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {
        viewModel = SBUViewModelSet.OpenChannelSettingsViewModel.init(
            channel: channel, channelURL: channelURL, delegate: self)
    }

    // MARK: - Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let (kinds, given) = (SBUModuleSet.OpenChannelSettingsModule, SBUModuleSet.openChannelSettingsModule)
        if headerComponent == nil { headerComponent = given.headerComponent ?? kinds.HeaderComponent.init() }
        if listComponent == nil { listComponent = given.listComponent ?? kinds.ListComponent.init() }
        super.loadView()
    }

    /// Configures the components and puts them into the view.
    open override func setupViews() {
        headerComponent?.configure(delegate: self, theme: theme)
        listComponent?.configure(delegate: self, dataSource: self, theme: theme)
        super.setupViews()
    }

    override var canEdit: Bool { viewModel?.mayChange ?? false }

    // MARK: - Going on

    /// Opens the participants of the channel.
    open func showParticipantsList() {
        guard let channel else { return }
        let screen = SBUViewControllerSet.OpenUserListViewController.init(
            channel: channel, users: nil, userListType: .participants)
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Opens the moderation of the channel.
    open override func showModerationList() {
        guard let channel else { return }
        let screen = SBUViewControllerSet.OpenModerationsViewController.init(channel: channel)
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Asks whether to delete the channel, and deletes it.
    open func showDeleteChannelAlert() {
        let delete = SBUAlertButtonItem(
            title: SBUStringSet.Delete, color: SBUTheme.componentTheme.alertErrorColor
        ) { [weak self] _ in self?.viewModel?.deleteChannel() }
        SBUAlertView.show(
            title: SBUStringSet.ChannelSettings_Delete_Question_Mark,
            message: SBUStringSet.ChannelSettings_Delete_Description, confirmButtonItem: delete,
            cancelButtonItem: SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in })
    }

    // MARK: - SBUOpenChannelSettingsModuleHeaderDelegate

    /// Puts another title into the navigation bar.
    open func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?
    ) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar, where the user may edit.
    open func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        updateRightBarButton()
    }

    /// Puts other left buttons into the navigation bar.
    open func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        navigationItem.leftBarButtonItems = leftItems
    }

    /// Puts other right buttons into the navigation bar.
    open func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        updateRightBarButton()
    }

    /// Goes back.
    open func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    /// Asks what to edit.
    open func openChannelSettingsModule(
        _ headerComponent: SBUOpenChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        showChannelEditActionSheet()
    }

    // MARK: - SBUOpenChannelSettingsModuleListDelegate, data source

    /// A row was tapped. Does nothing here: what the row is for is told as well.
    open func openChannelSettingsModule(
        _ listComponent: SBUOpenChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
    ) {}

    /// Opens the moderation.
    open func openChannelSettingsModuleDidSelectModerations(_ listComponent: SBUOpenChannelSettingsModule.List) {
        showModerationList()
    }

    /// Opens the participants.
    open func openChannelSettingsModuleDidSelectParticipants(_ listComponent: SBUOpenChannelSettingsModule.List) {
        showParticipantsList()
    }

    /// Asks whether to delete.
    open func openChannelSettingsModuleDidSelectDelete(_ listComponent: SBUOpenChannelSettingsModule.List) {
        showDeleteChannelAlert()
    }

    /// Lets only operators write, or everybody again.
    open func openChannelSettingsModule(
        _ listComponent: SBUOpenChannelSettingsModule.List, didTurnFreezing isOn: Bool
    ) {
        viewModel?.setFrozen(isOn)
    }

    /// Whether the user may change and delete the channel.
    open func openChannelSettingsModuleMayChange(_ listComponent: SBUOpenChannelSettingsModule.List) -> Bool {
        viewModel?.mayChange ?? false
    }

    /// Returns the channel.
    open func baseChannelSettingsModule(
        _ listComponent: SBUBaseChannelSettingsModule.List, channelForTableView tableView: UITableView
    ) -> BaseChannel? {
        channel
    }

    /// Whether the user of the app is an operator.
    open func baseChannelSettingsModuleIsOperator(_ listComponent: SBUBaseChannelSettingsModule.List) -> Bool {
        isOperator
    }

    // MARK: - SBUOpenChannelSettingsViewModelDelegate

    /// Leaves the screens of the channel.
    open func openChannelSettingsViewModel(
        _ viewModel: SBUOpenChannelSettingsViewModel, didDeleteChannel channel: OpenChannel
    ) {
        leaveScreens(ofChannel: channel.channelURL)
    }
}
