internal import ChatDomain
internal import ChatWire
internal import SQLite

/// Operations on reports.
extension WriteContext {
    /// What somebody says of what is reported.
    struct ReportRequest: Sendable {
        var category: ReportCategory
        var description: String
        var reporterID: String?
    }

    /// Reports a message as it is now. Who reads it may report it.
    func reportMessage(
        _ id: Int64, in url: String, type: WireChannelType, offenderID: String?, _ request: ReportRequest,
        by caller: Caller
    ) throws -> WireReport {
        let (state, reporter) = try readable(url, type, request, caller)
        guard let message = try queries.message(id: id, in: state.channel), !message.isRemoved else {
            throw WireError(.socketMessageNotFound, "The message does not exist.")
        }
        if let reporter, case .user = caller {
            let row = try standing(of: reporter.key, in: state)
            guard message.wire.createdAt > row?.historyOffset ?? 0 else {
                throw WireError(.socketMessageNotFound, "The message does not exist.")
            }
        }
        guard offenderID == nil || offenderID == message.wire.sender?.userID else {
            throw WireError(.invalidParameterValue, "'offending_user_id' is not who sent the message.")
        }
        let offender = try user(key: message.senderKey)
        var json = JSONWriter()
        message.wire.write(to: &json)
        return try insertReport(
            .message, request, reporter: reporter, offender: offender, state: state, message: message.wire,
            body: String(decoding: json.finish(), as: UTF8.self))
    }

    /// Reports a channel. Who may read in it may report it.
    func reportChannel(_ url: String, type: WireChannelType, _ request: ReportRequest, by caller: Caller) throws
        -> WireReport
    {
        let (state, reporter) = try readable(url, type, request, caller)
        return try insertReport(.channel, request, reporter: reporter, offender: nil, state: state)
    }

    /// Reports a user, with the channel that it happened in where one is named.
    func reportUser(
        _ userID: String, inChannel url: String?, type: WireChannelType?, _ request: ReportRequest, by caller: Caller
    ) throws -> WireReport {
        guard let offender = try user(applicationKey: caller.applicationKey, userID: userID) else {
            throw Refusals.noUser
        }
        guard let url else {
            return try insertReport(
                .user, request, reporter: reporter(request, caller), offender: offender, state: nil,
                applicationKey: caller.applicationKey)
        }
        let (state, reporter) = try readable(url, type, request, caller)
        return try insertReport(.user, request, reporter: reporter, offender: offender, state: state)
    }

    private func reporter(_ request: ReportRequest, _ caller: Caller) throws -> User? {
        try FieldRules.check(request.description, "report_description", most: limits.reportCharacters)
        if case .application = caller, request.reporterID == nil { return nil }
        return try subject(caller, userID: request.reporterID)
    }

    private func readable(_ url: String, _ type: WireChannelType?, _ request: ReportRequest, _ caller: Caller) throws
        -> (ChannelState, User?)
    {
        let reporter = try reporter(request, caller)
        let state = try channelState(url, caller)
        if let type, state.channel.isOpen != (type == .open) { throw Refusals.noChannel }
        let (actor, membership) = try access(state, caller)
        try AccessRules.checkReadable(state.channel, by: actor, membership: membership)
        return (state, reporter)
    }

    /// Stores a report. The same of the same by the same reporter is the report that there is.
    private func insertReport(
        _ kind: WireReport.Kind, _ request: ReportRequest, reporter: User?, offender: User?, state: ChannelState?,
        message: WireMessage? = nil, body: String = "", applicationKey: Int64 = 0
    ) throws -> WireReport {
        let application = state?.channel.applicationKey ?? applicationKey
        let code = Self.code(kind)
        var report = WireReport(
            id: 0, kind: kind, category: request.category, reporter: reporter?.wire, offender: offender?.wire,
            message: message,
            channel: state.map {
                .init(channelURL: $0.channel.url, name: $0.channel.name, customType: $0.channel.customType)
            }, description: request.description, createdAt: environment.now())
        if let reporter,
            let known = try connection.queryFirst(
                """
                SELECT id, created_at FROM report WHERE application = ? AND kind = ? AND reporter = ? AND offender = ?
                    AND channel = ? AND message = ? AND category = ? AND description = ? ORDER BY id DESC LIMIT 1
                """, application, code, reporter.key, offender?.key ?? 0, state?.channel.key ?? 0,
                message?.messageID ?? 0, request.category.rawValue, request.description,
                row: { (id: $0.integer(at: 0), createdAt: $0.integer(at: 1)) })
        {
            (report.id, report.createdAt) = (known.id, known.createdAt)
            return report
        }
        try connection.run(
            """
            INSERT INTO report (application, kind, category, reporter, offender, channel, message, description,
                created_at, body) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """, application, code, request.category.rawValue, reporter?.key ?? 0, offender?.key ?? 0,
            state?.channel.key ?? 0, message?.messageID ?? 0, request.description, report.createdAt, body)
        report.id = connection.lastInsertRowID
        return report
    }

    private static func code(_ kind: WireReport.Kind) -> Int {
        switch kind {
        case .message: 0
        case .user: 1
        case .channel: 2
        }
    }
}
