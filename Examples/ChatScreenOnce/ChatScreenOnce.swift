import SendbirdChatSDK
public import SendbirdUIKit
public import UIKit

// Guide: chat in a group channel. A screen of the app's own for once.

class CustomGroupChannelViewController: SBUGroupChannelViewController {
    // The app's own code.
}

/// Uses the app's own screen for one channel.
@MainActor
public func replaceOnce(
    channelURL: String, from presenter: UIViewController
) -> SBUGroupChannelViewController {
    let channelVC = CustomGroupChannelViewController(channelURL: channelURL)
    let naviVC = UINavigationController(rootViewController: channelVC)
    presenter.present(naviVC, animated: true)
    return channelVC
}
