public import ChatWire

/// Which days and months a question about statistics means.
public enum StatisticsRules {
    /// Days one by one, or months.
    public enum Dimension: String, Hashable, Sendable, CaseIterable {
        /// Days.
        case daily
        /// Months.
        case monthly
    }

    /// How many days a question about days covers at the most.
    public static let daysMost = 62
    /// How many months a question about months covers at the most.
    public static let monthsMost = 12
    /// How many days, weeks and months a question about announcements covers at the most.
    public static let announcementDaysMost = 31
    /// See ``announcementDaysMost``.
    public static let announcementWeeksMost = 5

    /// A stretch of time as the parameters name it.
    public struct Range: Hashable, Sendable {
        /// Its first day.
        public let first: CalendarDay
        /// Its last day.
        public let last: CalendarDay
        /// Days or months.
        public let dimension: Dimension

        /// The days, or the first days of the months, that it has.
        public var periods: [CalendarDay] {
            var periods: [CalendarDay] = []
            var day = dimension == .daily ? first : first.firstOfMonth
            while day <= last {
                periods.append(day)
                day = dimension == .daily ? day.advanced(by: 1) : day.nextMonth
            }
            return periods
        }
    }

    /// The parameters of a question.
    public struct Question: Hashable, Sendable {
        /// Days or months; days by default.
        public var dimension: Dimension?
        /// The year of the beginning.
        public var startYear: Int64?
        /// The month of the beginning.
        public var startMonth: Int64?
        /// The day of the beginning; the month's first by default. Not with months.
        public var startDay: Int64?
        /// The year of the end.
        public var endYear: Int64?
        /// The month of the end.
        public var endMonth: Int64?
        /// The day of the end; the month's last by default. Not with months.
        public var endDay: Int64?

        /// Asks for nothing.
        public init() {}
    }

    /// Reads a stretch of time.
    ///
    /// - Throws: 400105 for what is missing, 400111 for a date that there is not, an end before the beginning, a day
    ///   where months are asked for, and more than ``daysMost`` days or ``monthsMost`` months.
    public static func range(_ question: Question) throws(WireError) -> Range {
        let dimension = question.dimension ?? .daily
        guard dimension == .daily || question.startDay == nil && question.endDay == nil else {
            throw WireError(.invalidParameterValue, "'start_day' and 'end_day' are not for 'monthly'.")
        }
        let first = try day(question.startYear, question.startMonth, question.startDay ?? 1, "start")
        var last = try day(question.endYear, question.endMonth, question.endDay ?? 1, "end")
        if question.endDay == nil { last = last.nextMonth.advanced(by: -1) }
        guard first <= last else {
            throw WireError(.invalidParameterValue, "'end_year', 'end_month' and 'end_day' are before the start.")
        }
        let months = (last.date.year - first.date.year) * 12 + last.date.month - first.date.month + 1
        let isTooLong = dimension == .daily ? last.number - first.number >= daysMost : months > monthsMost
        guard !isTooLong else {
            throw WireError(
                .invalidParameterValue,
                "'time_dimension' daily covers at most \(daysMost) days, monthly \(monthsMost) months.")
        }
        return Range(first: first, last: last, dimension: dimension)
    }

    private static func day(_ year: Int64?, _ month: Int64?, _ day: Int64, _ side: String) throws(WireError)
        -> CalendarDay
    {
        guard let year, let month else {
            throw WireError(.invalidParameterValueRequired, "'\(side)_year' and '\(side)_month' are required.")
        }
        guard
            let found = CalendarDay(year: Int(clamping: year), month: Int(clamping: month), day: Int(clamping: day))
        else {
            throw WireError(
                .invalidParameterValue, "'\(side)_year', '\(side)_month' and '\(side)_day' are no date.")
        }
        return found
    }
}
