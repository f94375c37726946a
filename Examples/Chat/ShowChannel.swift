import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// Opens a channel's screen by its address, with parameters for its list.
public enum ShowChannel {
    @MainActor
    public static func show(channelURL: String, from presenter: UIViewController) -> UINavigationController {
        let messageListParams = MessageListParams()
        messageListParams.previousResultSize = 30

        let channelVC = SBUGroupChannelViewController(channelURL: channelURL, messageListParams: messageListParams)
        let naviVC = UINavigationController(rootViewController: channelVC)
        presenter.present(naviVC, animated: true)
        return naviVC
    }
}
