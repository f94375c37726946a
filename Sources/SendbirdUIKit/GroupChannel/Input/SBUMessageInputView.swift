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
    /// What the bar is for at the moment.
    public private(set) var mode = SBUMessageInputMode.none
    private var heightConstraint: NSLayoutConstraint?
    private var isTyping = false
    private var draft = ""
    private let field = UIView()
    private let divider = UIView()
    private let outerStack = SBUStackView(axis: .vertical, alignment: .fill, spacing: 8)

    private enum Metric {
        static let fieldHeightMin: CGFloat = 38
        static let fieldHeightMax: CGFloat = 116
        static let button: CGFloat = 38
    }

    // MARK: - Life cycle

    open override func setupViews() {
        super.setupViews()
        field.layer.cornerRadius = Metric.fieldHeightMin / 2
        field.clipsToBounds = true
        if let textView {
            textView.delegate = self
            textView.textContainerInset = UIEdgeInsets(top: 9, left: 12, bottom: 9, right: 12)
            textView.backgroundColor = .clear
            textView.accessibilityIdentifier = "channel.input"
            textView.accessibilityLabel = SBUStringSet.MessageInput_Text_Placeholder
            field.addSubview(textView)
        }
        placeholderLabel.isUserInteractionEnabled = false
        placeholderLabel.isAccessibilityElement = false
        field.addSubview(placeholderLabel)
        inputHStackView.addArrangedSubview(field)
        if let sendButton { inputHStackView.addArrangedSubview(sendButton) }
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
        let views: [UIView?] = [divider, outerStack, textView, placeholderLabel, cancelButton, saveButton]
        for view in views.compactMap({ $0 }) {
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        let height = field.heightAnchor.constraint(equalToConstant: Metric.fieldHeightMin)
        heightConstraint = height
        NSLayoutConstraint.activate([
            divider.topAnchor.constraint(equalTo: topAnchor),
            divider.leadingAnchor.constraint(equalTo: leadingAnchor),
            divider.trailingAnchor.constraint(equalTo: trailingAnchor),
            divider.heightAnchor.constraint(equalToConstant: 1),
            outerStack.topAnchor.constraint(equalTo: topAnchor, constant: 9),
            outerStack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            outerStack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            outerStack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            placeholderLabel.leadingAnchor.constraint(equalTo: field.leadingAnchor, constant: 17),
            placeholderLabel.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -14),
            placeholderLabel.topAnchor.constraint(equalTo: field.topAnchor, constant: 9),
            editView.heightAnchor.constraint(equalToConstant: 32),
            height,
        ])
        setupFieldLayouts()
        setupButtonLayouts()
    }

    private func setupFieldLayouts() {
        guard let textView else { return }
        NSLayoutConstraint.activate([
            textView.topAnchor.constraint(equalTo: field.topAnchor),
            textView.bottomAnchor.constraint(equalTo: field.bottomAnchor),
            textView.leadingAnchor.constraint(equalTo: field.leadingAnchor),
            textView.trailingAnchor.constraint(equalTo: field.trailingAnchor),
        ])
    }

    private func setupButtonLayouts() {
        if let sendButton {
            NSLayoutConstraint.activate([
                sendButton.widthAnchor.constraint(equalToConstant: Metric.button),
                sendButton.heightAnchor.constraint(equalToConstant: Metric.button),
            ])
        }
        guard let cancelButton, let saveButton else { return }
        NSLayoutConstraint.activate([
            cancelButton.leadingAnchor.constraint(equalTo: editView.leadingAnchor),
            cancelButton.topAnchor.constraint(equalTo: editView.topAnchor),
            cancelButton.bottomAnchor.constraint(equalTo: editView.bottomAnchor),
            saveButton.trailingAnchor.constraint(equalTo: editView.trailingAnchor),
            saveButton.topAnchor.constraint(equalTo: editView.topAnchor),
            saveButton.bottomAnchor.constraint(equalTo: editView.bottomAnchor),
            saveButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 72),
            cancelButton.widthAnchor.constraint(greaterThanOrEqualToConstant: 72),
        ])
    }

    open override func setupActions() {
        super.setupActions()
        wire(sendButton, label: SBUStringSet.Accessibility_Send, identifier: "channel.send") {
            $0.onClickSendButton($1)
        }
        wire(cancelButton, label: SBUStringSet.Cancel, identifier: "channel.cancelEdit") {
            $0.onClickCancelButton($1)
        }
        wire(saveButton, label: SBUStringSet.Save, identifier: "channel.saveEdit") { $0.onClickSaveButton($1) }
    }

    private func wire(
        _ button: UIButton?, label: String, identifier: String,
        action: @escaping (SBUMessageInputView, UIButton) -> Void
    ) {
        button?.accessibilityLabel = label
        button?.accessibilityIdentifier = identifier
        button?.addAction(
            UIAction { [weak self, weak button] _ in
                if let self, let button { action(self, button) }
            }, for: .touchUpInside)
    }

    open override func setupStyles() {
        super.setupStyles()
        theme = SBUTheme.messageInputTheme
        backgroundColor = theme.backgroundColor
        divider.backgroundColor = theme.channelViewDividerColor
        field.backgroundColor = theme.textFieldBackgroundColor
        textView?.font = theme.textFieldFont
        textView?.textColor = theme.textFieldTextColor
        textView?.tintColor = theme.textFieldTintColor
        placeholderLabel.font = theme.textFieldPlaceholderFont
        placeholderLabel.textColor = isEnabled ? theme.textFieldPlaceholderColor : theme.textFieldDisabledColor
        sendButton?.setImage(SBUIconSet.iconSend.withRenderingMode(.alwaysTemplate), for: .normal)
        sendButton?.tintColor = theme.buttonTintColor
        cancelButton?.setTitle(SBUStringSet.Cancel, for: .normal)
        cancelButton?.setTitleColor(theme.buttonTintColor, for: .normal)
        cancelButton?.titleLabel?.font = theme.cancelButtonFont
        saveButton?.setTitle(SBUStringSet.Save, for: .normal)
        saveButton?.setTitleColor(theme.saveButtonTextColor, for: .normal)
        saveButton?.titleLabel?.font = theme.saveButtonFont
        saveButton?.backgroundColor = theme.buttonTintColor
        saveButton?.layer.cornerRadius = 8
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
        if mode != .edit { draft = textView?.text ?? "" }
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
        setText(draft)
        draft = ""
        updateButtons()
    }

    /// Whether the user may write.
    var isEnabled: Bool { textView?.isEditable ?? false }

    /// Lets the user write, or says that the channel is frozen.
    open func setFrozenModeState(_ isFrozen: Bool) {
        setEnabled(!isFrozen, placeholder: isFrozen ? SBUStringSet.MessageInput_Text_Unavailable : nil)
    }

    /// Lets the user write, or says that they are muted.
    open func setMutedModeState(_ isMuted: Bool) {
        setEnabled(!isMuted, placeholder: isMuted ? SBUStringSet.MessageInput_Text_Muted : nil)
    }

    /// Says that the channel could not be loaded.
    open func setErrorState() {
        setEnabled(false, placeholder: SBUStringSet.MessageInput_Text_Unavailable)
    }

    private func setEnabled(_ isEnabled: Bool, placeholder: String?) {
        textView?.isEditable = isEnabled
        sendButton?.isEnabled = isEnabled
        if !isEnabled, mode == .edit { setMode(.none) }
        placeholderLabel.text = placeholder ?? SBUStringSet.MessageInput_Text_Placeholder
        setupStyles()
    }

    /// Shows the text that stands in an empty field.
    open func updatePlaceholderText() {
        placeholderLabel.text = SBUStringSet.MessageInput_Text_Placeholder
    }

    // MARK: - Text

    private func setText(_ text: String) {
        textView?.text = text
        textDidChange()
    }

    private func textDidChange() {
        placeholderLabel.isHidden = textView?.text.isEmpty == false
        updateButtons()
        updateTextViewHeight()
    }

    private func updateButtons() {
        let hasText = textView?.text.contains { !$0.isWhitespace } ?? false
        sendButton?.isHidden = mode == .edit || !(hasText || showsSendButton)
        saveButton?.isEnabled = hasText
        saveButton?.alpha = hasText ? 1 : 0.5
    }

    /// Fits the field to its text, from one line to about five.
    open func updateTextViewHeight() {
        guard let textView, let heightConstraint else { return }
        let width = textView.bounds.width > 0 ? textView.bounds.width : 240
        let wanted = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
        let height = min(max(wanted.rounded(.up), Metric.fieldHeightMin), Metric.fieldHeightMax)
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
        textView?.unmarkText()
        let text = textView?.text ?? ""
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        setText("")
        endTypingMode()
        delegate?.messageInputView(self, didSelectSend: text)
    }

    /// Leaves editing.
    open func onClickCancelButton(_ sender: Any) {
        setMode(.none)
    }

    /// Saves what was edited.
    open func onClickSaveButton(_ sender: Any) {
        textView?.unmarkText()
        let text = textView?.text ?? ""
        guard text.contains(where: { !$0.isWhitespace }) else { return }
        delegate?.messageInputView(self, didSelectEdit: text)
    }

    #if os(Linux)
        /// On a desktop Return sends, or saves what is edited; Shift-Return breaks the line.
        open override var keyCommands: [UIKeyCommand]? {
            let send = UIKeyCommand(input: "\r", modifierFlags: []) { [weak self] _ in self?.didPressReturn() }
            send.wantsPriorityOverSystemBehavior = true
            return [send]
        }

        private func didPressReturn() {
            if mode == .edit { onClickSaveButton(self) } else { onClickSendButton(self) }
        }
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

    open func textView(
        _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
    ) -> Bool {
        true
    }

    open func textViewDidEndEditing(_ textView: UITextView) {
        endTypingMode()
    }
}
