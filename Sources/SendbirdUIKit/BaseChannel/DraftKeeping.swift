import Foundation

/// When a screen keeps what is half typed: a moment after the last key, and at once when it is left.
@MainActor
final class DraftKeeping {
    /// How long after a key at the latest: what the end of the process can take.
    private static let delay: TimeInterval = 1

    /// Whose text it is; nil before the channel's draft was looked for.
    private(set) var userID: String?
    private(set) var timer: Timer?

    /// The channel's draft was looked for: from now on what stands in the field is the draft.
    func begin(as userID: String?) {
        self.userID = userID
    }

    /// Keeps the text soon, once for all the keys until then.
    func keepSoon(_ keep: @escaping @MainActor () -> Void) {
        guard timer == nil else { return }
        timer = Timer.scheduledTimer(withTimeInterval: Self.delay, repeats: false) { _ in
            // Timers of the main run loop fire on the main actor.
            MainActor.assumeIsolated { keep() }
        }
    }

    /// Nothing waits any more.
    func end() {
        timer?.invalidate()
        timer = nil
    }
}
