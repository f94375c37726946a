public import SendbirdUIKit
import UIKit

// Guide: create a group channel. Events of the view model, in the class body: the base class adopts the protocol.

class CustomCreateChannelViewController: SBUCreateChannelViewController {
    var changes: [[String]] = []

    override func createChannelViewModel(
        _ viewModel: SBUCreateChannelViewModel, didChangeUsers users: [SBUUser], needsToReload: Bool
    ) {
        super.createChannelViewModel(viewModel, didChangeUsers: users, needsToReload: needsToReload)
        // The app's own code.
        changes.append(users.map(\.userId))
    }
}

/// Makes a screen that notes each change of its list.
@MainActor
public func makeScreen(users: [SBUUser]) -> SBUCreateChannelViewController {
    CustomCreateChannelViewController(users: users)
}

/// What the screen noted.
@MainActor
public func changes(of screen: SBUCreateChannelViewController) -> [[String]] {
    (screen as? CustomCreateChannelViewController)?.changes ?? []
}
