import UIKit

/// Who can be mentioned, as the app knows it.
@preconcurrency @MainActor
public protocol SBUMentionManagerDataSource: AnyObject {
    /// Returns whom to suggest for what has been typed of a name.
    func mentionManager(_ manager: SBUMentionManager, suggestedMentionUsersWith filterText: String) -> [SBUUser]
}
