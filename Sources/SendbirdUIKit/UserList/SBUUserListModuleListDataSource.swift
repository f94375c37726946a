public import SendbirdChatSDK
public import UIKit

/// Gives the rows of a list of a channel's people.
@preconcurrency @MainActor
public protocol SBUUserListModuleListDataSource: AnyObject {
    /// Returns the channel, once it is loaded.
    func userListModule(
        _ listComponent: SBUUserListModule.List, channelForTableView tableView: UITableView
    ) -> BaseChannel?
    /// Returns the people in order.
    func userListModule(
        _ listComponent: SBUUserListModule.List, usersInTableView tableView: UITableView
    ) -> [SBUUser]
}
