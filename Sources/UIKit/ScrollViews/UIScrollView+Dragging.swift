internal import Foundation

// The finger, the mouse and the wheel.

extension UIScrollView {
    func makePanGestureRecognizer() -> UIPanGestureRecognizer {
        ScrollPanGestureRecognizer(scrollView: self)
    }

    /// Whether a movement in the direction has something to move.
    func canScroll(by delta: CGPoint) -> Bool {
        guard isScrollEnabled else { return false }
        let isVertical = abs(delta.y) >= abs(delta.x)
        return isVertical ? canScrollVertically : canScrollHorizontally
    }

    var canScrollVertically: Bool {
        let range = offsetRange.y
        return range.upperBound > range.lowerBound || (bounces && alwaysBounceVertical)
    }

    var canScrollHorizontally: Bool {
        let range = offsetRange.x
        return range.upperBound > range.lowerBound || (bounces && alwaysBounceHorizontal)
    }

    // MARK: - Dragging

    func dragDidBegin() {
        isTracking = true
        stopMotion()
        isDragging = true
        lockedAxis = nil
        dragStart = unbanded(bounds.origin)
        if keyboardDismissMode != .none { window?.endEditing(true) }
        showIndicators()
        scrollDelegate?.scrollViewWillBeginDragging(self)
    }

    /// Follows a drag that has gone `translation` from its beginning, in the view's own directions.
    func drag(by translation: CGPoint) {
        guard isDragging, !isZooming else { return }
        var translation = translation
        if isDirectionalLockEnabled {
            if lockedAxis == nil, max(abs(translation.x), abs(translation.y)) > 4 {
                lockedAxis = abs(translation.x) > abs(translation.y) ? .horizontal : .vertical
            }
            if lockedAxis == .horizontal { translation.y = 0 }
            if lockedAxis == .vertical { translation.x = 0 }
        }
        let wanted = CGPoint(
            x: canScrollHorizontally ? dragStart.x - translation.x : bounds.minX,
            y: canScrollVertically ? dragStart.y - translation.y : bounds.minY)
        moveContent(to: bounces ? banded(wanted) : clamped(wanted))
    }

    /// Lets go. `velocity` is the finger's, in points per second.
    func dragDidEnd(velocity: CGPoint) {
        guard isDragging else { return }
        isTracking = false
        // Before the end of the movement is found: refreshing makes room at the top.
        refreshControlDragDidEnd()
        let speed = CGPoint(
            x: canScrollHorizontally ? -velocity.x : 0, y: canScrollVertically ? -velocity.y : 0)
        var motion = freeMotion(velocity: speed)
        let freeTarget = motion.target
        var target = isPagingEnabled ? page(after: bounds.origin, velocity: speed) : freeTarget
        withUnsafeMutablePointer(to: &target) { pointer in
            scrollDelegate?.scrollViewWillEndDragging(
                self, withVelocity: CGPoint(x: speed.x / 1000, y: speed.y / 1000), targetContentOffset: pointer)
        }
        if target != freeTarget {
            motion = ScrollMotion(
                deceleratingFrom: FrameClock.shared.now,
                x: AxisMotion(from: bounds.minX, velocity: speed.x, to: target.x),
                y: AxisMotion(from: bounds.minY, velocity: speed.y, to: target.y))
        }
        isDragging = false
        let moves = motion.target != bounds.origin
        scrollDelegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
        guard moves else { return fadeIndicators() }
        scrollDelegate?.scrollViewWillBeginDecelerating(self)
        start(motion)
    }

    func dragWasCancelled() {
        dragDidEnd(velocity: .zero)
    }

    private func freeMotion(velocity: CGPoint) -> ScrollMotion {
        let range = offsetRange
        let rate = Double(decelerationRate.rawValue)
        return ScrollMotion(
            deceleratingFrom: FrameClock.shared.now,
            x: AxisMotion(from: bounds.minX, velocity: velocity.x, rate: rate, within: range.x, bounces: bounces),
            y: AxisMotion(from: bounds.minY, velocity: velocity.y, rate: rate, within: range.y, bounces: bounces))
    }

    private func page(after offset: CGPoint, velocity: CGPoint) -> CGPoint {
        func page(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat) -> CGFloat {
            guard length > 0 else { return offset }
            let position = offset / length
            if velocity > 200 { return position.rounded(.up) * length }
            if velocity < -200 { return position.rounded(.down) * length }
            return position.rounded() * length
        }
        return clamped(
            CGPoint(
                x: canScrollHorizontally ? page(offset.x, bounds.width, velocity.x) : offset.x,
                y: canScrollVertically ? page(offset.y, bounds.height, velocity.y) : offset.y))
    }

    // MARK: - The rubber band

    private func banded(_ offset: CGPoint) -> CGPoint {
        transformExcess(offset) { RubberBand.shown($0, dimension: $1) }
    }

    private func unbanded(_ offset: CGPoint) -> CGPoint {
        transformExcess(offset) { RubberBand.dragged($0, dimension: $1) }
    }

    private func transformExcess(_ offset: CGPoint, _ transform: (Double, Double) -> Double) -> CGPoint {
        let inside = clamped(offset)
        return CGPoint(
            x: inside.x + transform(offset.x - inside.x, bounds.width),
            y: inside.y + transform(offset.y - inside.y, bounds.height))
    }

    // MARK: - The wheel

    /// Moves the content by a step of a wheel or touchpad, in the view's own directions. Stops at the edges.
    func wheelDidTurn(by delta: CGPoint) {
        guard isScrollEnabled, !isDragging else { return }
        stopMotion()
        if !isWheelTurning {
            isWheelTurning = true
            if keyboardDismissMode != .none { window?.endEditing(true) }
        }
        showIndicators()
        moveContent(to: clamped(CGPoint(x: bounds.minX + delta.x, y: bounds.minY + delta.y)))
    }

    /// The wheel rests. `velocity` is what a touchpad's flick leaves, in points per second.
    func wheelDidStop(velocity: CGPoint) {
        guard isWheelTurning else { return }
        isWheelTurning = false
        let speed = CGPoint(
            x: canScrollHorizontally ? velocity.x : 0, y: canScrollVertically ? velocity.y : 0)
        let motion = freeMotion(velocity: speed)
        if speed != .zero, motion.target != bounds.origin {
            start(motion)
        } else {
            fadeIndicators()
            scrollDelegate?.scrollViewDidEndDecelerating(self)
        }
    }

    /// The scroll view at a point of a window that a turn of the wheel moves: the
    /// innermost one that can go further, or else the innermost one that scrolls at all.
    static func wheelTarget(at point: CGPoint, in window: UIView, delta: CGPoint) -> UIScrollView? {
        var current = window.hitTest(point, with: nil)
        var fallback: UIScrollView?
        while let view = current {
            if let scrollView = view as? UIScrollView {
                let own = scrollView.ownDirection(of: delta, in: window)
                if scrollView.canScroll(by: own) {
                    let next = scrollView.clamped(
                        CGPoint(x: scrollView.bounds.minX + own.x, y: scrollView.bounds.minY + own.y))
                    if next != scrollView.bounds.origin { return scrollView }
                    if fallback == nil { fallback = scrollView }
                }
            }
            current = view.superview
        }
        return fallback
    }

    /// A distance in the window as one in the view, which may be turned over.
    func ownDirection(of delta: CGPoint, in window: UIView) -> CGPoint {
        let origin = convert(CGPoint.zero, from: window)
        let end = convert(delta, from: window)
        return CGPoint(x: end.x - origin.x, y: end.y - origin.y)
    }
}
