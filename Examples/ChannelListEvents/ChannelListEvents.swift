import SendbirdChatSDK
public import SendbirdUIKit
import UIKit

// Guide: list channels. Events of the view model, in the class body: the base class adopts the protocol.

class CustomChannelListViewController: SBUGroupChannelListViewController {
    var changes: [Int] = []

    override func groupChannelListViewModel(
        _ viewModel: SBUGroupChannelListViewModel, didChangeChannelList channels: [GroupChannel]?,
        needsToReload: Bool
    ) {
        super.groupChannelListViewModel(viewModel, didChangeChannelList: channels, needsToReload: needsToReload)
        // The app's own code.
        changes.append(channels?.count ?? 0)
    }
}

/// Makes a list that notes each change.
@MainActor
public func makeList() -> SBUGroupChannelListViewController {
    CustomChannelListViewController()
}

/// How many channels there were after each change.
@MainActor
public func changes(of screen: SBUGroupChannelListViewController) -> [Int] {
    (screen as? CustomChannelListViewController)?.changes ?? []
}
