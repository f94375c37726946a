import Foundation

@testable import SendbirdUIKit

extension ScreenClock {
    /// A clock that stands still, in Berlin, in English unless told otherwise; 24 hours a day.
    static func fixed(
        at date: Date, language: TextLanguage = .english, region: String = "en_US@hours=h23"
    ) -> ScreenClock {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        calendar.locale = Locale(identifier: "en_US")
        return ScreenClock(now: { date }, calendar: calendar, locale: Locale(identifier: region), language: language)
    }
}
