import SendbirdChatSDK
public import SendbirdUIKit
public import UIKit

// Guide: chat in a group channel. Opening a channel by its address, and a screen of the app's own for good.

class CustomViewController: SBUGroupChannelViewController {
    // The app's own code.
}

/// Shows a channel with parameters for its list.
@MainActor
public func showChannel(_ channelURL: String, from presenter: UIViewController) -> SBUGroupChannelViewController {
    let messageListParams = MessageListParams()
    messageListParams.previousResultSize = 50

    let channelVC = SBUGroupChannelViewController(channelURL: channelURL, messageListParams: messageListParams)
    let naviVC = UINavigationController(rootViewController: channelVC)
    presenter.present(naviVC, animated: true)
    return channelVC
}

/// Uses the app's own screen wherever a channel is opened.
@MainActor
public func replaceEverywhere() {
    SBUViewControllerSet.GroupChannelViewController = CustomViewController.self
}

/// Whether a screen is the app's own.
@MainActor
public func isCustom(_ screen: SBUGroupChannelViewController) -> Bool {
    screen is CustomViewController
}
