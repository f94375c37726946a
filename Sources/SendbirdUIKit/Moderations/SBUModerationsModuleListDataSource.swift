public import SendbirdChatSDK
public import UIKit

/// Gives the rows of a channel's moderation what they show.
@preconcurrency @MainActor
public protocol SBUModerationsModuleListDataSource: AnyObject {
    /// Returns the channel, once it is loaded.
    func moderationsModule(
        _ listComponent: SBUModerationsModule.List, channelForTableView tableView: UITableView
    ) -> BaseChannel?
}
