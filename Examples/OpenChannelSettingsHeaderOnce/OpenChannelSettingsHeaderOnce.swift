public import SendbirdUIKit
public import UIKit

// Guide: configure open channel settings. A header of the app's own for the settings of one channel.

class CustomHeader: SBUOpenChannelSettingsModule.Header {
    // The app's own code.
}

/// Uses the app's own header for the settings of one channel.
@MainActor
public func replaceOnce(
    channelURL: String, from presenter: UIViewController
) -> SBUOpenChannelSettingsViewController {
    let channelSettingsVC = SBUViewControllerSet.OpenChannelSettingsViewController(channelURL: channelURL)
    channelSettingsVC.headerComponent = CustomHeader()

    let naviVC = UINavigationController(rootViewController: channelSettingsVC)
    presenter.present(naviVC, animated: true)
    return channelSettingsVC
}

/// Whether the settings have the app's own header.
@MainActor
public func hasCustomHeader(_ screen: SBUOpenChannelSettingsViewController) -> Bool {
    screen.headerComponent is CustomHeader
}
