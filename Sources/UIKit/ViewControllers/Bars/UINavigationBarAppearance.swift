public import Foundation

/// The look of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
    /// Font and colour of the title; what is missing is the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:] {
        didSet { onChange?() }
    }

    /// Font and colour of a large title. Kept: titles are of one size on Linux.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]

    /// How far the title is moved from its place.
    open var titlePositionAdjustment = UIOffset.zero {
        didSet { onChange?() }
    }

    /// The look of plain buttons.
    open var buttonAppearance = UIBarButtonItemAppearance() {
        didSet { onChange?() }
    }

    /// The look of bold buttons.
    open var doneButtonAppearance = UIBarButtonItemAppearance() {
        didSet { onChange?() }
    }

    /// The look of the back button.
    open var backButtonAppearance = UIBarButtonItemAppearance() {
        didSet { onChange?() }
    }

    /// The image of the back button; nil: the system's.
    open private(set) var backIndicatorImage: UIImage?

    /// Creates the system's look.
    public override init() {
        super.init()
    }

    /// Creates a look with a bar's background.
    public override init(barAppearance: UIBarAppearance) {
        super.init(barAppearance: barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        largeTitleTextAttributes = other.largeTitleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        buttonAppearance = other.buttonAppearance
        doneButtonAppearance = other.doneButtonAppearance
        backButtonAppearance = other.backButtonAppearance
        backIndicatorImage = other.backIndicatorImage
    }

    /// Sets the image of the back button. The mask is kept out: the title does not slide under the image.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        onChange?()
    }
}
