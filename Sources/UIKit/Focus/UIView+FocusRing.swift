internal import Foundation

extension UIView {
    /// Takes the ring of the keyboard away: the view is about to show something else.
    func removeFocusRing() {
        for case let ring as FocusRingView in subviews { ring.removeFromSuperview() }
    }
}
