public import SendbirdChatSDK
public import SendbirdUIKit
public import UIKit

/// Replaces the view model, and hears of its events.
public enum CustomChannelViewModel {
    open class CustomViewModel: SBUGroupChannelViewModel {}

    /// The screen makes the view model of one's own.
    open class ViewModelViewController: SBUGroupChannelViewController {
        open override func createViewModel(
            channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
            startingPoint: Int64? = LLONG_MAX, showIndicator: Bool = true
        ) {
            self.viewModel = CustomViewModel()
        }
    }

    /// The screen hears of an event. On Linux the override stands in the body of
    /// the class, and the protocol is not named again.
    open class EventViewController: SBUGroupChannelViewController {
        public var channelChanges = 0

        open override func baseChannelViewModel(
            _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
            withContext context: MessageContext
        ) {
            super.baseChannelViewModel(viewModel, didChangeChannel: channel, withContext: context)
            channelChanges += 1
        }
    }
}
