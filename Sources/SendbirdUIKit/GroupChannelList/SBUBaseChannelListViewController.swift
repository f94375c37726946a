public import SendbirdChatSDK
import UIKit

/// What the screens with group and open channel lists have in common.
@preconcurrency @MainActor
open class SBUBaseChannelListViewController: SBUBaseViewController {
    /// The header, whatever kind it is.
    public var baseHeaderComponent: SBUBaseChannelListModule.Header?
    /// The list, whatever kind it is.
    public var baseListComponent: SBUBaseChannelListModule.List?
    /// The view model, whatever kind it is.
    public var baseViewModel: SBUBaseChannelListViewModel?

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

    /// Opens a channel. Does nothing here.
    ///
    /// - Parameters:
    ///   - channelURL: The channel.
    ///   - messageListParams: Which messages; nil for the default.
    open func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {}
}
