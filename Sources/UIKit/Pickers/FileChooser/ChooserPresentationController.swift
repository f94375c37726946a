internal import Foundation

/// Stands for a chooser that the desktop shows in a window of its own: nothing
/// is painted, and what lies below takes no touches meanwhile.
final class ChooserPresentationController: UIPresentationController {
    override var transitionDuration: TimeInterval { 0 }
    override var shouldRemovePresentersView: Bool { false }
    override func applyAbsence() {}
    override func applyPresence() {}
}
