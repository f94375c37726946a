internal import ChatDomain
internal import SQLite

/// Numbers by day and month.
extension StoreQueries {
    /// A number, of one kind of channel and message where it is divided.
    struct Figure: Sendable {
        var channelType = ""
        var channelCustomType = ""
        var messageCustomType = ""
        var value: Int64
    }

    /// By what numbers are divided.
    struct Segments: OptionSet, Sendable {
        let rawValue: Int
        static let channelType = Segments(rawValue: 1)
        static let channelCustomType = Segments(rawValue: 2)
        static let messageCustomType = Segments(rawValue: 4)
    }

    /// The numbers of a day or a month, divided or not; empty where nothing was counted.
    func figures(
        _ metric: Metric, of day: CalendarDay, _ dimension: StatisticsRules.Dimension, by segments: Segments = [],
        applicationKey: Int64
    ) throws -> [Figure] {
        let (first, last): (Int64, Int64)
        switch (dimension, metric.isDistinct) {
        case (.daily, _): (first, last) = (day.number, day.number)
        case (.monthly, true):
            let month = WriteContext.period(ofMonth: day)
            (first, last) = (month, month)
        case (.monthly, false): (first, last) = (day.firstOfMonth.number, day.nextMonth.number - 1)
        }
        let columns = [
            segments.contains(.channelType) ? "channel_type" : "''",
            segments.contains(.channelCustomType) ? "channel_custom_type" : "''",
            segments.contains(.messageCustomType) ? "message_custom_type" : "''",
        ].joined(separator: ", ")
        return try connection.query(
            """
            SELECT \(columns), \(metric == .peakConnections ? "max" : "sum")(value) FROM figure
            WHERE application = ? AND metric = ? AND period BETWEEN ? AND ? GROUP BY 1, 2, 3 HAVING count(*) > 0
            ORDER BY 1, 2, 3
            """, applicationKey, metric.rawValue, first, last
        ) {
            Figure(
                channelType: $0.text(at: 0), channelCustomType: $0.text(at: 1), messageCustomType: $0.text(at: 2),
                value: $0.integer(at: 3))
        }
    }

    /// The number of a day or a month; 0 where nothing was counted.
    func figure(
        _ metric: Metric, of day: CalendarDay, _ dimension: StatisticsRules.Dimension, applicationKey: Int64
    ) throws -> Int64 {
        try figures(metric, of: day, dimension, applicationKey: applicationKey).first?.value ?? 0
    }
}
