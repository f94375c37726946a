import Foundation

/// The time and place that texts are written for.
///
/// Tests set it; the live values are the device's.
@MainActor
struct ScreenClock {
    /// What all screens read.
    static var current = ScreenClock()

    /// The time now.
    var now: () -> Date = { Date() }
    /// The calendar, with its time zone.
    var calendar = Calendar.current
    /// The region by which dates, times and numbers are written.
    var locale = DeviceLocale.formats
    /// The language of all texts.
    var language = TextLanguage(preferred: DeviceLocale.languages)
}
