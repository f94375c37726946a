import UIKit

/// What each user has half typed in each channel, for as long as the app runs.
///
/// Kept by user: who logs in on the same device finds nothing of somebody else's.
@MainActor
enum ChannelDrafts {
    private struct Place: Hashable {
        let user: String
        let channelURL: String
    }

    private static var drafts: [Place: MentionTemplate.Content] = [:]

    /// What the current user has half typed in a channel; nil is nothing.
    static subscript(channelURL: String) -> MentionTemplate.Content? {
        get { place(channelURL).flatMap { drafts[$0] } }
        set {
            guard let place = place(channelURL) else { return }
            let isBlank = newValue?.text.allSatisfy(\.isWhitespace) ?? true
            drafts[place] = isBlank ? nil : newValue
        }
    }

    /// Forgets everything.
    static func removeAll() {
        drafts = [:]
    }

    private static func place(_ channelURL: String) -> Place? {
        SBUGlobals.currentUser.map { Place(user: $0.userId, channelURL: channelURL) }
    }
}
