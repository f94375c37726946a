import UIKit

extension SBUGroupChannelModule.Input {
    /// What is being written, with its mentions.
    var mentioningDraft: MentionTemplate.Content {
        guard let input = messageInputView as? SBUMessageInputView else {
            return MentionTemplate.Content(text: "", mentions: [])
        }
        if input.mode == .edit {
            return contentBeforeEdit ?? MentionTemplate.Content(text: input.textBeforeEdit, mentions: [])
        }
        return MentionTemplate.Content(text: input.textView?.text ?? "", mentions: mentionManager?.mentionedList ?? [])
    }

    /// Puts a text with its mentions into the field.
    func show(_ content: MentionTemplate.Content) {
        guard let input = messageInputView as? SBUMessageInputView else { return }
        mentionManager?.load(content)
        input.setText(content.text)
        if let mentionManager, !content.mentions.isEmpty { input.setLooks(mentionManager.attributed()) }
    }

    /// Looks whether a name is being typed.
    func lookForNames(_ input: SBUMessageInputView) {
        guard let mentionManager, let textView = input.textView, textView.markedTextRange == nil else { return }
        mentionManager.handleMentionSuggestion(on: textView, range: textView.selectedRange)
    }

    /// Puts the list of people over the input, as high as there is room.
    func placeSuggestedMentionList() {
        if suggestedMentionList == nil {
            let list = SBUSuggestedMentionList()
            list.delegate = self
            suggestedMentionList = list
        }
        guard let list = suggestedMentionList, let host = superview, list.superview !== host else { return }
        host.addConstrained(list)
        NSLayoutConstraint.activate([
            list.leadingAnchor.constraint(equalTo: leadingAnchor),
            list.trailingAnchor.constraint(equalTo: trailingAnchor),
            list.bottomAnchor.constraint(equalTo: topAnchor),
            list.topAnchor.constraint(greaterThanOrEqualTo: host.safeAreaLayoutGuide.topAnchor),
        ])
    }
}
