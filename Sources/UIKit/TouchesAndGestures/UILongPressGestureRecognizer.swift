public import Foundation

/// A touch that stays where it is. The pointer's secondary button counts as one
/// that has stayed long enough.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long, in seconds. 0.5 unless set.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the touch may stray, in points. 10 unless set.
    open var allowableMovement: CGFloat = 10
    /// How many taps come before. 0 unless set.
    open var numberOfTapsRequired = 0
    /// How many fingers press together. 1 unless set.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var wait: FrameObservation?

    /// Starts waiting.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let touch = touches.first, numberOfTouches <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        start = location(in: nil)
        if touch.isSecondary || minimumPressDuration <= 0 {
            state = .began
            return
        }
        let end = FrameClock.shared.now + minimumPressDuration
        wait?.cancel()
        wait = FrameClock.shared.observe { [weak self] now in
            guard let self, now >= end else { return }
            stopWaiting()
            if state == .possible { state = .began }
        }
    }

    /// Fails when the touch strays early; goes on when later.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: nil)
        switch state {
        case .possible:
            guard hypot(place.x - start.x, place.y - start.y) > allowableMovement else { return }
            stopWaiting()
            state = .failed
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    /// Ends the press, or fails when it is too early.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        stopWaiting()
        guard numberOfTouches == 0 else { return }
        state = state == .began || state == .changed ? .ended : .failed
    }

    /// Stops waiting.
    open override func reset() {
        super.reset()
        stopWaiting()
    }

    private func stopWaiting() {
        wait?.cancel()
        wait = nil
    }
}
