public import Foundation

extension UIScrollView {
    /// The scale of the view that the delegate zooms. Default: 1.
    public var zoomScale: CGFloat {
        get { currentZoomScale }
        set { setZoomScale(newValue, animated: false) }
    }

    /// Scales the content between the limits, keeping its middle.
    ///
    /// ## Differences on Linux
    /// Never animated.
    public func setZoomScale(_ scale: CGFloat, animated: Bool) {
        guard let view = scrollDelegate?.viewForZooming(in: self), scale.isFinite else { return }
        let limited = min(max(scale, minimumZoomScale), max(minimumZoomScale, maximumZoomScale))
        guard limited != currentZoomScale else { return }
        let middle = CGPoint(
            x: (bounds.midX) / currentZoomScale, y: (bounds.midY) / currentZoomScale)
        scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
        currentZoomScale = limited
        let size = view.bounds.size
        view.transform = CGAffineTransform(scaleX: limited, y: limited)
        view.center = CGPoint(x: size.width * limited / 2, y: size.height * limited / 2)
        contentSize = CGSize(width: size.width * limited, height: size.height * limited)
        moveContent(
            to: clamped(
                CGPoint(
                    x: middle.x * limited - bounds.width / 2, y: middle.y * limited - bounds.height / 2)))
        scrollDelegate?.scrollViewDidZoom(self)
        scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: limited)
    }

    /// Scales and moves the content so that a rectangle of the zoomed view fills the scroll view.
    public func zoom(to rect: CGRect, animated: Bool) {
        guard rect.width > 0, rect.height > 0 else { return }
        setZoomScale(min(bounds.width / rect.width, bounds.height / rect.height), animated: animated)
        moveContent(to: clamped(CGPoint(x: rect.minX * currentZoomScale, y: rect.minY * currentZoomScale)))
    }
}
