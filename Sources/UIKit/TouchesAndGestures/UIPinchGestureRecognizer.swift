public import Foundation

/// Two fingers that move towards each other or apart.
///
///     view.addGestureRecognizer(UIPinchGestureRecognizer { recognizer in … })
///
/// On a desktop a scroll view also zooms by the wheel with Control held, and by
/// a pinch on a touchpad; those reach scroll views only.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    private static let threshold: CGFloat = 8

    private var startDistance: CGFloat = 0
    private var base: CGFloat = 1
    private var samples: [(time: TimeInterval, scale: CGFloat)] = []

    /// How many times as far from each other the fingers are as when it began.
    ///
    /// Setting it makes it so that they are so far now.
    open var scale: CGFloat = 1 {
        didSet {
            guard !isFollowing else { return }
            base = scale
            startDistance = distance
        }
    }
    private var isFollowing = false

    /// How fast the scale changes, in its own measure a second.
    open var velocity: CGFloat {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 }),
            last.time - first.time > 0.001
        else { return 0 }
        return (last.scale - first.scale) / CGFloat(last.time - first.time)
    }

    private var distance: CGFloat {
        guard numberOfTouches >= 2 else { return 0 }
        let (first, second) = (location(ofTouch: 0, in: nil), location(ofTouch: 1, in: nil))
        return hypot(second.x - first.x, second.y - first.y)
    }

    /// Starts watching with the second finger.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2, state == .possible else { return }
        startDistance = distance
    }

    /// Begins when the distance has changed enough, then goes on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 2, startDistance > 0 else { return }
        let distance = distance
        switch state {
        case .possible:
            guard abs(distance - startDistance) >= Self.threshold else { return }
            // From here, so that nothing jumps.
            startDistance = distance
            follow(1, event)
            state = .began
        case .began, .changed:
            follow(base * distance / startDistance, event)
            state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    private func follow(_ new: CGFloat, _ event: UIEvent) {
        isFollowing = true
        scale = new
        isFollowing = false
        samples.append((event.timestamp, new))
        if samples.count > 20 { samples.removeFirst() }
    }

    /// Ends with the first finger that goes.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .began || state == .changed {
            state = .ended
        } else if numberOfTouches == 0 {
            state = .failed
        }
    }

    /// Forgets the fingers.
    open override func reset() {
        super.reset()
        isFollowing = true
        scale = 1
        isFollowing = false
        base = 1
        startDistance = 0
        samples = []
    }
}
