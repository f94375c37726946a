import SendbirdChatSDK
public import SendbirdUIKit
import UIKit

// Guide: chat in a group channel. A header of the app's own for one channel.

class CustomHeader: SBUGroupChannelModule.Header {
    override func setupViews() {
        let label = UILabel()
        label.text = "This one only"
        self.titleView = label

        super.setupViews()
    }
}

/// Uses the app's own header for one channel.
@MainActor
public func replaceOnce(channelURL: String) -> SBUGroupChannelViewController {
    let channelVC = SBUGroupChannelViewController(channelURL: channelURL)
    channelVC.headerComponent = CustomHeader()
    return channelVC
}
