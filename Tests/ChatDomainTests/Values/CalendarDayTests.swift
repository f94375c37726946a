import Testing

@testable import ChatDomain

@Suite("Days of the calendar")
struct CalendarDayTests {
    @Test(
        "A moment is in the day that UTC says, at both ends of it",
        arguments: [
            (0, "1970-01-01"), (86_399_999, "1970-01-01"), (86_400_000, "1970-01-02"), (-1, "1969-12-31"),
            (951_782_400_000, "2000-02-29"), (951_868_800_000, "2000-03-01"), (1_709_164_800_000, "2024-02-29"),
            (1_701_388_799_999, "2023-11-30"), (1_701_388_800_000, "2023-12-01"), (4_107_542_400_000, "2100-03-01"),
        ] as [(Int64, String)])
    func moments(milliseconds: Int64, text: String) {
        let day = CalendarDay(milliseconds: milliseconds)
        #expect(day.text == text)
        #expect(CalendarDay(text) == day)
        #expect(day.milliseconds <= milliseconds && milliseconds < day.advanced(by: 1).milliseconds)
    }

    @Test("Every day of four centuries reads back as it is written, in order")
    func roundTrip() throws {
        var day = try #require(CalendarDay("1899-12-31"))
        for _ in 0..<146_097 {
            #expect(CalendarDay(day.text) == day)
            let next = day.advanced(by: 1)
            #expect(day < next && next.date != day.date)
            day = next
        }
        #expect(day.text == "2299-12-31")
    }

    @Test(
        "What is no date is none",
        arguments: [
            "2023-02-29", "2023-13-01", "2023-00-10", "2023-1-1", "2023-01-32", "", "x", "2023-01", "-001-01-01",
        ])
    func wrongDates(text: String) { #expect(CalendarDay(text) == nil) }

    @Test(
        "Weeks are counted as ISO 8601 counts them",
        arguments: [
            ("2023-01-01", "2022-W52"), ("2023-01-02", "2023-W1"), ("2020-12-31", "2020-W53"),
            ("2021-01-03", "2020-W53"), ("2023-11-30", "2023-W48"), ("2024-12-30", "2025-W1"),
        ])
    func weeks(text: String, week: String) throws {
        let day = try #require(CalendarDay(text))
        #expect(day.weekText == week)
        let monday = try #require(CalendarDay(week: week))
        #expect(monday <= day && day < monday.advanced(by: 7))
    }

    @Test(
        "A week that a year does not have is none", arguments: ["2023-W53", "2023-W0", "2023-W", "2023W01", "W1-2023"])
    func wrongWeeks(text: String) { #expect(CalendarDay(week: text) == nil) }

    @Test("Months begin and end where they do")
    func months() throws {
        let day = try #require(CalendarDay("2024-02-10"))
        #expect(day.firstOfMonth.text == "2024-02-01" && day.nextMonth.text == "2024-03-01")
        #expect(day.monthText == "2024-02" && CalendarDay(month: "2024-02") == day.firstOfMonth)
        #expect(try #require(CalendarDay("2023-12-31")).nextMonth.text == "2024-01-01")
        #expect(CalendarDay(month: "2024-2") == nil)
    }
}
