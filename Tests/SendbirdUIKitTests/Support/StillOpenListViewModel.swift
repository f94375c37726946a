@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// The open channel list with a list that is given.
final class StillOpenListViewModel: SBUOpenChannelListViewModel {
    override func initChannelList() {}
    override func loadNextChannelList(reset: Bool) {}
}
