import Foundation

/// Tells when another day begins, for as long as it is kept.
@MainActor
final class DayChange {
    private let change: () -> Void
    /// What waits for midnight.
    private(set) var timer: MainTimer?

    /// Begins to wait for the next midnight of the user's calendar.
    init(change: @escaping () -> Void) {
        self.change = change
        wait()
    }

    /// How long it is until another day begins; a day may have 23 or 25 hours.
    static func interval(_ clock: ScreenClock) -> TimeInterval {
        let now = clock.now()
        let today = clock.calendar.startOfDay(for: now)
        let tomorrow = clock.calendar.date(byAdding: .day, value: 1, to: today) ?? today.addingTimeInterval(86_400)
        return max(1, clock.calendar.startOfDay(for: tomorrow).timeIntervalSince(now))
    }

    private func wait() {
        timer = MainTimer(after: Self.interval(.current)) { [weak self] in
            self?.change()
            self?.wait()
        }
    }
}
