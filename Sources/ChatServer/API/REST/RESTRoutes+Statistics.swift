internal import ChatDomain
internal import ChatWire

/// Statistics of an application, for back ends alone. All days are those of UTC.
extension RESTRoutes {
    /// A number of a day or a month.
    private struct MetricValue: Codable {
        var date: String
        var value: Double
        var channelType: String?
        var channelCustomType: String?
        var messageCustomType: String?

        enum CodingKeys: String, CodingKey {
            case date, value
            case channelType = "channel_type"
            case channelCustomType = "custom_channel_type"
            case messageCustomType = "custom_message_type"
        }
    }

    /// The most connections at once on a day or in a month.
    private struct Peak: Codable {
        var date: String
        var connections: Int64

        enum CodingKeys: String, CodingKey {
            case date
            case connections = "peak_connections"
        }
    }

    /// The documented metrics.
    private enum MetricType: String, CaseIterable {
        case messages
        case messagesPerUser = "messages_per_user"
        case createdChannels = "created_channels"
        case activeChannels = "active_channels"
        case messageSenders = "message_senders"
        case messageViewers = "message_viewers"
        case createdUsers = "created_users"
        case deactivatedUsers = "deactivated_users"
        case deletedUsers = "deleted_users"

        var metric: Metric { Metric(rawValue: rawValue) ?? .messages }
    }

    private static let valuesMost: Int64 = 1_000

    static let statistics = [
        RESTRoute(
            "GET /v3/applications/ccu", "How many connections there are now.", for: .application,
            answers: .fields(.number("ccu"))
        ) { call in
            try call.caller.requireApplication()
            let count = call.presence.count(applicationKey: call.caller.applicationKey)
            return .read { _ in number("ccu", Int64(count)) }
        },
        RESTRoute(
            "GET /v3/applications/dau", "How many users were connected on a day; today by default.", for: .application,
            answers: .fields(.number("dau"))
        ) { call in
            let text = call.query.text("date")
            try call.caller.requireApplication()
            let day = try text.map { try readDay($0, CalendarDay.init(_:), "YYYY-MM-DD") } ?? today(call)
            return .read { queries in
                number(
                    "dau",
                    try queries.figure(.activeUsers, of: day, .daily, applicationKey: call.caller.applicationKey))
            }
        },
        RESTRoute(
            "GET /v3/applications/mau", "How many users were connected in a month; this one by default.",
            for: .application, answers: .fields(.number("mau"))
        ) { call in
            let text = call.query.text("date")
            try call.caller.requireApplication()
            let day = try text.map { try readDay($0, CalendarDay.init(month:), "YYYY-MM") } ?? today(call)
            return .read { queries in
                number(
                    "mau",
                    try queries.figure(.activeUsers, of: day, .monthly, applicationKey: call.caller.applicationKey))
            }
        },
        RESTRoute(
            "GET /v3/applications/peak_connections", "The most connections at once, by day or month.",
            for: .application, answers: .fields(.list("peak_connections", of: Peak.self)),
            requires: ["time_dimension", "start_year", "start_month", "end_year", "end_month"]
        ) { call in
            let question = try question(call)
            try call.caller.requireApplication()
            let range = try StatisticsRules.range(question)
            return .read { queries in
                let peaks = try range.periods.map { day in
                    Peak(
                        date: text(day, range.dimension),
                        connections: try queries.figure(
                            .peakConnections, of: day, range.dimension, applicationKey: call.caller.applicationKey))
                }
                return try RESTJSON.object { json in
                    json.key("peak_connections")
                    json.raw(try RESTJSON.encoded(peaks))
                }
            }
        },
        RESTRoute(
            "GET /v3/statistics/metric", "A number by day or month, divided where asked for.", for: .application,
            answers: .fields(.list("statistics", of: MetricValue.self), .text("next")),
            requires: ["metric_type", "time_dimension", "start_year", "start_month", "end_year", "end_month"]
        ) { call in
            let type = try call.query.choice("metric_type", MetricType.self)
            let question = try question(call)
            let named = call.query.list("segments") ?? []
            let limit = try call.query.number("limit") ?? valuesMost
            let token = call.query.text("token").flatMap { $0.isEmpty ? nil : $0 }
            try call.caller.requireApplication()
            guard let type else { throw WireError(.invalidParameterValueRequired, "'metric_type' is required.") }
            guard (1...valuesMost).contains(limit) else {
                throw WireError(.invalidParameterValue, "'limit' must be between 1 and \(valuesMost).")
            }
            let segments = try segments(named, of: type)
            let range = try StatisticsRules.range(question)
            return .read { queries in
                let values = try values(type, range, segments, queries, call.caller.applicationKey)
                return try page(values, limit: Int(limit), token: token)
            }
        },
    ]

    private static func number(_ name: StaticString, _ value: Int64) -> [UInt8] {
        RESTJSON.object { json in
            json.key(name)
            json.value(value)
        }
    }

    private static func readDay(
        _ text: String, _ read: (String) -> CalendarDay?, _ form: String
    ) throws(WireError) -> CalendarDay {
        guard let day = read(text) else {
            throw WireError(.invalidParameterValue, "'date' must be a date as \(form).")
        }
        return day
    }

    private static func today(_ call: RESTCall) -> CalendarDay {
        CalendarDay(milliseconds: call.environment.now())
    }

    private static func text(_ day: CalendarDay, _ dimension: StatisticsRules.Dimension) -> String {
        dimension == .daily ? day.text : day.monthText
    }

    private static func question(_ call: RESTCall) throws -> StatisticsRules.Question {
        var question = StatisticsRules.Question()
        question.dimension = try call.query.choice("time_dimension", StatisticsRules.Dimension.self)
        question.startYear = try call.query.number("start_year")
        question.startMonth = try call.query.number("start_month")
        question.startDay = try call.query.number("start_day")
        question.endYear = try call.query.number("end_year")
        question.endMonth = try call.query.number("end_month")
        question.endDay = try call.query.number("end_day")
        return question
    }

    /// What a metric can be divided by: users are in all channels.
    private static func segments(_ names: [String], of type: MetricType) throws(WireError) -> StoreQueries.Segments {
        let known: [String: StoreQueries.Segments] =
            switch type {
            case .messages:
                [
                    "channel_type": .channelType, "custom_channel_type": .channelCustomType,
                    "custom_message_type": .messageCustomType,
                ]
            case .createdChannels, .activeChannels:
                ["channel_type": .channelType, "custom_channel_type": .channelCustomType]
            case .messagesPerUser, .messageSenders, .messageViewers, .createdUsers, .deactivatedUsers, .deletedUsers:
                [:]
            }
        var segments: StoreQueries.Segments = []
        for name in names {
            guard let segment = known[name] else {
                throw WireError(.invalidParameterValue, "'segments' names what '\(type.rawValue)' is not divided by.")
            }
            segments.insert(segment)
        }
        return segments
    }

    private static func values(
        _ type: MetricType, _ range: StatisticsRules.Range, _ segments: StoreQueries.Segments, _ queries: StoreQueries,
        _ applicationKey: Int64
    ) throws -> [MetricValue] {
        try range.periods.flatMap { day -> [MetricValue] in
            let figures = try queries.figures(
                type.metric, of: day, range.dimension, by: segments, applicationKey: applicationKey)
            let senders =
                type == .messagesPerUser
                ? try queries.figure(.messageSenders, of: day, range.dimension, applicationKey: applicationKey) : 1
            return figures.map { figure in
                MetricValue(
                    date: text(day, range.dimension),
                    value: senders == 0 ? 0 : Double(figure.value) / Double(senders),
                    channelType: segments.contains(.channelType) ? figure.channelType : nil,
                    channelCustomType: segments.contains(.channelCustomType) ? figure.channelCustomType : nil,
                    messageCustomType: segments.contains(.messageCustomType) ? figure.messageCustomType : nil)
            }
        }
    }

    private static func page(_ values: [MetricValue], limit: Int, token: String?) throws -> [UInt8] {
        var start: Int64 = 0
        if let token {
            var token = try PageToken(token, kind: "sm")
            start = try token.number()
        }
        let page = values.dropFirst(Int(clamping: max(0, start))).prefix(limit)
        var next = ""
        if page.endIndex < values.count {
            var token = PageToken(kind: "sm")
            token.add(Int64(page.endIndex))
            next = token.text
        }
        return try RESTJSON.list("statistics", Array(page), next: next)
    }
}
