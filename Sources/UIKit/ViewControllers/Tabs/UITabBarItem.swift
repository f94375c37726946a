public import Foundation

/// What a tab bar shows for one tab: an image, a title and a badge.
///
///     item.badgeValue = "99+"   // shown so in every direction of the language
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
    /// The image while the tab is chosen; nil is `image`.
    open var selectedImage: UIImage? { didSet { didChange() } }

    /// The text in the badge; nil is no badge.
    ///
    /// Digits and signs stand as in a left-to-right text, whatever the language:
    /// "99+" never becomes "+99".
    open var badgeValue: String? { didSet { if oldValue != badgeValue { didChange() } } }

    /// The colour of the badge; the system's red unless set.
    open var badgeColor: UIColor? { didSet { didChange() } }

    /// How far the title is moved from its place.
    open var titlePositionAdjustment = UIOffset.zero { didSet { didChange() } }

    private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
    weak var bar: UITabBar?

    /// Creates an item with a title and an image.
    public convenience init(title: String?, image: UIImage?, tag: Int) {
        self.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// Creates an item with a title and two images.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init()
        self.title = title
        self.image = image
        self.selectedImage = selectedImage
    }

    /// Sets font and colour of the badge's text in a state.
    open func setBadgeTextAttributes(
        _ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
    ) {
        badgeAttributes[state.rawValue] = textAttributes
        didChange()
    }

    /// Returns font and colour of the badge's text in a state, where they were set.
    open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
        badgeAttributes[state.rawValue]
    }

    override func didChange() {
        bar?.itemDidChange()
    }
}
