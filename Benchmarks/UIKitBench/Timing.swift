import UIKit

/// Durations of one thing done many times.
struct Timing {
    private var microseconds: [Double] = []

    /// Times `body` once.
    mutating func measure(_ body: () -> Void) {
        let clock = ContinuousClock()
        let duration = clock.measure(body)
        microseconds.append(Double(duration.components.attoseconds) / 1e12 + Double(duration.components.seconds) * 1e6)
    }

    /// Prints one line: what was done, and how long it took.
    func report(_ name: String) {
        let sorted = microseconds.sorted()
        guard let worst = sorted.last else { return }
        func percentile(_ share: Double) -> String {
            format(sorted[min(sorted.count - 1, Int(Double(sorted.count) * share))])
        }
        let label = name.padding(toLength: 58, withPad: " ", startingAt: 0)
        print("\(label) p50 \(percentile(0.5))  p99 \(percentile(0.99))  max \(format(worst))  n \(sorted.count)")
    }

    private func format(_ value: Double) -> String {
        let text = String(format: value < 100 ? "%.1f" : "%.0f", value)
        return String(repeating: " ", count: max(0, 7 - text.count)) + text
    }
}
