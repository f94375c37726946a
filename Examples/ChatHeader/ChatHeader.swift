import SendbirdChatSDK
public import SendbirdUIKit
import UIKit

// Guide: chat in a group channel. A header of the app's own for every channel.

class CustomHeader: SBUGroupChannelModule.Header {
    override func setupViews() {
        let label = UILabel()
        label.text = "Support"
        self.titleView = label

        super.setupViews()
    }
}

/// Uses the app's own header wherever a channel is opened; returns the screen of a channel.
@MainActor
public func replaceEverywhere(channelURL: String) -> SBUGroupChannelViewController {
    SBUModuleSet.GroupChannelModule.HeaderComponent = CustomHeader.self

    let channelVC = SBUViewControllerSet.GroupChannelViewController(channelURL: channelURL)
    return channelVC
}
