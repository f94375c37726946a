internal import ChatDomain
internal import ChatWire

/// Reports: made by users and back ends, read by back ends.
extension RESTRoutes {
    private struct ReportBody: Decodable {
        var category: ReportCategory
        var description: String?
        var reporterID: String?
        var offenderID: String?
        var channelType: ReportChannelType?
        var channelURL: String?

        enum CodingKeys: String, CodingKey {
            case category = "report_category"
            case description = "report_description"
            case reporterID = "reporting_user_id"
            case offenderID = "offending_user_id"
            case channelType = "channel_type"
            case channelURL = "channel_url"
        }

        var request: WriteContext.ReportRequest {
            WriteContext.ReportRequest(
                category: category, description: description ?? "", reporterID: reporterID)
        }
    }

    private enum ReportChannelType: String, Decodable, CaseIterable {
        case group = "group_channels"
        case open = "open_channels"

        var type: WireChannelType { self == .open ? .open : .group }
    }

    private static let reportPage = RESTAnswer.fields(.list("report_logs", of: WireReport.self), .text("next"))

    static let reports =
        [
            RESTRoute("GET /v3/report", "Lists reports, newest first.", for: .application, answers: reportPage) {
                call in
                let (start, end) = (try call.query.number("start_ts"), try call.query.number("end_ts"))
                return try list(call) { _ in .all(start: start, end: end) }
            },
            RESTRoute(
                "GET /v3/report/users/{offending_user_id}", "Lists the reports on a user.", for: .application,
                answers: reportPage
            ) { call in
                try list(call) { queries in
                    let key = call.caller.applicationKey
                    guard let user = try queries.user(applicationKey: key, userID: call.part("offending_user_id"))
                    else { throw Refusals.noUser }
                    return .user(user.key)
                }
            },
            RESTRoute(
                "POST /v3/report/users/{offending_user_id}", "Reports a user.", answers: .value(WireReport.self)
            ) { call in
                let body = try call.decode(ReportBody.self)
                return .write { context in
                    try RESTJSON.encoded(
                        try context.reportUser(
                            call.part("offending_user_id"), inChannel: body.channelURL, type: body.channelType?.type,
                            body.request, by: call.caller))
                }
            },
        ] + reportsOnChannels(.group) + reportsOnChannels(.open)

    private static func reportsOnChannels(_ kind: ReportChannelType) -> [RESTRoute] {
        let path = "/v3/report/\(kind.rawValue)/{channel_url}"
        return [
            RESTRoute(
                "GET \(path)", "Lists the reports on a channel.", for: .application, answers: reportPage
            ) { call in
                try list(call) { .channel(try reported(call, kind, $0).key) }
            },
            RESTRoute("POST \(path)", "Reports a channel.", for: .readers, answers: .value(WireReport.self)) { call in
                let body = try call.decode(ReportBody.self)
                return .write { context in
                    try RESTJSON.encoded(
                        try context.reportChannel(
                            call.part("channel_url"), type: kind.type, body.request, by: call.caller))
                }
            },
            RESTRoute(
                "GET \(path)/messages/{message_id}", "Lists the reports on a message.", for: .application,
                answers: reportPage
            ) { call in
                let id = try call.messageID()
                return try list(call) { queries in
                    _ = try reported(call, kind, queries)
                    return .message(id)
                }
            },
            RESTRoute(
                "POST \(path)/messages/{message_id}", "Reports a message.", for: .readers,
                answers: .value(WireReport.self)
            ) { call in
                let id = try call.messageID()
                let body = try call.decode(ReportBody.self)
                return .write { context in
                    try RESTJSON.encoded(
                        try context.reportMessage(
                            id, in: call.part("channel_url"), type: kind.type, offenderID: body.offenderID,
                            body.request, by: call.caller))
                }
            },
        ]
    }

    private static func reported(_ call: RESTCall, _ kind: ReportChannelType, _ queries: StoreQueries) throws
        -> Channel
    {
        let url = call.part("channel_url")
        guard let channel = try queries.channel(applicationKey: call.caller.applicationKey, url: url),
            channel.isOpen == (kind == .open)
        else { throw Refusals.noChannel }
        return channel
    }

    private static func list(
        _ call: RESTCall, _ scope: @escaping @Sendable (StoreQueries) throws -> StoreQueries.ReportScope
    ) throws -> RESTWork {
        let limit = try call.query.pageSize(standard: 10, limits: call.limits)
        let token = call.query.text("token").flatMap { $0.isEmpty ? nil : $0 }
        try call.caller.requireApplication()
        return .read { queries in
            let page = try queries.reports(
                try scope(queries), applicationKey: call.caller.applicationKey, limit: limit, token: token)
            return try RESTJSON.list("report_logs", page.reports, next: page.next)
        }
    }
}
