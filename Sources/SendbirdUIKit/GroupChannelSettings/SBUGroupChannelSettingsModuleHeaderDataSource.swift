public import UIKit

/// Gives the header of a group channel's settings what it shows.
@preconcurrency @MainActor
public protocol SBUGroupChannelSettingsModuleHeaderDataSource: SBUBaseChannelSettingsModuleHeaderDataSource {
    /// Returns a title in the place of the standard one; nil for that one.
    func groupChannelSettingsModule(
        _ headerComponent: SBUGroupChannelSettingsModule.Header, channelNameForTitleView titleView: UIView?
    ) -> String?
}
