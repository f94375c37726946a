public import SendbirdChatSDK
public import UIKit

/// Keeps whom a text that is being written mentions, and says whom to suggest.
///
/// A mention is a whole: deleting into it deletes all of it, and the caret steps
/// over it. Where mentions stand follows every change of the text; one whose
/// text is no longer its name is none any more.
@preconcurrency @MainActor
open class SBUMentionManager: NSObject {
    /// The sign that begins a mention.
    public let trigger: String
    /// Whom the text mentions, in order.
    public internal(set) var mentionedList: [SBUMention] = []
    /// Who is suggested now.
    public private(set) var suggestedMentionUsers: [SBUUser] = []
    /// The looks of ordinary text.
    public var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The looks of a mention.
    public var mentionTextAttributes: [NSAttributedString.Key: Any] = [:]

    let configuration: SBUUserMentionConfiguration
    private weak var delegate: (any SBUMentionManagerDelegate)?
    private weak var dataSource: (any SBUMentionManagerDataSource)?
    private var text = ""
    private var announcedEdit: MentionEdit?
    private var current: MentionTrigger?

    /// Makes one by `SBUGlobals.userMentionConfig`.
    public override init() {
        configuration = SBUGlobals.userMentionConfig ?? SBUUserMentionConfiguration()
        trigger = configuration.trigger
        super.init()
    }

    /// Joins it to who hears of it, and who knows whom to suggest.
    open func configure(
        delegate: (any SBUMentionManagerDelegate)? = nil, dataSource: (any SBUMentionManagerDataSource)? = nil,
        defaultTextAttributes: [NSAttributedString.Key: Any]? = nil,
        mentionTextAttributes: [NSAttributedString.Key: Any]? = nil
    ) {
        self.delegate = delegate
        self.dataSource = dataSource
        if let defaultTextAttributes { self.defaultTextAttributes = defaultTextAttributes }
        if let mentionTextAttributes { self.mentionTextAttributes = mentionTextAttributes }
    }

    /// Forgets all mentions and suggestions.
    open func reset() {
        load(MentionTemplate.Content(text: "", mentions: []))
    }

    /// Takes a text with its mentions in the place of what there was.
    func load(_ content: MentionTemplate.Content) {
        text = content.text
        mentionedList = content.mentions
        announcedEdit = nil
        endSuggestion()
    }

    /// Whether as many people are mentioned as one message may mention.
    var isAtLimit: Bool { Set(mentionedList.map(\.user.userId)).count >= configuration.mentionLimit }

    // MARK: - Following the text

    /// Returns whether a text view may make a change.
    ///
    /// It may not where the change deletes a part of a mention: then all of it is deleted here.
    open func shouldChangeText(on textView: UITextView, in range: NSRange, replacementText: String) -> Bool {
        let edit = MentionEdit(range: range, replacement: replacementText)
        let hit = mentionedList.filter { NSIntersectionRange($0.range, range).length > 0 }
        let covers = hit.allSatisfy { NSUnionRange($0.range, range) == range }
        guard replacementText.isEmpty, !covers else {
            announcedEdit = edit
            return true
        }
        let whole = hit.reduce(range) { NSUnionRange($0, $1.range) }
        clearMentions(hit, on: textView, at: whole)
        return false
    }

    /// Takes a change of the text over: mentions move with it.
    func textDidChange(to new: String) {
        defer { announcedEdit = nil }
        guard new != text else { return }
        let edit =
            announcedEdit.flatMap { $0.leads(from: text, to: new) ? $0 : nil } ?? MentionEdit(from: text, to: new)
        let source = new as NSString
        mentionedList = mentionedList.compactMap { mention in
            guard let range = edit.moved(mention.range), NSMaxRange(range) <= source.length else { return nil }
            guard source.substring(with: range) == name(of: mention) else { return nil }
            return SBUMention(range: range, user: mention.user)
        }
        text = new
    }

    private func name(of mention: SBUMention) -> String {
        (text as NSString).substring(with: mention.range)
    }

    /// Returns the mentions that a range touches.
    open func findMentions(with range: NSRange) -> [SBUMention] {
        mentionedList.filter { mention in
            range.length == 0
                ? range.location > mention.range.location && range.location < NSMaxRange(mention.range)
                : NSIntersectionRange(mention.range, range).length > 0
        }
    }

    /// Takes mentions out and puts a text in place of a range.
    open func clearMentions(
        _ mentions: [SBUMention], with replaceText: String = "", on textView: UITextView, at range: NSRange
    ) {
        let source = text as NSString
        guard NSMaxRange(range) <= source.length else { return }
        let new = source.replacingCharacters(in: range, with: replaceText)
        announcedEdit = MentionEdit(range: range, replacement: replaceText)
        textDidChange(to: new)
        show(on: textView, caret: range.location + replaceText.utf16.count)
    }

    /// Moves a caret that was put into a mention to the nearer end, and grows a selection to whole mentions.
    /// - Returns: Whether the selection was changed.
    open func needToSkipSelection(_ textView: UITextView) -> Bool {
        let selection = textView.selectedRange
        let hit = findMentions(with: selection)
        guard let first = hit.first else { return false }
        var wanted = hit.reduce(selection) { NSUnionRange($0, $1.range) }
        if selection.length == 0 {
            let isNearStart = selection.location - first.range.location < NSMaxRange(first.range) - selection.location
            wanted = NSRange(location: isNearStart ? first.range.location : NSMaxRange(first.range), length: 0)
        }
        guard wanted != selection else { return false }
        textView.selectedRange = wanted
        return true
    }

    private func show(on textView: UITextView, caret: Int) {
        textView.attributedText = attributed()
        textView.selectedRange = NSRange(location: caret, length: 0)
        textView.delegate?.textViewDidChange(textView)
    }

    /// The text with the looks of its mentions.
    func attributed() -> NSAttributedString {
        let attributed = NSMutableAttributedString(string: text, attributes: defaultTextAttributes)
        for mention in mentionedList { attributed.addAttributes(mentionTextAttributes, range: mention.range) }
        return attributed
    }

    // MARK: - Mentioning

    /// Puts somebody in the place of the sign and what was typed of the name.
    /// - Returns: False where one message may not mention more people; then nothing happens.
    open func addMention(at textView: UITextView, user: SBUUser) -> Bool {
        guard let current, !isAtLimit || mentionedList.contains(where: { $0.user == user }) else { return false }
        let name = trigger + user.refinedNickname()
        let source = text as NSString
        let follows = NSMaxRange(current.range) < source.length
        let hasDelimiter =
            follows && source.substring(from: NSMaxRange(current.range)).hasPrefix(configuration.delimiter)
        let inserted = name + (hasDelimiter ? "" : configuration.delimiter)
        announcedEdit = MentionEdit(range: current.range, replacement: inserted)
        let start = current.range.location
        textDidChange(to: source.replacingCharacters(in: current.range, with: inserted))
        mentionedList.append(SBUMention(range: NSRange(location: start, length: name.utf16.count), user: user))
        mentionedList.sort { $0.range.location < $1.range.location }
        endSuggestion()
        show(on: textView, caret: start + name.utf16.count + configuration.delimiter.utf16.count)
        delegate?.mentionManager(self, didInsertMentionsTo: textView)
        return true
    }

    /// Returns the form of a text in which a message carries its mentions.
    open func generateTemplate(with attributedText: NSAttributedString, mentions: [SBUMention]) -> String {
        MentionTemplate.template(of: attributedText.string, mentions: mentions)
    }

    /// Returns the text of a message with the names of those whom it mentions, and takes both over.
    open func generateMentionedMessage(
        with mentionedMessageTemplate: String, mentionedUsers: [SBUUser]
    ) -> NSAttributedString {
        load(MentionTemplate.content(of: mentionedMessageTemplate, mentioned: mentionedUsers))
        return attributed()
    }

    // MARK: - Suggesting

    /// Looks whether a name is being typed at the caret, and whom it may mean.
    open func handleMentionSuggestion(on textView: UITextView, range: NSRange) {
        let caret = textView.selectedRange
        let found =
            caret.length > 0
            ? nil
            : MentionTrigger(
                in: text, caret: caret.location, trigger: trigger, mentions: mentionedList.map(\.range))
        guard let found else { return endSuggestion() }
        guard found != current else { return }
        current = found
        if configuration.isCustomUserListUsed {
            suggest(suggestedMentionUsers(with: found.filter))
        } else {
            delegate?.mentionManager(self, shouldLoadSuggestedMentions: found.filter)
        }
    }

    /// Suggests whom the data source names now, where a name is being typed.
    open func handlePendingMentionSuggestion() {
        guard let current else { return }
        suggest(suggestedMentionUsers(with: current.filter))
    }

    /// Returns whom the data source suggests for what has been typed of a name.
    open func suggestedMentionUsers(with filterText: String) -> [SBUUser] {
        dataSource?.mentionManager(self, suggestedMentionUsersWith: filterText) ?? []
    }

    /// Shows people for the name that is being typed; does nothing where none is.
    func suggest(_ users: [SBUUser]) {
        guard let current else { return }
        suggestedMentionUsers = Array(users.prefix(configuration.suggestionLimit))
        delegate?.mentionManager(
            self, didChangeSuggestedMention: suggestedMentionUsers, filteredText: current.filter,
            isTriggered: !suggestedMentionUsers.isEmpty)
    }

    func endSuggestion() {
        guard current != nil else { return }
        current = nil
        suggestedMentionUsers = []
        delegate?.mentionManager(self, didChangeSuggestedMention: [], filteredText: nil, isTriggered: false)
    }
}
