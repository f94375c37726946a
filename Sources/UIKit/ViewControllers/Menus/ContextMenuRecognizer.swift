internal import Foundation

/// Recognizes that a menu is asked for, and shows it.
final class ContextMenuRecognizer: UILongPressGestureRecognizer, UIGestureRecognizerDelegate {
    typealias Source = (configuration: UIContextMenuConfiguration, interaction: UIContextMenuInteraction?)

    private let source: (CGPoint) -> Source?
    private var found: (source: Source, menu: UIMenu)?

    /// `source` says which menu there is at a point of the view.
    init(source: @escaping (CGPoint) -> Source?) {
        self.source = source
        super.init()
        delegate = self
        addHandler { [weak self] _ in self?.stateDidChange() }
    }

    /// Whether there is a menu in the middle of a view.
    func hasMenu(in inner: UIView) -> Bool {
        guard let view else { return false }
        return source(inner.convert(CGPoint(x: inner.bounds.midX, y: inner.bounds.midY), to: view))?
            .configuration.menu != nil
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard let view, let source = source(location(in: view)), let menu = source.configuration.menu else {
            return false
        }
        found = (source, menu)
        return true
    }

    private func stateDidChange() {
        guard state == .began, let view, let window = view.window, let found else { return }
        self.found = nil
        let point = location(in: window)
        let controller = found.menu.show(at: CGRect(origin: point, size: .zero), in: window)
        if let controller { found.source.interaction?.didShow(controller, found.source.configuration) }
    }
}
