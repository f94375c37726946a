import UIKit

/// Hears whom the user chose to mention.
@preconcurrency @MainActor
public protocol SBUSuggestedMentionListDelegate: AnyObject {
    /// Somebody was chosen.
    func suggestedUserList(_ list: SBUSuggestedMentionList, didSelectUser user: SBUUser)
}
