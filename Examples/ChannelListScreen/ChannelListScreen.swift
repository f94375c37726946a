public import SendbirdUIKit
public import UIKit

// Guide: list channels. A screen of the app's own, for good or for once.

class CustomChannelListViewController: SBUGroupChannelListViewController {
    // The app's own code.
}

/// Uses the app's own list wherever one is opened, and shows it.
@MainActor
public func replaceEverywhere(from presenter: UIViewController) -> SBUGroupChannelListViewController {
    SBUViewControllerSet.GroupChannelListViewController = CustomChannelListViewController.self

    let channelListVC = SBUViewControllerSet.GroupChannelListViewController.init()
    let naviVC = UINavigationController(rootViewController: channelListVC)
    presenter.present(naviVC, animated: true)
    return channelListVC
}

/// Uses the app's own list once. The guide gives it a URL although a list belongs to no channel.
@MainActor
public func replaceOnce(from presenter: UIViewController) -> SBUGroupChannelListViewController {
    let channelListVC = CustomChannelListViewController(channelURL: "sendbird_group_channel_1")
    let naviVC = UINavigationController(rootViewController: channelListVC)
    presenter.present(naviVC, animated: true)
    return channelListVC
}
