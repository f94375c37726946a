import Testing

@testable import ChatDomain

@Suite("Quiet hours by the day of the week")
struct DayScheduleTests {
    /// So many hours and minutes after the beginning of Monday, 5 January 2026, in UTC.
    private func at(_ day: Int, _ hour: Int, _ minute: Int = 0) -> Int64 {
        1_767_571_200_000 + Int64(day * 1_440 + hour * 60 + minute) * 60_000
    }

    @Test("A night of Monday reaches into Tuesday and nowhere else, one of Sunday into Monday")
    func nights() {
        var preference = PushPreference()
        let night = DaySchedule.Window(startHour: 22, endHour: 6, endMinute: 30)
        preference.schedules = [DaySchedule(day: .monday, windows: [night])]
        for (day, hour, minute, isQuiet) in [
            (0, 21, 59, false), (0, 22, 0, true), (0, 23, 59, true), (1, 0, 0, true), (1, 6, 29, true),
            (1, 6, 30, false), (1, 22, 0, false), (0, 5, 0, false), (6, 23, 0, false),
        ] { #expect(preference.isQuiet(at: at(day, hour, minute)) == isQuiet, "\(day) \(hour):\(minute)") }
        preference.schedules = [DaySchedule(day: .sunday, windows: [night])]
        #expect(
            preference.isQuiet(at: at(7, 3)) && preference.isQuiet(at: at(0, 3)) && !preference.isQuiet(at: at(1, 3)))
    }

    @Test("Several stretches of a day hold, by the user's own clock, in place of the daily hours")
    func zones() {
        var preference = PushPreference()
        (preference.doNotDisturb, preference.startHour, preference.endHour) = (true, 0, 23)
        preference.timeZone = "Asia/Seoul"
        preference.schedules = [
            DaySchedule(
                day: .tuesday,
                windows: [.init(startHour: 8, endHour: 9), .init(startHour: 12, startMinute: 15, endHour: 13)])
        ]
        // Nine hours ahead: Tuesday begins on Monday afternoon.
        #expect(preference.isQuiet(at: at(0, 23)) && !preference.isQuiet(at: at(1, 0)))
        #expect(!preference.isQuiet(at: at(1, 3, 14)) && preference.isQuiet(at: at(1, 3, 15)))
        #expect(!preference.isQuiet(at: at(1, 8)))
        preference.schedules = []
        #expect(preference.isQuiet(at: at(1, 8)), "the daily hours again")
    }

    @Test("Hours and minutes that there are not are seen")
    func valid() {
        #expect(DaySchedule.Window(startHour: 0, endHour: 23, endMinute: 59).isValid)
        for window in [
            DaySchedule.Window(startHour: 24, endHour: 1), .init(startHour: -1, endHour: 1),
            .init(startHour: 1, startMinute: 60, endHour: 1), .init(startHour: 1, endHour: 1, endMinute: -1),
        ] { #expect(!window.isValid) }
    }
}
