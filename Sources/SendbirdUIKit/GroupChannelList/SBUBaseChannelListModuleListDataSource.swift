public import SendbirdChatSDK
public import UIKit

/// Gives a channel list its channels.
@preconcurrency @MainActor
public protocol SBUBaseChannelListModuleListDataSource: AnyObject {
    /// Returns the channels in order.
    func baseChannelListModule(
        _ listComponent: SBUBaseChannelListModule.List, channelsInTableView tableView: UITableView
    ) -> [BaseChannel]?
}
