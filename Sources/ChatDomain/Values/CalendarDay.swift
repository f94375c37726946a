/// A day of the Gregorian calendar in UTC, by plain arithmetic: the same everywhere, whatever a machine is set to.
///
/// The days are counted in eras of 400 years that begin in March, so that the leap day is a year's last.
public struct CalendarDay: Hashable, Comparable, Sendable {
    /// Days since 1 January 1970.
    public let number: Int64

    /// A day by its number.
    public init(number: Int64) { self.number = number }

    /// The day of a moment.
    ///
    /// - Parameter milliseconds: Since 1970.
    public init(milliseconds: Int64) {
        let (days, rest) = milliseconds.quotientAndRemainder(dividingBy: 86_400_000)
        number = rest < 0 ? days - 1 : days
    }

    /// A day by its date; nil for a date that there is not.
    public init?(year: Int, month: Int, day: Int) {
        guard (1...9_999).contains(year), (1...12).contains(month), (1...31).contains(day) else { return nil }
        let shifted = month <= 2 ? year - 1 : year
        let era = shifted / 400
        let yearOfEra = shifted - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        number = Int64(era * 146_097 + dayOfEra - 719_468)
        guard date == (year, month, day) else { return nil }
    }

    /// A day as `2026-11-30`; nil for anything else.
    public init?(_ text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.map(\.count) == [4, 2, 2], let year = Int(parts[0]), let month = Int(parts[1]),
            let day = Int(parts[2])
        else { return nil }
        self.init(year: year, month: month, day: day)
    }

    /// The first day of a month as `2026-11`; nil for anything else.
    public init?(month text: String) { self.init(text + "-01") }

    /// The Monday of a week as `2026-W49` or `2026-W9`, as ISO 8601 counts them; nil for anything else.
    public init?(week text: String) {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        guard parts.count == 2, parts[0].count == 4, let year = Int(parts[0]), parts[1].first == "W",
            let week = Int(parts[1].dropFirst()), (1...53).contains(week),
            // The fourth of January is always in the first week.
            let fourth = CalendarDay(year: year, month: 1, day: 4)
        else { return nil }
        self = fourth.monday.advanced(by: 7 * (week - 1))
        guard self.week == (year, week) else { return nil }
    }

    /// Year, month and day.
    public var date: (year: Int, month: Int, day: Int) {
        let shifted = number + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = Int(shifted - era * 146_097)
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            yearOfEra + Int(era) * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
        )
    }

    /// The year and the number of the week, as ISO 8601 counts them.
    public var week: (year: Int, week: Int) {
        let thursday = monday.advanced(by: 3)
        let year = thursday.date.year
        guard let first = CalendarDay(year: year, month: 1, day: 1) else { return (year, 1) }
        return (year, Int(thursday.number - first.number) / 7 + 1)
    }

    /// The Monday of the day's week.
    public var monday: CalendarDay {
        // 1 January 1970 was a Thursday.
        let weekday = ((number + 3) % 7 + 7) % 7
        return CalendarDay(number: number - weekday)
    }

    /// The first day of the day's month.
    public var firstOfMonth: CalendarDay { advanced(by: 1 - date.day) }

    /// The first day of the next month.
    public var nextMonth: CalendarDay { firstOfMonth.advanced(by: 31).firstOfMonth }

    /// The day so many days later.
    public func advanced(by days: Int) -> CalendarDay { CalendarDay(number: number + Int64(days)) }

    /// The moment of its beginning, in milliseconds since 1970.
    public var milliseconds: Int64 { number * 86_400_000 }

    /// As `2026-11-30`.
    public var text: String { "\(monthText)-\(Self.padded(date.day, 2))" }

    /// Its month as `2026-11`.
    public var monthText: String { "\(Self.padded(date.year, 4))-\(Self.padded(date.month, 2))" }

    /// Its week as `2026-W49`.
    public var weekText: String { "\(Self.padded(week.year, 4))-W\(week.week)" }

    private static func padded(_ number: Int, _ digits: Int) -> String {
        let text = String(number)
        return String(repeating: "0", count: max(0, digits - text.count)) + text
    }

    /// The earlier day is the lesser one.
    public static func < (left: CalendarDay, right: CalendarDay) -> Bool { left.number < right.number }
}
