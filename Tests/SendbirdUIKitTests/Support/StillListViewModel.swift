@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// A view model whose list is given, in place of the SDK's collection.
final class StillListViewModel: SBUGroupChannelListViewModel {
    /// What loading comes to.
    enum Outcome {
        case channels, loading, error
    }

    var channels: [GroupChannel] = []
    var outcome = Outcome.channels
    private(set) var initCount = 0
    private(set) var nextPageCount = 0
    private(set) var left: [String] = []
    private(set) var triggers: [String] = []

    override var channelList: [GroupChannel] { channels }

    override func initChannelList() {
        initCount += 1
        switch outcome {
        case .channels: show(channels)
        case .loading: baseDelegate?.shouldUpdateLoadingState(true)
        case .error: baseDelegate?.didReceiveError(ChatError.networkError.asSBError, isBlocker: true)
        }
    }

    override func loadNextChannelList(reset: Bool) {
        nextPageCount += 1
    }

    override func changePushTriggerOption(option: GroupChannelPushTriggerOption, channel: GroupChannel) {
        triggers.append("\(channel.channelURL) \(option)")
    }

    override func leaveChannel(_ channel: GroupChannel) {
        left.append(channel.channelURL)
    }

    /// Takes another list and tells the delegate.
    func show(_ channels: [GroupChannel]) {
        self.channels = channels
        delegate?.groupChannelListViewModel(self, didChangeChannelList: channels, needsToReload: true)
    }
}
