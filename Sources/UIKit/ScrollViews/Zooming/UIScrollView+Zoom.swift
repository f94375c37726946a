public import Foundation

extension UIScrollView {
    /// The scale of the view that the delegate zooms. Default: 1.
    public var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the content between the limits, keeping its middle in its place.
    ///
    /// Without a view from `viewForZooming(in:)` nothing happens.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard let view = zoomedView, scale.isFinite, limited(scale) != currentZoomScale else { return }
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        zoom(view, by: ZoomMotion(of: self, to: limited(scale), anchor: content(at: middle), place: middle), animated)
    }

    /// Scales and moves the content so that a rectangle of the zoomed view fills the scroll view, as far as the limits let it.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
        let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
        let anchor = CGPoint(x: rect.midX - view.bounds.minX, y: rect.midY - view.bounds.minY)
        let place = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        zoom(view, by: ZoomMotion(of: self, to: scale, anchor: anchor, place: place), animated)
    }

    /// Watches for pinches as long as there is something to zoom.
    func zoomLimitsDidChange() {
        let isZoomable = maximumZoomScale > minimumZoomScale
        guard isZoomable != (pinchGestureRecognizer != nil) else { return }
        if let old = pinchGestureRecognizer { removeGestureRecognizer(old) }
        pinchGestureRecognizer = isZoomable ? ScrollPinchGestureRecognizer(scrollView: self) : nil
        if let new = pinchGestureRecognizer { addGestureRecognizer(new) }
    }

    /// The view that is zoomed, where there is one and the limits leave room.
    var zoomedView: UIView? {
        maximumZoomScale > minimumZoomScale || currentZoomScale != 1 ? scrollDelegate?.viewForZooming(in: self) : nil
    }

    /// Whether a pinch has something to zoom.
    var canZoom: Bool { isUserInteractionEnabled && maximumZoomScale > minimumZoomScale && zoomedView != nil }

    private func limited(_ scale: CGFloat) -> CGFloat {
        min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
    }

    /// The point of the zoomed view, unscaled and from its corner, at a place of the scroll view as it is seen.
    private func content(at place: CGPoint) -> CGPoint {
        CGPoint(x: (bounds.minX + place.x) / currentZoomScale, y: (bounds.minY + place.y) / currentZoomScale)
    }

    // MARK: - Movement

    private func zoom(_ view: UIView, by motion: ZoomMotion, _ animated: Bool) {
        stopMotion()
        endZoomMotion()
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            show(view, motion.scale(at: motion.end), anchor: motion.anchor, at: motion.place)
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
            return
        }
        zoomFrames = FrameClock.shared.observe { [weak self, weak view] now in
            guard let self, let view else { return }
            show(view, motion.scale(at: now), anchor: motion.anchor, at: motion.place(at: now))
            if now >= motion.end { endZoomMotion() }
        }
    }

    /// Ends a movement of the scale where it is.
    func endZoomMotion() {
        guard let frames = zoomFrames else { return }
        frames.cancel()
        zoomFrames = nil
        scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: currentZoomScale)
    }

    /// Shows the content at a scale, a point of it at a place of the scroll view as far as the content reaches.
    private func show(_ view: UIView, _ scale: CGFloat, anchor: CGPoint, at place: CGPoint) {
        currentZoomScale = scale
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        placeZoomedView()
        contentSize = CGSize(width: view.bounds.width * scale, height: view.bounds.height * scale)
        // What lies around the content may follow its size: insets that keep it in the middle.
        scrollDelegate?.scrollViewDidZoom(self)
        moveContent(to: clamped(CGPoint(x: anchor.x * scale - place.x, y: anchor.y * scale - place.y)))
    }

    /// The scaled view lies with its corner where the content begins, whatever constraints say of its unscaled frame.
    func placeZoomedView() {
        guard currentZoomScale != 1, let view = zoomedView else { return }
        let size = view.bounds.size
        view.center = CGPoint(x: size.width * currentZoomScale / 2, y: size.height * currentZoomScale / 2)
    }

    // MARK: - Pinch

    /// Fingers begin to pinch at a place of the scroll view as it is seen.
    func pinchDidBegin(at place: CGPoint) {
        guard let view = zoomedView else { return }
        stopMotion()
        endZoomMotion()
        isZooming = true
        pinch = (currentZoomScale, content(at: place))
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    }

    /// They are `factor` times as far from each other as at the beginning, their middle at a place.
    func pinchDidChange(factor: CGFloat, at place: CGPoint) {
        guard let pinch, let view = zoomedView, factor.isFinite, factor > 0 else { return }
        let wanted = pinch.scale * factor
        let inside = limited(wanted)
        // Past a limit it gives way, less and less.
        let give = bouncesZoom && wanted != inside ? pow(wanted / inside, 0.35) : 1
        show(view, inside * give, anchor: pinch.anchor, at: place)
    }

    /// They have let go: what is past a limit goes back.
    func pinchDidEnd(at place: CGPoint) {
        guard let pinch, let view = zoomedView else { return }
        self.pinch = nil
        isZooming = false
        if isDragging {
            // The finger that stays goes on from here.
            dragStart = bounds.origin
            panGestureRecognizer.setTranslation(.zero, in: self)
        }
        let inside = limited(currentZoomScale)
        if inside == currentZoomScale {
            scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: currentZoomScale)
        } else {
            zoom(view, by: ZoomMotion(of: self, to: inside, anchor: pinch.anchor, place: place), true)
        }
    }

    /// The wheel turned with Control held, by so many notches at a place; one notch outwards is a fifth smaller.
    func wheelDidZoom(by notches: CGFloat, at place: CGPoint) {
        guard let view = zoomedView, notches.isFinite else { return }
        let scale = limited(currentZoomScale * pow(1.2, -max(-10, min(10, notches))))
        guard scale != currentZoomScale else { return }
        zoom(view, by: ZoomMotion(of: self, to: scale, anchor: content(at: place), place: place), false)
    }

    /// The innermost scroll view at a point of a window that can be zoomed.
    static func zoomTarget(at point: CGPoint, in window: UIView) -> UIScrollView? {
        var view = window.hitTest(point, with: nil)
        while let current = view {
            if let scrollView = current as? UIScrollView, scrollView.canZoom { return scrollView }
            view = current.superview
        }
        return nil
    }
}
