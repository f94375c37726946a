public import Foundation

/// Text in many lines that can be edited.
///
/// ## Differences on Linux
/// While it is in a window on a display, a text widget of the toolkit edits the
/// text, and is painted while it has the keys; otherwise the text is painted as
/// a label's. A selection that is typed over is asked about twice: first its
/// deletion, then the insertion. While it is edited, colours, weight, slant and
/// underlines are shown of the attributes; sizes and families are, when it is not.
open class UITextView: UIScrollView, UITextInputTraits, UIContentSizeCategoryAdjusting {
    /// Told when the editing of any text view begins.
    public nonisolated static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")
    /// Told when the text of any text view changes.
    public nonisolated static let textDidChangeNotification = Notification.Name("UITextViewTextDidChangeNotification")
    /// Told when the editing of any text view ends.
    public nonisolated static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")

    /// Who decides about the text, and is told about scrolling.
    open weak var delegate: (any UITextViewDelegate)? {
        didSet { scrollDelegate = delegate }
    }

    private(set) lazy var input = TextInput(owner: self, isMultiline: true)
    var attributes: StyledText?
    private var layoutCache: (width: CGFloat, layout: TextLayout)?
    private var isEnding = false
    /// Selects what cannot be edited.
    private var selection: TextSelectionRecognizer?

    /// The area in which the text is set.
    public let textContainer = NSTextContainer()

    /// The text.
    open var text: String! {
        get { input.text }
        set {
            attributes = nil
            input.set(newValue ?? "")
            textDidChange()
        }
    }

    /// The text with its attributes.
    open var attributedText: NSAttributedString! {
        get {
            attributes?.attributed
                ?? NSAttributedString(string: text, attributes: [.font: shownFont, .foregroundColor: shownColor])
        }
        set {
            attributes = newValue.map { StyledText($0) }
            input.set(newValue?.string ?? "")
            textDidChange()
        }
    }

    /// The attributes of what is typed next. Kept; the widget types in `font` and `textColor`.
    open var typingAttributes: [NSAttributedString.Key: Any] = [:]
    /// The attributes of links. Kept; links have the system's colour.
    open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
    /// What is made a link by itself. Kept; nothing is.
    open var dataDetectorTypes: UIDataDetectorTypes = []

    /// The font; the system's at 12 points unless set, as the original has it.
    open var font: UIFont? {
        didSet {
            // A font that was made in another text size is taken in the one of now.
            if adjustsFontForContentSizeCategory {
                font = font?.scaled(for: traitCollection.preferredContentSizeCategory)
            }
            textDidChange()
        }
    }
    /// Whether the fonts follow the user's text size by themselves.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followTextSize() }
    }

    /// Takes the fonts in the size that the traits ask for, if they are to follow it.
    private func followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let category = traitCollection.preferredContentSizeCategory
        if let scaled = font?.scaled(for: category), scaled !== font { font = scaled }
        attributes = attributes?.scaled(for: category)
        textDidChange()
    }

    /// The colour; the system's for text unless set.
    open var textColor: UIColor? { didSet { textDidChange() } }
    /// Where lines stand; natural unless set.
    open var textAlignment: NSTextAlignment = .natural { didSet { textDidChange() } }
    /// Whether the text can be edited.
    open var isEditable = true {
        didSet {
            if oldValue != isEditable { hostDidChange() }
            if !isEditable, selection == nil {
                let recognizer = TextSelectionRecognizer()
                addGestureRecognizer(recognizer)
                // Before scrolling, which would take the drag.
                gestureRecognizers?.removeLast()
                gestureRecognizers?.insert(recognizer, at: 0)
                selection = recognizer
            }
            applyLook()
        }
    }
    /// Whether the text can be selected. True unless set; what cannot be edited is selected with the pointer.
    open var isSelectable = true
    /// Room around the text. 8 points above and below unless set.
    open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) { didSet { textDidChange() } }
    /// Whether the text is selected when editing begins.
    open var clearsOnInsertion = false
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

    /// The selection, in UTF-16.
    open var selectedRange: NSRange {
        get { input.selection }
        set {
            input.select(newValue)
            setNeedsDisplay()
        }
    }

    /// What an input method is composing; nil when nothing.
    open var markedTextRange: UITextRange? {
        guard !input.composition.isEmpty else { return nil }
        return UITextRange(NSRange(location: input.selection.location, length: input.composition.utf16.count))
    }

    /// Makes what an input method is composing part of the text.
    open func unmarkText() {
        input.commitComposition()
    }

    /// Whether there is text.
    open var hasText: Bool { !input.text.isEmpty }

    /// Creates a text view; a container of one's own is not taken.
    public init(frame: CGRect, textContainer: NSTextContainer?) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a text view with a frame.
    public override convenience init(frame: CGRect) {
        self.init(frame: frame, textContainer: nil)
    }

    /// Creates a text view: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        alwaysBounceVertical = false
        backgroundColor = .systemBackground
        isAccessibilityElement = true
        textContainer.didChange = { [weak self] in self?.textDidChange() }
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

    /// Scrolls so that a range is seen.
    open func scrollRangeToVisible(_ range: NSRange) {
        let caret = layout(width: textWidth).caretRect(at: NSMaxRange(range))
        scrollRectToVisible(caret.offsetBy(dx: textOrigin.x, dy: textOrigin.y).insetBy(dx: 0, dy: -4), animated: false)
    }

    /// While it can be edited.
    open override var canBecomeFocused: Bool { isEditable }

    /// It does while it can be edited or selected.
    open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }

    /// Begins editing, if the delegate agrees.
    @discardableResult
    open override func becomeFirstResponder() -> Bool {
        if isFirstResponder { return true }
        if onlySelects { return super.becomeFirstResponder() }
        guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
        guard super.becomeFirstResponder() else { return false }
        makeWidget()
        input.widget?.focus()
        setNeedsDisplay()
        delegate?.textViewDidBeginEditing(self)
        NotificationCenter.default.post(name: Self.textDidBeginEditingNotification, object: self)
        return true
    }

    /// Ends editing, if the delegate agrees.
    @discardableResult
    open override func resignFirstResponder() -> Bool {
        guard isFirstResponder, !isEnding else { return true }
        if !isEditable {
            selectedRange = NSRange(location: selectedRange.location, length: 0)
            return super.resignFirstResponder()
        }
        guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        isEnding = true
        defer { isEnding = false }
        guard super.resignFirstResponder() else { return false }
        input.widget?.blur()
        setNeedsDisplay()
        delegate?.textViewDidEndEditing(self)
        NotificationCenter.default.post(name: Self.textDidEndEditingNotification, object: self)
        return true
    }

    override func chooseEmoji() -> Bool {
        guard let widget = input.widget else { return false }
        widget.chooseEmoji()
        return true
    }

    override var editsNatively: Bool { input.widget != nil }

    /// Pastes the clipboard's text; what is no text goes to whoever takes it: this view, or one after it.
    open override func paste(_ sender: Any?) {
        if isEditable, Pasting.isForText(self) { input.paste() } else { super.paste(sender) }
    }

    /// Copies the selected text.
    open override func copy(_ sender: Any?) {
        guard !input.selectedText.isEmpty else { return super.copy(sender) }
        UIPasteboard.general.string = input.selectedText
    }

    /// Copies the selected text and deletes it.
    open override func cut(_ sender: Any?) {
        copy(sender)
        if isEditable, input.selection.length > 0 { input.replace(input.selection, with: "") }
    }

    /// Selects all of the text.
    open override func selectAll(_ sender: Any?) {
        input.select(NSRange(location: 0, length: input.text.utf16.count))
        setNeedsDisplay()
    }

    /// A tap begins editing, or opens a link.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let point = touch.location(in: self)
        if openLink(at: point) { return }
        guard isEditable, bounds.contains(point) else {
            super.touchesEnded(touches, with: event)
            return
        }
        let place = CGPoint(x: point.x - textOrigin.x, y: point.y - textOrigin.y)
        if becomeFirstResponder() {
            selectedRange = NSRange(location: layout(width: textWidth).caretOffset(at: place), length: 0)
        }
    }

    // MARK: - The widget

    override func hostDidChange() {
        super.hostDidChange()
        if isEditable, window?.host is GTKWindowHost {
            makeWidget()
        } else {
            removeWidget()
        }
    }

    override func contentOffsetDidChange() {
        super.contentOffsetDidChange()
        input.widget?.set(scroll: bounds.minY)
        setNeedsDisplay()
    }

    private func makeWidget() {
        guard input.widget == nil, let host = window?.host as? GTKWindowHost else { return }
        let widget = GTKTextWidget(input: input, view: self, host: host) { [weak self] in
            self?.widgetInsets ?? .zero
        }
        input.use(widget)
        applyLook()
    }

    private func removeWidget() {
        input.widget?.remove()
        input.use(nil)
    }

    private var widgetInsets: UIEdgeInsets {
        let padding = textContainer.lineFragmentPadding
        var insets = textContainerInset
        insets.left += padding
        insets.right += padding
        return insets
    }

    private func applyLook() {
        input.widget?.apply(
            TextLook(
                font: shownFont, color: shownColor.fixed(traitCollection), caret: tintColor.fixed(traitCollection),
                alignment: shownAlignment, isEditable: isEditable))
        input.widget?.show(
            attributes.map { TextRun.all(in: $0, font: shownFont, traits: traitCollection) } ?? [])
    }

    // MARK: - Setting and drawing

    private var shownFont: UIFont { font ?? .systemFont(ofSize: 12) }
    private var shownColor: UIColor { textColor ?? .label }
    var textOrigin: CGPoint { CGPoint(x: widgetInsets.left, y: widgetInsets.top) }
    var textWidth: CGFloat { max(0, bounds.width - widgetInsets.left - widgetInsets.right) }

    private var shownAlignment: NSTextAlignment {
        guard textAlignment == .natural else { return textAlignment }
        return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }

    func layout(width: CGFloat) -> TextLayout {
        if let layoutCache, layoutCache.width == width { return layoutCache.layout }
        let style = TextLayout.Style(
            font: shownFont, color: shownColor, alignment: shownAlignment,
            lineBreakMode: textContainer.lineBreakMode, numberOfLines: textContainer.maximumNumberOfLines,
            isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let string = attributes ?? StyledText(input.text)
        let layout = TextLayout(string, style: style, width: width, traits: traitCollection)
        layoutCache = (width, layout)
        return layout
    }

    func textDidChange() {
        layoutCache = nil
        applyLook()
        updateContentSize()
        invalidateIntrinsicContentSize()
        setNeedsDisplay()
        accessibilityDidChange()
    }

    private func updateContentSize() {
        guard bounds.width > 0 else { return }
        let size = CGSize(width: bounds.width, height: sizeThatFits(bounds.size).height)
        if contentSize != size { contentSize = size }
    }

    override func boundsDidChange(from old: CGRect) {
        super.boundsDidChange(from: old)
        if old.size.width != bounds.width { updateContentSize() }
    }

    /// Returns the size of the text in a width, with the room around.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 100_000 ? size.width : nil
        let insets = widgetInsets
        let room = width.map { max(0, $0 - insets.left - insets.right) } ?? 100_000
        let text = layout(width: room).size
        // An empty text is as tall as its first line will be.
        let height = max(text.height, shownFont.lineHeight).rounded(.up)
        return CGSize(
            width: width ?? (text.width.rounded(.up) + insets.left + insets.right),
            height: height + insets.top + insets.bottom)
    }

    /// The size of the text while it does not scroll; none while it does.
    open override var intrinsicContentSize: CGSize {
        guard !isScrollEnabled else { return super.intrinsicContentSize }
        return CGSize(
            width: Self.noIntrinsicMetric,
            height: sizeThatFits(CGSize(width: bounds.width, height: 0)).height)
    }

    /// Draws the text, or the widget while it has the keys.
    open override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        if isFirstResponder, let node = input.widget?.node() {
            context.append(node)
            return
        }
        let layout = layout(width: textWidth)
        if !isEditable, selectedRange.length > 0 {
            context.setFillColor(tintColor.withAlphaComponent(0.3).fixed(traitCollection))
            for rect in layout.rects(for: selectedRange) {
                context.fill(rect.offsetBy(dx: textOrigin.x, dy: textOrigin.y))
            }
        }
        context.append(
            layout.node()?.transformed(CGAffineTransform(translationX: textOrigin.x, y: textOrigin.y)))
    }

    /// Colours are part of the set text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layoutCache = nil
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

    /// The text, unless set.
    open override var accessibilityValue: String? {
        get { super.accessibilityValue ?? text }
        set { super.accessibilityValue = newValue }
    }
}
