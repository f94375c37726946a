public import SendbirdChatSDK
public import SendbirdUIKit
import UIKit

// Guide: chat in a group channel. Hearing of the view model's events: the override stands in the class, and the
// protocol is not named again.

class CustomViewController: SBUGroupChannelViewController {
    var changes: [CollectionEventSource] = []

    override func baseChannelViewModel(
        _ viewModel: SBUBaseChannelViewModel, didChangeChannel channel: BaseChannel?,
        withContext context: MessageContext
    ) {
        super.baseChannelViewModel(viewModel, didChangeChannel: channel, withContext: context)
        changes.append(context.source)
    }
}

/// Makes a screen that writes down how its channel changes.
@MainActor
public func makeScreen(channelURL: String) -> SBUGroupChannelViewController {
    CustomViewController(channelURL: channelURL)
}

/// The changes that a screen heard of.
@MainActor
public func changes(of screen: SBUGroupChannelViewController) -> [CollectionEventSource] {
    (screen as? CustomViewController)?.changes ?? []
}
