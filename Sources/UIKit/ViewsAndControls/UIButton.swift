public import Foundation

/// Something to press, with a title, a picture or both.
///
///     let button = UIButton(type: .system)
///     button.setTitle("Send", for: .normal)
///     button.addAction(UIAction { _ in model.send() }, for: .touchUpInside)
open class UIButton: UIControl {
    /// The kind of a button.
    public enum ButtonType: Int, Sendable {
        /// No look of its own.
        case custom = 0
        /// The title in the tint colour.
        case system = 1
        /// A sign that tells of more.
        case detailDisclosure = 2
        /// A sign that tells of information.
        case infoLight = 3
        /// A sign that tells of information.
        case infoDark = 4
        /// A plus.
        case contactAdd = 5
        /// A cross.
        case close = 7
    }

    private var titles: [State: String] = [:]
    private var attributedTitles: [State: NSAttributedString] = [:]
    private var titleColors: [State: UIColor] = [:]
    private var images: [State: UIImage] = [:]
    private var backgroundImages: [State: UIImage] = [:]
    private let label = ButtonTitleLabel()
    private let picture = UIImageView()
    private let backgroundPicture = UIImageView()

    /// The kind.
    public private(set) var buttonType = ButtonType.custom

    /// The button's menu: shown by a press where `showsMenuAsPrimaryAction` is true. Nil unless set.
    open var menu: UIMenu?

    override var ownMenu: UIMenu? { menu }

    /// The look as one value; setting it, the button takes title, picture and colours from there.
    open var configuration: Configuration? { didSet { stateDidChange() } }

    /// Room around the content.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// Room around the title, of which only its place is changed.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Room around the picture, of which only its place is changed.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
    /// Whether the picture is shown lighter while pressed.
    open var adjustsImageWhenHighlighted = true
    /// Whether the picture is shown lighter while it cannot be used.
    open var adjustsImageWhenDisabled = true

    /// Creates a button of the custom kind.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    /// Creates a button of a kind.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        let symbol: String? =
            switch buttonType {
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark"
            case .custom, .system: nil
            }
        if let symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        if buttonType == .system { label.font = .systemFont(ofSize: 15) }
        stateDidChange()
    }

    /// Creates a system button that does something; its title and picture are the action's.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        adopt(primaryAction)
    }

    /// Creates a button of a look.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        adopt(primaryAction)
        stateDidChange()
    }

    /// Creates a button: archives of views are not read.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        accessibilityTraits = .button
        label.sizeDidChange = { [weak self] in self?.titleSizeDidChange() }
        label.isAccessibilityElement = false
        label.font = .systemFont(ofSize: UIFont.buttonFontSize)
        label.lineBreakMode = .byTruncatingMiddle
        label.textAlignment = .center
        picture.contentMode = .scaleAspectFit
        backgroundPicture.isHidden = true
        for view in [backgroundPicture, picture, label] { super.addSubview(view) }
        stateDidChange()
    }

    private func adopt(_ action: UIAction?) {
        guard let action else { return }
        if configuration != nil {
            if !action.title.isEmpty { configuration?.title = action.title }
            if let image = action.image { configuration?.image = image }
        } else {
            if !action.title.isEmpty { setTitle(action.title, for: .normal) }
            if let image = action.image { setImage(image, for: .normal) }
        }
        addAction(action, for: .primaryActionTriggered)
    }

    // MARK: - Content

    /// The label that shows the title.
    open var titleLabel: UILabel? { label }
    /// The view that shows the picture.
    open var imageView: UIImageView? { picture }

    /// Sets the title of a state.
    open func setTitle(_ title: String?, for state: State) {
        guard titles[state] != title else { return }
        titles[state] = title
        contentDidChange()
    }

    /// Sets the title of a state with attributes.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        attributedTitles[state] = title
        contentDidChange()
    }

    /// Sets the title's colour of a state.
    open func setTitleColor(_ color: UIColor?, for state: State) {
        titleColors[state] = color
        stateDidChange()
    }

    /// Sets the picture of a state.
    open func setImage(_ image: UIImage?, for state: State) {
        images[state] = image
        contentDidChange()
    }

    /// Sets the picture behind the content of a state.
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        backgroundImages[state] = image
        stateDidChange()
    }

    /// Shows a symbol of a size.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) {
        picture.preferredSymbolConfiguration = configuration
        contentDidChange()
    }

    /// Returns the title of a state.
    open func title(for state: State) -> String? { titles[state] }
    /// Returns the title of a state with its attributes.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
    /// Returns the title's colour of a state.
    open func titleColor(for state: State) -> UIColor? { titleColors[state] ?? value(of: titleColors, for: state) }
    /// Returns the picture of a state.
    open func image(for state: State) -> UIImage? { images[state] }
    /// Returns the picture behind the content of a state.
    open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

    /// The title that is shown.
    open var currentTitle: String? { configuration?.title ?? value(of: titles, for: state) }
    /// The title that is shown, with its attributes.
    open var currentAttributedTitle: NSAttributedString? { value(of: attributedTitles, for: state) }
    /// The colour in which the title is shown.
    open var currentTitleColor: UIColor { label.textColor }
    /// The picture that is shown.
    open var currentImage: UIImage? { configuration?.image ?? value(of: images, for: state) }

    /// What is set for a state: for all of it, for its strongest part, or for the normal one.
    private func value<Value>(of table: [State: Value], for state: State) -> Value? {
        if let exact = table[state] { return exact }
        for part in [State.disabled, .highlighted, .selected] where state.contains(part) {
            if let value = table[part] { return value }
        }
        return table[.normal]
    }

    /// The title's font has become another, by the app or with the user's text size.
    private func titleSizeDidChange() {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func contentDidChange() {
        invalidateIntrinsicContentSize()
        stateDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        if let attributed = currentAttributedTitle {
            label.attributedText = attributed
        } else {
            label.text = currentTitle
        }
        label.textColor = titleColorToShow
        picture.image = currentImage
        picture.isHidden = picture.image == nil
        picture.tintColor = configuration.map { $0.foreground(tint: tintColor) }
        backgroundPicture.image = value(of: backgroundImages, for: state)
        backgroundPicture.isHidden = backgroundPicture.image == nil
        let isPressed = isHighlighted && (buttonType == .system || titleColors[.highlighted] == nil)
        label.alpha = isPressed ? 0.4 : 1
        picture.alpha = isHighlighted && adjustsImageWhenHighlighted || !isEnabled && adjustsImageWhenDisabled ? 0.4 : 1
        applyConfiguration()
    }

    private var titleColorToShow: UIColor {
        let own: UIColor =
            if let configuration {
                configuration.foreground(tint: tintColor)
            } else {
                value(of: titleColors, for: state) ?? (buttonType == .system ? tintColor : .white)
            }
        let isGrey = !isEnabled && (configuration != nil || titleColors[.disabled] == nil && buttonType == .system)
        return isGrey ? .tertiaryLabel : own
    }

    private func applyConfiguration() {
        guard let configuration else { return }
        let fill = configuration.background(tint: tintColor)
        backgroundColor =
            isEnabled ? (isHighlighted ? fill?.withAlphaComponent(0.75) : fill) : fill.map { _ in .tertiarySystemFill }
        label.font = configuration.titleFont(traitCollection)
        label.adjustsFontForContentSizeCategory = true
        if configuration.imagePlacement != .leading { label.textAlignment = .center }
        setNeedsLayout()
    }

    /// The tint has changed.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        stateDidChange()
    }

    // MARK: - Size and place

    private var insets: UIEdgeInsets {
        configuration?.contentInsets.resolved(effectiveUserInterfaceLayoutDirection) ?? contentEdgeInsets
    }

    private var spacing: CGFloat {
        guard !picture.isHidden, label.text?.isEmpty == false else { return 0 }
        return configuration?.imagePadding ?? 0
    }

    private var isStacked: Bool { configuration?.imagePlacement == .top || configuration?.imagePlacement == .bottom }

    /// The size of title and picture with the room around.
    open override var intrinsicContentSize: CGSize {
        sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    }

    /// Returns the size of title and picture with the room around.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let title = label.text?.isEmpty == false ? label.sizeThatFits(.zero) : .zero
        let image = picture.isHidden ? .zero : picture.intrinsicContentSize
        let insets = insets
        let width = isStacked ? max(title.width, image.width) : title.width + image.width + spacing
        let height = isStacked ? title.height + image.height + spacing : max(title.height, image.height)
        // A system button keeps a finger's room above and below the title.
        let least: CGFloat = configuration == nil && insets == .zero && picture.isHidden ? 12 : 0
        return CGSize(
            width: width + insets.left + insets.right, height: height + insets.top + insets.bottom + least)
    }

    /// Returns the rectangle of the background.
    open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
    /// Returns the rectangle of the content.
    open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: insets) }

    /// Places title and picture.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuration { layer.cornerRadius = configuration.cornerRadius(height: bounds.height) }
        backgroundPicture.frame = backgroundRect(forBounds: bounds)
        let content = contentRect(forBounds: bounds)
        let imageSize = fitted(picture.isHidden ? .zero : picture.intrinsicContentSize, into: content.size)
        let room = CGSize(
            width: max(0, content.width - (isStacked ? 0 : imageSize.width + spacing)),
            height: max(0, content.height - (isStacked ? imageSize.height + spacing : 0)))
        let wanted = label.text?.isEmpty == false ? label.sizeThatFits(room) : .zero
        let titleSize = CGSize(width: min(wanted.width, room.width), height: min(wanted.height, room.height))
        if isStacked {
            placeStacked(content, imageSize, titleSize)
        } else {
            placeInLine(content, imageSize, titleSize)
        }
    }

    private func fitted(_ size: CGSize, into room: CGSize) -> CGSize {
        guard size.width > 0, size.height > 0 else { return .zero }
        let scale = min(1, room.width / size.width, room.height / size.height)
        return CGSize(width: max(0, size.width * scale), height: max(0, size.height * scale))
    }

    private func placeInLine(_ content: CGRect, _ imageSize: CGSize, _ titleSize: CGSize) {
        let total = imageSize.width + spacing + titleSize.width
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        let start: CGFloat =
            switch contentHorizontalAlignment {
            case .left: content.minX
            case .right: content.maxX - total
            case .leading: isLeftToRight ? content.minX : content.maxX - total
            case .trailing: isLeftToRight ? content.maxX - total : content.minX
            case .center, .fill: content.midX - total / 2
            }
        let isImageFirst = (configuration?.imagePlacement != .trailing) == isLeftToRight
        let imageX = isImageFirst ? start : start + titleSize.width + spacing
        let titleX = isImageFirst ? start + imageSize.width + spacing : start
        picture.frame = CGRect(origin: CGPoint(x: imageX, y: top(of: imageSize, in: content)), size: imageSize)
            .offsetBy(dx: shift(imageEdgeInsets).width, dy: shift(imageEdgeInsets).height)
        label.frame = CGRect(origin: CGPoint(x: titleX, y: top(of: titleSize, in: content)), size: titleSize)
            .offsetBy(dx: shift(titleEdgeInsets).width, dy: shift(titleEdgeInsets).height)
    }

    private func placeStacked(_ content: CGRect, _ imageSize: CGSize, _ titleSize: CGSize) {
        let total = imageSize.height + spacing + titleSize.height
        let start = content.midY - total / 2
        let isImageFirst = configuration?.imagePlacement == .top
        let imageY = isImageFirst ? start : start + titleSize.height + spacing
        let titleY = isImageFirst ? start + imageSize.height + spacing : start
        picture.frame = CGRect(origin: CGPoint(x: content.midX - imageSize.width / 2, y: imageY), size: imageSize)
        label.frame = CGRect(origin: CGPoint(x: content.midX - titleSize.width / 2, y: titleY), size: titleSize)
    }

    private func top(of size: CGSize, in content: CGRect) -> CGFloat {
        switch contentVerticalAlignment {
        case .top: content.minY
        case .bottom: content.maxY - size.height
        case .center, .fill: content.midY - size.height / 2
        }
    }

    private func shift(_ insets: UIEdgeInsets) -> CGSize {
        CGSize(width: (insets.left - insets.right) / 2, height: (insets.top - insets.bottom) / 2)
    }

    override func firstBaseline(forWidth width: CGFloat) -> CGFloat? {
        label.frame.minY + (label.firstBaseline(forWidth: label.bounds.width) ?? 0)
    }

    override func lastBaseline(forWidth width: CGFloat) -> CGFloat? {
        label.frame.minY + (label.lastBaseline(forWidth: label.bounds.width) ?? 0)
    }

    /// The title, unless set.
    open override var accessibilityLabel: String? {
        get { super.accessibilityLabel ?? currentTitle ?? currentAttributedTitle?.string }
        set { super.accessibilityLabel = newValue }
    }
}
