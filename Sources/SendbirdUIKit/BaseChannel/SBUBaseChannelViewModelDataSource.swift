public import SendbirdChatSDK
import UIKit

/// What a channel's view model asks of its screen.
@preconcurrency @MainActor
public protocol SBUBaseChannelViewModelDataSource: AnyObject {
    /// Whether the list stands near its newest message, so that new ones are seen.
    func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, isScrollNearBottomInChannel channel: BaseChannel?
    ) -> Bool
}
