import ChatWire
import Testing

@testable import ChatDomain

@Suite("When a user is notified")
struct PushPreferenceTests {
    /// 1 January 2026, midnight in UTC, in milliseconds, and so many minutes later.
    private func at(_ hour: Int, _ minute: Int = 0) -> Int64 {
        1_767_225_600_000 + Int64(hour * 60 + minute) * 60_000
    }

    @Test("Quiet hours hold from their start to before their end, over midnight too, by the user's own clock")
    func quietHours() {
        var preference = PushPreference()
        preference.doNotDisturb = true
        (preference.startHour, preference.startMinute, preference.endHour, preference.endMinute) = (22, 30, 7, 0)
        for (hour, minute, isQuiet) in [
            (22, 29, false), (22, 30, true), (23, 59, true), (0, 0, true), (6, 59, true), (7, 0, false), (12, 0, false),
        ] { #expect(preference.isQuiet(at: at(hour, minute)) == isQuiet, "\(hour):\(minute)") }
        // An hour ahead of UTC in winter: the night begins an hour earlier by UTC.
        preference.timeZone = "Europe/Paris"
        #expect(!preference.isQuiet(at: at(21, 29)))
        #expect(preference.isQuiet(at: at(21, 30)))
        #expect(!preference.isQuiet(at: at(6)))
        (preference.startHour, preference.startMinute, preference.endHour) = (9, 0, 17)
        preference.timeZone = "UTC"
        #expect(preference.isQuiet(at: at(9)) && preference.isQuiet(at: at(16, 59)))
        #expect(!preference.isQuiet(at: at(17)) && !preference.isQuiet(at: at(8, 59)))
        preference.doNotDisturb = false
        #expect(!preference.isQuiet(at: at(12)))
    }

    @Test("A snooze holds between its bounds")
    func snooze() {
        var preference = PushPreference()
        (preference.isSnoozed, preference.snoozeStartAt, preference.snoozeEndAt) = (true, 100, 200)
        #expect([99, 100, 199, 200].map { preference.isQuiet(at: $0) } == [false, true, true, false])
    }

    @Test("What a channel says goes before what the user says for all; quiet hours go before both")
    func triggers() {
        var preference = PushPreference()
        preference.trigger = .mentionOnly
        let cases: [(PushTrigger, Bool, Bool)] = [
            (.standard, false, false), (.standard, true, true), (.all, false, true), (.mentionOnly, true, true),
            (.mentionOnly, false, false), (.off, true, false),
        ]
        for (trigger, isMentioned, notifies) in cases {
            #expect(
                preference.notifies(channelTrigger: trigger, isMentioned: isMentioned, at: at(12)) == notifies,
                "\(trigger) \(isMentioned)")
        }
        preference.trigger = .off
        #expect(!preference.notifies(channelTrigger: .standard, isMentioned: true, at: at(12)))
        (preference.doNotDisturb, preference.startHour, preference.endHour) = (true, 11, 13)
        #expect(!preference.notifies(channelTrigger: .all, isMentioned: true, at: at(12)))
    }
}
