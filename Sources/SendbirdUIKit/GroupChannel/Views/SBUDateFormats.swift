import Foundation

/// How times are told in a channel, by the reader's locale and clock.
@MainActor
enum SBUDateFormats {
    /// The time of a message: "14:05", or "2:05 PM" where the locale has 12 hours.
    static func time(_ milliseconds: Int64) -> String {
        formatter(template: "jmm").string(from: date(milliseconds))
    }

    /// The day of a message: "Today", "Yesterday", "Mon, 3 Nov", with the year when it is another one.
    static func day(_ milliseconds: Int64, now: Date = SBUClock.now(), calendar: Calendar = .current) -> String {
        let date = date(milliseconds)
        if calendar.isDate(date, inSameDayAs: now) { return SBUStringSet.Date_Today }
        let startOfToday = calendar.startOfDay(for: now)
        if let yesterday = calendar.date(byAdding: .day, value: -1, to: startOfToday),
            calendar.isDate(date, inSameDayAs: yesterday)
        {
            return SBUStringSet.Date_Yesterday
        }
        let isThisYear = calendar.component(.year, from: date) == calendar.component(.year, from: now)
        return formatter(template: isThisYear ? "EEEMMMd" : "EEEMMMdyyyy").string(from: date)
    }

    private static var formatters: [String: DateFormatter] = [:]

    private static func formatter(template: String) -> DateFormatter {
        if let formatter = formatters[template] { return formatter }
        let formatter = DateFormatter()
        formatter.setLocalizedDateFormatFromTemplate(template)
        formatters[template] = formatter
        return formatter
    }

    private static func date(_ milliseconds: Int64) -> Date {
        Date(timeIntervalSince1970: Double(milliseconds) / 1_000)
    }
}
