public import Foundation

/// What can be in a bar: a title or an image, and whether it may be pressed.
@preconcurrency @MainActor
open class UIBarItem: NSObject {
    /// Creates an item that shows nothing.
    public override init() {
        super.init()
    }

    /// Creates an item that shows nothing: there are no archived ones on Linux.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// Whether it may be pressed. True at first.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { didChange() } }
    }

    /// The text.
    open var title: String? {
        didSet { if oldValue != title { didChange() } }
    }

    /// The image; shown in place of the title.
    open var image: UIImage? {
        didSet { didChange() }
    }

    /// The distances from the image's place. Zero at first.
    open var imageInsets: UIEdgeInsets = .zero {
        didSet { didChange() }
    }

    /// A number for the app's own use.
    open var tag = 0

    /// What assistive tools say in place of the title.
    open var accessibilityLabel: String? {
        didSet { didChange() }
    }

    /// What assistive tools add about its effect.
    open var accessibilityHint: String? {
        didSet { didChange() }
    }

    /// What tests find it by.
    open var accessibilityIdentifier: String? {
        didSet { didChange() }
    }

    private var attributesByState: [UInt: [NSAttributedString.Key: Any]] = [:]

    /// Sets font and colour of the title in a state.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
        attributesByState[state.rawValue] = attributes
        didChange()
    }

    /// Returns font and colour of the title in a state, where they were set.
    open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        attributesByState[state.rawValue]
    }

    /// Tells the bar that shows it.
    func didChange() {}
}
