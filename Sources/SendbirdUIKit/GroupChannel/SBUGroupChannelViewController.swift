public import SendbirdChatSDK
import UIKit

/// A group channel's screen.
@preconcurrency @MainActor
open class SBUGroupChannelViewController: SBUBaseViewController {
    /// The channel's URL.
    public let channelURL: String

    /// Creates the screen of a channel.
    public required init(channel: GroupChannel, messageListParams: MessageListParams? = nil) {
        channelURL = channel.channelURL
        super.init(nibName: nil, bundle: nil)
    }

    /// Creates the screen of a channel by URL.
    public required init(
        channelURL: String, startingPoint: Int64? = nil, messageListParams: MessageListParams? = nil
    ) {
        self.channelURL = channelURL
        super.init(nibName: nil, bundle: nil)
    }

    /// Not supported: a channel's screen needs a channel.
    public required init?(coder: NSCoder) {
        nil
    }
}
