internal import Foundation

extension UIView {
    /// Sets size and place as if there were no transform, so that a view that is moved by one can be laid out.
    func setFrameIgnoringTransform(_ rect: CGRect) {
        let size = CGRect(origin: bounds.origin, size: rect.size)
        let middle = CGPoint(x: rect.midX, y: rect.midY)
        if bounds != size { bounds = size }
        if center != middle { center = middle }
    }
}
