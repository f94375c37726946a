/// What goes along with a menu that comes or goes. Menus do so by themselves here: no animator is ever given.
@preconcurrency @MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
    /// Has changes go along.
    func addAnimations(_ animations: @escaping () -> Void)
    /// Has something done afterwards.
    func addCompletion(_ completion: @escaping () -> Void)
}
