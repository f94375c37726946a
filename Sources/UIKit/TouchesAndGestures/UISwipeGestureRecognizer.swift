internal import Foundation

/// A quick movement in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// A direction.
    public struct Direction: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a set from its bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// To the right.
        public static let right = Direction(rawValue: 1)
        /// To the left.
        public static let left = Direction(rawValue: 2)
        /// Upwards.
        public static let up = Direction(rawValue: 4)
        /// Downwards.
        public static let down = Direction(rawValue: 8)
    }

    private static let distance: CGFloat = 50
    private static let time: TimeInterval = 0.5

    /// The directions that count. To the right unless set.
    open var direction = Direction.right
    /// How many fingers swipe together. 1 unless set.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var startTime: TimeInterval = 0

    /// Starts watching.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.first?.isSecondary != true else {
            state = .failed
            return
        }
        start = location(in: nil)
        startTime = event.timestamp
    }

    /// Recognizes, or fails when it goes elsewhere or too slowly.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        let place = location(in: nil)
        let (dx, dy) = (place.x - start.x, place.y - start.y)
        if event.timestamp - startTime > Self.time {
            state = .failed
            return
        }
        guard max(abs(dx), abs(dy)) >= Self.distance else { return }
        let isHorizontal = abs(dx) > abs(dy) * 1.5
        let isVertical = abs(dy) > abs(dx) * 1.5
        let went: Direction =
            isHorizontal ? (dx > 0 ? .right : .left) : isVertical ? (dy > 0 ? .down : .up) : []
        state =
            !went.isEmpty && direction.contains(went) && numberOfTouches == numberOfTouchesRequired ? .ended : .failed
    }

    /// Fails: the finger went up before it had gone far enough.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .failed }
    }
}
