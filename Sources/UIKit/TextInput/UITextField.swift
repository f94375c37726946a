public import Foundation

/// Text in one line that can be edited.
///
/// ## Differences on Linux
/// As with `UITextView`, a widget of the toolkit edits the text on a display.
open class UITextField: UIControl, UITextInputTraits, UIContentSizeCategoryAdjusting {
    private(set) lazy var input = TextInput(owner: self, isMultiline: false)
    private let clearButton = UIButton(type: .custom)
    private var isEnding = false
    var attributes: StyledText?
    private var styledPlaceholder: StyledText? { didSet { placeholderDidChange() } }

    /// Who decides.
    open weak var delegate: (any UITextFieldDelegate)?

    /// The text.
    open var text: String? {
        get { input.text }
        set {
            attributes = nil
            input.set(newValue ?? "")
            textDidChange()
        }
    }

    /// The text with its attributes, shown while it is not edited.
    open var attributedText: NSAttributedString? {
        get { attributes?.attributed ?? NSAttributedString(string: input.text) }
        set {
            attributes = newValue.map { StyledText($0) }
            input.set(newValue?.string ?? "")
            textDidChange()
        }
    }

    /// What is shown while there is no text.
    open var placeholder: String? { didSet { placeholderDidChange() } }
    /// What is shown while there is no text, with attributes.
    open var attributedPlaceholder: NSAttributedString? {
        get { styledPlaceholder?.attributed }
        set { styledPlaceholder = newValue.map { StyledText($0) } }
    }

    /// Sets what is shown while there is no text, with attributes, and makes no attributed string of it.
    package func setPlaceholder(_ text: String, attributes: [NSAttributedString.Key: Any]) {
        styledPlaceholder = StyledText(text, attributes: attributes)
    }
    /// The font; the system's at 17 points unless set.
    open var font: UIFont? { didSet { textDidChange() } }
    /// Whether the font follows the user's text size by itself.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followTextSize() }
    }

    /// Takes the font in the size that the traits ask for, if it is to follow it.
    private func followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let category = traitCollection.preferredContentSizeCategory
        if let scaled = font?.scaled(for: category), scaled !== font { font = scaled }
        attributes = attributes?.scaled(for: category)
        styledPlaceholder = styledPlaceholder?.scaled(for: category)
        invalidateIntrinsicContentSize()
        textDidChange()
    }

    /// The colour; the system's for text unless set.
    open var textColor: UIColor? { didSet { textDidChange() } }
    /// Where the text stands; natural unless set.
    open var textAlignment: NSTextAlignment = .natural { didSet { textDidChange() } }
    /// The frame around the text.
    open var borderStyle: BorderStyle = .none { didSet { applyBorder() } }
    /// Whether the characters are hidden.
    open var isSecureTextEntry = false { didSet { textDidChange() } }
    /// Whether the text is dropped when editing begins.
    open var clearsOnBeginEditing = false
    /// Whether the font becomes smaller where the text does not fit. Kept; it does not.
    open var adjustsFontSizeToFitWidth = false
    /// The smallest font. Kept.
    open var minimumFontSize: CGFloat = 0
    /// When the clear button is shown.
    open var clearButtonMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The view before the text: where lines begin, as the original mirrors it.
    open var leftView: UIView? { didSet { replace(oldValue, by: leftView) } }
    /// When the view before the text is shown.
    open var leftViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The view after the text.
    open var rightView: UIView? { didSet { replace(oldValue, by: rightView) } }
    /// When the view after the text is shown.
    open var rightViewMode: ViewMode = .never { didSet { setNeedsLayout() } }
    /// The kind of the keyboard; has no effect.
    open var keyboardType: UIKeyboardType = .default
    /// The title of Return; has no effect.
    open var returnKeyType: UIReturnKeyType = .default
    /// The look of the keyboard; has no effect.
    open var keyboardAppearance: UIKeyboardAppearance = .default
    /// Which letters are made large; has no effect.
    open var autocapitalizationType: UITextAutocapitalizationType = .sentences
    /// Whether words are corrected; has no effect.
    open var autocorrectionType: UITextAutocorrectionType = .default
    /// Whether spelling is checked; has no effect.
    open var spellCheckingType: UITextSpellCheckingType = .default
    /// Whether Return does nothing while there is no text; has no effect.
    open var enablesReturnKeyAutomatically = false

    /// Whether the text is being edited.
    open var isEditing: Bool { isFirstResponder }
    /// Whether there is text.
    open var hasText: Bool { !input.text.isEmpty }

    /// What an input method is composing; nil when nothing.
    open var markedTextRange: UITextRange? {
        guard !input.composition.isEmpty else { return nil }
        return UITextRange(NSRange(location: input.selection.location, length: input.composition.utf16.count))
    }

    /// Creates a field with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a field: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        clipsToBounds = true
        clearButton.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
        clearButton.tintColor = .tertiaryLabel
        clearButton.isHidden = true
        clearButton.accessibilityLabel = "Clear text"
        clearButton.addAction(UIAction { [weak self] _ in self?.clear() }, for: .touchUpInside)
        addSubview(clearButton)
    }

    private func clear() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        input.set("")
        textDidChange()
        sendActions(for: .editingChanged)
    }

    private func replace(_ old: UIView?, by new: UIView?) {
        old?.removeFromSuperview()
        if let new { addSubview(new) }
        setNeedsLayout()
    }

    private func placeholderDidChange() {
        setNeedsDisplay()
        accessibilityDidChange()
        invalidateIntrinsicContentSize()
    }

    // MARK: - Editing

    /// Types a text in place of the selection.
    open func insertText(_ text: String) {
        input.type(text)
    }

    /// Deletes the selection, or the character before the caret.
    open func deleteBackward() {
        input.deleteBackward()
    }

    /// It does while it can be used.
    open override var canBecomeFirstResponder: Bool { isEnabled }

    /// Begins editing, if the delegate agrees.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        makeWidget()
        input.widget?.focus()
        if clearsOnBeginEditing { clear() }
        editingDidChange()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, !isEnding else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        isEnding = true
        defer { isEnding = false }
        guard super.resignFirstResponder() else { return false }
        input.widget?.blur()
        editingDidChange()
        delegate?.textFieldDidEndEditing(self)
        sendActions(for: .editingDidEnd)
        return true
    }

    private func editingDidChange() {
        setNeedsDisplay()
        setNeedsLayout()
    }

    override func chooseEmoji() -> Bool {
        guard let widget = input.widget else { return false }
        widget.chooseEmoji()
        return true
    }

    override var editsNatively: Bool { input.widget != nil }

    /// Pastes the clipboard's text; what is no text goes to whoever takes it: this view, or one after it.
    open override func paste(_ sender: Any?) {
        if isEnabled, Pasting.isForText(self) { input.paste() } else { super.paste(sender) }
    }

    /// Copies the selected text.
    open override func copy(_ sender: Any?) {
        guard !isSecureTextEntry, !input.selectedText.isEmpty else { return super.copy(sender) }
        UIPasteboard.general.string = input.selectedText
    }

    /// Copies the selected text and deletes it.
    open override func cut(_ sender: Any?) {
        copy(sender)
        if !isSecureTextEntry, isEnabled, input.selection.length > 0 { input.replace(input.selection, with: "") }
    }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) {
        input.select(NSRange(location: 0, length: input.text.utf16.count))
        setNeedsDisplay()
    }

    override func press() {
        becomeFirstResponder()
        super.press()
    }

    /// Puts the caret where the touch was.
    open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        guard let touch, bounds.contains(touch.location(in: self)) else { return }
        let area = editingRect(forBounds: bounds)
        let point = touch.location(in: self)
        let offset = layout(placeholder: false, width: area.width)
            .caretOffset(at: CGPoint(x: point.x - area.minX, y: 0))
        input.select(NSRange(location: offset, length: 0))
    }

    // MARK: - The widget

    override func hostDidChange() {
        super.hostDidChange()
        if window?.host is GTKWindowHost {
            makeWidget()
        } else {
            input.widget?.remove()
            input.use(nil)
        }
    }

    private func makeWidget() {
        guard input.widget == nil, let host = window?.host as? GTKWindowHost else { return }
        let widget = GTKTextWidget(input: input, view: self, host: host) { [weak self] in
            self?.widgetInsets ?? .zero
        }
        input.use(widget)
        applyLook()
    }

    private var widgetInsets: UIEdgeInsets {
        let area = editingRect(forBounds: bounds)
        let height = shownFont.lineHeight.rounded(.up)
        let top = max(0, (area.minY + (area.height - height) / 2).rounded())
        return UIEdgeInsets(
            top: top, left: area.minX, bottom: max(0, bounds.height - top - height), right: bounds.maxX - area.maxX)
    }

    private func applyLook() {
        input.widget?.apply(
            TextLook(
                font: shownFont, color: shownColor.fixed(traitCollection), caret: tintColor.fixed(traitCollection),
                alignment: shownAlignment, isEditable: isEnabled, isSecure: isSecureTextEntry))
    }

    // MARK: - Place

    /// Returns the rectangle around the frame.
    open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }

    /// Returns the rectangle of the text. For overriding.
    open func textRect(forBounds bounds: CGRect) -> CGRect {
        let padding: CGFloat = borderStyle == .none ? 0 : 7
        var area = bounds.insetBy(dx: padding, dy: 0)
        let (before, after) = sides(of: area)
        area.origin.x += before
        area.size.width = max(0, area.width - before - after)
        return area
    }

    /// Returns the rectangle of the text during editing. For overriding.
    open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }

    /// Returns the rectangle of the placeholder. For overriding.
    open func placeholderRect(forBounds bounds: CGRect) -> CGRect { editingRect(forBounds: bounds) }

    /// Returns the rectangle of the clear button. For overriding.
    open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
        CGRect(
            x: isRightToLeft ? bounds.minX + 6 : bounds.maxX - 26, y: bounds.midY - 10, width: 20, height: 20)
    }

    /// Returns the rectangle of the view before the text. For overriding.
    open func leftViewRect(forBounds bounds: CGRect) -> CGRect { side(leftView, in: bounds, isLeft: true) }

    /// Returns the rectangle of the view after the text. For overriding.
    open func rightViewRect(forBounds bounds: CGRect) -> CGRect { side(rightView, in: bounds, isLeft: false) }

    /// Places what is beside the text.
    open override func layoutSubviews() {
        super.layoutSubviews()
        leftView?.isHidden = !isLeftShown
        rightView?.isHidden = !isRightShown
        if isLeftShown { leftView?.frame = leftViewRect(forBounds: bounds) }
        if isRightShown { rightView?.frame = rightViewRect(forBounds: bounds) }
        clearButton.isHidden = !isClearShown
        clearButton.frame = clearButtonRect(forBounds: bounds)
    }

    // MARK: - Setting and drawing

    private var shownFont: UIFont { font ?? .systemFont(ofSize: 17) }
    private var shownColor: UIColor { isEnabled ? textColor ?? .label : .tertiaryLabel }

    private var shownAlignment: NSTextAlignment {
        guard textAlignment == .natural else { return textAlignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    private func layout(placeholder isPlaceholder: Bool, width: CGFloat) -> TextLayout {
        let style = TextLayout.Style(
            font: shownFont, color: isPlaceholder ? .placeholderText : shownColor, alignment: shownAlignment,
            lineBreakMode: .byTruncatingTail, numberOfLines: 1,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let shown = isSecureTextEntry ? String(repeating: "•", count: input.text.count) : input.text
        let string =
            isPlaceholder
            ? styledPlaceholder ?? StyledText(placeholder ?? "")
            : attributes ?? StyledText(shown)
        return TextLayout(string, style: style, width: width, traits: traitCollection)
    }

    func textDidChange() {
        applyLook()
        setNeedsDisplay()
        setNeedsLayout()
        accessibilityDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        applyLook()
    }

    private func applyBorder() {
        layer.borderWidth = borderStyle == .none ? 0 : 1
        layer.cornerRadius = borderStyle == .roundedRect ? 6 : 0
        layer.borderColor = UIColor.systemGray4.fixed(traitCollection)
        if borderStyle == .roundedRect, backgroundColor == nil { backgroundColor = .systemBackground }
        setNeedsDisplay()
        setNeedsLayout()
    }

    /// One line of text with the room around.
    open override var intrinsicContentSize: CGSize {
        let padding: CGFloat = borderStyle == .none ? 0 : 14
        let text = layout(placeholder: !hasText, width: 100_000).size
        return CGSize(
            width: text.width.rounded(.up) + padding,
            height: shownFont.lineHeight.rounded(.up) + (borderStyle == .none ? 2 : 13))
    }

    /// Returns one line of text with the room around.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Draws the text, the placeholder, or the widget while it has the keys.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        let showsPlaceholder = !hasText && input.composition.isEmpty
        let area = showsPlaceholder ? placeholderRect(forBounds: bounds) : textRect(forBounds: bounds)
        if showsPlaceholder || !(isFirstResponder && input.widget != nil) {
            let layout = layout(placeholder: showsPlaceholder, width: area.width)
            let top = (area.minY + (area.height - layout.size.height) / 2).rounded()
            context.append(layout.node()?.transformed(CGAffineTransform(translationX: area.minX, y: top)))
        }
        if isFirstResponder { context.append(input.widget?.node()) }
    }

    /// Colours are part of the look.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if borderStyle != .none { layer.borderColor = UIColor.systemGray4.fixed(traitCollection) }
        if previousTraitCollection?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory {
            followTextSize()
        }
        applyLook()
    }

    /// The caret has the tint.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        applyLook()
    }

    /// The placeholder, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? placeholder ?? attributedPlaceholder?.string }
        set { super.accessibilityLabel = newValue }
    }

    /// The text, unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isSecureTextEntry ? nil : text) }
        set { super.accessibilityValue = newValue }
    }
}
