import Foundation

/// Tells when a new day begins on the reader's calendar, while it is watched.
@MainActor
final class Midnight {
    private let newDay: () -> Void
    private var wait: Task<Void, Never>?

    init(newDay: @escaping () -> Void) {
        self.newDay = newDay
    }

    deinit {
        wait?.cancel()
    }

    /// Whether anybody wants to know.
    var isWatched: Bool {
        get { wait != nil }
        set {
            guard newValue != isWatched else { return }
            wait?.cancel()
            wait = newValue ? watch() : nil
        }
    }

    /// How long the day still is, in seconds.
    static var remaining: TimeInterval {
        let clock = ScreenClock.current
        let now = clock.now()
        let start = clock.calendar.startOfDay(for: now)
        let next = clock.calendar.date(byAdding: .day, value: 1, to: start) ?? start.addingTimeInterval(86_400)
        return max(1, next.timeIntervalSince(now))
    }

    private func watch() -> Task<Void, Never> {
        Task { @MainActor [weak self] in
            while !Task.isCancelled {
                do {
                    try await Task.sleep(for: .seconds(Self.remaining))
                } catch {
                    // Cancelled: nobody watches any more.
                    return
                }
                self?.newDay()
            }
        }
    }
}
