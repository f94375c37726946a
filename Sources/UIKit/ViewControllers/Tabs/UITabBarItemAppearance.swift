public import Foundation

/// The look of the tabs in a bar.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject {
    /// The look in one state.
    public final class StateAppearance: NSObject {
        /// Font and colour of the title.
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
        /// The colour of the image; nil is the bar's.
        public var iconColor: UIColor?
        /// The colour of the badge; nil is the item's.
        public var badgeBackgroundColor: UIColor?
    }

    /// The look of a tab that is not chosen.
    public let normal = StateAppearance()
    /// The look of the chosen tab.
    public let selected = StateAppearance()

    /// Creates the system's look.
    public override init() {
        super.init()
    }
}
