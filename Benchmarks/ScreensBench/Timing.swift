import Glibc
import UIKit

/// What one thing costs when done many times.
struct Timing {
    private var milliseconds: [Double] = []

    /// Milliseconds that this thread has run until now: other processes do not count.
    static var threadNow: Double { now(CLOCK_THREAD_CPUTIME_ID) }

    /// Milliseconds that all threads of this process have run until now.
    static var processNow: Double { now(CLOCK_PROCESS_CPUTIME_ID) }

    /// Milliseconds on the wall.
    static var wallNow: Double { now(CLOCK_MONOTONIC) }

    private static func now(_ clock: clockid_t) -> Double {
        var time = timespec()
        clock_gettime(clock, &time)
        return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
    }

    mutating func add(_ time: Double) {
        milliseconds.append(time)
    }

    /// Prints one line: what was done, and what it cost.
    func report(_ name: String) {
        let sorted = milliseconds.sorted()
        guard let longest = sorted.last else { return }
        func percentile(_ share: Double) -> String {
            String(format: "%.2f", sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))])
        }
        let most = String(format: "%.2f", longest)
        print("\(name): p50 \(percentile(0.5)) ms  p99 \(percentile(0.99)) ms  longest \(most) ms  n \(sorted.count)")
    }
}
