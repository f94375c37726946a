public import Foundation

/// A finger, or the pointer with its button down.
@preconcurrency @MainActor
open class UITouch: NSObject {
    /// What a touch does.
    public enum Phase: Int, Sendable {
        /// It came down.
        case began = 0
        /// It moved.
        case moved = 1
        /// It is where it was.
        case stationary = 2
        /// It went up.
        case ended = 3
        /// It was taken away.
        case cancelled = 4
    }

    /// What touches.
    public enum TouchType: Int, Sendable {
        /// A finger on the screen.
        case direct = 0
        /// A finger elsewhere.
        case indirect = 1
        /// A pen.
        case pencil = 2
        /// The pointer, with its button down.
        case indirectPointer = 3
    }

    /// What touches.
    open internal(set) var type = TouchType.direct
    /// What it does.
    open internal(set) var phase = Phase.began
    /// How often it came down in quick succession at one place.
    open internal(set) var tapCount = 1
    /// When this was, in seconds on the frames' clock.
    open internal(set) var timestamp: TimeInterval = 0
    /// The window that it came down in.
    open internal(set) weak var window: UIWindow?
    /// The view that it came down in.
    open internal(set) weak var view: UIView?
    /// The recognizers that get it.
    open internal(set) var gestureRecognizers: [UIGestureRecognizer]?
    /// Whether it is the pointer's secondary button.
    var isSecondary = false
    var position = CGPoint.zero
    var previousPosition = CGPoint.zero

    /// Creates a touch that has come down at a point of a window.
    init(window: UIWindow?, position: CGPoint, timestamp: TimeInterval) {
        self.window = window
        self.position = position
        previousPosition = position
        self.timestamp = timestamp
    }

    /// Returns where it is, in a view's coordinates; nil is the window.
    open func location(in view: UIView?) -> CGPoint {
        guard let view, let window else { return position }
        return view.convert(position, from: window)
    }

    /// Returns where it was before, in a view's coordinates; nil is the window.
    open func previousLocation(in view: UIView?) -> CGPoint {
        guard let view, let window else { return previousPosition }
        return view.convert(previousPosition, from: window)
    }
}
