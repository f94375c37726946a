public import SendbirdChatSDK
public import UIKit

/// The settings of a group channel: its picture and name, notifications,
/// members, leaving, and for operators the moderation.
///
///     let settings = SBUGroupChannelSettingsViewController(channelURL: url)
///     navigationController?.pushViewController(settings, animated: true)
@preconcurrency @MainActor
open class SBUGroupChannelSettingsViewController: SBUBaseChannelSettingsViewController,
    SBUGroupChannelSettingsModuleHeaderDelegate, SBUGroupChannelSettingsModuleHeaderDataSource,
    SBUGroupChannelSettingsModuleListDelegate, SBUGroupChannelSettingsModuleListDataSource,
    SBUGroupChannelSettingsViewModelDelegate
{
    // MARK: - Parts

    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    open var headerComponent: SBUGroupChannelSettingsModule.Header? {
        get { baseHeaderComponent as? SBUGroupChannelSettingsModule.Header }
        set { baseHeaderComponent = newValue }
    }
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    open var listComponent: SBUGroupChannelSettingsModule.List? {
        get { baseListComponent as? SBUGroupChannelSettingsModule.List }
        set { baseListComponent = newValue }
    }
    /// The view model, made by `createViewModel(channel:channelURL:)`.
    open var viewModel: SBUGroupChannelSettingsViewModel? {
        get { baseViewModel as? SBUGroupChannelSettingsViewModel }
        set {
            baseViewModel = newValue
            if newValue?.delegate == nil { newValue?.delegate = self }
        }
    }

    // MARK: - Making

    /// Creates the settings of a channel at hand.
    public required init(channel: GroupChannel) {
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
        viewModel = SBUViewModelSet.GroupChannelSettingsViewModel.init(
            channel: channel, channelURL: channelURL, delegate: self)
    }

    // MARK: - Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let (kinds, given) = (SBUModuleSet.GroupChannelSettingsModule, SBUModuleSet.groupChannelSettingsModule)
        if headerComponent == nil { headerComponent = given.headerComponent ?? kinds.HeaderComponent.init() }
        if listComponent == nil { listComponent = given.listComponent ?? kinds.ListComponent.init() }
        super.loadView()
    }

    /// Configures the components and puts them into the view.
    open override func setupViews() {
        headerComponent?.configure(delegate: self, dataSource: self, theme: theme)
        listComponent?.configure(delegate: self, dataSource: self, theme: theme)
        super.setupViews()
    }

    // MARK: - Going on

    /// Opens the members of the channel.
    open func showMemberList() {
        guard let channel else { return }
        let screen = SBUViewControllerSet.GroupUserListViewController.init(
            channel: channel, users: nil, userListType: .members)
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Opens the moderation of the channel.
    open override func showModerationList() {
        guard let channel else { return }
        let screen = SBUViewControllerSet.GroupModerationsViewController.init(channel: channel)
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Opens the settings of the channel's notifications.
    open override func showNotifications() {
        guard let channel else { return }
        let screen = SBUViewControllerSet.GroupChannelPushSettingsViewController.init(channel: channel)
        navigationController?.pushViewController(screen, animated: true)
    }

    /// Asks whether to leave the channel, and leaves it; an addition to the documented calls.
    open func showLeaveChannelAlert() {
        let leave = SBUAlertButtonItem(
            title: SBUStringSet.ChannelSettings_Leave, color: SBUTheme.componentTheme.alertErrorColor
        ) { [weak self] _ in self?.viewModel?.leaveChannel() }
        SBUAlertView.show(
            title: SBUStringSet.ChannelSettings_Leave_Question_Mark,
            message: SBUStringSet.ChannelSettings_Leave_Description, confirmButtonItem: leave,
            cancelButtonItem: SBUAlertButtonItem(title: SBUStringSet.Cancel) { _ in })
    }

    /// Changes the name; nil leaves it.
    open func updateChannelInfo(channelName: String? = nil) {
        viewModel?.updateChannel(channelName: channelName)
    }

    // MARK: - SBUGroupChannelSettingsModuleHeaderDelegate, data source

    /// Puts another title into the navigation bar.
    open func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateTitleView titleView: UIView?
    ) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar, where the user may edit.
    open func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        updateRightBarButton()
    }

    /// Puts other left buttons into the navigation bar.
    open func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        navigationItem.leftBarButtonItems = leftItems
    }

    /// Puts other right buttons into the navigation bar.
    open func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        updateRightBarButton()
    }

    /// Goes back.
    open func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    /// Asks what to edit.
    open func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        showChannelEditActionSheet()
    }

    /// Returns the title that was set for this screen.
    open func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, channelNameForTitleView titleView: UIView?
    ) -> String? {
        channelName
    }

    // MARK: - SBUGroupChannelSettingsModuleListDelegate, data source

    /// A row was tapped. Does nothing here: what the row is for is told as well.
    open func groupChannelSettingsModule(
        _ listComponent: SBUGroupChannelSettingsModule.List, didSelectRowAt indexPath: IndexPath
    ) {}

    /// Opens the moderation.
    open func groupChannelSettingsModuleDidSelectModerations(_ listComponent: SBUGroupChannelSettingsModule.List) {
        showModerationList()
    }

    /// Opens the notifications.
    open func groupChannelSettingsModuleDidSelectNotifications(_ listComponent: SBUGroupChannelSettingsModule.List) {
        showNotifications()
    }

    /// Opens the members.
    open func groupChannelSettingsModuleDidSelectMembers(_ listComponent: SBUGroupChannelSettingsModule.List) {
        showMemberList()
    }

    /// Opens the search.
    open func groupChannelSettingsModuleDidSelectSearch(_ listComponent: SBUGroupChannelSettingsModule.List) {
        showSearch()
    }

    /// Asks whether to leave.
    open func groupChannelSettingsModuleDidSelectLeave(_ listComponent: SBUGroupChannelSettingsModule.List) {
        showLeaveChannelAlert()
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

    // MARK: - SBUGroupChannelSettingsViewModelDelegate

    /// Leaves the screens of the channel.
    open func groupChannelSettingsViewModel(
        _ viewModel: SBUGroupChannelSettingsViewModel, didLeaveChannel channel: GroupChannel
    ) {
        leaveScreens(ofChannel: channel.channelURL)
    }
}
