import Foundation

@testable import SendbirdUIKit

extension ScreenClock {
    /// A clock that stands still, in Berlin, in English.
    static func fixed(at date: Date) -> ScreenClock {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = TimeZone(identifier: "Europe/Berlin") ?? .gmt
        calendar.locale = Locale(identifier: "en_US")
        return ScreenClock(now: { date }, calendar: calendar, locale: Locale(identifier: "en_US"))
    }
}
