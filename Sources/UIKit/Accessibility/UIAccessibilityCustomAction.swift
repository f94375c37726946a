public import Foundation

/// Something else that can be done with an element.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What it is called.
    open var name: String
    /// Does it; returns whether it was done.
    open var actionHandler: ((UIAccessibilityCustomAction) -> Bool)?

    /// Creates an action.
    public init(name: String, actionHandler: ((UIAccessibilityCustomAction) -> Bool)?) {
        self.name = name
        self.actionHandler = actionHandler
    }
}
