@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// The channel list with a list that is given, and what it opened.
final class StillListViewController: SBUGroupChannelListViewController {
    private(set) var opened: [String] = []
    private(set) var created: [ChannelCreationType] = []
    private(set) var errors: [Int] = []
    var still: StillListViewModel? { viewModel as? StillListViewModel }

    override func createViewModel(channelListQuery: GroupChannelListQuery?) {
        viewModel = StillListViewModel(delegate: self)
    }

    override func showChannel(channelURL: String, messageListParams: MessageListParams? = nil) {
        opened.append(channelURL)
    }

    override func showCreateChannel(type: ChannelCreationType = .group) {
        created.append(type)
    }

    override func errorHandler(_ message: String?, _ code: Int? = nil) {
        if let code { errors.append(code) }
    }
}
