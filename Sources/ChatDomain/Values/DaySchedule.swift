/// The quiet hours of a day of the week.
public struct DaySchedule: Hashable, Sendable, Codable {
    /// A day of the week, in the order of ISO 8601.
    public enum Day: String, Hashable, Sendable, Codable, CaseIterable {
        /// The first.
        case monday
        /// The second.
        case tuesday
        /// The third.
        case wednesday
        /// The fourth.
        case thursday
        /// The fifth.
        case friday
        /// The sixth.
        case saturday
        /// The last.
        case sunday
    }

    /// A stretch of time that begins on the day. An end that is not after the start is on the next day. The start is
    /// quiet, the end is not.
    public struct Window: Hashable, Sendable, Codable {
        /// When it starts: 0 to 23.
        public var startHour: Int
        /// The minute of the start: 0 to 59.
        public var startMinute: Int
        /// When it ends: 0 to 23.
        public var endHour: Int
        /// The minute of the end: 0 to 59.
        public var endMinute: Int

        /// A stretch of time.
        public init(startHour: Int, startMinute: Int = 0, endHour: Int, endMinute: Int = 0) {
            (self.startHour, self.startMinute) = (startHour, startMinute)
            (self.endHour, self.endMinute) = (endHour, endMinute)
        }

        enum CodingKeys: String, CodingKey {
            case startHour = "start_hour"
            case startMinute = "start_min"
            case endHour = "end_hour"
            case endMinute = "end_min"
        }

        /// Whether there are such hours and minutes.
        public var isValid: Bool {
            (0...23).contains(startHour) && (0...23).contains(endHour) && (0...59).contains(startMinute)
                && (0...59).contains(endMinute)
        }

        private var start: Int { startHour * 60 + startMinute }
        private var end: Int { endHour * 60 + endMinute }

        /// Whether a minute of the day that it begins on is in it.
        func holds(_ minute: Int) -> Bool { start < end ? (start..<end).contains(minute) : minute >= start }

        /// Whether a minute of the day after is in it.
        func reaches(_ minute: Int) -> Bool { start >= end && minute < end }
    }

    /// The day.
    public var day: Day
    /// Its stretches of time.
    public var windows: [Window]

    /// Quiet hours.
    public init(day: Day, windows: [Window]) { (self.day, self.windows) = (day, windows) }

    enum CodingKeys: String, CodingKey {
        case day
        case windows = "time_windows"
    }

    /// Whether it is quiet at a moment.
    ///
    /// - Parameter local: Milliseconds since 1970 by the clock on the wall.
    static func isQuiet(_ schedules: [DaySchedule], atLocal local: Int64) -> Bool {
        let today = CalendarDay(milliseconds: local)
        let minute = Int((local - today.milliseconds) / 60_000)
        let days = Day.allCases
        let index = Int(today.number - today.monday.number)
        let (day, before) = (days[index], days[(index + 6) % 7])
        return schedules.contains { schedule in
            schedule.day == day && schedule.windows.contains { $0.holds(minute) }
                || schedule.day == before && schedule.windows.contains { $0.reaches(minute) }
        }
    }
}
