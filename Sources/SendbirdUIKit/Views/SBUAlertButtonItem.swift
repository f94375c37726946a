public import UIKit

/// What is done when a button of an alert is tapped; gets what was typed, if
/// the alert has a field.
public typealias AlertButtonHandler = (_ info: Any?) -> Void

/// A button of an alert.
@preconcurrency @MainActor
public class SBUAlertButtonItem {
    /// The text.
    public let title: String
    /// The colour of the text; the theme's error colour marks what destroys.
    public let color: UIColor?
    /// What is done on a tap.
    public let completionHandler: AlertButtonHandler

    /// Creates a button.
    public init(title: String, color: UIColor? = nil, completionHandler: @escaping AlertButtonHandler) {
        self.title = title
        self.color = color
        self.completionHandler = completionHandler
    }
}
