/// Writes figures in Prometheus' text format 0.0.4.
package struct PrometheusText {
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

    /// A figure that goes up and down and may be less than a whole.
    mutating func gauge(_ name: String, _ help: String, _ value: Double) {
        begin(name, "gauge", help)
        text += "\(name) \(value)\n"
    }

    /// A histogram of seconds.
    mutating func histogram(_ name: String, _ help: String, _ histogram: LatencyHistogram) {
        begin(name, "histogram", help)
        append(name, "", histogram)
    }

    /// Histograms of seconds, one for each value of a label. Values must need no escaping.
    mutating func histograms(_ name: String, _ help: String, label: String, _ values: [String: LatencyHistogram]) {
        begin(name, "histogram", help)
        for (value, histogram) in values.sorted(by: { $0.key < $1.key }) {
            append(name, "\(label)=\"\(value)\"", histogram)
        }
    }

    /// A histogram of whole numbers: how many were at most each bound, and in the end all of them.
    mutating func histogram(_ name: String, _ help: String, _ histogram: SizeHistogram) {
        begin(name, "histogram", help)
        var total = 0
        for (bound, count) in zip(SizeHistogram.bounds, histogram.counts) {
            total += count
            text += "\(name)_bucket{le=\"\(bound)\"} \(total)\n"
        }
        text += "\(name)_bucket{le=\"+Inf\"} \(histogram.count)\n"
        text += "\(name)_sum \(histogram.sum)\n\(name)_count \(histogram.count)\n"
    }

    private mutating func append(_ name: String, _ label: String, _ histogram: LatencyHistogram) {
        var total = 0
        for (index, count) in histogram.counts.enumerated() {
            total += count
            let bound = index < LatencyHistogram.bounds.count ? "\(LatencyHistogram.bounds[index])" : "+Inf"
            text += "\(name)_bucket{\(label)\(label.isEmpty ? "" : ",")le=\"\(bound)\"} \(total)\n"
        }
        let braces = label.isEmpty ? "" : "{\(label)}"
        text += "\(name)_sum\(braces) \(histogram.sumSeconds)\n\(name)_count\(braces) \(total)\n"
    }

    private mutating func begin(_ name: String, _ kind: String, _ help: String) {
        text += "# HELP \(name) \(help)\n# TYPE \(name) \(kind)\n"
    }
}
