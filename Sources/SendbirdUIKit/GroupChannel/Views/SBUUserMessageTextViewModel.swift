public import SendbirdChatSDK
public import UIKit

/// The text of a message, formatted: mentions by name and links to press.
@preconcurrency @MainActor
public struct SBUUserMessageTextViewModel {
    /// The text to show.
    public let text: String
    /// The text with its looks.
    public var attributedText: NSAttributedString { marked.attributed }
    /// The same, as the label takes it.
    let marked: MarkedText
    /// Who is mentioned where; ranges are those of ``text``.
    let mentions: [SBUMention]
    /// The links; ranges are those of ``text``.
    let links: [TextLink]

    /// Makes the text of a message.
    /// - Parameters:
    ///   - text: Another text than the message's.
    ///   - isEdited: Whether the sign of an edited message follows; by the message when nil.
    ///   - highlightKeyword: Words to mark wherever they stand.
    public init(
        message: BaseMessage?, position: MessagePosition = .right, text: String? = nil, font: UIFont? = nil,
        textColor: UIColor? = nil, isEdited: Bool? = nil, isOverlay: Bool = false, highlightKeyword: String? = nil
    ) {
        let theme = SBUTheme.messageCellTheme
        let isOwn = position == .right
        let font = font ?? theme.userMessageFont
        let color = textColor ?? (isOwn ? theme.userMessageRightTextColor : theme.userMessageLeftTextColor)
        let content =
            text.map { MentionTemplate.Content(text: $0, mentions: []) } ?? MentionTemplate.content(of: message)
        self.text = content.text
        mentions = content.mentions
        links = LinkFinder.links(in: content.text).filter { link in
            !content.mentions.contains { NSIntersectionRange($0.range, link.range).length > 0 }
        }
        var marked = MarkedText(content.text, attributes: [.font: font, .foregroundColor: color])
        let underline = NSUnderlineStyle.single.rawValue
        for link in links { marked.mark(link.range, [.underlineStyle: underline]) }
        Self.mark(mentions, in: &marked, isOwn: isOwn)
        if let highlightKeyword { Self.mark(keyword: highlightKeyword, in: &marked, isOwn: isOwn) }
        if isEdited ?? ((message?.updatedAt ?? 0) > 0) {
            let editColor = isOwn ? theme.userMessageRightEditTextColor : theme.userMessageLeftEditTextColor
            marked.append(" " + SBUStringSet.Message_Edited, [.foregroundColor: editColor])
        }
        self.marked = marked
    }

    /// Whether somebody is mentioned.
    public func haveMentionedMessage() -> Bool { !mentions.isEmpty }

    /// What is under a character of the text: a link, somebody mentioned, or nothing.
    func target(at index: Int) -> Target? {
        if let link = links.first(where: { NSLocationInRange(index, $0.range) }) { return .link(link.url) }
        return mentions.first { NSLocationInRange(index, $0.range) }.map { .mention($0.user) }
    }

    /// What can be pressed in a text.
    enum Target {
        case link(URL)
        case mention(SBUUser)
    }

    private static func mark(_ mentions: [SBUMention], in text: inout MarkedText, isOwn: Bool) {
        let theme = SBUTheme.messageCellTheme
        let own = SBUGlobals.currentUser?.userId
        for mention in mentions {
            var attributes: [NSAttributedString.Key: Any] = [
                .font: theme.mentionTextFont,
                .foregroundColor: isOwn ? theme.mentionRightTextColor : theme.mentionLeftTextColor,
            ]
            let behind = isOwn ? theme.mentionRightTextBackgroundColor : theme.mentionLeftTextBackgroundColor
            if behind != .clear { attributes[.backgroundColor] = behind }
            // Whoever reads their own name sees it at once.
            if mention.user.userId == own, !isOwn { attributes[.foregroundColor] = theme.linkColor }
            text.mark(mention.range, attributes)
        }
    }

    private static func mark(keyword: String, in text: inout MarkedText, isOwn: Bool) {
        guard !keyword.isEmpty else { return }
        let theme = SBUTheme.messageCellTheme
        let color = isOwn ? theme.messageRightHighlightTextColor : theme.messageLeftHighlightTextColor
        let content = text.text as NSString
        var rest = NSRange(location: 0, length: content.length)
        while rest.length > 0 {
            let found = content.range(of: keyword, options: .caseInsensitive, range: rest)
            guard found.location != NSNotFound else { return }
            text.mark(found, [.backgroundColor: SBUColorSet.highlight, .foregroundColor: color])
            rest = NSRange(location: NSMaxRange(found), length: content.length - NSMaxRange(found))
        }
    }
}
