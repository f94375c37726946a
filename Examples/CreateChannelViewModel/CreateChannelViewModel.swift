public import SendbirdUIKit
import UIKit

// Guide: create a group channel. A view model of the app's own.

class CustomViewModel: SBUCreateChannelViewModel {
    // The app's own code.
}

class CustomViewController: SBUCreateChannelViewController {
    override func createViewModel(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {
        self.viewModel = CustomViewModel()
    }
}

/// Makes a screen with the app's own view model.
@MainActor
public func makeScreen() -> SBUCreateChannelViewController {
    CustomViewController(type: .group)
}

/// Whether the screen has the app's own view model.
@MainActor
public func hasCustomViewModel(_ screen: SBUCreateChannelViewController) -> Bool {
    screen.viewModel is CustomViewModel
}
