import SendbirdChatSDK
public import SendbirdUIKit
import UIKit

// Guide: list channels. A view model of the app's own.

class CustomViewModel: SBUGroupChannelListViewModel {
    // The app's own code.
}

class CustomViewController: SBUGroupChannelListViewController {
    override func createViewModel(channelListQuery: GroupChannelListQuery?) {
        self.viewModel = CustomViewModel()
    }
}

/// Makes a list with the app's own view model.
@MainActor
public func makeList() -> SBUGroupChannelListViewController {
    CustomViewController()
}

/// Whether the list has the app's own view model.
@MainActor
public func hasCustomViewModel(_ screen: SBUGroupChannelListViewController) -> Bool {
    screen.viewModel is CustomViewModel
}
