import Foundation
import Requirements
import Testing

/// Real SDKs and the real server under virtual time: after whatever goes wrong, everybody has the same.
@Suite("Simulation", .serialized)
@MainActor
struct SimulationTests {
    @Test(
        "After the storm every client equals the server and a fresh client",
        .covers("C-01", "C-03", "C-04", "C-06", "C-07", "C-30", "C-32", "C-37", "C-92"),
        arguments: 1...40 as ClosedRange<UInt64>)
    func converges(seed: UInt64) {
        let report = Simulation.run(seed: seed)
        func complain() {
            for complaint in report.complaints.prefix(5) {
                Issue.record("seed \(seed) (make sim SEED=\(seed) RUNS=1): \(complaint)")
            }
        }
        guard let fault = Self.openFaults[seed] else { return complain() }
        withKnownIssue(Comment(rawValue: fault)) { complain() }
    }

    /// Seeds of the range that find what is not mended yet (`Docs/simulation.md`); each fails here once it is.
    private static let openFaults: [UInt64: String] = [
        4: "Messages of one device are told to another out of order.",
        31: "Who is only invited is not told that a member left, and keeps the old count.",
    ]

    @Test("Two runs of a seed are the same, step by step", arguments: [3, 17] as [UInt64])
    func deterministic(seed: UInt64) {
        let first = Simulation.run(seed: seed, keepsLines: true)
        let second = Simulation.run(seed: seed, keepsLines: true)
        #expect(first.hash == second.hash)
        let pairs = zip(first.lines ?? [], second.lines ?? [])
        if let difference = pairs.first(where: { $0 != $1 }) { Issue.record("\(difference)") }
        #expect(first.events == second.events && first.faults == second.faults)
    }

    /// `make sim SEED=… RUNS=…`
    @Test(
        "A range of seeds, as asked for",
        .enabled(if: ProcessInfo.processInfo.environment["ROOST_SIMULATION"] != nil))
    func range() throws {
        let numbers = (ProcessInfo.processInfo.environment["ROOST_SIMULATION"] ?? "").split(separator: " ")
            .compactMap { UInt64($0) }
        try #require(numbers.count == 2, "ROOST_SIMULATION is the first seed and the number of runs.")
        let isTold = ProcessInfo.processInfo.environment["ROOST_TRACE"] != nil
        var series = Series()
        for seed in numbers[0]..<numbers[0] + numbers[1] {
            let report = Simulation.run(seed: seed, isTold: isTold)
            series.add(report)
            for complaint in report.complaints.prefix(8) { print("seed \(seed): \(complaint)") }
        }
        print(series.text)
        #expect(series.failed.isEmpty)
    }
}
