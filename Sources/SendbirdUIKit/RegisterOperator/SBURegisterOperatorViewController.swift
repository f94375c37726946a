public import SendbirdChatSDK
public import UIKit

/// Chooses people of a channel and makes them operators.
///
///     let screen = SBURegisterOperatorViewController(channel: channel)
///     navigationController?.pushViewController(screen, animated: true)
@preconcurrency @MainActor
open class SBURegisterOperatorViewController: SBUBaseSelectUserViewController, SBURegisterOperatorModuleHeaderDelegate,
    SBURegisterOperatorModuleHeaderDataSource, SBURegisterOperatorModuleListDelegate,
    SBURegisterOperatorModuleListDataSource,
    SBURegisterOperatorViewModelDelegate, SBURegisterOperatorViewModelDataSource
{
    // MARK: - Parts

    /// The header; one of `SBUModuleSet`'s kind unless set before the view loads.
    open var headerComponent: SBURegisterOperatorModule.Header? {
        get { baseHeaderComponent as? SBURegisterOperatorModule.Header }
        set { baseHeaderComponent = newValue }
    }
    /// The list; one of `SBUModuleSet`'s kind unless set before the view loads.
    open var listComponent: SBURegisterOperatorModule.List? {
        get { baseListComponent as? SBURegisterOperatorModule.List }
        set { baseListComponent = newValue }
    }
    /// The view model, made by `createViewModel(channel:channelURL:channelType:users:)`.
    open var viewModel: SBURegisterOperatorViewModel? {
        get { baseViewModel as? SBURegisterOperatorViewModel }
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
    ///   - users: The people to choose from; nil for the channel's people who are no operators.
    public required init(channel: BaseChannel, users: [SBUUser]? = nil) {
        super.init()
        createViewModel(channel: channel, channelType: channel.channelType, users: users)
    }

    /// Creates a screen for a channel by its address.
    ///
    /// - Parameters:
    ///   - channelURL: The channel's address.
    ///   - channelType: The kind of the channel.
    ///   - users: The people to choose from; nil for the channel's people who are no operators.
    public required init(channelURL: String, channelType: ChannelType = .group, users: [SBUUser]? = nil) {
        super.init()
        createViewModel(channelURL: channelURL, channelType: channelType, users: users)
    }

    /// Makes the view model, which begins to load. An override sets `viewModel` and need not call super.
    open override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, channelType: ChannelType = .group,
        users: [SBUUser]? = nil
    ) {
        let kind: SBURegisterOperatorViewModel.Type =
            channelType == .open
            ? SBUViewModelSet.OpenChannelRegisterOperatorViewModel
            : SBUViewModelSet.GroupChannelRegisterOperatorViewModel
        viewModel = kind.init(
            channel: channel, channelURL: channelURL, channelType: channelType, users: users, delegate: self,
            dataSource: self)
    }

    // MARK: - Life cycle

    /// Makes the components that were not set, and runs the life cycle.
    open override func loadView() {
        let isOpen = channelType == .open
        let kinds = isOpen ? SBUModuleSet.OpenRegisterOperatorModule : SBUModuleSet.GroupRegisterOperatorModule
        let given = isOpen ? SBUModuleSet.openRegisterOperatorModule : SBUModuleSet.groupRegisterOperatorModule
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

    // MARK: - Registering

    /// Makes who is chosen operators.
    open func registerSelectedUsers() {
        guard !selectedUserList.isEmpty else { return }
        viewModel?.registerAsOperators()
    }

    // MARK: - SBURegisterOperatorModuleHeaderDelegate

    /// Puts another title into the navigation bar.
    open func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateTitleView titleView: UIView?
    ) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar.
    open func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        navigationItem.rightBarButtonItem = rightItem
    }

    /// Puts other left buttons into the navigation bar.
    open func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        navigationItem.leftBarButtonItems = leftItems
    }

    /// Puts other right buttons into the navigation bar.
    open func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        navigationItem.rightBarButtonItems = rightItems
    }

    /// Goes back.
    open func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    /// Makes who is chosen operators.
    open func registerOperatorModule(
        _ headerComponent: SBURegisterOperatorModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {
        registerSelectedUsers()
    }

    // MARK: - SBURegisterOperatorModuleListDelegate

    /// Chooses the person in the row, or no longer.
    open func registerOperatorModule(
        _ listComponent: SBURegisterOperatorModule.List, didSelectRowAt indexPath: IndexPath
    ) {
        select(at: indexPath)
    }

    /// Loads the next people.
    open func registerOperatorModule(
        _ listComponent: SBURegisterOperatorModule.List, didDetectPreloadingPosition indexPath: IndexPath
    ) {
        viewModel?.preLoadNextUserList(indexPath: indexPath)
    }

    /// Tries again to load.
    open func registerOperatorModuleDidSelectRetry(_ listComponent: SBURegisterOperatorModule.List) {
        retry()
    }

    // MARK: - SBURegisterOperatorViewModelDelegate

    /// Goes back to the screen from which people were to be made operators.
    open func registerOperatorViewModel(
        _ viewModel: SBURegisterOperatorViewModel, didRegisterOperatorIds operatorIds: [String]
    ) {
        popToPrevious()
    }
}

/// Chooses people of a channel and makes them operators, by its older name.
public typealias SBUPromoteMemberViewController = SBURegisterOperatorViewController
