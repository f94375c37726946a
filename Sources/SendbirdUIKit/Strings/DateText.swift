import Foundation

/// Writes times as the screens show them.
@MainActor
enum DateText {
    private static var formatters: [String: DateFormatter] = [:]
    private static var patterns: [String: String] = [:]
    /// What was last written of minutes: the messages of one look alike, and writing a time costs as much as a bubble.
    private static var minutes: [String: String] = [:]
    private static let minutesMax = 512

    /// Writes a date by a pattern, in the language of the screens.
    static func string(_ date: Date, pattern: String) -> String {
        formatter(pattern).string(from: date)
    }

    /// The pattern that writes the parts of a template in the order of the
    /// user's region; the template itself where the region has none.
    static func pattern(template: String) -> String {
        let locale = ScreenClock.current.locale
        let key = "\(template)|\(locale.identifier)"
        if let pattern = patterns[key] { return pattern }
        let pattern = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
        patterns[key] = pattern
        return pattern
    }

    /// Writes when a row of the channel list changed: the time today, then
    /// “Yesterday”, then the day, then the day with its year.
    static func listTime(_ date: Date) -> String {
        switch Age(of: date) {
        case .today: string(date, pattern: SBUDateFormatSet.Channel.lastUpdatedTimeFormat)
        case .yesterday: SBUStringSet.Date_Yesterday
        case .thisYear: string(date, pattern: SBUDateFormatSet.Channel.lastUpdatedDateFormat)
        case .earlier: string(date, pattern: SBUDateFormatSet.Channel.lastUpdatedPastYearFormat)
        }
    }

    /// Writes the time of a message, in milliseconds since 1970.
    static func messageTime(_ milliseconds: Int64) -> String {
        let pattern = SBUDateFormatSet.Message.sentTimeFormat
        // Seconds, their parts and milliseconds of the day.
        guard !pattern.contains(where: { "sSA".contains($0) }) else {
            return string(date(milliseconds: milliseconds), pattern: pattern)
        }
        let key = "\(formatterKey(pattern))|\(milliseconds / 60_000)"
        if let known = minutes[key] { return known }
        let text = string(date(milliseconds: milliseconds), pattern: pattern)
        if minutes.count >= minutesMax { minutes.removeAll(keepingCapacity: true) }
        minutes[key] = text
        return text
    }

    /// Writes the day above messages: “Today”, “Yesterday”, then the day.
    static func separator(_ date: Date) -> String {
        switch Age(of: date) {
        case .today: SBUStringSet.Date_Today
        case .yesterday: SBUStringSet.Date_Yesterday
        case .thisYear: string(date, pattern: SBUDateFormatSet.Message.sentDateFormat)
        case .earlier: string(date, pattern: SBUDateFormatSet.Message.sentDatePastYearFormat)
        }
    }

    /// Milliseconds since 1970, as the SDK gives them, as a date.
    static func date(milliseconds: Int64) -> Date {
        Date(timeIntervalSince1970: TimeInterval(milliseconds) / 1_000)
    }

    /// How long ago a date is, in days of the user's calendar.
    private enum Age {
        case today, yesterday, thisYear, earlier

        @MainActor
        init(of date: Date) {
            let clock = ScreenClock.current
            let now = clock.now()
            let startOfToday = clock.calendar.startOfDay(for: now)
            let startOfYesterday =
                clock.calendar.date(byAdding: .day, value: -1, to: startOfToday)
                ?? startOfToday.addingTimeInterval(-86_400)
            // A server whose clock is ahead dates messages a little into the future.
            if date >= startOfToday {
                self = .today
            } else if date >= startOfYesterday {
                self = .yesterday
            } else if clock.calendar.isDate(date, equalTo: now, toGranularity: .year) {
                self = .thisYear
            } else {
                self = .earlier
            }
        }
    }

    // Formatters cost a millisecond to make; rows ask for one each time they are filled.
    private static func formatter(_ pattern: String) -> DateFormatter {
        let clock = ScreenClock.current
        let key = formatterKey(pattern)
        if let formatter = formatters[key] { return formatter }
        let formatter = DateFormatter()
        formatter.locale = clock.locale
        formatter.calendar = clock.calendar
        formatter.timeZone = clock.calendar.timeZone
        formatter.dateFormat = pattern
        formatters[key] = formatter
        return formatter
    }

    private static func formatterKey(_ pattern: String) -> String {
        let clock = ScreenClock.current
        return "\(pattern)|\(clock.locale.identifier)|\(clock.calendar.timeZone.identifier)"
    }
}
