import UIKit

// Where the parts of the bar stand, and how they look.
extension SBUMessageInputView {
    private enum Metric {
        static let button: CGFloat = 38
        static let lines: CGFloat = 5
        static let inset: CGFloat = 9
        static let emojiRoom: CGFloat = 34
        static let placeholderStart: CGFloat = 17
        static let placeholderEnd: CGFloat = 12
    }

    private var lineHeight: CGFloat { (textView?.font ?? theme.textFieldFont).lineHeight }
    /// One line of text, as large as the user asked for.
    var fieldHeightMin: CGFloat { max(38, (lineHeight + 2 * Metric.inset).rounded(.up)) }
    /// About five lines of text, of the largest letters three.
    var fieldHeightMax: CGFloat {
        let lines = lineHeight > 34 ? 3 : Metric.lines
        return (lineHeight * lines + 2 * Metric.inset).rounded(.up)
    }

    static func makeEmojiButton() -> UIButton? {
        #if os(Linux)
            UIButton(type: .custom)
        #else
            nil
        #endif
    }

    func setUpField() {
        field.layer.cornerRadius = 19
        field.clipsToBounds = true
        if let textView {
            textView.delegate = self
            textView.adjustsFontForContentSizeCategory = true
            textView.backgroundColor = .clear
            textView.accessibilityIdentifier = "channel.input"
            field.addSubview(textView)
        }
        placeholderLabel.isUserInteractionEnabled = false
        placeholderLabel.adjustsFontForContentSizeCategory = true
        placeholderLabel.isAccessibilityElement = false
        field.addSubview(placeholderLabel)
    }

    /// The height of the reason why nothing can be written, in as many lines as it takes; nil where there is none.
    var barrierHeight: CGFloat? {
        guard barrier != nil, field.bounds.width > 0 else { return nil }
        let width = field.bounds.width - Metric.placeholderStart - Metric.placeholderEnd
        let size = placeholderLabel.sizeThatFits(CGSize(width: max(1, width), height: .greatestFiniteMagnitude))
        return max(Metric.button, size.height.rounded(.up) + 2 * Metric.inset)
    }

    /// Puts the emoji over the button that adds in the accessibility sizes: the field has no room for them.
    func arrangeForTextSize() {
        let isStacked = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
        if let addButton { sideStack.addArrangedSubview(addButton) }
        if let emojiButton {
            NSLayoutConstraint.deactivate(emojiPlace)
            emojiPlace = []
            if isStacked {
                sideStack.insertArrangedSubview(emojiButton, at: 0)
            } else {
                field.addSubview(emojiButton)
                emojiPlace = [
                    emojiButton.trailingAnchor.constraint(equalTo: field.trailingAnchor, constant: -2),
                    emojiButton.bottomAnchor.constraint(equalTo: field.bottomAnchor),
                ]
                NSLayoutConstraint.activate(emojiPlace)
            }
        }
        let trailing = emojiButton == nil || isStacked ? 12 : Metric.emojiRoom
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        textView?.textContainerInset = UIEdgeInsets(
            top: Metric.inset, left: isRightToLeft ? trailing : 12, bottom: Metric.inset,
            right: isRightToLeft ? 12 : trailing)
        updateButtons()
    }

    /// Lays the parts out.
    /// - Returns: What holds the field's height.
    func layOutParts() -> NSLayoutConstraint {
        let views: [UIView?] = [
            divider, outerStack, textView, placeholderLabel, emojiButton, cancelButton, saveButton,
        ]
        for view in views.compactMap({ $0 }) { view.translatesAutoresizingMaskIntoConstraints = false }
        let height = field.heightAnchor.constraint(equalToConstant: fieldHeightMin)
        NSLayoutConstraint.activate([
            divider.topAnchor.constraint(equalTo: topAnchor),
            divider.leadingAnchor.constraint(equalTo: leadingAnchor),
            divider.trailingAnchor.constraint(equalTo: trailingAnchor),
            divider.heightAnchor.constraint(equalToConstant: 1),
            outerStack.topAnchor.constraint(equalTo: topAnchor, constant: 9),
            outerStack.bottomAnchor.constraint(equalTo: safeAreaLayoutGuide.bottomAnchor, constant: -8),
            outerStack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 12),
            outerStack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -12),
            editView.heightAnchor.constraint(greaterThanOrEqualToConstant: 32),
            height,
        ])
        layOutField()
        layOutButtons()
        return height
    }

    private func layOutField() {
        textView?.pinEdges(to: field)
        let end = placeholderLabel.trailingAnchor.constraint(equalTo: field.trailingAnchor)
        placeholderEnd = end
        NSLayoutConstraint.activate([
            placeholderLabel.leadingAnchor.constraint(
                equalTo: field.leadingAnchor, constant: Metric.placeholderStart),
            end,
            placeholderLabel.topAnchor.constraint(equalTo: field.topAnchor, constant: Metric.inset),
        ])
        emojiButton?.pinSize(Metric.emojiRoom, Metric.button)
        sideStack.widthAnchor.constraint(equalToConstant: Metric.button).isActive = true
    }

    private func layOutButtons() {
        for button in [addButton, sendButton].compactMap({ $0 }) { button.pinSize(Metric.button, Metric.button) }
        guard let cancelButton, let saveButton else { return }
        NSLayoutConstraint.activate([
            cancelButton.leadingAnchor.constraint(equalTo: editView.leadingAnchor),
            saveButton.trailingAnchor.constraint(equalTo: editView.trailingAnchor),
            cancelButton.trailingAnchor.constraint(lessThanOrEqualTo: saveButton.leadingAnchor, constant: -8),
        ])
        for button in [cancelButton, saveButton] {
            NSLayoutConstraint.activate([
                button.topAnchor.constraint(equalTo: editView.topAnchor),
                button.bottomAnchor.constraint(equalTo: editView.bottomAnchor),
                button.widthAnchor.constraint(greaterThanOrEqualToConstant: 72),
            ])
        }
    }

    func wire(
        _ button: UIButton?, _ label: String, _ identifier: String,
        action: @escaping (SBUMessageInputView, UIButton) -> Void
    ) {
        button?.accessibilityLabel = label
        button?.accessibilityIdentifier = identifier
        button?.addAction(
            UIAction { [weak self, weak button] _ in
                if let self, let button { action(self, button) }
            }, for: .touchUpInside)
    }

    // MARK: - Looks

    func applyStyles() {
        backgroundColor = theme.backgroundColor
        divider.backgroundColor = theme.channelViewDividerColor
        field.backgroundColor = theme.textFieldBackgroundColor
        textView?.font = theme.textFieldFont
        textView?.textColor = theme.textFieldTextColor
        textView?.tintColor = theme.textFieldTintColor
        placeholderLabel.font = theme.textFieldPlaceholderFont
        placeholderLabel.textColor = barrier == nil ? theme.textFieldPlaceholderColor : theme.textFieldDisabledColor
        let icons = [
            (sendButton, SBUIconSet.iconSend), (addButton, SBUIconSet.iconAdd), (emojiButton, SBUIconSet.iconEmojiMore),
        ]
        for (button, icon) in icons {
            button?.setImage(icon.withRenderingMode(.alwaysTemplate), for: .normal)
            button?.tintColor = barrier == nil ? theme.buttonTintColor : theme.buttonDisabledTintColor
        }
        cancelButton?.setTitle(SBUStringSet.Cancel, for: .normal)
        cancelButton?.setTitleColor(theme.buttonTintColor, for: .normal)
        cancelButton?.titleLabel?.font = theme.cancelButtonFont
        saveButton?.setTitle(SBUStringSet.Save, for: .normal)
        saveButton?.setTitleColor(theme.saveButtonTextColor, for: .normal)
        saveButton?.titleLabel?.font = theme.saveButtonFont
        saveButton?.backgroundColor = theme.buttonTintColor
        saveButton?.layer.cornerRadius = 8
    }

    /// Shows the placeholder in an empty field, and over text that was left behind in one that is closed.
    func updatePlaceholder() {
        let hasText = textView?.text.isEmpty == false
        placeholderLabel.isHidden = hasText && barrier == nil
        textView?.isHidden = barrier != nil
        placeholderLabel.numberOfLines = barrier == nil ? 1 : 0
        placeholderLabel.maximumContentSizeCategory = barrier == nil ? nil : .accessibilityMedium
        // The reason is read out in the field's place.
        placeholderLabel.isAccessibilityElement = barrier != nil
    }

    func updateButtons() {
        let hasText = textView?.text.contains { !$0.isWhitespace } ?? false
        sendButton?.isHidden = mode == .edit || barrier != nil || !(hasText || showsSendButton)
        sendButton?.isEnabled = barrier == nil
        // What cannot be used makes room for the reason.
        addButton?.isHidden = mode == .edit || !showsAddButton || barrier != nil || switches.sources.isEmpty
        emojiButton?.isHidden = barrier != nil
        sideStack.isHidden = barrier != nil || sideStack.arrangedSubviews.allSatisfy(\.isHidden)
        let hasEmojiInField = emojiButton?.superview === field && emojiButton?.isHidden == false
        placeholderEnd?.constant = hasEmojiInField ? -(Metric.emojiRoom + 6) : -Metric.placeholderEnd
        addButton?.isEnabled = barrier == nil
        emojiButton?.isEnabled = barrier == nil
        saveButton?.isEnabled = hasText
        saveButton?.alpha = hasText ? 1 : 0.5
    }
}
