public import SendbirdChatSDK
public import UIKit

/// Gives the rows of the settings of a channel's notifications what they show.
@preconcurrency @MainActor
public protocol SBUGroupChannelPushSettingsModuleListDataSource: AnyObject {
    /// Returns what is chosen; nil while it is not known.
    func groupChannelPushSettingsModule(
        _ listComponent: SBUGroupChannelPushSettingsModule.List, pushTriggerOptionForTableView tableView: UITableView
    ) -> GroupChannelPushTriggerOption?
}
