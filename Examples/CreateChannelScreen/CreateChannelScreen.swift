public import SendbirdUIKit
public import UIKit

// Guide: create a group channel. A screen of the app's own, for good or for once.

class CustomCreateChannelViewController: SBUCreateChannelViewController {
    // The app's own code.
}

/// Shows our screen that creates a group channel.
@MainActor
public func showDefault(from presenter: UIViewController) -> SBUCreateChannelViewController {
    let createChannelVC = SBUCreateChannelViewController(type: .group)
    let naviVC = UINavigationController(rootViewController: createChannelVC)
    presenter.present(naviVC, animated: true)
    return createChannelVC
}

/// Uses the app's own screen wherever one is opened, and shows it.
@MainActor
public func replaceEverywhere(from presenter: UIViewController) -> SBUCreateChannelViewController {
    SBUViewControllerSet.CreateChannelViewController = CustomCreateChannelViewController.self

    let createChannelVC = SBUViewControllerSet.CreateChannelViewController(type: .group)
    let naviVC = UINavigationController(rootViewController: createChannelVC)
    presenter.present(naviVC, animated: true)
    return createChannelVC
}

/// Uses the app's own screen once. The guide gives it a URL although there is no channel yet.
@MainActor
public func replaceOnce(from presenter: UIViewController) -> SBUCreateChannelViewController {
    let createChannelVC = CustomCreateChannelViewController(channelURL: "sendbird_group_channel_1")
    let naviVC = UINavigationController(rootViewController: createChannelVC)
    presenter.present(naviVC, animated: true)
    return createChannelVC
}
