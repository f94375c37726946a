public import UIKit

/// What the mentions of a text being written tell.
@preconcurrency @MainActor
public protocol SBUMentionManagerDelegate: AnyObject {
    /// Other people are suggested; none when `isTriggered` is false.
    func mentionManager(
        _ manager: SBUMentionManager, didChangeSuggestedMention users: [SBUUser], filteredText: String?,
        isTriggered: Bool)
    /// A mention was put into a text.
    func mentionManager(_ manager: SBUMentionManager, didInsertMentionsTo textView: UITextView)
    /// People whose name begins so are to be looked for.
    func mentionManager(_ manager: SBUMentionManager, shouldLoadSuggestedMentions filterText: String)
}
