import SendbirdChatSDK
import UIKit

/// The form in which a message carries whom it mentions: `@{user id}` in place of each name.
///
/// So a mention shows the name that its user has today. Written by
/// ``template(of:mentions:)`` and read by ``content(of:mentioned:)``, a text
/// comes back as it was: what somebody typed that looks like a mention, and is
/// none, is kept from being one by a joiner that nobody sees (U+2060).
@MainActor
enum MentionTemplate {
    /// A text and who is mentioned in it.
    struct Content {
        let text: String
        let mentions: [SBUMention]
    }

    private static let joiner = "\u{2060}"

    /// Writes the template of a text.
    static func template(of text: String, mentions: [SBUMention]) -> String {
        let source = text as NSString
        var template = ""
        var end = 0
        for mention in mentions.sorted(by: { $0.range.location < $1.range.location }) {
            guard mention.range.location >= end, NSMaxRange(mention.range) <= source.length else { continue }
            let before = NSRange(location: end, length: mention.range.location - end)
            template += escaped(source.substring(with: before))
            template += "@{\(mention.user.userId)}"
            end = NSMaxRange(mention.range)
        }
        return template + escaped(source.substring(from: end))
    }

    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "@{", with: "@\(joiner){")
    }

    /// What a message says, with the names of those whom it mentions.
    static func content(of message: BaseMessage?) -> Content {
        guard let message else { return Content(text: "", mentions: []) }
        let plain = Content(text: message.message, mentions: [])
        guard SendbirdUI.config.groupChannel.channel.isMentionEnabled, let template = message.mentionedMessageTemplate,
            !template.isEmpty, !message.mentionedUsers.isEmpty
        else { return plain }
        return content(of: template, mentioned: message.mentionedUsers.map { SBUUser(user: $0) })
    }

    /// Reads a template: a name stands where the id of one of these people stood; other ids stay as they are.
    static func content(of template: String, mentioned users: [SBUUser]) -> Content {
        guard template.contains("@{") else { return Content(text: unescaped(template), mentions: []) }
        // The longest first, or an id with a brace in it would be cut short by another that begins like it.
        let ids = users.map { ($0, "\($0.userId)}") }.sorted { $0.1.utf16.count > $1.1.utf16.count }
        var text = ""
        var length = 0
        var mentions: [SBUMention] = []
        func append(_ piece: String) {
            text += piece
            length += piece.utf16.count
        }
        let pieces = template.components(separatedBy: "@{")
        append(unescaped(pieces[0]))
        for piece in pieces.dropFirst() {
            guard let (user, ending) = ids.first(where: { piece.hasPrefix($0.1) }) else {
                append(unescaped("@{" + piece))
                continue
            }
            let name = user.mentionedNickname()
            mentions.append(SBUMention(range: NSRange(location: length, length: name.utf16.count), user: user))
            append(name)
            append(unescaped(String(piece.dropFirst(ending.count))))
        }
        return Content(text: text, mentions: mentions)
    }

    private static func unescaped(_ text: String) -> String {
        text.contains(joiner) ? text.replacingOccurrences(of: "@\(joiner){", with: "@{") : text
    }
}
