internal import Foundation

/// The pinch that zooms a scroll view's content.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        delegate = self
        addHandler { [weak self] _ in self?.follow() }
    }

    private func follow() {
        guard let scrollView else { return }
        let point = location(in: scrollView)
        let place = CGPoint(x: point.x - scrollView.bounds.minX, y: point.y - scrollView.bounds.minY)
        switch state {
        case .began:
            scrollView.pinchDidBegin(at: place)
            scrollView.pinchDidChange(factor: scale, at: place)
        case .changed: scrollView.pinchDidChange(factor: scale, at: place)
        case .ended, .cancelled: scrollView.pinchDidEnd(at: place)
        case .possible, .failed: break
        }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollView?.canZoom ?? false
    }

    /// A drag with one finger may become a pinch with two.
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        otherGestureRecognizer === scrollView?.panGestureRecognizer
    }
}
