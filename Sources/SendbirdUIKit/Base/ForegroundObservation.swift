import UIKit

/// Tells when the app comes to the front, for as long as it is kept.
@MainActor
final class ForegroundObservation {
    // Unsafe: set once, and taken back where the last reference goes.
    private nonisolated(unsafe) var token: (any NSObjectProtocol)?

    /// Whether what is on the screen is seen: a window of the app is the one that is used.
    static var isInFront: Bool { UIApplication.shared.applicationState == .active }

    init(_ body: @escaping @MainActor () -> Void) {
        token = NotificationCenter.default.addObserver(
            forName: UIApplication.didBecomeActiveNotification, object: nil, queue: nil
        ) { _ in
            // The application posts it on the main actor.
            MainActor.assumeIsolated { body() }
        }
    }

    deinit {
        if let token { NotificationCenter.default.removeObserver(token) }
    }
}
