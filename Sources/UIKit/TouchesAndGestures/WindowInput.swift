internal import Foundation

/// Makes touches of what the pointer and fingers do in a window, and hands
/// them to recognizers and views.
///
/// The host calls it with what the toolkit reports; a test calls it in the same
/// way. Points are the window's; times are seconds on the frames' clock.
@MainActor
final class WindowInput {
    /// Which touch: the pointer's button, or a finger.
    enum Source: Hashable { case pointer, finger(Int) }

    private unowned let window: UIWindow
    private var touches: [Source: UITouch] = [:]
    /// Touches that the views no longer get.
    private var withheld: Set<UITouch> = []
    private var arena: GestureArena?
    private weak var wheelTarget: UIScrollView?
    private weak var pinchTarget: UIScrollView?
    private var wheelSamples: [(time: TimeInterval, delta: CGPoint)] = []
    private var wheelRest: FrameObservation?
    private var lastTap: (time: TimeInterval, place: CGPoint, count: Int)?

    init(window: UIWindow) {
        self.window = window
    }

    /// Whether a touch is down.
    var isTracking: Bool { !touches.isEmpty }

    // MARK: - Touches

    /// A finger or button came down.
    func down(_ source: Source = .pointer, at point: CGPoint, isSecondary: Bool = false, time: TimeInterval? = nil) {
        if touches[source] != nil { cancel(source) }
        window.focus.pointerDidPress()
        let time = time ?? FrameClock.shared.now
        let touch = UITouch(window: window, position: point, timestamp: time)
        touch.isSecondary = isSecondary
        if source == .pointer { touch.type = .indirectPointer }
        touch.tapCount = tapCount(at: point, time: time)
        guard let view = window.hitTest(point, with: nil) else { return }
        touch.view = view
        touches[source] = touch
        touch.gestureRecognizers = recognizers(for: touch, in: view)
        send(touch, .began, time)
    }

    /// It moved.
    func move(_ source: Source = .pointer, to point: CGPoint, time: TimeInterval? = nil) {
        guard let touch = touches[source], touch.position != point else { return }
        touch.previousPosition = touch.position
        touch.position = point
        send(touch, .moved, time ?? FrameClock.shared.now)
    }

    /// It went up.
    func up(_ source: Source = .pointer, at point: CGPoint? = nil, time: TimeInterval? = nil) {
        guard let touch = touches[source] else { return }
        if let point { touch.position = point }
        send(touch, .ended, time ?? FrameClock.shared.now)
        touches[source] = nil
        withheld.remove(touch)
        settle()
    }

    /// It was taken away, by the desktop or another window.
    func cancel(_ source: Source = .pointer) {
        guard let touch = touches[source] else { return }
        touches[source] = nil
        send(touch, .cancelled, FrameClock.shared.now)
        withheld.remove(touch)
        settle()
    }

    /// The wheel turned, or two fingers moved on a touchpad.
    func scroll(at point: CGPoint, by delta: CGPoint, ends: Bool) {
        if delta != .zero, wheelTarget == nil {
            wheelTarget = UIScrollView.wheelTarget(at: point, in: window, delta: delta)
        }
        guard let target = wheelTarget else { return }
        if delta != .zero {
            target.wheelDidTurn(by: target.ownDirection(of: delta, in: window))
            wheelSamples.append((FrameClock.shared.now, delta))
            if wheelSamples.count > 8 { wheelSamples.removeFirst() }
        }
        if ends { restWheel(velocity: wheelVelocity) } else { restWheelLater() }
    }

    /// The wheel turned with Control held: zooms what can be zoomed. Returns whether there was something.
    @discardableResult
    func zoom(at point: CGPoint, byNotches notches: CGFloat) -> Bool {
        guard let target = UIScrollView.zoomTarget(at: point, in: window) else { return false }
        target.wheelDidZoom(by: notches, at: place(point, in: target))
        return true
    }

    /// Two fingers pinch on a touchpad: `factor` is how far they are apart, as a multiple of the beginning's distance.
    func pinch(_ phase: UITouch.Phase, at point: CGPoint, factor: CGFloat) {
        switch phase {
        case .began:
            pinchTarget = UIScrollView.zoomTarget(at: point, in: window)
            pinchTarget.map { $0.pinchDidBegin(at: place(point, in: $0)) }
        case .moved, .stationary: pinchTarget.map { $0.pinchDidChange(factor: factor, at: place(point, in: $0)) }
        case .ended, .cancelled:
            pinchTarget.map { $0.pinchDidEnd(at: place(point, in: $0)) }
            pinchTarget = nil
        }
    }

    private func place(_ point: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        let point = scrollView.convert(point, from: window)
        return CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
    }

    /// A wheel does not tell when it rests: it does when it has not turned for a while.
    private func restWheelLater() {
        let end = FrameClock.shared.now + 0.15
        wheelRest?.cancel()
        wheelRest = FrameClock.shared.observe { [weak self] now in
            if now >= end { self?.restWheel(velocity: .zero) }
        }
    }

    private func restWheel(velocity: CGPoint) {
        wheelRest?.cancel()
        wheelRest = nil
        wheelSamples = []
        let target = wheelTarget
        wheelTarget = nil
        guard let target else { return }
        target.wheelDidStop(velocity: target.ownDirection(of: velocity, in: window))
    }

    /// What two fingers leave when they let go of a touchpad, in points a second.
    private var wheelVelocity: CGPoint {
        let now = FrameClock.shared.now
        let recent = wheelSamples.filter { now - $0.time < 0.1 }
        guard let first = recent.first, now - first.time > 0.01 else { return .zero }
        let time = CGFloat(now - first.time)
        let sum = recent.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.delta.x, y: $0.y + $1.delta.y) }
        return CGPoint(x: sum.x / time, y: sum.y / time)
    }

    /// Takes all touches away.
    func cancelAll() {
        for source in Array(touches.keys) { cancel(source) }
        arena?.close()
        arena = nil
    }

    /// Ends the round of recognition when no touch is down and nothing is waited for.
    func settle() {
        guard touches.isEmpty, let arena, arena.isSettled else { return }
        self.arena = nil
        arena.close()
    }

    private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
        var count = 1
        if let last = lastTap, time - last.time < 0.4, hypot(point.x - last.place.x, point.y - last.place.y) < 12 {
            count = last.count + 1
        }
        lastTap = (time, point, count)
        return count
    }

    private func recognizers(for touch: UITouch, in hit: UIView) -> [UIGestureRecognizer] {
        var found: [UIGestureRecognizer] = []
        var view: UIView? = hit
        var isBelowControl = false
        while let current = view {
            for recognizer in current.gestureRecognizers ?? [] where recognizer.isEnabled {
                // A press on a control is the control's, not a tap on what lies around it.
                if isBelowControl, recognizer is UITapGestureRecognizer { continue }
                guard recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true else { continue }
                found.append(recognizer)
            }
            if let control = current as? UIControl, control.isEnabled { isBelowControl = true }
            view = current.superview
        }
        return found
    }

    private func send(_ touch: UITouch, _ phase: UITouch.Phase, _ time: TimeInterval) {
        touch.phase = phase
        touch.timestamp = time
        let event = UIEvent(touches: Set(touches.values).union([touch]), timestamp: time)
        event.changed = touch
        UIApplication.shared.sendEvent(event)
    }

    // MARK: - Delivery

    /// Hands a touch to its recognizers, then to its view.
    func deliver(_ event: UIEvent) {
        guard let touch = event.changed else { return }
        let set: Set<UITouch> = [touch]
        if touch.phase == .began { enterArena(touch) }
        for recognizer in touch.gestureRecognizers ?? [] where recognizer.isEnabled && recognizer.arena === arena {
            switch touch.phase {
            case .began:
                recognizer.take(touch)
                if recognizer.isActive { recognizer.touchesBegan(set, with: event) }
            case .moved: if recognizer.isActive { recognizer.touchesMoved(set, with: event) }
            case .ended:
                recognizer.drop(touch)
                if recognizer.isActive { recognizer.touchesEnded(set, with: event) }
            case .cancelled:
                recognizer.drop(touch)
                if recognizer.isActive { recognizer.touchesCancelled(set, with: event) }
            case .stationary: break
            }
        }
        guard !withheld.contains(touch), let view = touch.view else { return }
        switch touch.phase {
        case .began: view.touchesBegan(set, with: event)
        case .moved: view.touchesMoved(set, with: event)
        case .ended: view.touchesEnded(set, with: event)
        case .cancelled: view.touchesCancelled(set, with: event)
        case .stationary: break
        }
    }

    private func enterArena(_ touch: UITouch) {
        let arena = self.arena ?? GestureArena { [weak self] in self?.withhold(from: $0) }
        self.arena = arena
        for recognizer in touch.gestureRecognizers ?? [] { arena.enter(recognizer) }
    }

    /// Takes the touches of a recognizer away from their views.
    private func withhold(from recognizer: UIGestureRecognizer) {
        for touch in touches.values where !withheld.contains(touch) {
            guard touch.gestureRecognizers?.contains(where: { $0 === recognizer }) == true else { continue }
            withheld.insert(touch)
            touch.view?.touchesCancelled([touch], with: UIEvent(touches: [touch], timestamp: touch.timestamp))
        }
    }
}
