public import SendbirdUIKit
public import UIKit

// Guide: create a group channel. A header of the app's own for one screen.

class CustomHeader: SBUCreateChannelModule.Header {
    // The app's own code.
}

/// Uses the app's own header for one screen.
@MainActor
public func replaceOnce(from presenter: UIViewController) -> SBUCreateChannelViewController {
    let createChannelVC = SBUViewControllerSet.CreateChannelViewController(type: .group)
    createChannelVC.headerComponent = CustomHeader()

    let naviVC = UINavigationController(rootViewController: createChannelVC)
    presenter.present(naviVC, animated: true)
    return createChannelVC
}

/// Whether the screen has the app's own header.
@MainActor
public func hasCustomHeader(_ screen: SBUCreateChannelViewController) -> Bool {
    screen.headerComponent is CustomHeader
}
