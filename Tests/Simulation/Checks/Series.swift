import Foundation

/// The figures of many runs.
@MainActor
struct Series {
    private var runs = 0
    private(set) var failed: [UInt64] = []
    private var faults: [Fault: Int] = [:]
    private var events = 0
    private var duration: Int64 = 0
    private var sendings = 0

    mutating func add(_ report: Simulation.Report) {
        runs += 1
        if !report.complaints.isEmpty { failed.append(report.seed) }
        for (fault, count) in report.faults { faults[fault, default: 0] += count }
        events += report.events
        duration += report.duration
        sendings += report.sendings
    }

    var text: String {
        var lines = [
            "\(runs) runs, \(failed.count) failed\(failed.isEmpty ? "" : ": \(failed.prefix(60).map(String.init).joined(separator: " "))")",
            "\(events) steps, \(duration / 3_600_000) hours of virtual time, \(sendings) messages by apps",
        ]
        for fault in Fault.allCases { lines.append("\(fault.rawValue): \(faults[fault] ?? 0)") }
        return lines.joined(separator: "\n")
    }
}
