public import SendbirdChatSDK
public import UIKit

/// What the screens with group and open channel lists have in common: it joins
/// header and list to the view model.
@preconcurrency @MainActor
open class SBUBaseChannelListViewController: SBUBaseViewController, SBUBaseChannelListModuleHeaderDelegate,
    SBUBaseChannelListModuleListDelegate, SBUBaseChannelListModuleListDataSource, SBUBaseChannelListViewModelDelegate
{
    /// The header, whatever kind it is.
    public var baseHeaderComponent: SBUBaseChannelListModule.Header?
    /// The list, whatever kind it is.
    public var baseListComponent: SBUBaseChannelListModule.List?
    /// The view model, whatever kind it is.
    public var baseViewModel: SBUBaseChannelListViewModel?
    /// The channels in order; nil while there is no view model.
    var shownChannels: [BaseChannel]? { nil }

    // MARK: Life cycle

    /// Puts the list into the view.
    open override func setupViews() {
        super.setupViews()
        if let list = baseListComponent { view.addConstrained(list) }
    }

    /// Lets the list fill the view.
    open override func setupLayouts() {
        super.setupLayouts()
        baseListComponent?.pinEdges(to: view)
    }

    /// Shows the back button only where it leads somewhere.
    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        showBarItems()
        baseListComponent?.refreshVisibleRows()
    }

    /// Puts the header's parts into the bar; the back button only where it leads somewhere.
    func showBarItems() {
        navigationItem.titleView = baseHeaderComponent?.titleView
        navigationItem.leftBarButtonItems = baseHeaderComponent?.leftItems(canGoBack: canGoBack)
        navigationItem.rightBarButtonItems = baseHeaderComponent?.rightItems
    }

    /// Opens a channel. Does nothing here.
    ///
    /// - Parameters:
    ///   - channelURL: The channel.
    ///   - messageListParams: Which messages; nil for the default.
    open func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {}

    // MARK: SBUBaseChannelListModuleHeaderDelegate

    /// Puts another title into the navigation bar.
    open func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateTitleView titleView: UIView?
    ) {
        navigationItem.titleView = titleView
    }

    /// Puts another left button into the navigation bar.
    open func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItem leftItem: UIBarButtonItem?
    ) {
        navigationItem.leftBarButtonItem = leftItem
    }

    /// Puts another right button into the navigation bar.
    open func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateRightItem rightItem: UIBarButtonItem?
    ) {
        navigationItem.rightBarButtonItem = rightItem
    }

    /// Puts other left buttons into the navigation bar.
    open func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateLeftItems leftItems: [UIBarButtonItem]?
    ) {
        navigationItem.leftBarButtonItems = leftItems
    }

    /// Puts other right buttons into the navigation bar.
    open func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didUpdateRightItems rightItems: [UIBarButtonItem]?
    ) {
        navigationItem.rightBarButtonItems = rightItems
    }

    /// Goes back.
    open func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didTapLeftItem leftItem: UIBarButtonItem
    ) {
        onClickBack()
    }

    /// The right button was tapped. Does nothing here.
    open func baseChannelListModule(
        _ headerComponent: SBUBaseChannelListModule.Header, didTapRightItem rightItem: UIBarButtonItem
    ) {}

    // MARK: SBUBaseChannelListModuleListDelegate, data source

    /// Opens the channel of the row.
    open func baseChannelListModule(
        _ listComponent: SBUBaseChannelListModule.List, didSelectRowAt indexPath: IndexPath
    ) {
        guard let shownChannels, shownChannels.indices.contains(indexPath.row) else { return }
        showChannel(channelURL: shownChannels[indexPath.row].channelURL)
    }

    /// Loads the next page.
    open func baseChannelListModule(
        _ listComponent: SBUBaseChannelListModule.List, didDetectPreloadingPosition indexPath: IndexPath
    ) {
        baseViewModel?.loadNextChannelList(reset: false)
    }

    /// Loads the list anew.
    open func baseChannelListModuleDidSelectRefresh(_ listComponent: SBUBaseChannelListModule.List) {
        baseViewModel?.loadNextChannelList(reset: true)
    }

    /// Tries again to connect and load.
    open func baseChannelListModuleDidSelectRetry(_ listComponent: SBUBaseChannelListModule.List) {
        baseViewModel?.initChannelList()
    }

    /// Returns the channels in order.
    open func baseChannelListModule(
        _ listComponent: SBUBaseChannelListModule.List, channelsInTableView tableView: UITableView
    ) -> [BaseChannel]? {
        shownChannels
    }

    // MARK: SBUCommonViewModelDelegate

    /// Says under the title that the screen connects, where there is nothing
    /// else to look at.
    open func shouldUpdateLoadingState(_ isLoading: Bool) {
        if isLoading { baseListComponent?.updateEmptyView(type: .none) }
        let hasNothing = isLoading && shownChannels?.isEmpty ?? true
        baseListComponent?.showLoading(hasNothing)
        baseHeaderComponent?.show(status: hasNothing ? SBUStringSet.Connection_Connecting : nil)
    }

    /// Says under the title that the connection is being looked for.
    open func connectionStateDidChange(_ isConnected: Bool) {
        baseHeaderComponent?.show(status: isConnected ? nil : SBUStringSet.Connection_Waiting)
    }

    /// Something that the reader asked for failed: says so over the list.
    open func didReceiveError(_ error: SBError?) {
        didReceiveError(error, isBlocker: false)
        FailureText(error).show()
    }

    /// Something failed: says so in place of rows if there are none.
    open func didReceiveError(_ error: SBError?, isBlocker: Bool) {
        errorHandler(error?.localizedDescription, error?.code)
        baseListComponent?.tableView.refreshControl?.endRefreshing()
        guard isBlocker else { return }
        baseListComponent?.showLoading(false)
        baseListComponent?.updateEmptyView(type: .error)
        baseListComponent?.reloadTableView()
    }
}
