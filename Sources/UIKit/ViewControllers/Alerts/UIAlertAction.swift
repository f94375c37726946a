public import Foundation

/// A button of an alert or action sheet.
@preconcurrency @MainActor
open class UIAlertAction: NSObject {
    /// What a button means.
    public enum Style: Int, Sendable {
        /// Does something.
        case `default` = 0
        /// Gives up; there may be one.
        case cancel = 1
        /// Destroys something; red.
        case destructive = 2
    }

    /// The text.
    public let title: String?
    /// What it means.
    public let style: Style
    let handler: ((UIAlertAction) -> Void)?

    /// Whether it may be pressed. True at first.
    open var isEnabled = true {
        didSet { if oldValue != isEnabled { onChange?() } }
    }

    /// Tells the button that shows it.
    var onChange: (() -> Void)?

    /// Creates a button. `handler` is called once the alert is gone, so that it may present something itself.
    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
        self.handler = handler
        super.init()
    }
}
