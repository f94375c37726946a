public import Foundation

/// A button, or a view of the app's own, in a navigation bar.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(
///         title: "Edit", primaryAction: UIAction { [weak self] _ in self?.edit() })
///
/// ## Differences on Linux
/// There are no selectors, so the initialisers with target and action are
/// missing. Those with a `primaryAction` do the same and work on both systems.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    /// How it is set off.
    public enum Style: Int, Sendable {
        /// As text.
        case plain = 0
        /// With a border; as `plain`.
        case bordered = 1
        /// As the button that finishes: bold.
        case done = 2
    }

    private weak var button: BarButtonView?
    let systemItem: SystemItem?
    let isFlexibleSpace: Bool
    let isFixedSpace: Bool

    /// Creates an item that shows nothing.
    public override init() {
        systemItem = nil
        isFlexibleSpace = false
        isFixedSpace = false
        super.init()
    }

    /// Creates an item that shows nothing: there are no archived ones on Linux.
    public required init?(coder: NSCoder) {
        systemItem = nil
        isFlexibleSpace = false
        isFixedSpace = false
        super.init(coder: coder)
    }

    init(systemItem: SystemItem) {
        self.systemItem = systemItem
        isFlexibleSpace = systemItem == .flexibleSpace
        isFixedSpace = systemItem == .fixedSpace
        super.init()
        if systemItem.isProminent { style = .done }
    }

    /// Creates an item that shows a view of the app's own.
    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item. Title and image are the action's where they are not given.
    public convenience init(
        title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
    ) {
        self.init()
        self.primaryAction = primaryAction
        takeOverLook()
        if title != nil { self.title = title }
        if image != nil { self.image = image }
        self.menu = menu
    }

    /// Creates an item with the text or icon that the system has for a purpose.
    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
        self.init(systemItem: systemItem)
        self.primaryAction = primaryAction
        title = nil
        image = nil
        self.menu = menu
    }

    /// Returns a space that takes what room is left.
    open class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    /// Returns a space of a width, in points.
    open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let item = UIBarButtonItem(systemItem: .fixedSpace)
        item.width = width
        return item
    }

    /// How it is set off.
    open var style: Style = .plain {
        didSet { didChange() }
    }

    /// The width, in points; 0: as the content needs.
    open var width: CGFloat = 0 {
        didSet { didChange() }
    }

    /// The view shown in place of title and image.
    open var customView: UIView? {
        didSet { didChange() }
    }

    /// The colour; nil: the bar's.
    open var tintColor: UIColor? {
        didSet { didChange() }
    }

    /// What a press does. Setting it takes over its title and image.
    open var primaryAction: UIAction? {
        didSet { takeOverLook() }
    }

    private func takeOverLook() {
        guard let primaryAction else { return }
        if !primaryAction.title.isEmpty { title = primaryAction.title }
        if let actionImage = primaryAction.image { image = actionImage }
    }

    /// What a press shows, where there is no primary action.
    open var menu: UIMenu?

    /// The titles that it may take; the widest decides about the width.
    open var possibleTitles: Set<String>?

    /// The view that shows it in a bar, while one does.
    var viewInBar: UIView? { customView ?? button }

    /// Returns the view to put into a bar.
    func makeView() -> UIView {
        if let customView { return customView }
        let view = BarButtonView(item: self)
        button = view
        return view
    }

    override func didChange() {
        super.didChange()
        button?.itemDidChange()
    }

    /// The text to show: the item's own or, without an image, the system's.
    var shownTitle: String? {
        if let title { return title }
        return shownImage == nil ? systemItem?.title : nil
    }

    /// The image to show: the item's own or the system's.
    var shownImage: UIImage? { image ?? (title == nil ? systemItem?.image : nil) }

    /// What assistive tools say.
    var spokenLabel: String? { accessibilityLabel ?? title ?? systemItem?.title ?? systemItem?.spokenName }

    /// Does what a press does.
    func perform(from sender: UIView) {
        if let primaryAction {
            primaryAction.perform(sender: self)
        } else if let menu {
            menu.present(from: sender)
        }
    }
}
