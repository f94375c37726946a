/// What one worker of a driven service has to do, and does when it is its turn.
// Unchecked: the step is touched by the one thread that drives the service.
final class DrivenWork: @unchecked Sendable {
    private let worker: ServiceWorkers.Worker
    private let drive: @Sendable (ServiceWorkers.Worker, @escaping @Sendable () -> Void) -> Void
    private var step: (() -> Void)?

    /// - Parameter step: Does what waits; nothing where nothing does.
    init(
        _ worker: ServiceWorkers.Worker,
        drive: @escaping @Sendable (ServiceWorkers.Worker, @escaping @Sendable () -> Void) -> Void,
        step: @escaping () -> Void
    ) {
        (self.worker, self.drive, self.step) = (worker, drive, step)
    }

    /// Something waits.
    func isDue() {
        drive(worker) { self.run() }
    }

    /// Does what waits now.
    func run() { step?() }

    /// Does nothing any more, and lets go of what it worked with.
    func end() { step = nil }
}
