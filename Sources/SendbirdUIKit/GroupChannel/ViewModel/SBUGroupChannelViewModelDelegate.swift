import SendbirdChatSDK
import UIKit

/// What a group channel's view model tells its screen. Called on the main actor.
@preconcurrency @MainActor
public protocol SBUGroupChannelViewModelDelegate: SBUBaseChannelViewModelDelegate {
    /// Members were found for what has been typed of a name.
    func groupChannelViewModel(
        _ viewModel: SBUGroupChannelViewModel, didReceiveSuggestedMentions members: [SBUUser]?)
}

extension SBUGroupChannelViewModelDelegate {
    /// Does nothing.
    public func groupChannelViewModel(
        _ viewModel: SBUGroupChannelViewModel, didReceiveSuggestedMentions members: [SBUUser]?
    ) {}
}
