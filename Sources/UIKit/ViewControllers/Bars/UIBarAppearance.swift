public import Foundation

/// The look of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour behind the content; nil: none.
    open var backgroundColor: UIColor? {
        didSet { onChange?() }
    }

    /// The image behind the content.
    open var backgroundImage: UIImage? {
        didSet { onChange?() }
    }

    /// The colour of the line at the lower edge; nil or clear: no line.
    open var shadowColor: UIColor? {
        didSet { onChange?() }
    }

    /// The image in place of the line.
    open var shadowImage: UIImage? {
        didSet { onChange?() }
    }

    /// Tells the bar that uses it.
    var onChange: (() -> Void)?

    /// Creates the system's look.
    public override init() {
        super.init()
        configureWithDefaultBackground()
    }

    /// Creates a copy.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        backgroundColor = barAppearance.backgroundColor
        backgroundImage = barAppearance.backgroundImage
        shadowColor = barAppearance.shadowColor
        shadowImage = barAppearance.shadowImage
    }

    /// Takes the system's background and line.
    ///
    /// ## Differences on Linux
    /// The background is opaque: nothing is blurred.
    open func configureWithDefaultBackground() {
        backgroundColor = .systemBackground
        backgroundImage = nil
        shadowColor = .separator
        shadowImage = nil
    }

    /// Takes an opaque background and the system's line.
    open func configureWithOpaqueBackground() {
        configureWithDefaultBackground()
    }

    /// Takes no background and no line.
    open func configureWithTransparentBackground() {
        backgroundColor = .clear
        backgroundImage = nil
        shadowColor = nil
        shadowImage = nil
    }
}
