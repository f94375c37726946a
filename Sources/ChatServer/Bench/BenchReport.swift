internal import Foundation

/// What `roost bench` measured, as its load generator said it, line by line.
package struct BenchReport: Sendable {
    /// A measurement: the name of the scenario, and its figures by name.
    private struct Line {
        let scenario: String
        let figures: [String: Double]
    }

    private var lines: [Line] = []
    /// Whether the server's process is on this machine, and its figures with it.
    private let seesProcess: Bool

    /// Nothing measured yet.
    ///
    /// - Parameter seesProcess: Whether the generator could look at the server's process.
    package init(seesProcess: Bool) { self.seesProcess = seesProcess }

    /// Takes a line of the generator.
    ///
    /// - Throws: ``UsageError`` for what is none.
    package mutating func add(_ line: String) throws(UsageError) {
        let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
        guard let object, let scenario = object["scenario"] as? String else {
            throw UsageError("The load generator said '\(line)'.")
        }
        lines.append(Line(scenario: scenario, figures: object.compactMapValues { ($0 as? NSNumber)?.doubleValue }))
    }

    /// The figures, a line each.
    package var text: String {
        lines.flatMap { rows(of: $0) }.map { $0 + "\n" }.joined()
    }

    private func rows(of line: Line) -> [String] {
        switch line.scenario {
        case "traffic": traffic(line)
        case "idle": idle(line)
        case "history": history(line)
        default: []
        }
    }

    private func traffic(_ line: Line) -> [String] {
        let place = "\(whole(line, "rooms")) x \(whole(line, "members"))"
        var rows = [
            row("deliveries/s, \(place)", whole(line, "deliveries_s")),
            row("  from sending to reading, p50", "\(decimal(line, "p50_ms", 1)) ms"),
            row("  from sending to reading, p99", "\(decimal(line, "p99_ms", 1)) ms"),
        ]
        if seesProcess {
            rows += [
                row("  processor of the server", "\(decimal(line, "server_cores", 2)) cores"),
                row("  for 1,000 deliveries", "\(decimal(line, "server_ms_per_1000_deliveries", 2)) ms"),
            ]
        }
        rows.append(row("  processor of the generator", "\(decimal(line, "generator_cores", 2)) cores"))
        return rows
    }

    private func idle(_ line: Line) -> [String] {
        var rows = [row("logins/s", whole(line, "logins_s"))]
        if seesProcess {
            rows += [
                row("  processor of the server for each", "\(decimal(line, "server_ms_per_login", 3)) ms"),
                row(
                    "memory of a connection, idle and logged in", "\(decimal(line, "kb_per_connection", 1)) KB"),
            ]
        }
        return rows
    }

    private func history(_ line: Line) -> [String] {
        [
            row("newest 30 messages of a long channel, p50", "\(decimal(line, "p50_ms", 2)) ms"),
            row("  p99", "\(decimal(line, "p99_ms", 2)) ms"),
            row("  pages/s, one reader", whole(line, "pages_s")),
        ]
    }

    private func row(_ name: String, _ value: String) -> String {
        name + String(repeating: " ", count: max(1, 46 - name.count)) + value
    }

    private func whole(_ line: Line, _ name: String) -> String {
        let digits = String(Int64((line.figures[name] ?? 0).rounded()))
        var text = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
            text.append(digit)
        }
        return text
    }

    private func decimal(_ line: Line, _ name: String, _ places: Int) -> String {
        String(format: "%.\(places)f", line.figures[name] ?? 0)
    }

    /// A figure of a scenario; nil where it was not measured.
    package func figure(_ name: String, of scenario: String) -> Double? {
        lines.last { $0.scenario == scenario }?.figures[name]
    }
}
