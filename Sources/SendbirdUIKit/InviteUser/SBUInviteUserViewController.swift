public import SendbirdChatSDK
public import UIKit

/// Chooses people and invites them to a group channel.
///
///     let screen = SBUInviteUserViewController(channel: channel)
///     navigationController?.pushViewController(screen, animated: true)
@preconcurrency @MainActor
open class SBUInviteUserViewController: SBUBaseSelectUserViewController, SBUInviteUserModuleHeaderDelegate,
    SBUInviteUserModuleHeaderDataSource, SBUInviteUserModuleListDelegate, SBUInviteUserModuleListDataSource,
    SBUInviteUserViewModelDelegate, SBUInviteUserViewModelDataSource
{
    // MARK: - Parts

    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    open var headerComponent: SBUInviteUserModule.Header? {
        get { baseHeaderComponent as? SBUInviteUserModule.Header }
        set { baseHeaderComponent = newValue }
    }
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    open var listComponent: SBUInviteUserModule.List? {
        get { baseListComponent as? SBUInviteUserModule.List }
        set { baseListComponent = newValue }
    }
    /// The view model, made by `createViewModel(channel:channelURL:channelType:users:)`.
    open var viewModel: SBUInviteUserViewModel? {
        get { baseViewModel as? SBUInviteUserViewModel }
        set {
            baseViewModel = newValue
            if newValue?.delegate == nil { newValue?.delegate = self }
            if newValue?.dataSource == nil { newValue?.dataSource = self }
        }
    }

    // MARK: - Making

    /// Creates a screen for a channel at hand.
    ///
    /// - Parameters:
    ///   - channel: The channel.
    ///   - users: The people to choose from; nil for the application's users who are not in it.
    public required init(channel: GroupChannel, users: [SBUUser]? = nil) {
        super.init()
        createViewModel(channel: channel, users: users)
    }

    /// Creates a screen for a channel by its address.
    ///
    /// - Parameters:
    ///   - channelURL: The channel's address.
    ///   - users: The people to choose from; nil for the application's users who are not in it.
    public required init(channelURL: String, users: [SBUUser]? = nil) {
        super.init()
        createViewModel(channelURL: channelURL, users: users)
    }

    /// Makes the view model, which begins to load. An override sets `viewModel` and need not call super.
    open override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil
    ) {
        viewModel = SBUViewModelSet.InviteUserViewModel.init(
            channel: channel, channelURL: channelURL, channelType: channelType, users: users, delegate: self,
            dataSource: self)
    }

    // MARK: - Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let (kinds, given) = (SBUModuleSet.InviteUserModule, SBUModuleSet.inviteUserModule)
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

    // MARK: - Inviting

    /// Invites who is chosen.
    open func inviteSelectedUsers() {
        guard !selectedUserList.isEmpty else { return }
        viewModel?.inviteUsers()
    }

    // MARK: - SBUInviteUserModuleHeaderDelegate

    /// Puts another title into the navigation bar.
    open func inviteUserModule(_ headerComponent: SBUInviteUserModule.Header, didUpdateTitleView titleView: UIView?) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func inviteUserModule(
        _ headerComponent: SBUInviteUserModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar.
    open func inviteUserModule(
        _ headerComponent: SBUInviteUserModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        navigationItem.rightBarButtonItem = rightItem
    }

    /// Puts other left buttons into the navigation bar.
    open func inviteUserModule(
        _ headerComponent: SBUInviteUserModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        navigationItem.leftBarButtonItems = leftItems
    }

    /// Puts other right buttons into the navigation bar.
    open func inviteUserModule(
        _ headerComponent: SBUInviteUserModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        navigationItem.rightBarButtonItems = rightItems
    }

    /// Goes back.
    open func inviteUserModule(_ headerComponent: SBUInviteUserModule.Header, didTapLeftItem leftItem: UIBarButtonItem)
    {
        onClickBack()
    }

    /// Invites who is chosen.
    open func inviteUserModule(
        _ headerComponent: SBUInviteUserModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        inviteSelectedUsers()
    }

    // MARK: - SBUInviteUserModuleListDelegate

    /// Chooses the person in the row, or no longer.
    open func inviteUserModule(_ listComponent: SBUInviteUserModule.List, didSelectRowAt indexPath: IndexPath) {
        select(at: indexPath)
    }

    /// Loads the next people.
    open func inviteUserModule(
        _ listComponent: SBUInviteUserModule.List, didDetectPreloadingPosition indexPath: IndexPath
    ) {
        viewModel?.preLoadNextUserList(indexPath: indexPath)
    }

    /// Tries again to load.
    open func inviteUserModuleDidSelectRetry(_ listComponent: SBUInviteUserModule.List) {
        retry()
    }

    // MARK: - SBUInviteUserViewModelDelegate

    /// Goes back to the screen from which people were to be invited.
    open func inviteUserViewModel(_ viewModel: SBUInviteUserViewModel, didInviteUserIds userIds: [String]) {
        popToPrevious()
    }
}
