import Foundation
import UIKit

/// How often what happens by itself may change what is drawn.
///
/// A frame in which a screenful of rows is new costs most of the time that a
/// frame has. With every second one free, scrolling and typing go on however
/// much comes in, and nobody reads faster.
@MainActor
struct EventPace {
    /// What all screens keep to.
    static var current = EventPace()

    /// The least time from one change to the next, in seconds. What comes after a quiet while waits for no more than
    /// the next frame.
    var interval: TimeInterval = 1.0 / 30
    /// Seconds that only go forward.
    var now: () -> TimeInterval = { TimeInterval(DispatchTime.now().uptimeNanoseconds) / 1e9 }
    /// Does something after so many seconds.
    var later: (TimeInterval, @escaping @MainActor () -> Void) -> Void = { seconds, work in
        DispatchQueue.main.asyncAfter(deadline: .now() + seconds) { MainActor.assumeIsolated { work() } }
    }

    /// How long to wait when the last change was then; 0 for not at all.
    func wait(since last: TimeInterval?) -> TimeInterval {
        guard interval > 0, let last else { return 0 }
        return max(0, last + interval - now())
    }
}
