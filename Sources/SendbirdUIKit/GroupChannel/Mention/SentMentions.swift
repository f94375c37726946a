import UIKit

/// How a text that is sent carries its mentions.
@MainActor
struct SentMentions {
    /// The text with ids in place of names.
    let template: String
    /// Who is mentioned, each once, in order.
    let userIDs: [String]

    init(_ text: NSAttributedString, _ manager: SBUMentionManager) {
        template = manager.generateTemplate(with: text, mentions: manager.mentionedList)
        var seen: Set<String> = []
        userIDs = manager.mentionedList.map(\.user.userId).filter { seen.insert($0).inserted }
    }
}
