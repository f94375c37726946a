@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// The open channel list with a list that is given.
final class StillOpenListViewController: SBUOpenChannelListViewController {
    override func createViewModel(channelListQuery: OpenChannelListQuery?) {
        viewModel = StillOpenListViewModel(delegate: self)
    }
}
