public import SendbirdChatSDK
public import UIKit

/// What the list of a channel's screen asks for.
@preconcurrency @MainActor
public protocol SBUBaseChannelModuleListDataSource: AnyObject {
    /// The channel.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, channelForTableView tableView: UITableView
    ) -> BaseChannel?
    /// Messages that the server has, newest first.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, sentMessagesInTableView tableView: UITableView
    ) -> [BaseMessage]
    /// All messages, the lowest row first.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, fullMessagesInTableView tableView: UITableView
    ) -> [BaseMessage]
    /// Whether the server has newer ones.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, hasNextInTableView tableView: UITableView
    ) -> Bool
    /// The row that was seen last.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, lastSeenIndexPathIn tableView: UITableView
    ) -> IndexPath?
    /// Where the list started, in milliseconds.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, startingPointIn tableView: UITableView
    ) -> Int64?
    /// The view controller that shows a message's menu.
    func baseChannelModule(
        _ listComponent: SBUBaseChannelModule.List, parentViewControllerDisplayMenuItems menuItems: [SBUMenuItem]
    ) -> UIViewController?
}
