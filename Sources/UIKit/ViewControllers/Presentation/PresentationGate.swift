/// Keeps presentations of one window from running into each other.
///
/// Life-cycle calls are made in the middle of a presentation's bookkeeping, and
/// apps present and dismiss from within them. What is asked for while the gate
/// is closed waits, in order, until the bookkeeping is done.
@MainActor
final class PresentationGate {
    private var depth = 0
    private var waiting: [() -> Void] = []

    nonisolated init() {}

    /// Runs `action` now, or when the bookkeeping that goes on is done.
    func pass(_ action: @escaping () -> Void) {
        if depth == 0 { action() } else { waiting.append(action) }
    }

    /// Runs bookkeeping with the gate closed.
    func closed(_ bookkeeping: () -> Void) {
        depth += 1
        bookkeeping()
        depth -= 1
        while depth == 0, !waiting.isEmpty {
            let action = waiting.removeFirst()
            action()
        }
    }
}
