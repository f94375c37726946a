import SendbirdChatSDK
public import SendbirdUIKit
import UIKit

// Guide: configure open channel settings. Events of the view model, in the class body: the base class adopts the
// protocol.

class CustomViewController: SBUOpenChannelSettingsViewController {
    var names: [String] = []

    override func baseChannelSettingsViewModel(
        _ viewModel: SBUBaseChannelSettingsViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext
    ) {
        super.baseChannelSettingsViewModel(viewModel, didChangeChannel: channel, withContext: context)
        // The app's own code.
        names.append(channel?.name ?? "")
    }
}

/// Makes settings that note each change.
@MainActor
public func makeSettings(channelURL: String) -> SBUOpenChannelSettingsViewController {
    CustomViewController(channelURL: channelURL)
}

/// The channel's name after each change.
@MainActor
public func names(of screen: SBUOpenChannelSettingsViewController) -> [String] {
    (screen as? CustomViewController)?.names ?? []
}
