import Foundation

/// Calls after a time, once or again and again, for as long as it is kept.
///
/// Over Dispatch rather than Foundation's `Timer`: one of those stays in the run loop until it fires, whoever has let
/// go of it, and on Linux costs memory that never comes back. By the clock on the wall, so that a machine that slept
/// catches up.
@MainActor
final class MainTimer {
    private let source = DispatchSource.makeTimerSource(queue: .main)
    private let isRepeating: Bool
    private let body: @MainActor () -> Void

    init(after seconds: TimeInterval, repeats isRepeating: Bool = false, _ body: @escaping @MainActor () -> Void) {
        self.isRepeating = isRepeating
        self.body = body
        source.schedule(wallDeadline: .now() + seconds, repeating: isRepeating ? seconds : .infinity)
        // The main queue's work is the main actor's.
        source.setEventHandler { MainActor.assumeIsolated(body) }
        source.resume()
    }

    /// Calls now, as if the time had come.
    func fire() {
        if !isRepeating { source.cancel() }
        body()
    }

    isolated deinit {
        source.cancel()
    }
}
