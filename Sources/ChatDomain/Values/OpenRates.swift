/// How many of those who have an announcement have opened it, hour by hour.
public struct OpenRates: Hashable, Sendable {
    /// For how many days after its beginning openings are counted.
    public static let daysMost = 30
    /// For how many days a question asks by default.
    public static let daysStandard = 7

    /// How many opened it in each hour after the beginning.
    public let counts: [Int64]
    /// The share of all receivers in each hour, from 0 to 1.
    public let rates: [Double]
    /// How many had opened it by the end of each hour.
    public let cumulativeCounts: [Int64]
    /// Their share of all receivers.
    public let cumulativeRates: [Double]

    /// Makes the rates from what was counted.
    ///
    /// - Parameters:
    ///   - opens: How many opened it in which hour.
    ///   - receivers: How many have it.
    ///   - hours: How many hours there are to tell of.
    public init(opens: [Int: Int64], receivers: Int64, hours: Int) {
        func rate(_ count: Int64) -> Double { receivers == 0 ? 0 : Double(count) / Double(receivers) }
        var sum: Int64 = 0
        counts = (0..<max(0, hours)).map { opens[$0] ?? 0 }
        cumulativeCounts = counts.map { count in
            sum += count
            return sum
        }
        rates = counts.map(rate)
        cumulativeRates = cumulativeCounts.map(rate)
    }

    /// How many hours there are to tell of: those that have begun, no more than were asked for.
    public static func hours(since begin: Int64, days: Int, now: Int64) -> Int {
        guard begin > 0, now >= begin else { return 0 }
        return min(Int((now - begin) / 3_600_000) + 1, days * 24)
    }
}
