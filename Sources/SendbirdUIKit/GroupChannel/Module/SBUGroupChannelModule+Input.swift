public import Foundation
public import SendbirdChatSDK
public import UIKit

extension SBUGroupChannelModule {
    /// Where the user writes into a group channel.
    @preconcurrency @MainActor
    open class Input: SBUBaseChannelModule.Input, SBUMentionManagerDelegate, SBUSuggestedMentionListDelegate {
        /// Who is told.
        open weak var delegate: (any SBUGroupChannelModuleInputDelegate)? {
            get { baseDelegate as? any SBUGroupChannelModuleInputDelegate }
            set { baseDelegate = newValue }
        }

        /// Who is asked.
        open weak var dataSource: (any SBUGroupChannelModuleInputDataSource)? {
            get { baseDataSource as? any SBUGroupChannelModuleInputDataSource }
            set { baseDataSource = newValue }
        }

        /// Who says whom to suggest.
        open weak var mentionManagerDataSource: (any SBUMentionManagerDataSource)?
        /// Keeps whom the text mentions; nil where mentions are switched off.
        open var mentionManager: SBUMentionManager?
        /// Whom the user may mean; nil until somebody is suggested.
        open var suggestedMentionList: SBUSuggestedMentionList?
        /// What was being written, with its mentions, before an edit began.
        private(set) var contentBeforeEdit: MentionTemplate.Content?

        /// The channel.
        public var channel: GroupChannel? { baseChannel as? GroupChannel }

        // MARK: - Setting up

        /// Joins the input to its screen and sets it up.
        open func configure(
            delegate: any SBUGroupChannelModuleInputDelegate, dataSource: any SBUGroupChannelModuleInputDataSource,
            mentionManagerDataSource: (any SBUMentionManagerDataSource)? = nil, theme: SBUChannelTheme
        ) {
            self.delegate = delegate
            self.dataSource = dataSource
            self.mentionManagerDataSource = mentionManagerDataSource
            self.theme = theme
            setupViews()
            setupLayouts()
            setupActions()
            setupStyles()
            if SendbirdUI.config.groupChannel.channel.isMentionEnabled { setupMentionManager() }
            updateMessageInputModeState()
        }

        /// Makes what keeps the mentions, with the looks of the input.
        open func setupMentionManager() {
            let manager = SBUMentionManager()
            let input = messageInputView as? SBUMessageInputView
            manager.configure(
                delegate: self, dataSource: mentionManagerDataSource,
                defaultTextAttributes: input?.defaultAttributes, mentionTextAttributes: input?.mentionedAttributes)
            mentionManager = manager
        }

        open override func setupStyles(theme: SBUChannelTheme? = nil) {
            super.setupStyles(theme: theme)
            suggestedMentionList?.setupStyles()
            guard let mentionManager, let input = messageInputView as? SBUMessageInputView else { return }
            mentionManager.defaultTextAttributes = input.defaultAttributes
            mentionManager.mentionTextAttributes = input.mentionedAttributes
            if !mentionManager.mentionedList.isEmpty { input.setLooks(mentionManager.attributed()) }
        }

        override var draft: MentionTemplate.Content {
            get { mentioningDraft }
            set { show(newValue) }
        }

        // MARK: - State

        open override func updateMessageInputModeState() {
            switch SpeakingRight(in: channel) {
            case .muted: updateMutedModeState()
            case .audience: updateBroadcastModeState()
            case .frozen, .speak: updateFrozenModeState()
            }
        }

        /// Lets only operators write in a broadcast channel; the others read that they cannot.
        open func updateBroadcastModeState() {
            let isReader = SpeakingRight(in: channel) == .audience
            (messageInputView as? SBUMessageInputView)?.setFrozenModeState(isReader)
        }

        /// Lets a muted member read, and says so.
        open func updateMutedModeState() {
            (messageInputView as? SBUMessageInputView)?.setMutedModeState(channel?.myMutedState == .muted)
        }

        // MARK: - Suggestions

        /// Shows the list of people over the input.
        open func presentSuggestedMentionList() {
            placeSuggestedMentionList()
            (messageInputView as? SBUMessageInputView)?.interceptsKey = { [weak self] key in
                self?.suggestedMentionList?.take(key) ?? false
            }
        }

        /// Takes the list of people away.
        open func dismissSuggestedMentionList() {
            suggestedMentionList?.isHidden = true
            (messageInputView as? SBUMessageInputView)?.interceptsKey = nil
            delegate?.groupChannelModuleShouldStopSuggestingMention(self)
        }

        /// Shows other people in the list.
        open func updateSuggestedMentionList(with members: [SBUUser]) {
            suggestedMentionList?.isLimitGuideEnabled = mentionManager?.isAtLimit ?? false
            suggestedMentionList?.limit = mentionManager?.configuration.mentionLimit ?? 0
            suggestedMentionList?.reloadData(with: members)
        }

        /// Takes people that were looked for.
        open func handlePendingMentionSuggestion(with members: [SBUUser]?) {
            mentionManager?.suggest(members ?? [])
        }

        // MARK: - SBUMentionManagerDelegate

        open func mentionManager(
            _ manager: SBUMentionManager, didChangeSuggestedMention users: [SBUUser], filteredText: String?,
            isTriggered: Bool
        ) {
            guard isTriggered else { return dismissSuggestedMentionList() }
            presentSuggestedMentionList()
            updateSuggestedMentionList(with: users)
        }

        open func mentionManager(_ manager: SBUMentionManager, didInsertMentionsTo textView: UITextView) {
            dismissSuggestedMentionList()
        }

        open func mentionManager(_ manager: SBUMentionManager, shouldLoadSuggestedMentions filterText: String) {
            delegate?.groupChannelModule(self, shouldLoadSuggestedMentions: filterText)
        }

        // MARK: - SBUSuggestedMentionListDelegate

        open func suggestedUserList(_ list: SBUSuggestedMentionList, didSelectUser user: SBUUser) {
            guard let mentionManager, let textView = (messageInputView as? SBUMessageInputView)?.textView else {
                return
            }
            _ = mentionManager.addMention(at: textView, user: user)
        }

        // MARK: - Files

        open override func didPickFile(data: Data, fileName: String, mimeType: String) {
            delegate?.groupChannelModule(
                self, didPickFileData: data, fileName: fileName, mimeType: mimeType, parentMessage: nil)
        }

        // MARK: - SBUMessageInputViewDelegate

        open override func messageInputView(_ messageInputView: SBUMessageInputView, didSelectSend text: String) {
            guard let mentionManager, !mentionManager.mentionedList.isEmpty else {
                mentionManager?.reset()
                return super.messageInputView(messageInputView, didSelectSend: text)
            }
            self.messageInputView(
                messageInputView, didSelectSend: NSAttributedString(string: text), mentionManager: mentionManager)
        }

        /// Send was chosen for a text that mentions people.
        open func messageInputView(
            _ messageInputView: SBUMessageInputView, didSelectSend text: NSAttributedString,
            mentionManager: SBUMentionManager
        ) {
            let sent = SentMentions(text, mentionManager)
            mentionManager.reset()
            delegate?.groupChannelModule(
                self, didTapSend: text.string, mentionedMessageTemplate: sent.template, mentionedUserIds: sent.userIDs,
                parentMessage: nil)
        }

        open override func messageInputView(_ messageInputView: SBUMessageInputView, didSelectEdit text: String) {
            guard let mentionManager, !mentionManager.mentionedList.isEmpty else {
                return super.messageInputView(messageInputView, didSelectEdit: text)
            }
            self.messageInputView(
                messageInputView, didSelectEdit: NSAttributedString(string: text), mentionManager: mentionManager)
        }

        /// Save was chosen for a text that mentions people.
        open func messageInputView(
            _ messageInputView: SBUMessageInputView, didSelectEdit text: NSAttributedString,
            mentionManager: SBUMentionManager
        ) {
            let sent = SentMentions(text, mentionManager)
            delegate?.groupChannelModule(
                self, didTapEdit: text.string, mentionedMessageTemplate: sent.template, mentionedUserIds: sent.userIDs)
        }

        open override func messageInputView(
            _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode, message: BaseMessage?
        ) {
            super.messageInputView(messageInputView, willChangeMode: mode, message: message)
            guard let mentionManager else { return }
            let text = messageInputView.textView?.text ?? ""
            if mode == .edit, messageInputView.mode != .edit {
                contentBeforeEdit = MentionTemplate.Content(text: text, mentions: mentionManager.mentionedList)
            }
            self.messageInputView(
                messageInputView, willChangeMode: mode, message: message, mentionManager: mentionManager)
        }

        /// The mode is about to change, and people may be mentioned.
        open func messageInputView(
            _ messageInputView: SBUMessageInputView, willChangeMode mode: SBUMessageInputMode, message: BaseMessage?,
            mentionManager: SBUMentionManager
        ) {
            guard !mentionManager.mentionedList.isEmpty else { return }
            let sent = SentMentions(mentionManager.attributed(), mentionManager)
            delegate?.groupChannelModule(
                self, willChangeMode: mode, message: message, mentionedMessageTemplate: sent.template,
                mentionedUserIds: sent.userIDs)
        }

        open override func messageInputView(
            _ messageInputView: SBUMessageInputView, didChangeMode mode: SBUMessageInputMode, message: BaseMessage?
        ) {
            if mentionManager != nil {
                if mode == .edit {
                    show(MentionTemplate.content(of: message))
                } else if let content = contentBeforeEdit {
                    contentBeforeEdit = nil
                    show(content)
                }
            }
            super.messageInputView(messageInputView, didChangeMode: mode, message: message)
        }

        open override func messageInputView(_ messageInputView: SBUMessageInputView, didChangeText text: String) {
            if let mentionManager {
                mentionManager.textDidChange(to: text)
                messageInputView.setLooks(mentionManager.attributed())
                lookForNames(messageInputView)
            }
            super.messageInputView(messageInputView, didChangeText: text)
        }

        open override func messageInputView(
            _ messageInputView: SBUMessageInputView, didChangeSelection range: NSRange
        ) {
            super.messageInputView(messageInputView, didChangeSelection: range)
            guard let mentionManager, let textView = messageInputView.textView else { return }
            guard !mentionManager.needToSkipSelection(textView) else { return }
            lookForNames(messageInputView)
        }

        open override func messageInputView(
            _ messageInputView: SBUMessageInputView, shouldChangeTextIn range: NSRange, replacementText text: String
        ) -> Bool {
            guard let mentionManager, let textView = messageInputView.textView else { return true }
            return mentionManager.shouldChangeText(on: textView, in: range, replacementText: text)
        }
    }
}
