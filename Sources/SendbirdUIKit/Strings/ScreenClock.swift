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
    /// The language of names of days and months.
    var locale = Locale.current
}
