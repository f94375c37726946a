import Foundation
import Testing

@testable import SendbirdUIKit

@Suite("The next day")
@MainActor
struct DayChangeTests {
    @Test("It begins at the next midnight", arguments: [1_773_262_800.0, 1_774_738_800, 1_774_699_200])
    func interval(time: TimeInterval) {
        let clock = ScreenClock.fixed(at: Date(timeIntervalSince1970: time))
        let midnight = Date(timeIntervalSince1970: time + DayChange.interval(clock))
        let parts = clock.calendar.dateComponents([.hour, .minute, .second], from: midnight)
        #expect([parts.hour, parts.minute, parts.second] == [0, 0, 0])
    }

    @Test("On the day that has 23 hours midnight comes an hour earlier")
    func shortDay() {
        // 29 March 2026, 00:00 in Berlin.
        let clock = ScreenClock.fixed(at: Date(timeIntervalSince1970: 1_774_738_800))
        #expect(DayChange.interval(clock) == 23 * 3_600)
    }
}
