import SendbirdChatSDK
public import SendbirdUIKit
import UIKit

// Guide: configure open channel settings. A view model of the app's own.

class CustomViewModel: SBUOpenChannelSettingsViewModel {
    // The app's own code.
}

class CustomViewController: SBUOpenChannelSettingsViewController {
    override func createViewModel(channel: BaseChannel? = nil, channelURL: String? = nil) {
        self.viewModel = CustomViewModel()
    }
}

/// Makes settings with the app's own view model.
@MainActor
public func makeSettings(channelURL: String) -> SBUOpenChannelSettingsViewController {
    CustomViewController(channelURL: channelURL)
}

/// Whether the settings have the app's own view model.
@MainActor
public func hasCustomViewModel(_ screen: SBUOpenChannelSettingsViewController) -> Bool {
    screen.viewModel is CustomViewModel
}
