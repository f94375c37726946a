internal import ChatDomain
internal import ChatWire

/// How announcements were opened, and how many there were, for back ends alone.
extension RESTRoutes {
    /// Openings hour by hour.
    private struct OpenRateView: Codable {
        var uniqueID: String?
        var group: String?
        var counts: [Int64]
        var rates: [Double]
        var cumulativeCounts: [Int64]
        var cumulativeRates: [Double]

        init(_ rates: OpenRates, uniqueID: String? = nil, group: String? = nil) {
            (self.uniqueID, self.group) = (uniqueID, group)
            (counts, self.rates) = (rates.counts, rates.rates)
            (cumulativeCounts, cumulativeRates) = (rates.cumulativeCounts, rates.cumulativeRates)
        }

        enum CodingKeys: String, CodingKey {
            case uniqueID = "unique_id"
            case group = "announcement_group"
            case counts = "open_counts"
            case rates = "open_rates"
            case cumulativeCounts = "cumulative_open_counts"
            case cumulativeRates = "cumulative_open_rates"
        }
    }

    /// The announcements that ended in a day, a week or a month.
    private struct PeriodView: Codable {
        var period: String
        var total: Int64 = 0
        var canceled: Int64 = 0
        var stopped: Int64 = 0
        var incompleted: Int64 = 0
        var completed: Int64 = 0
        var sent: Int64 = 0
        var opens: Int64 = 0

        init(_ period: String) { self.period = period }

        mutating func add(_ announcement: StoreQueries.EndedAnnouncement) {
            total += 1
            switch announcement.status {
            case .canceled: canceled += 1
            case .stopped: stopped += 1
            case .incompleted: incompleted += 1
            case .completed, .scheduled, .running, .onHold, .paused: completed += 1
            }
            sent += announcement.sent
            opens += announcement.opens
        }

        enum CodingKeys: String, CodingKey {
            case period = "date_range"
            case total = "total_announcement_count"
            case canceled = "canceled_announcement_count"
            case stopped = "stopped_announcement_count"
            case incompleted = "incompleted_announcement_count"
            case completed = "completed_announcement_count"
            case sent = "sent_message_count"
            case opens = "open_count"
        }
    }

    private enum Period {
        case day, week, month

        /// The names of the parameters, as `start_date` and `end_date`.
        var word: String {
            switch self {
            case .day: "date"
            case .week: "week"
            case .month: "month"
            }
        }

        var most: Int {
            switch self {
            case .day: StatisticsRules.announcementDaysMost
            case .week: StatisticsRules.announcementWeeksMost
            case .month: StatisticsRules.monthsMost
            }
        }

        func read(_ text: String) -> CalendarDay? {
            switch self {
            case .day: CalendarDay(text)
            case .week: CalendarDay(week: text)
            case .month: CalendarDay(month: text)
            }
        }

        func text(_ day: CalendarDay) -> String {
            switch self {
            case .day: day.text
            case .week: day.weekText
            case .month: day.monthText
            }
        }

        func next(after day: CalendarDay) -> CalendarDay {
            switch self {
            case .day: day.advanced(by: 1)
            case .week: day.advanced(by: 7)
            case .month: day.nextMonth
            }
        }
    }

    static let announcementStatistics = [
        RESTRoute(
            "GET /v3/announcement_open_rate/{unique_id}", "How many opened an announcement, hour by hour.",
            for: .application, answers: .value(OpenRateView.self)
        ) { call in
            let days = try days(call)
            try call.caller.requireApplication()
            return .read { queries in
                let opened = try queries.opened(try announcement(call, queries))
                let hours = OpenRates.hours(since: opened.beganAt, days: days, now: call.environment.now())
                let rates = OpenRates(opens: opened.opens, receivers: opened.receivers, hours: hours)
                return try RESTJSON.encoded(OpenRateView(rates, uniqueID: call.part("unique_id")))
            }
        },
        RESTRoute(
            "GET /v3/announcement_open_rate_by_group/{announcement_group}",
            "How many opened the announcements of a topic, hour by hour after the beginning of each.",
            for: .application, answers: .value(OpenRateView.self)
        ) { call in
            let days = try days(call)
            try call.caller.requireApplication()
            return .read { queries in
                let group = call.part("announcement_group")
                let all = try queries.announcements(ofGroup: group, applicationKey: call.caller.applicationKey)
                guard !all.isEmpty else { throw WriteContext.noAnnouncement }
                let opened = try all.map { try queries.opened($0) }
                let hours = opened.map {
                    OpenRates.hours(since: $0.beganAt, days: days, now: call.environment.now())
                }.max()
                let opens = opened.reduce(into: [Int: Int64]()) { $0.merge($1.opens, uniquingKeysWith: +) }
                let rates = OpenRates(
                    opens: opens, receivers: opened.reduce(0) { $0 + $1.receivers }, hours: hours ?? 0)
                return try RESTJSON.encoded(OpenRateView(rates, group: group))
            }
        },
        RESTRoute(
            "GET /v3/announcement_open_status/{unique_id}", "Lists who has opened an announcement, and who has not.",
            for: .application,
            answers: .fields(.list("open_status", of: StoreQueries.OpenStatus.self), .text("next"))
        ) { call in
            let limit = try call.query.pageSize(standard: 10, limits: call.limits)
            let token = [call.query.text("next"), call.query.text("token")].compactMap { $0 }.first { !$0.isEmpty }
            let filter = StoreQueries.OpenFilter(
                userIDs: call.query.list("unique_ids"), channelURLs: call.query.list("channel_urls"),
                hasOpened: try call.query.flag("has_opened"))
            try call.caller.requireApplication()
            return .read { queries in
                let page = try queries.openStatuses(
                    of: try announcement(call, queries), filter, limit: limit, token: token)
                return try RESTJSON.list("open_status", page.statuses, next: page.next)
            }
        },
        periodRoute(.day, "daily", "Counts the announcements that ended, by day."),
        periodRoute(.week, "weekly", "Counts the announcements that ended, by week as ISO 8601 counts them."),
        periodRoute(.month, "monthly", "Counts the announcements that ended, by month."),
    ]

    private static func announcement(_ call: RESTCall, _ queries: StoreQueries) throws
        -> StoreQueries.StoredAnnouncement
    {
        let key = call.caller.applicationKey
        guard let stored = try queries.announcement(call.part("unique_id"), applicationKey: key) else {
            throw WriteContext.noAnnouncement
        }
        return stored
    }

    private static func days(_ call: RESTCall) throws(WireError) -> Int {
        let days = try call.query.number("days") ?? Int64(OpenRates.daysStandard)
        guard (1...Int64(OpenRates.daysMost)).contains(days) else {
            throw WireError(.invalidParameterValue, "'days' must be between 1 and \(OpenRates.daysMost).")
        }
        return Int(days)
    }

    private static func periodRoute(_ period: Period, _ name: String, _ summary: String) -> RESTRoute {
        RESTRoute(
            "GET /v3/announcement_stats/\(name)", summary, for: .application,
            answers: .fields(.list("statistics", of: PeriodView.self)),
            requires: ["start_\(period.word)", "end_\(period.word)"]
        ) { call in
            // All are read, and those of the route's own period count.
            let bounds = ["date", "week", "month"].map { word in
                (word, first: call.query.text("start_\(word)"), last: call.query.text("end_\(word)"))
            }.first { $0.0 == period.word }
            let group = call.query.text("announcement_group")
            try call.caller.requireApplication()
            let periods = try periods(period, from: bounds?.first, to: bounds?.last)
            return .read { queries in
                var views = periods.map { PeriodView(period.text($0)) }
                guard let start = periods.first, let end = periods.last.map(period.next) else { return RESTJSON.empty }
                let ended = try queries.endedAnnouncements(
                    from: start, until: end, group: group, applicationKey: call.caller.applicationKey)
                for announcement in ended {
                    let index = periods.lastIndex { $0 <= announcement.day }
                    if let index { views[index].add(announcement) }
                }
                return try RESTJSON.object { json in
                    json.key("statistics")
                    json.raw(try RESTJSON.encoded(views))
                }
            }
        }
    }

    private static func periods(_ period: Period, from first: String?, to last: String?) throws(WireError)
        -> [CalendarDay]
    {
        guard let first, let last else {
            throw WireError(
                .invalidParameterValueRequired, "'start_\(period.word)' and 'end_\(period.word)' are required.")
        }
        guard var day = period.read(first) else {
            throw WireError(.invalidParameterValue, "'start_\(period.word)' cannot be read.")
        }
        guard let end = period.read(last), day <= end else {
            throw WireError(.invalidParameterValue, "'end_\(period.word)' cannot be read, or is before the start.")
        }
        var days: [CalendarDay] = []
        while day <= end {
            days.append(day)
            guard days.count <= period.most else {
                throw WireError(
                    .invalidParameterValue,
                    "'end_\(period.word)' is more than \(period.most) after 'start_\(period.word)'.")
            }
            day = period.next(after: day)
        }
        return days
    }
}
