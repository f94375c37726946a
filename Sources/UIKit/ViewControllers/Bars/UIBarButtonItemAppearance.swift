public import Foundation

/// The look of bar buttons.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look in one state.
    public final class StateAppearance: NSObject {
        /// Font and colour of the title.
        public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    }

    /// The look while nothing happens to it.
    public let normal = StateAppearance()
    /// The look while it may not be pressed.
    public let disabled = StateAppearance()
    /// The look while it is pressed.
    public let highlighted = StateAppearance()

    /// Creates the system's look.
    public override init() {
        super.init()
    }

    /// Creates the system's look of a style.
    public convenience init(style: UIBarButtonItem.Style) {
        self.init()
    }

    var textAttributes: [NSAttributedString.Key: Any] { normal.titleTextAttributes }

    /// The bold style takes the colour, not the weight.
    var doneTextAttributes: [NSAttributedString.Key: Any] { normal.titleTextAttributes }
}
