public import SendbirdUIKit
public import UIKit

// Guide: list channels. A header of the app's own for one list.

class CustomHeader: SBUGroupChannelListModule.Header {
    // The app's own code.
}

/// Uses the app's own header for one list.
@MainActor
public func replaceOnce(from presenter: UIViewController) -> SBUGroupChannelListViewController {
    let channelListVC = SBUGroupChannelListViewController()
    channelListVC.headerComponent = CustomHeader()

    let naviVC = UINavigationController(rootViewController: channelListVC)
    presenter.present(naviVC, animated: true)
    return channelListVC
}

/// Whether the list has the app's own header.
@MainActor
public func hasCustomHeader(_ screen: SBUGroupChannelListViewController) -> Bool {
    screen.headerComponent is CustomHeader
}
