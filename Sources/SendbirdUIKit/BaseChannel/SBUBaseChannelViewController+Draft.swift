import SendbirdChatSDK
import UIKit

// What is half typed stays with its channel: it is there after leaving, in another channel's place, after a restart.
extension SBUBaseChannelViewController {
    /// Gives back what was half typed, as soon as the channel is there.
    func restoreDraft() {
        guard isViewLoaded, draftKeeping.userID == nil, let channel, let input = baseInputComponent else { return }
        draftKeeping.begin(as: SBUGlobals.currentUser?.userId)
        guard let draft = channel.draft, input.draft.text.isEmpty else { return }
        input.draft = MentionTemplate.Content(draft)
    }

    /// Keeps what is half typed; an empty field keeps nothing.
    func keepDraft() {
        draftKeeping.end()
        // Whoever logged in meanwhile finds nothing of what another one wrote.
        guard isViewLoaded, let userID = draftKeeping.userID, userID == SBUGlobals.currentUser?.userId,
            let channel, let input = baseInputComponent
        else { return }
        channel.draft = MessageDraft(input.draft)
    }

    /// Keeps what is half typed a moment from now.
    func keepDraftSoon() {
        draftKeeping.keepSoon { [weak self] in self?.keepDraft() }
    }
}
