internal import Foundation

extension UIScrollView {
    /// The insets of the content, with the safe area where it counts.
    public var adjustedContentInset: UIEdgeInsets {
        var insets = contentInset
        let safeArea = safeAreaInsets
        switch contentInsetAdjustmentBehavior {
        case .never: break
        case .always:
            insets.top += safeArea.top
            insets.left += safeArea.left
            insets.bottom += safeArea.bottom
            insets.right += safeArea.right
        case .automatic:
            insets.top += safeArea.top
            insets.bottom += safeArea.bottom
        case .scrollableAxes:
            if contentSize.height > bounds.height || alwaysBounceVertical {
                insets.top += safeArea.top
                insets.bottom += safeArea.bottom
            }
            if contentSize.width > bounds.width || alwaysBounceHorizontal {
                insets.left += safeArea.left
                insets.right += safeArea.right
            }
        }
        return insets
    }

    /// The offsets at which the content covers the view as well as it can.
    var offsetRange: (x: ClosedRange<Double>, y: ClosedRange<Double>) {
        let insets = adjustedContentInset
        let left = Double(-insets.left)
        let top = Double(-insets.top)
        let right = Double(contentSize.width + insets.right - bounds.width)
        let bottom = Double(contentSize.height + insets.bottom - bounds.height)
        return (left...max(left, right), top...max(top, bottom))
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let range = offsetRange
        return CGPoint(
            x: min(max(Double(offset.x), range.x.lowerBound), range.x.upperBound),
            y: min(max(Double(offset.y), range.y.lowerBound), range.y.upperBound))
    }

    /// The place of the content has one door: whatever moves it comes through here.
    func moveContent(to offset: CGPoint) {
        guard offset != bounds.origin, offset.x.isFinite, offset.y.isFinite else { return }
        bounds.origin = offset
        contentOffsetDidChange()
        tellOfScrolling()
    }

    func tellOfScrolling() {
        scrollDelegate?.scrollViewDidScroll(self)
        tellBarsOfScrolling()
    }

    func offset(showing rect: CGRect) -> CGPoint {
        let insets = adjustedContentInset
        let visible = bounds.inset(by: insets)
        func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
            if low < visibleLow { return low - visibleLow }
            return high > visibleHigh ? min(high - visibleHigh, low - visibleLow) : 0
        }
        let moved = CGPoint(
            x: bounds.minX + shift(rect.minX, rect.maxX, visible.minX, visible.maxX),
            y: bounds.minY + shift(rect.minY, rect.maxY, visible.minY, visible.maxY))
        return clamped(moved)
    }

    /// The content's constraints have given it a size.
    func contentSizeDidSolve(_ size: CGSize) {
        let scaled = CGSize(width: size.width * currentZoomScale, height: size.height * currentZoomScale)
        if contentSize != scaled { contentSize = scaled }
    }

    func insetsDidChange() {
        keepInsets()
        setNeedsLayout()
    }

    /// Follows a change of the insets: content that lay at its edge goes on lying there.
    func keepInsets() {
        let insets = adjustedContentInset
        guard insets != knownInsets else { return }
        let wasAtTop = abs(bounds.minY + knownInsets.top) < 0.5
        let wasAtLeft = abs(bounds.minX + knownInsets.left) < 0.5
        knownInsets = insets
        var offset = bounds.origin
        if wasAtTop { offset.y = -insets.top }
        if wasAtLeft { offset.x = -insets.left }
        if !isDragging, motion == nil { cover(from: offset) }
        adjustedContentInsetDidChange()
        scrollDelegate?.scrollViewDidChangeAdjustedContentInset(self)
    }

    // MARK: - Movement by itself

    func scroll(to offset: CGPoint, animated: Bool) {
        stopMotion()
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            moveContent(to: offset)
            if animated { scrollDelegate?.scrollViewDidEndScrollingAnimation(self) }
            return
        }
        guard offset != bounds.origin else { return }
        start(ScrollMotion(animatingFrom: FrameClock.shared.now, from: bounds.origin, to: offset))
    }

    func start(_ motion: ScrollMotion) {
        self.motion = motion
        showIndicators()
        motionFrames?.cancel()
        motionFrames = FrameClock.shared.observe { [weak self] time in self?.advanceMotion(to: time) }
    }

    private func advanceMotion(to time: TimeInterval) {
        guard let motion else { return }
        if motion.isFinished(at: time) {
            moveContent(to: motion.target)
            // The delegate may have begun another movement.
            guard self.motion?.start == motion.start else { return }
            endMotion()
        } else {
            moveContent(to: motion.offset(at: time))
        }
    }

    /// Moves a running movement along with content that was moved under it.
    func shiftMotion(by shift: CGFloat) {
        guard let motion else { return }
        self.motion = motion.shifted(by: shift)
    }

    /// Stops a movement where it is, as a touch does. The delegate is told as if it had ended.
    func stopMotion() {
        if motion != nil { endMotion() }
    }

    private func endMotion() {
        let kind = motion?.kind
        motion = nil
        motionFrames?.cancel()
        motionFrames = nil
        fadeIndicators()
        if let kind { motionDidEnd(kind) }
        switch kind {
        case .deceleration: scrollDelegate?.scrollViewDidEndDecelerating(self)
        case .animation: scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
        case nil: break
        }
    }
}
