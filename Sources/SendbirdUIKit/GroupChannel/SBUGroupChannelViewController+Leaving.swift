import SendbirdChatSDK
import UIKit

// Half-typed text stays for when the user comes back; a channel that is gone says so first.
extension SBUGroupChannelViewController {
    /// Keeps what is half typed, for when the channel is opened again.
    func keepDraft() {
        guard isViewLoaded, let url = channelURL, let inputComponent else { return }
        ChannelDrafts[url] = inputComponent.draft
    }

    /// Gives back what was half typed when the channel was left.
    func restoreDraft() {
        guard let url = channelURL, let draft = ChannelDrafts[url], let inputComponent else { return }
        inputComponent.draft = draft
    }

    /// Leaves a channel that is gone: keeps what was being written, says why, and goes back to the list.
    func leave() {
        guard isViewLoaded else { return }
        keepDraft()
        leave(because: viewModel?.departure ?? .left, draft: inputComponent?.draft.text ?? "")
    }
}
