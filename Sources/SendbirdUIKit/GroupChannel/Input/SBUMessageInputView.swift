public import SendbirdChatSDK
public import UIKit

/// The bar where messages are written and edited.
///
/// It grows with its text to about five lines and scrolls then. On a desktop
/// Return sends and Shift-Return breaks the line; text that an input method is
/// still composing is not sent by Return.
@preconcurrency @MainActor
open class SBUMessageInputView: SBUView, UITextViewDelegate {
    // MARK: - Views

    /// The text field.
    open lazy var textView: UITextView? = UITextView()
    /// Shown while the field is empty.
    open lazy var placeholderLabel = UILabel()
    /// Offers what can be added to the message.
    open lazy var addButton: UIButton? = UIButton(type: .custom)
    /// Offers emoji; nil where the system's keyboard has them.
    open lazy var emojiButton: UIButton? = Self.makeEmojiButton()
    /// Sends; shown while there is something to send.
    open lazy var sendButton: UIButton? = UIButton(type: .custom)
    /// Leaves editing.
    open lazy var cancelButton: UIButton? = UIButton(type: .custom)
    /// Saves what was edited.
    open lazy var saveButton: UIButton? = UIButton(type: .custom)
    /// Field and send button.
    open lazy var inputHStackView: UIStackView = SBUStackView(axis: .horizontal, alignment: .bottom, spacing: 8)
    /// Cancel and save, while editing.
    open lazy var editView: UIView = UIView()

    // MARK: - State

    /// Who is told.
    open weak var delegate: (any SBUMessageInputViewDelegate)?
    /// The colours and fonts in use.
    open var theme: SBUMessageInputTheme = SBUTheme.messageInputTheme
    /// Whether the send button stays when there is nothing to send. Default: false.
    open var showsSendButton = false
    /// Whether there is a button to add pictures and files. Default: true.
    open var showsAddButton = true {
        didSet { updateButtons() }
    }
    /// What can be put into a message beside text: the button that adds offers that, and is hidden for nothing.
    var switches = SendbirdUI.config.groupChannel.channel.input {
        didSet { updateButtons() }
    }
    /// What the bar is for at the moment.
    public private(set) var mode = SBUMessageInputMode.none
    /// Why the user cannot write; nil while they can.
    private(set) var barrier: String?
    /// What was being written before the edit began; empty while nothing is edited.
    private(set) var textBeforeEdit = ""
    /// Takes keys before the text does; returns whether it did.
    var interceptsKey: ((InputKey) -> Bool)?
    let field = UIView()
    let divider = UIView()
    let outerStack = SBUStackView(axis: .vertical, alignment: .fill, spacing: 8)
    /// What stands before the field: the button that adds, and in the accessibility sizes the one with emoji over it.
    let sideStack = SBUStackView(axis: .vertical, alignment: .center, spacing: 0)
    /// Where the placeholder ends: before the emoji, where they are in the field.
    var placeholderEnd: NSLayoutConstraint?
    /// Where the emoji stand in the field.
    var emojiPlace: [NSLayoutConstraint] = []
    private var heightConstraint: NSLayoutConstraint?
    private var isTyping = false

    /// The looks of ordinary text.
    public var defaultAttributes: [NSAttributedString.Key: Any] {
        [.font: theme.textFieldFont, .foregroundColor: theme.textFieldTextColor]
    }
    /// The looks of a mention.
    public var mentionedAttributes: [NSAttributedString.Key: Any] {
        [
            .font: theme.mentionTextFont, .foregroundColor: theme.mentionTextColor,
            .backgroundColor: theme.mentionTextBackgroundColor,
        ]
    }

    // MARK: - Life cycle

    open override func setupViews() {
        super.setupViews()
        setUpField()
        for view in [sideStack, field, sendButton].compactMap({ $0 }) { inputHStackView.addArrangedSubview(view) }
        for button in [cancelButton, saveButton].compactMap({ $0 }) { editView.addSubview(button) }
        editView.isHidden = true
        outerStack.addArrangedSubview(inputHStackView)
        outerStack.addArrangedSubview(editView)
        addSubview(divider)
        addSubview(outerStack)
        updatePlaceholderText()
        updateButtons()
    }

    open override func setupLayouts() {
        super.setupLayouts()
        heightConstraint = layOutParts()
        arrangeForTextSize()
    }

    /// Arranges the parts anew in another text size.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        let before = previousTraitCollection?.preferredContentSizeCategory
        guard before != traitCollection.preferredContentSizeCategory else { return }
        arrangeForTextSize()
        updateTextViewHeight()
    }

    open override func setupActions() {
        super.setupActions()
        wire(addButton, SBUStringSet.Accessibility_Attach, "channel.add") { $0.onClickAddButton($1) }
        wire(emojiButton, SBUStringSet.Accessibility_Emoji, "channel.emoji") { $0.onClickEmojiButton($1) }
        wire(sendButton, SBUStringSet.Accessibility_Send, "channel.send") { $0.onClickSendButton($1) }
        wire(cancelButton, SBUStringSet.Cancel, "channel.cancelEdit") { $0.onClickCancelButton($1) }
        wire(saveButton, SBUStringSet.Save, "channel.saveEdit") { $0.onClickSaveButton($1) }
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.messageInputTheme
        applyStyles()
        // What is written is as high as its letters now.
        updateTextViewHeight()
    }

    // MARK: - Modes

    /// Changes what the bar is for.
    open func setMode(_ mode: SBUMessageInputMode, message: BaseMessage? = nil) {
        guard mode != self.mode || mode == .edit else { return }
        delegate?.messageInputView(self, willChangeMode: mode, message: message)
        switch mode {
        case .edit: startEditMode(text: message?.message ?? "")
        case .none, .quoteReply: endEditMode()
        }
        self.mode = mode
        delegate?.messageInputView(self, didChangeMode: mode, message: message)
    }

    /// Puts a message's text into the field; half-typed text is kept for later.
    open func startEditMode(text: String) {
        if mode != .edit { textBeforeEdit = textView?.text ?? "" }
        mode = .edit
        editView.isHidden = false
        setText(text)
        textView?.becomeFirstResponder()
        updateButtons()
    }

    /// Gives the half-typed text back.
    open func endEditMode() {
        guard mode == .edit else { return }
        mode = .none
        editView.isHidden = true
        setText(textBeforeEdit)
        textBeforeEdit = ""
        updateButtons()
    }

    /// Lets the user write, or says that the channel is frozen.
    open func setFrozenModeState(_ isFrozen: Bool) {
        setBarrier(isFrozen ? SBUStringSet.MessageInput_Text_Unavailable : nil)
    }

    /// Lets the user write, or says that they are muted.
    open func setMutedModeState(_ isMuted: Bool) {
        setBarrier(isMuted ? SBUStringSet.MessageInput_Text_Muted : nil)
    }

    /// Says that the channel could not be loaded.
    open func setErrorState() {
        setBarrier(SBUStringSet.MessageInput_Text_Unavailable)
    }

    /// What has been written stays for when the user may write again; an edit is left.
    private func setBarrier(_ reason: String?) {
        guard reason != barrier else { return }
        barrier = reason
        if reason != nil, mode == .edit { setMode(.none) }
        textView?.isEditable = reason == nil
        updatePlaceholderText()
        updateButtons()
        setupStyles()
    }

    /// Shows the text that stands in an empty field.
    open func updatePlaceholderText() {
        placeholderLabel.text = barrier ?? SBUStringSet.MessageInput_Text_Placeholder
        textView?.accessibilityLabel = placeholderLabel.text
        updatePlaceholder()
    }

    // MARK: - Text

    /// Replaces the text, the caret at its end.
    func setText(_ text: String) {
        textView?.text = text
        textDidChange()
    }

    /// Shows what is written with looks, and leaves the caret where it is.
    func setLooks(_ text: NSAttributedString) {
        guard let textView, textView.text == text.string else { return }
        let caret = textView.selectedRange
        textView.attributedText = text
        textView.selectedRange = caret
    }

    func textDidChange() {
        updatePlaceholder()
        updateButtons()
        updateTextViewHeight()
    }

    /// Fits the field to its text, from one line to about five.
    open func updateTextViewHeight() {
        guard let textView, let heightConstraint else { return }
        let width = textView.bounds.width > 0 ? textView.bounds.width : 240
        let wanted = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let height = barrierHeight ?? min(max(wanted.rounded(.up), fieldHeightMin), fieldHeightMax)
        guard heightConstraint.constant != height else { return }
        heightConstraint.constant = height
        superview?.setNeedsLayout()
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        updateTextViewHeight()
    }

    /// Tells that the user no longer types.
    open func endTypingMode() {
        guard isTyping else { return }
        isTyping = false
        delegate?.messageInputViewDidEndTyping()
    }

    // MARK: - Actions

    /// Sends the whole text, what an input method composes included.
    open func onClickSendButton(_ sender: Any) {
        guard barrier == nil else { return }
        textView?.unmarkText()
        let text = textView?.text ?? ""
        guard text.contains(where: { !$0.isWhitespace }), !isTooLong(text) else { return }
        setText("")
        endTypingMode()
        delegate?.messageInputView(self, didSelectSend: text)
    }

    /// Offers where pictures and files can come from.
    open func onClickAddButton(_ sender: Any) {
        endTypingMode()
        presentResources()
    }

    /// Offers emoji, which are put in at the caret.
    open func onClickEmojiButton(_ sender: Any) {
        guard barrier == nil else { return }
        presentEmoji()
    }

    /// Leaves editing.
    open func onClickCancelButton(_ sender: Any) {
        setMode(.none)
    }

    /// Saves what was edited.
    open func onClickSaveButton(_ sender: Any) {
        textView?.unmarkText()
        let text = textView?.text ?? ""
        guard text.contains(where: { !$0.isWhitespace }), !isTooLong(text) else { return }
        delegate?.messageInputView(self, didSelectEdit: text)
    }

    #if os(Linux)
        /// On a desktop Return sends, or saves what is edited; Shift-Return breaks the line.
        open override var keyCommands: [UIKeyCommand]? { InputKeyCommands.all(of: self) }
    #endif

    // MARK: - UITextViewDelegate

    open func textViewDidChange(_ textView: UITextView) {
        textDidChange()
        delegate?.messageInputView(self, didChangeText: textView.text)
        if textView.text.isEmpty || mode == .edit {
            endTypingMode()
        } else {
            isTyping = true
            delegate?.messageInputViewDidStartTyping()
        }
    }

    open func textViewDidChangeSelection(_ textView: UITextView) {
        delegate?.messageInputView(self, didChangeSelection: textView.selectedRange)
    }

    open func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        delegate?.messageInputView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    open func textViewDidEndEditing(_ textView: UITextView) {
        endTypingMode()
    }
}
