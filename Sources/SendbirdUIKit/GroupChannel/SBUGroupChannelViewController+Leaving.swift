import SendbirdChatSDK
import UIKit

// A channel that is gone says so before its screen goes.
extension SBUGroupChannelViewController {
    /// Leaves a channel that is gone: keeps what was being written, says why, and goes back to the list.
    func leave() {
        guard isViewLoaded else { return }
        keepDraft()
        leave(because: viewModel?.departure ?? .left, draft: inputComponent?.draft.text ?? "")
    }
}
