internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Counts what happens, as it happens: a question about statistics reads a row a period and never what is counted.
///
/// What is counted waits in memory and is written with the batch that it happened in, in the same transaction: a
/// crash loses neither without the other. Whoever counts once in a period is looked for in memory first, so that a
/// message costs a row of its own only when it is its sender's first of the day.
extension WriteContext {
    /// What a number is a number of.
    struct FigureKey: Hashable {
        let applicationKey: Int64
        let metric: Metric
        let period: Int64
        var channelType = ""
        var channelCustomType = ""
        var messageCustomType = ""
    }

    /// Who or what was counted in a period.
    struct SubjectKey: Hashable {
        let metric: Metric
        let period: Int64
        let subject: Int64
    }

    /// The counting of the batch.
    struct Figures {
        /// What waits to be written.
        var waiting: [FigureKey: Int64] = [:]
        /// Who was counted already in the periods that are not over.
        var counted: Set<SubjectKey> = []
        /// The day that ``counted`` is about.
        var day: CalendarDay?
    }

    /// How many who were counted are known in memory; past it the database is asked.
    private static let countedMost = 200_000

    /// The key of a period: a day's number, or a month's behind all days.
    static func period(ofMonth day: CalendarDay) -> Int64 {
        let date = day.date
        return firstMonth + Int64(date.year * 12 + date.month)
    }

    private static let firstMonth: Int64 = 1_000_000

    private func today() -> CalendarDay {
        let day = CalendarDay(milliseconds: environment.now())
        if figures.day != day || figures.counted.count > Self.countedMost {
            figures.counted.removeAll()
            figures.day = day
        }
        return day
    }

    private func add(_ key: FigureKey) {
        figures.waiting[key, default: 0] += 1
        undo.append { [self] in figures.waiting[key, default: 0] -= 1 }
    }

    /// Counts something that happened now.
    func count(_ metric: Metric, applicationKey: Int64) {
        add(FigureKey(applicationKey: applicationKey, metric: metric, period: today().number))
    }

    /// Counts somebody or something, once a day and once a month.
    func countOnce(_ metric: Metric, _ subject: Int64, applicationKey: Int64, channel: Channel? = nil) throws {
        let day = today()
        for period in [day.number, Self.period(ofMonth: day)] {
            let key = SubjectKey(metric: metric, period: period, subject: subject)
            guard figures.counted.insert(key).inserted else { continue }
            undo.append { [self] in figures.counted.remove(key) }
            let count = try connection.run(
                "INSERT OR IGNORE INTO figure_subject (application, metric, period, subject) VALUES (?, ?, ?, ?)",
                applicationKey, metric.rawValue, period, subject)
            guard count > 0 else { continue }
            var figure = FigureKey(applicationKey: applicationKey, metric: metric, period: period)
            if let channel { Self.place(&figure, in: channel) }
            add(figure)
        }
    }

    private static func place(_ key: inout FigureKey, in channel: Channel) {
        key.channelType = channel.isOpen ? "open" : "group"
        key.channelCustomType = channel.customType
    }

    /// Counts a new message, its sender, and its channel.
    func count(_ message: Message, in channel: Channel) throws {
        var key = FigureKey(
            applicationKey: channel.applicationKey, metric: .messages, period: today().number)
        Self.place(&key, in: channel)
        key.messageCustomType = message.wire.customType
        add(key)
        try countOnce(.activeChannels, channel.key, applicationKey: channel.applicationKey, channel: channel)
        guard message.senderKey != 0 else { return }
        try countOnce(.messageSenders, message.senderKey, applicationKey: channel.applicationKey)
    }

    /// Counts a new channel.
    func countCreation(of channel: Channel) {
        var key = FigureKey(
            applicationKey: channel.applicationKey, metric: .createdChannels, period: today().number)
        Self.place(&key, in: channel)
        add(key)
    }

    /// Writes what was counted since the last batch.
    func flushFigures() throws {
        guard !figures.waiting.isEmpty else { return }
        for (key, value) in figures.waiting where value != 0 { try put(key, value, isMost: false) }
        figures.waiting.removeAll(keepingCapacity: true)
    }

    private func put(_ key: FigureKey, _ value: Int64, isMost: Bool) throws {
        try connection.run(
            """
            INSERT INTO figure (application, metric, period, channel_type, channel_custom_type, message_custom_type,
                value) VALUES (?, ?, ?, ?, ?, ?, ?)
            ON CONFLICT DO UPDATE SET value = \(isMost ? "max(value, excluded.value)" : "value + excluded.value")
            """, key.applicationKey, key.metric.rawValue, key.period, key.channelType, key.channelCustomType,
            key.messageCustomType, value)
    }

    /// Notes the most connections that there were on days, and who was connected when a day began; forgets who was
    /// counted in periods that are over.
    func note(_ peaks: [Presence.Peak], connected: [Presence.Connected]) throws {
        for peak in peaks {
            try put(
                FigureKey(
                    applicationKey: peak.applicationKey, metric: .peakConnections, period: peak.day.number),
                Int64(peak.count), isMost: true)
        }
        for user in connected {
            guard let known = try self.user(applicationKey: user.applicationKey, userID: user.userID) else { continue }
            try countOnce(.activeUsers, known.key, applicationKey: user.applicationKey)
        }
        try forgetSubjects()
    }

    /// Forgets that a user was counted; the numbers stay as they are.
    func forgetCounted(_ user: User) throws {
        let day = today()
        for metric in [Metric.activeUsers, .messageSenders, .messageViewers] {
            for period in [day.number, Self.period(ofMonth: day)] {
                try connection.run(
                    "DELETE FROM figure_subject WHERE application = ? AND metric = ? AND period = ? AND subject = ?",
                    user.applicationKey, metric.rawValue, period, user.key)
                let key = SubjectKey(metric: metric, period: period, subject: user.key)
                if figures.counted.remove(key) != nil { undo.append { [self] in figures.counted.insert(key) } }
            }
        }
    }

    /// How many rows of periods that are over go at once.
    private static let forgottenMost = 500

    private func forgetSubjects() throws {
        let day = CalendarDay(milliseconds: environment.now())
        // Months stand behind all days.
        for (first, end) in [(0, day.number), (Self.firstMonth, Self.period(ofMonth: day))] {
            try connection.run(
                """
                DELETE FROM figure_subject WHERE (application, metric, period, subject) IN (
                    SELECT application, metric, period, subject FROM figure_subject INDEXED BY figure_subject_by_period
                    WHERE period >= ? AND period < ? LIMIT ?)
                """, first, end, Self.forgottenMost)
        }
    }
}
