internal import Foundation

/// What happened to keys.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    /// All keys that did something.
    public let allPresses: Set<UIPress>
    /// Whether no responder has kept it.
    var isUnhandled = false

    init(press: UIPress, timestamp: TimeInterval) {
        allPresses = [press]
        super.init(touches: [], timestamp: timestamp)
    }
}
