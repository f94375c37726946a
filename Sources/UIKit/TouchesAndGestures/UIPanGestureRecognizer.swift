public import Foundation

/// A touch that moves, and how.
open class UIPanGestureRecognizer: UIGestureRecognizer {
    private static let threshold: CGFloat = 10

    /// How many fingers at least. 1 unless set.
    open var minimumNumberOfTouches = 1
    /// How many fingers at most. No limit unless set.
    open var maximumNumberOfTouches = Int.max

    private var start = CGPoint.zero
    private var current = CGPoint.zero
    private var samples: [(time: TimeInterval, place: CGPoint)] = []

    /// Returns how far it has moved since the beginning, in a view's directions.
    open func translation(in view: UIView?) -> CGPoint {
        direction(CGPoint(x: current.x - start.x, y: current.y - start.y), in: view)
    }

    /// Makes it so that it has moved so far until now.
    open func setTranslation(_ translation: CGPoint, in view: UIView?) {
        let shift = windowDirection(translation, from: view)
        start = CGPoint(x: current.x - shift.x, y: current.y - shift.y)
    }

    /// Returns how fast it moves, in points a second and a view's directions.
    open func velocity(in view: UIView?) -> CGPoint {
        guard let last = samples.last, let first = samples.first(where: { last.time - $0.time <= 0.1 }) else {
            return .zero
        }
        let time = last.time - first.time
        guard time > 0.001 else { return .zero }
        return direction(
            CGPoint(x: (last.place.x - first.place.x) / time, y: (last.place.y - first.place.y) / time), in: view)
    }

    private func direction(_ vector: CGPoint, in view: UIView?) -> CGPoint {
        guard let view, let window = view.window ?? self.view?.window else { return vector }
        let origin = view.convert(CGPoint.zero, from: window)
        let end = view.convert(vector, from: window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    private func windowDirection(_ vector: CGPoint, from view: UIView?) -> CGPoint {
        guard let view, let window = view.window ?? self.view?.window else { return vector }
        let origin = view.convert(CGPoint.zero, to: window)
        let end = view.convert(vector, to: window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }

    /// Starts watching.
    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.first?.isSecondary != true else {
            state = .failed
            return
        }
        let place = location(in: nil)
        if state == .possible {
            start = place
        } else {
            // The middle jumps when a finger is added; the movement does not.
            start = CGPoint(x: start.x + place.x - current.x, y: start.y + place.y - current.y)
        }
        current = place
        samples = [(event.timestamp, place)]
    }

    /// Begins when it has moved far enough, then goes on.
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches >= minimumNumberOfTouches, numberOfTouches <= maximumNumberOfTouches else { return }
        current = location(in: nil)
        samples.append((event.timestamp, current))
        if samples.count > 20 { samples.removeFirst() }
        switch state {
        case .possible:
            if hypot(current.x - start.x, current.y - start.y) >= Self.threshold { state = .began }
        case .began, .changed: state = .changed
        case .ended, .cancelled, .failed: break
        }
    }

    /// Ends with the last finger.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        guard numberOfTouches == 0 else {
            let place = location(in: nil)
            start = CGPoint(x: start.x + place.x - current.x, y: start.y + place.y - current.y)
            current = place
            return
        }
        if let last = samples.last { samples.append((event.timestamp, last.place)) }
        state = state == .began || state == .changed ? .ended : .failed
    }

    /// Forgets the movement.
    open override func reset() {
        super.reset()
        samples = []
    }
}
