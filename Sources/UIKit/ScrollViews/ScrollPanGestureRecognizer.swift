internal import Foundation

/// The drag that moves a scroll view's content.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer, UIGestureRecognizerDelegate {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        delegate = self
        addHandler { [weak self] _ in self?.follow() }
    }

    private func follow() {
        guard let scrollView else { return }
        switch state {
        case .began:
            scrollView.dragDidBegin()
            setTranslation(.zero, in: scrollView)
        case .changed:
            scrollView.drag(by: ownDirection(translation(in: nil), in: scrollView))
        case .ended:
            scrollView.drag(by: ownDirection(translation(in: nil), in: scrollView))
            scrollView.dragDidEnd(velocity: ownDirection(velocity(in: nil), in: scrollView))
        case .cancelled:
            scrollView.dragWasCancelled()
        case .possible, .failed:
            break
        }
    }

    /// The distance in the scroll view, which its own scrolling must not change while it moves.
    private func ownDirection(_ distance: CGPoint, in scrollView: UIScrollView) -> CGPoint {
        guard let window = scrollView.window else { return distance }
        return scrollView.ownDirection(of: distance, in: window)
    }

    /// A drag across the direction in which the content scrolls is someone else's.
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let scrollView else { return false }
        return scrollView.canScroll(by: ownDirection(translation(in: nil), in: scrollView))
    }
}
