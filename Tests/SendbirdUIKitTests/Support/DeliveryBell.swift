import Foundation

/// Rings after each turn in which clients of the SDK told something, so that a
/// test waits for what is told and never for a while.
@MainActor
final class DeliveryBell {
    private var waiting: [(condition: () -> Bool, done: CheckedContinuation<Void, Never>)] = []

    /// Waits until a condition holds; looks at once, then after each turn.
    func wait(until condition: @escaping () -> Bool) async {
        if condition() { return }
        await withCheckedContinuation { waiting.append((condition, $0)) }
    }

    /// A turn is over: those whose condition holds go on.
    func ring() {
        let held = waiting.filter { $0.condition() }.map(\.done)
        guard !held.isEmpty else { return }
        waiting.removeAll { $0.condition() }
        for done in held { done.resume() }
    }
}
