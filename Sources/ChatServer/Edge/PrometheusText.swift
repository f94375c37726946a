/// Writes figures in Prometheus' text format 0.0.4.
struct PrometheusText {
    private(set) var text = ""

    /// A figure that only grows.
    mutating func counter(_ name: String, _ help: String, _ value: Int) {
        begin(name, "counter", help)
        text += "\(name) \(value)\n"
    }

    /// A figure that goes up and down.
    mutating func gauge(_ name: String, _ help: String, _ value: Int) {
        begin(name, "gauge", help)
        text += "\(name) \(value)\n"
    }

    /// Figures that only grow, one for each value of a label. Values must need no escaping.
    mutating func counters(_ name: String, _ help: String, label: String, _ values: [(String, Int)]) {
        begin(name, "counter", help)
        for (value, count) in values { text += "\(name){\(label)=\"\(value)\"} \(count)\n" }
    }

    /// A histogram of seconds.
    mutating func histogram(_ name: String, _ help: String, _ histogram: LatencyHistogram) {
        begin(name, "histogram", help)
        var total = 0
        for (index, count) in histogram.counts.enumerated() {
            total += count
            let bound = index < LatencyHistogram.bounds.count ? "\(LatencyHistogram.bounds[index])" : "+Inf"
            text += "\(name)_bucket{le=\"\(bound)\"} \(total)\n"
        }
        text += "\(name)_sum \(histogram.sumSeconds)\n\(name)_count \(total)\n"
    }

    private mutating func begin(_ name: String, _ kind: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
    }
}
