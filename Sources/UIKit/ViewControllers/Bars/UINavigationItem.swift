public import Foundation

/// What a navigation bar shows for one view controller.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
    /// When the title is large. Kept: titles are of one size on Linux, as with `never`.
    public enum LargeTitleDisplayMode: Int, Sendable {
        /// As for the item before.
        case automatic = 0
        /// Always.
        case always = 1
        /// Never.
        case never = 2
    }

    /// How the back button that leads here is labelled.
    public enum BackButtonDisplayMode: Int, Sendable {
        /// The title, or "Back" where there is little room.
        case `default` = 0
        /// "Back".
        case generic = 1
        /// The arrow alone.
        case minimal = 2
    }

    /// The bar that shows it.
    weak var bar: UINavigationBar?

    /// Creates an item with a title.
    public init(title: String) {
        self.title = title
        super.init()
    }

    /// Creates an item without a title.
    public convenience override init() {
        self.init(title: "")
        title = nil
    }

    /// Creates an item without a title: there are no archived ones on Linux.
    public required init?(coder: NSCoder) {
        super.init()
    }

    /// The title in the middle.
    open var title: String? {
        didSet { if oldValue != title { bar?.itemDidChange(self) } }
    }

    /// The view in place of the title.
    open var titleView: UIView? {
        didSet { if oldValue !== titleView { bar?.itemDidChange(self) } }
    }

    /// The button of the side where lines begin; in place of the back button.
    open var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The buttons of the side where lines begin, the outermost first.
    open var leftBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemDidChange(self) }
    }

    /// The button of the side where lines end.
    open var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    /// The buttons of the side where lines end, the outermost first.
    open var rightBarButtonItems: [UIBarButtonItem]? {
        didSet { bar?.itemDidChange(self) }
    }

    /// Sets the button of the side where lines begin.
    open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        leftBarButtonItem = item
    }

    /// Sets the buttons of the side where lines begin.
    open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        leftBarButtonItems = items
    }

    /// Sets the button of the side where lines end.
    open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        rightBarButtonItem = item
    }

    /// Sets the buttons of the side where lines end.
    open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        rightBarButtonItems = items
    }

    /// The label of the back button that leads here; nil: the title.
    open var backButtonTitle: String? {
        didSet { bar?.itemDidChange(self) }
    }

    /// The item of the back button that leads here; its title, image and tint count.
    open var backBarButtonItem: UIBarButtonItem? {
        didSet { bar?.itemDidChange(self) }
    }

    /// How the back button that leads here is labelled.
    open var backButtonDisplayMode: BackButtonDisplayMode = .default {
        didSet { bar?.itemDidChange(self) }
    }

    /// Whether there is no back button. False at first.
    open var hidesBackButton = false {
        didSet { bar?.itemDidChange(self) }
    }

    /// Sets whether there is no back button.
    open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        self.hidesBackButton = hidesBackButton
    }

    /// Whether the back button stays beside the left buttons. False at first.
    open var leftItemsSupplementBackButton = false {
        didSet { bar?.itemDidChange(self) }
    }

    /// When the title is large; kept.
    open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic

    /// The look of the bar for this item; nil: the bar's.
    open var standardAppearance: UINavigationBarAppearance? {
        didSet { bar?.itemDidChange(self) }
    }

    /// The look of the bar for this item while the content is at its top; nil: the bar's.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { bar?.itemDidChange(self) }
    }
}
