internal import Foundation

/// One or more taps.
///
///     bubble.addGestureRecognizer(UITapGestureRecognizer { _ in openProfile() })
open class UITapGestureRecognizer: UIGestureRecognizer {
    private static let reach: CGFloat = 12
    private static let pauseBetweenTaps: TimeInterval = 0.35

    /// How many taps make the gesture. 1 unless set.
    open var numberOfTapsRequired = 1
    /// How many fingers tap together. 1 unless set.
    open var numberOfTouchesRequired = 1

    private var start = CGPoint.zero
    private var count = 0
    private var pause: FrameObservation?

    /// Whether one tap was made and the next one is waited for.
    var isBetweenTaps: Bool { pause != nil }

    /// Starts the tap.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        pause?.cancel()
        pause = nil
        guard let touch = touches.first, !touch.isSecondary, numberOfTouches <= numberOfTouchesRequired else {
            state = .failed
            return
        }
        start = location(in: nil)
    }

    /// Fails when the touch strays.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        let place = location(in: nil)
        if hypot(place.x - start.x, place.y - start.y) > Self.reach { state = .failed }
    }

    /// Counts the tap.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible, numberOfTouches == 0 else { return }
        count += 1
        guard count < numberOfTapsRequired else {
            state = .ended
            return
        }
        let end = FrameClock.shared.now + Self.pauseBetweenTaps
        pause = FrameClock.shared.observe { [weak self] now in
            guard let self, now >= end else { return }
            pause?.cancel()
            pause = nil
            state = .failed
            view?.window?.input.settle()
        }
    }

    /// Forgets the taps.
    open override func reset() {
        super.reset()
        count = 0
        pause?.cancel()
        pause = nil
    }
}
