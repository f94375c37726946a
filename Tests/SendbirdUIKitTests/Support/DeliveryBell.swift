import Foundation
import Testing

/// Rings after each turn in which clients of the SDK told something, so that a
/// test waits for what is told and never for a while.
@MainActor
final class DeliveryBell {
    private struct Waiter {
        let number: Int
        let condition: () -> Bool
        let done: CheckedContinuation<Void, Never>
    }

    private var waiters: [Waiter] = []
    private var lastNumber = 0

    /// Waits until a condition holds; looks at once, then after each turn. A
    /// test that has run out of time stops waiting, and fails.
    func wait(until condition: @escaping () -> Bool, sourceLocation: SourceLocation) async {
        if condition() { return }
        lastNumber += 1
        let number = lastNumber
        await withTaskCancellationHandler {
            await withCheckedContinuation { done in
                if Task.isCancelled { return done.resume() }
                waiters.append(Waiter(number: number, condition: condition, done: done))
            }
        } onCancel: {
            Task { @MainActor in self.giveUp(number) }
        }
        #expect(condition(), "What was waited for did not come", sourceLocation: sourceLocation)
    }

    private func giveUp(_ number: Int) {
        let ended = waiters.filter { $0.number == number }
        waiters.removeAll { $0.number == number }
        for waiter in ended { waiter.done.resume() }
    }

    /// A turn is over: those whose condition holds go on.
    func ring() {
        let held = waiters.filter { $0.condition() }
        let numbers = Set(held.map(\.number))
        waiters.removeAll { numbers.contains($0.number) }
        for waiter in held { waiter.done.resume() }
    }
}
