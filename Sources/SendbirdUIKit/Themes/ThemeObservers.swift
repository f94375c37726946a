import UIKit

/// The screens that want to hear when another set of themes is in use.
///
/// Screens are held weakly, so nobody has to unregister.
@MainActor
final class ThemeObservers {
    private struct Observer {
        weak var screen: SBUBaseViewController?
    }

    private var observers: [Observer] = []

    /// Adds a screen; the same one twice is told once.
    func add(_ screen: SBUBaseViewController) {
        observers.removeAll { $0.screen == nil || $0.screen === screen }
        observers.append(Observer(screen: screen))
    }

    /// Lets every living screen take the themes in use.
    func tell() {
        for screen in observers.compactMap(\.screen) where screen.isViewLoaded {
            screen.updateStyles()
        }
    }
}
