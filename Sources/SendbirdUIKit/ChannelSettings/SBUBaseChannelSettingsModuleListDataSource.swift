public import SendbirdChatSDK
public import UIKit

/// Gives the rows of a channel's settings what they show.
@preconcurrency @MainActor
public protocol SBUBaseChannelSettingsModuleListDataSource: AnyObject {
    /// Returns the channel, once it is loaded.
    func baseChannelSettingsModule(
        _ listComponent: SBUBaseChannelSettingsModule.List, channelForTableView tableView: UITableView
    ) -> BaseChannel?
    /// Whether the user of the app is an operator of the channel.
    func baseChannelSettingsModuleIsOperator(_ listComponent: SBUBaseChannelSettingsModule.List) -> Bool
}
