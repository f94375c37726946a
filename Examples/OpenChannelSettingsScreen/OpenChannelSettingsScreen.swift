public import SendbirdChatSDK
public import SendbirdUIKit
public import UIKit

// Guide: configure open channel settings. Opening them, and a screen of the app's own.

class CustomViewController: SBUOpenChannelSettingsViewController {
    // The app's own code.
}

/// Shows the settings of an open channel by its address.
@MainActor
public func showSettings(
    channelURL: String, from presenter: UIViewController
) -> SBUOpenChannelSettingsViewController {
    let channelSettingsVC = SBUOpenChannelSettingsViewController(channelURL: channelURL)
    let naviVC = UINavigationController(rootViewController: channelSettingsVC)
    presenter.present(naviVC, animated: true)
    return channelSettingsVC
}

/// Shows the settings of an open channel at hand.
@MainActor
public func showSettings(
    channel: OpenChannel, from presenter: UIViewController
) -> SBUOpenChannelSettingsViewController {
    let channelSettingsVC = SBUOpenChannelSettingsViewController(channel: channel)
    let naviVC = UINavigationController(rootViewController: channelSettingsVC)
    presenter.present(naviVC, animated: true)
    return channelSettingsVC
}

/// Uses the app's own screen wherever settings are opened.
@MainActor
public func replaceEverywhere() {
    SBUViewControllerSet.OpenChannelSettingsViewController = CustomViewController.self
}

/// Uses the app's own screen for one channel.
@MainActor
public func replaceOnce(
    channelURL: String, from presenter: UIViewController
) -> SBUOpenChannelSettingsViewController {
    let channelSettingsVC = CustomViewController(channelURL: channelURL)
    let naviVC = UINavigationController(rootViewController: channelSettingsVC)
    presenter.present(naviVC, animated: true)
    return channelSettingsVC
}

/// Whether a screen is the app's own.
@MainActor
public func isCustom(_ screen: SBUOpenChannelSettingsViewController) -> Bool {
    screen is CustomViewController
}
