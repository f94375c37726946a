@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// An open channel's screen with messages that are given.
final class StillOpenChannelViewController: SBUOpenChannelViewController {
    override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = nil, showIndicator: Bool = true
    ) {
        viewModel = StillOpenChannelViewModel(channel: channel, channelURL: channelURL)
    }
}
