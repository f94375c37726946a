import Glibc
import UIKit

/// What one thing costs when done many times, in processor time: other processes do not count.
struct Timing {
    private var microseconds: [Double] = []

    /// Microseconds that the process has run until now.
    static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
    }

    /// Times `body` once.
    mutating func measure(_ body: () -> Void) {
        let start = Self.now
        body()
        add(Self.now - start)
    }

    /// Takes a time that was measured elsewhere.
    mutating func add(_ time: Double) {
        microseconds.append(time)
    }

    /// Prints one line: what was done, and what it cost.
    func report(_ name: String) {
        let sorted = microseconds.sorted()
        guard !sorted.isEmpty else { return }
        func percentile(_ share: Double) -> String {
            format(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))])
        }
        let mean = format(sorted.reduce(0, +) / Double(sorted.count))
        let label = name.padding(toLength: 54, withPad: " ", startingAt: 0)
        print("\(label) p50 \(percentile(0.5))  p99 \(percentile(0.99))  mean \(mean)  n \(sorted.count)")
    }

    private func format(_ value: Double) -> String {
        let text = String(format: value < 100 ? "%.1f" : "%.0f", value)
        return String(repeating: " ", count: max(0, 7 - text.count)) + text
    }
}
