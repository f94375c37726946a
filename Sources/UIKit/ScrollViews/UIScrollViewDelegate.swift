public import Foundation

/// What a scroll view tells about its movements. All methods are optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: AnyObject {
    /// The content has moved. Called on every change of the offset, whatever the cause.
    func scrollViewDidScroll(_ scrollView: UIScrollView)
    /// The zoom scale has changed.
    func scrollViewDidZoom(_ scrollView: UIScrollView)
    /// The user begins to drag.
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The user is about to let go at a speed in points per millisecond; where the content will come to rest may be changed.
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>)
    /// The user has let go; `decelerate` says whether the content goes on moving.
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
    /// The content goes on moving after a drag.
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    /// The content has come to rest after a drag, or after a turn of the wheel.
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    /// A movement that the app asked for has ended.
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
    /// Returns the view to be scaled when the content is zoomed.
    func viewForZooming(in scrollView: UIScrollView) -> UIView?
    /// Zooming begins.
    func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    /// Zooming has ended.
    func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
    /// Returns whether the view may scroll to its top.
    func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    /// The view has scrolled to its top.
    func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    /// The insets have changed, with the safe area included.
    func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
    /// Does nothing.
    public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
    /// Changes nothing.
    public func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {}
    /// Does nothing.
    public func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}
    /// Does nothing.
    public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
    /// Returns `nil`: the content cannot be zoomed.
    public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
    /// Does nothing.
    public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
    /// Does nothing.
    public func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat) {}
    /// Returns `true`.
    public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
    /// Does nothing.
    public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
    /// Does nothing.
    public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
