/// How many durations fell under each of a fixed list of bounds, as Prometheus counts them.
struct LatencyHistogram: Sendable {
    /// Upper bounds in seconds; the last bucket has none.
    static let bounds = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

    private(set) var counts = [Int](repeating: 0, count: bounds.count + 1)
    private(set) var sumSeconds = 0.0

    /// Counts a duration.
    mutating func add(_ duration: Duration) {
        let (seconds, attoseconds) = duration.components
        let value = Double(seconds) + Double(attoseconds) * 1e-18
        let bucket = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count
        counts[bucket] += 1
        sumSeconds += value
    }

    /// Adds another histogram's counts.
    mutating func add(_ other: LatencyHistogram) {
        for index in counts.indices { counts[index] += other.counts[index] }
        sumSeconds += other.sumSeconds
    }
}

extension Duration {
    /// Its microseconds, without what is less than one.
    var wholeMicroseconds: Int64 {
        let (seconds, attoseconds) = components
        return seconds * 1_000_000 + attoseconds / 1_000_000_000_000
    }
}
