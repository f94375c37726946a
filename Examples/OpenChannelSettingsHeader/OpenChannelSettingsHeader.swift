public import SendbirdUIKit
import UIKit

// Guide: configure open channel settings. A header of the app's own wherever settings are opened.

class CustomHeader: SBUOpenChannelSettingsModule.Header {
    // The app's own code.
    override func setupViews() {
        super.setupViews()
        (titleView as? SBUNavigationTitleView)?.text = "About this room"
    }
}

/// Uses the app's own header wherever settings are opened.
@MainActor
public func replaceEverywhere(channelURL: String) -> SBUOpenChannelSettingsViewController {
    SBUModuleSet.OpenChannelSettingsModule.HeaderComponent = CustomHeader.self

    let channelSettingsVC = SBUViewControllerSet.OpenChannelSettingsViewController(channelURL: channelURL)
    return channelSettingsVC
}

/// Whether the settings have the app's own header.
@MainActor
public func hasCustomHeader(_ screen: SBUOpenChannelSettingsViewController) -> Bool {
    screen.headerComponent is CustomHeader
}
