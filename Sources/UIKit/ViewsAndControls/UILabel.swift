public import Foundation

/// Text in one or more lines.
///
/// ## Differences on Linux
/// The glyphs are Inter's and Noto's, set by Pango, so widths differ slightly.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
    private var string = StyledText()
    private var isAttributed = false
    /// The last text that was set for a width, and the one before: measuring and drawing alternate.
    private var layouts: [TextLayout] = []

    /// The text; nil is none. Setting it drops attributes.
    open var text: String? {
        get { string.string.isEmpty && !isAttributed && hasNoText ? nil : string.string }
        set {
            guard isAttributed || newValue != text else { return }
            hasNoText = newValue == nil
            isAttributed = false
            string = StyledText(newValue ?? "")
            contentDidChange()
        }
    }

    private var hasNoText = true

    /// The text with its attributes. Where they say nothing the label's own font and colour count.
    open var attributedText: NSAttributedString? {
        get {
            guard !hasNoText else { return nil }
            return isAttributed ? string.attributed : NSAttributedString(string: string.string, attributes: own)
        }
        set {
            hasNoText = newValue == nil
            isAttributed = newValue != nil
            string = newValue.map { StyledText($0) } ?? StyledText()
            followTextSize()
            contentDidChange()
        }
    }

    /// Sets a text with attributes, and more of them for parts of it: what ``attributedText`` does, without an
    /// attributed string being made, of which Foundation on Linux loses the memory.
    package func setText(
        _ text: String, attributes: [NSAttributedString.Key: Any],
        parts: [(range: NSRange, attributes: [NSAttributedString.Key: Any])]
    ) {
        hasNoText = false
        isAttributed = true
        string = StyledText(text, attributes: attributes)
        for part in parts { string.add(part.attributes, in: part.range) }
        followTextSize()
        contentDidChange()
    }

    private var own: [NSAttributedString.Key: Any] {
        let paragraph = NSMutableParagraphStyle()
        paragraph.alignment = textAlignment
        paragraph.lineBreakMode = lineBreakMode
        return [.font: style.font, .foregroundColor: style.color, .paragraphStyle: paragraph]
    }

    private var style = TextLayout.Style(numberOfLines: 1)

    /// The font; the system's at 17 points unless set.
    open var font: UIFont! {
        get { style.font }
        set {
            guard let newValue, style.font != newValue || style.font.scaling != newValue.scaling else { return }
            style.font = newValue
            followTextSize()
            contentDidChange()
        }
    }

    /// The colour; the system's for text unless set.
    open var textColor: UIColor! {
        get { style.color }
        set {
            style.color = newValue ?? .label
            lookDidChange()
        }
    }

    /// The colour while highlighted; nil is the same.
    open var highlightedTextColor: UIColor? { didSet { lookDidChange() } }

    /// Whether it is shown in the highlighted colour.
    open var isHighlighted = false {
        didSet { if oldValue != isHighlighted { lookDidChange() } }
    }

    /// Whether the text is shown as usable.
    open var isEnabled = true { didSet { lookDidChange() } }

    /// Where lines stand; natural unless set: where the interface's language begins its lines.
    open var textAlignment: NSTextAlignment = .natural {
        didSet { if oldValue != textAlignment { lookDidChange() } }
    }

    /// What becomes of text that is too long; dots at the end unless set.
    open var lineBreakMode: NSLineBreakMode {
        get { style.lineBreakMode }
        set {
            style.lineBreakMode = newValue
            contentDidChange()
        }
    }

    /// The most lines; 0 is as many as it takes. 1 unless set.
    open var numberOfLines: Int {
        get { style.numberOfLines }
        set {
            guard style.numberOfLines != newValue else { return }
            style.numberOfLines = max(0, newValue)
            contentDidChange()
        }
    }

    /// Whether the font becomes smaller where the text does not fit.
    open var adjustsFontSizeToFitWidth = false { didSet { lookDidChange() } }
    /// How small the font may become, as a part of its size.
    open var minimumScaleFactor: CGFloat = 0 { didSet { lookDidChange() } }
    /// Whether the fonts follow the user's text size by themselves.
    open var adjustsFontForContentSizeCategory = false {
        didSet { followTextSize() }
    }

    /// Takes the fonts in the size that the traits ask for, if they are to follow it.
    private func followTextSize() {
        guard adjustsFontForContentSizeCategory else { return }
        let category = traitCollection.preferredContentSizeCategory
        let scaled = style.font.scaled(for: category)
        let isNew = scaled.pointSize != style.font.pointSize
        style.font = scaled
        if isAttributed { string = string.scaled(for: category) }
        if isNew || isAttributed { contentDidChange() }
    }

    /// The colour of a hard shadow under the text; none unless set.
    open var shadowColor: UIColor? { didSet { lookDidChange() } }
    /// Where the shadow lies.
    open var shadowOffset = CGSize(width: 0, height: -1) { didSet { lookDidChange() } }

    /// The width at which `intrinsicContentSize` breaks lines; 0 is where the text itself does.
    open var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if oldValue != preferredMaxLayoutWidth { invalidateIntrinsicContentSize() } }
    }

    /// Creates a label with a frame.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a label: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        isAccessibilityElement = true
        accessibilityTraits = .staticText
    }

    // MARK: - Size

    /// The size of the text.
    open override var intrinsicContentSize: CGSize {
        let limit = preferredMaxLayoutWidth
        let width: CGFloat? = numberOfLines != 1 && limit > 0 ? limit : nil
        let bounds = CGRect(x: 0, y: 0, width: width ?? .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the size of the text in a width.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 ? size.width : .greatestFiniteMagnitude
        let bounds = CGRect(x: 0, y: 0, width: width, height: .greatestFiniteMagnitude)
        return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
    }

    /// Returns the rectangle that the text takes of one, in so many lines. For overriding.
    open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
        guard !string.string.isEmpty else { return CGRect(origin: bounds.origin, size: .zero) }
        // One line's own width is its width without a limit: with one it is what the dots leave.
        let isLimited = bounds.width < 100_000
        let size = layout(width: isLimited ? bounds.width : nil, lines: numberOfLines).size
        let limit = isLimited ? bounds.width : CGFloat.greatestFiniteMagnitude
        return CGRect(
            x: bounds.minX, y: bounds.minY, width: min(pixelCeil(size.width), limit),
            height: min(pixelCeil(size.height), bounds.height))
    }

    private func pixelCeil(_ length: CGFloat) -> CGFloat {
        let scale = max(1, traitCollection.displayScale)
        // What is a hair above a pixel's edge by rounding is not worth a pixel.
        return ((length - 0.002) * scale).rounded(.up) / scale
    }

    override func firstBaseline(forWidth width: CGFloat) -> CGFloat? {
        layout(width: width, lines: numberOfLines).baseline
    }

    override func lastBaseline(forWidth width: CGFloat) -> CGFloat? {
        layout(width: width, lines: numberOfLines).lastBaseline
    }

    // MARK: - Drawing

    /// Draws the text by `drawText(in:)`.
    open override func draw(_ rect: CGRect) {
        drawText(in: bounds)
    }

    /// Draws the text in the middle of a rectangle's height. For overriding.
    open func drawText(in rect: CGRect) {
        guard !string.string.isEmpty, rect.width > 0, rect.height > 0, let context = UIGraphicsGetCurrentContext()
        else {
            return
        }
        let layout = drawnLayout(width: rect.width)
        let scale = max(1, traitCollection.displayScale)
        // On whole pixels, or the strokes along the lines blur.
        let top = rect.minY + max(0, ((rect.height - layout.size.height) / 2 * scale).rounded() / scale)
        let place = CGAffineTransform(translationX: rect.minX, y: top)
        guard var node = layout.node() else { return }
        // A heap of marks on one letter stays inside of the label; an accent or a slant may reach out a little.
        let room = CGRect(x: 0, y: rect.minY - top, width: rect.width, height: rect.height).insetBy(dx: -4, dy: -4)
        if !room.contains(layout.inkRect) { node = node.clipped(to: RoundedRect(rect: room, radius: 0)) }
        if let shadowColor {
            let shadow = place.translatedBy(x: shadowOffset.width, y: shadowOffset.height)
            context.append(node.tinted(shadowColor.fixed(traitCollection)).transformed(shadow))
        }
        context.append(node.transformed(place))
    }

    private func drawnLayout(width: CGFloat) -> TextLayout {
        var drawn = layout(width: width, lines: numberOfLines)
        guard adjustsFontSizeToFitWidth, drawn.isTruncated else { return drawn }
        let least = max(minimumScaleFactor, 0.1)
        var scale: CGFloat = 1
        while drawn.isTruncated, scale > least {
            scale = max(least, scale - 0.05)
            var smaller = resolved(lines: numberOfLines)
            smaller.font = font.withSize(font.pointSize * scale)
            drawn = TextLayout(string, style: smaller, width: width, traits: traitCollection)
        }
        return drawn
    }

    /// The character at a point of the label, as an index in UTF-16; nil beside the text.
    package func characterIndex(at point: CGPoint) -> Int? {
        let layout = drawnLayout(width: bounds.width)
        let top = max(0, (bounds.height - layout.size.height) / 2)
        return layout.characterIndex(at: CGPoint(x: point.x, y: point.y - top))
    }

    private func resolved(lines: Int) -> TextLayout.Style {
        var resolved = style
        resolved.numberOfLines = lines
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        resolved.isRightToLeft = isRightToLeft
        resolved.alignment = textAlignment == .natural ? (isRightToLeft ? .right : .left) : textAlignment
        if isHighlighted, let highlightedTextColor { resolved.color = highlightedTextColor }
        if !isEnabled { resolved.color = resolved.color.withAlphaComponent(0.4) }
        return resolved
    }

    private func layout(width: CGFloat?, lines: Int) -> TextLayout {
        if lines == numberOfLines, let known = layouts.first(where: { $0.serves(width: width) }) { return known }
        let new = TextLayout(string, style: resolved(lines: lines), width: width, traits: traitCollection)
        if lines == numberOfLines {
            if layouts.count > 1 { layouts.removeFirst() }
            layouts.append(new)
        }
        return new
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        lookDidChange()
        accessibilityDidChange()
    }

    private func lookDidChange() {
        layouts = []
        setNeedsDisplay()
    }

    /// Colours and direction are part of the set text.
    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        layouts = []
        followTextSize()
    }

    /// The direction is part of the set text.
    open override var semanticContentAttribute: UISemanticContentAttribute {
        didSet { layouts = [] }
    }

    /// The text, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? text }
        set { super.accessibilityLabel = newValue }
    }
}
