internal import Foundation

extension UIView {
    /// Moves a view inside to the top.
    public func bringSubviewToFront(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.append(view)
        layer.addSublayer(view.layer)
    }

    /// Moves a view inside to the bottom.
    public func sendSubviewToBack(_ view: UIView) {
        guard view.superview === self else { return }
        subviews.removeAll { $0 === view }
        subviews.insert(view, at: 0)
        layer.insertSublayer(view.layer, at: 0)
    }

    /// Swaps the places of two views inside.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviews.indices.contains(index1), subviews.indices.contains(index2) else { return }
        subviews.swapAt(index1, index2)
        for view in subviews { layer.addSublayer(view.layer) }
    }

    /// Returns whether it is the view or somewhere inside it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: UIView? = self
        while let ancestor = current {
            if ancestor === view { return true }
            current = ancestor.superview
        }
        return false
    }

    /// Returns the first view with the tag among this one and those inside.
    public func viewWithTag(_ tag: Int) -> UIView? {
        if self.tag == tag { return self }
        for view in subviews {
            if let found = view.viewWithTag(tag) { return found }
        }
        return nil
    }

    func insert(_ view: UIView, at index: Int) {
        precondition(!isDescendant(of: view), "a view cannot be put into itself")
        let oldWindow = view.window
        let newWindow = window
        let before = subviews.firstIndex { $0 === view }
        let place = before.map { $0 < index ? index - 1 : index } ?? index
        let isMove = view.superview != nil
        if !isMove || view.superview !== self { view.willMove(toSuperview: self) }
        if oldWindow !== newWindow { view.tellWillMove(to: newWindow) }
        if let old = view.superview, old !== self {
            // A stack view, or another container, lets go of it as if it had been taken out first.
            old.willRemoveSubview(view)
            old.setNeedsLayout()
        }
        if isMove { view.unlink() }
        let bounded = max(0, min(place, subviews.count))
        let above = bounded < subviews.count ? subviews[bounded].layer : nil
        subviews.insert(view, at: bounded)
        if let above { layer.insertSublayer(view.layer, below: above) } else { layer.addSublayer(view.layer) }
        view.superview = self
        view.updateTraits()
        if before == nil { view.constraintState.viewDidChangeHierarchy() }
        setNeedsLayout()
        view.markNeedsLayout()
        if view.tintColor != .tintColor { view.tellTintColor() }
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.tellDidMove() }
        didAddSubview(view)
        accessibilityDidChange()
    }

    func detach() {
        guard let old = superview else { return }
        let oldWindow = window
        willMove(toSuperview: nil)
        if oldWindow != nil { tellWillMove(to: nil) }
        old.willRemoveSubview(self)
        if let responder = FirstResponder.current as? UIView, responder.isDescendant(of: self) {
            responder.resignFirstResponder()
        }
        unlink()
        constraintState.viewDidChangeHierarchy()
        old.setNeedsLayout()
        old.accessibilityDidChange()
        didMoveToSuperview()
        if oldWindow != nil { tellDidMove() }
    }

    private func unlink() {
        superview?.subviews.removeAll { $0 === self }
        layer.removeFromSuperlayer()
        superview = nil
    }

    private func tellTintColor() {
        setNeedsDisplay()
        tintColorDidChange()
        for view in subviews { view.tellTintColor() }
    }

    private func tellWillMove(to window: UIWindow?) {
        owner?.viewWillMove(toWindow: window)
        willMove(toWindow: window)
        for view in subviews { view.tellWillMove(to: window) }
    }

    private func tellDidMove() {
        didMoveToWindow()
        hostDidChange()
        owner?.viewDidMoveToWindow()
        for view in subviews { view.tellDidMove() }
    }
}
