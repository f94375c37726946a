import Foundation
import Testing

@testable import SendbirdUIKit

@Suite("Dates as text", .serialized, .oneAtATime)
@MainActor
struct DateTextTests {
    /// 00:45 on Wednesday, 11 March 2026, in Berlin.
    private static let now = Date(timeIntervalSince1970: 1_773_186_300)

    private func at(_ date: Date, _ body: () -> Void) {
        let before = ScreenClock.current
        ScreenClock.current = .fixed(at: date)
        body()
        ScreenClock.current = before
    }

    @Test("A quarter of an hour ago is today, an hour and a quarter ago is yesterday")
    func aroundMidnight() {
        at(Self.now) {
            #expect(DateText.listTime(Self.now.addingTimeInterval(-900)) == "00:30")
            #expect(DateText.listTime(Self.now.addingTimeInterval(-4_500)) == "Yesterday")
            #expect(DateText.separator(Self.now.addingTimeInterval(-900)) == "Today")
            #expect(DateText.separator(Self.now.addingTimeInterval(-4_500)) == "Yesterday")
        }
    }

    @Test("The labels move on when the clock passes midnight")
    func passingMidnight() {
        let message = Self.now.addingTimeInterval(-900)
        at(Self.now.addingTimeInterval(86_400)) {
            #expect(DateText.listTime(message) == "Yesterday")
        }
        at(Self.now.addingTimeInterval(2 * 86_400)) {
            #expect(DateText.listTime(message) == "Mar 11")
        }
    }

    @Test("A day of another year shows its year")
    func otherYear() {
        at(Self.now) {
            #expect(DateText.listTime(Self.now.addingTimeInterval(-365 * 86_400)) == "Mar 11, 2025")
        }
    }

    @Test("A message from a clock that is ahead is of today")
    func future() {
        at(Self.now) {
            #expect(DateText.separator(Self.now.addingTimeInterval(86_400)) == "Today")
        }
    }

    @Test("The pattern can be the app's own")
    func ownPattern() {
        let before = SBUDateFormatSet.Channel.lastUpdatedTimeFormat
        defer { SBUDateFormatSet.Channel.lastUpdatedTimeFormat = before }
        SBUDateFormatSet.Channel.lastUpdatedTimeFormat = "HH'h'mm"
        at(Self.now) {
            #expect(DateText.listTime(Self.now) == "00h45")
        }
    }
}
