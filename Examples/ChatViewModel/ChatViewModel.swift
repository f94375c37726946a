import SendbirdChatSDK
public import SendbirdUIKit
import UIKit

// Guide: chat in a group channel. A view model of the app's own.

class CustomViewModel: SBUGroupChannelViewModel {
    // The app's own code.
}

class CustomViewController: SBUGroupChannelViewController {
    override func createViewModel(
        channel: BaseChannel? = nil, channelURL: String? = nil, messageListParams: MessageListParams? = nil,
        startingPoint: Int64? = LLONG_MAX, showIndicator: Bool = true
    ) {
        self.viewModel = CustomViewModel()
    }
}

/// Makes a screen with the app's own view model.
@MainActor
public func makeScreen(channelURL: String) -> SBUGroupChannelViewController {
    CustomViewController(channelURL: channelURL)
}

/// Whether a screen has the app's own view model.
@MainActor
public func hasCustomViewModel(_ screen: SBUGroupChannelViewController) -> Bool {
    screen.viewModel is CustomViewModel
}
