public import Foundation

extension UIView {
    /// Returns a point of this view in another's coordinates; nil is the window.
    public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        point.applying(transform(to: view))
    }

    /// Returns a point of another view in this one's coordinates; nil is the window.
    public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
        point.applying(transform(to: view).inverted())
    }

    /// Returns a rectangle of this view in another's coordinates; nil is the window.
    public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
        rect.applying(transform(to: view))
    }

    /// Returns a rectangle of another view in this one's coordinates; nil is the window.
    public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
        rect.applying(transform(to: view).inverted())
    }

    /// The transform from this view's coordinates to another's of the same tree.
    private func transform(to view: UIView?) -> CGAffineTransform {
        guard let view else { return window.map { transformUp(to: $0) } ?? transformUp(to: nil) }
        if view === self { return .identity }
        // The common way: one holds the other.
        if isDescendant(of: view) { return transformUp(to: view) }
        return transformUp(to: nil).concatenating(view.transformUp(to: nil).inverted())
    }

    private func transformUp(to ancestor: UIView?) -> CGAffineTransform {
        var transform = CGAffineTransform.identity
        var current: UIView? = self
        while let view = current, view !== ancestor {
            transform = transform.concatenating(view.layer.model.placement)
            current = view.superview
        }
        return transform
    }
}
