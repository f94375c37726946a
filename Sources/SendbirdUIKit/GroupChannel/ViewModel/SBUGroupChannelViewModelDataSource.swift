public import SendbirdChatSDK
import UIKit

/// What a group channel's view model asks of its screen.
@preconcurrency @MainActor
public protocol SBUGroupChannelViewModelDataSource: SBUBaseChannelViewModelDataSource {
    /// The rows that are seen, from which the list starts again after a gap too large to fill.
    func groupChannelViewModel(
        _ viewModel: SBUGroupChannelViewModel, startingPointIndexPathsForChannel channel: GroupChannel?
    ) -> [IndexPath]?
}
