public import Foundation

/// What happened to a window: its touches at one moment.
@preconcurrency @MainActor
open class UIEvent: NSObject {
    /// When it happened, in seconds on the frames' clock.
    public let timestamp: TimeInterval
    private let touches: Set<UITouch>
    /// The touch that did something; the others are where they were.
    var changed: UITouch?

    init(touches: Set<UITouch>, timestamp: TimeInterval) {
        self.touches = touches
        self.timestamp = timestamp
    }

    /// All touches.
    open var allTouches: Set<UITouch>? { touches }

    /// Returns the touches in a view.
    open func touches(for view: UIView) -> Set<UITouch>? {
        touches.filter { $0.view === view }
    }
}
