internal import ChatDomain
internal import ChatWire

/// Operators, muting and banning.
extension RESTRoutes {
    private struct OperatorsBody: Decodable {
        var operatorIDs: [String]

        enum CodingKeys: String, CodingKey {
            case operatorIDs = "operator_ids"
        }
    }

    private struct BanBody: Decodable {
        var seconds: Int64?
        var description: String?
    }

    private struct RestrictBody: Decodable {
        var userID: String
        var seconds: Int64?
        var description: String?

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case seconds, description
        }
    }

    static let moderation = [
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/operators", "Lists the operators of a channel.", for: .visitors,
            answers: .value(OperatorPage.self)
        ) { call in
            let (limit, token) = try page(call)
            return .read { queries in
                let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
                try AccessRules.checkVisible(channel, to: actor, membership: membership)
                return RESTJSON.page(try queries.operators(of: channel, limit: limit, token: token))
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/operators", "Makes users operators of a channel.",
            for: .operators
        ) { call in
            let body = try call.decode(OperatorsBody.self)
            return .write { context in
                try context.setOperators(body.operatorIDs, to: true, of: call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/operators", "Takes the role of operators away.",
            for: .operators
        ) { call in
            let removesAll = try call.query.flag("delete_all") ?? false
            let userIDs = call.query.list("operator_ids")
            guard removesAll || userIDs != nil else {
                throw WireError(.invalidParameterValueRequired, "'operator_ids' is required.")
            }
            return .write { context in
                let url = call.part("channel_url")
                if removesAll {
                    try context.removeAllOperators(of: url, by: call.caller)
                } else {
                    try context.setOperators(userIDs ?? [], to: false, of: url, by: call.caller)
                }
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/mute", "Lists who is muted in a channel.", for: .operators,
            answers: .value(MutedPage.self)
        ) { call in
            let (limit, token) = try page(call)
            return .read { queries in
                let channel = try moderated(call, queries)
                var page = try queries.muted(in: channel, limit: limit, token: token)
                page.total = try queries.restrictedCount(in: channel, isBan: false)
                return try RESTJSON.encoded(page)
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/mute", "Mutes a user in a channel.", for: .operators,
            answers: .fields(.flag("is_muted"), .number("start_at"), .number("end_at"), .text("description"))
        ) { call in
            let body = try call.decode(RestrictBody.self)
            return .write { context in
                let restriction = try context.mute(
                    body.userID, seconds: body.seconds ?? -1, note: body.description, in: call.part("channel_url"),
                    by: call.caller)
                return restricted(restriction, isMuted: true)
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/mute/{user_id}",
            "Tells whether a user is muted; everyone may ask for the own mute.", for: .operators,
            answers: .fields(
                .flag("is_muted"), .number("remaining_duration"), .number("start_at"), .number("end_at"),
                .text("description"))
        ) { call in
            .read { queries in
                let (channel, actor, own) = try queries.access(call.part("channel_url"), call.caller)
                // Everyone may see the own mute; those of others are for operators.
                if case .user(let user) = actor, user.userID == call.part("user_id") {
                    return muteInfo(own?.activeMute, now: call.environment.now())
                }
                try AccessRules.checkOperator(actor, membership: own)
                let row = try row(of: call.part("user_id"), in: channel, call, queries)
                return muteInfo(row?.activeMute, now: call.environment.now())
            }
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/mute/{user_id}", "Ends a mute.", for: .operators
        ) { call in
            .write { context in
                try context.unmute(call.part("user_id"), in: call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/ban", "Lists who is banned from a channel.", for: .operators,
            answers: .value(BannedPage.self)
        ) { call in
            let (limit, token) = try page(call)
            return .read { queries in
                let channel = try moderated(call, queries)
                var page = try queries.banned(from: channel, limit: limit, token: token)
                page.total = try queries.restrictedCount(in: channel, isBan: true)
                return try RESTJSON.encoded(page)
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/ban", "Bans a user from a channel.", for: .operators,
            answers: .fields(.number("start_at"), .number("end_at"), .text("description"))
        ) { call in
            let body = try call.decode(RestrictBody.self)
            return .write { context in
                let restriction = try context.ban(
                    body.userID, seconds: body.seconds ?? -1, note: body.description, in: call.part("channel_url"),
                    by: call.caller)
                return restricted(restriction, isMuted: false)
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/ban/{user_id}", "Tells of a ban.", for: .operators,
            answers: .fields(.number("start_at"), .number("end_at"), .text("description"))
        ) { call in
            .read { queries in
                let channel = try moderated(call, queries)
                guard let ban = try row(of: call.part("user_id"), in: channel, call, queries)?.activeBan else {
                    throw WireError(.notFoundInDatabase, "The user is not banned from the channel.")
                }
                return restricted(ban, isMuted: false)
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/ban/{user_id}", "Changes for how long and why a user is banned.",
            for: .operators, answers: .fields(.number("start_at"), .number("end_at"), .text("description"))
        ) { call in
            let body = try call.decode(BanBody.self)
            return .write { context in
                let (url, userID) = (call.part("channel_url"), call.part("user_id"))
                let restriction = try context.changeBan(
                    of: userID, seconds: body.seconds, note: body.description, in: url, by: call.caller)
                return restricted(restriction, isMuted: false)
            }
        },
        RESTRoute("DELETE /v3/group_channels/{channel_url}/ban/{user_id}", "Ends a ban.", for: .operators) { call in
            .write { context in
                try context.unban(call.part("user_id"), in: call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
    ]

    private static func page(_ call: RESTCall) throws -> (limit: Int, token: String?) {
        (
            try call.query.pageSize(standard: 10, limits: call.limits),
            call.query.text("token").flatMap { $0.isEmpty ? nil : $0 }
        )
    }

    /// The channel, for its operators and the application.
    private static func moderated(_ call: RESTCall, _ queries: StoreQueries) throws -> Channel {
        let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
        try AccessRules.checkOperator(actor, membership: membership)
        return channel
    }

    private static func row(
        of userID: String, in channel: Channel, _ call: RESTCall, _ queries: StoreQueries
    ) throws -> Membership? {
        guard let user = try queries.user(applicationKey: call.caller.applicationKey, userID: userID) else {
            throw WireError(.notFoundInDatabase, "The user does not exist.")
        }
        return try queries.membership(of: user.key, in: channel)
    }

    private static func restricted(_ restriction: Restriction, isMuted: Bool) -> [UInt8] {
        RESTJSON.object { json in
            if isMuted {
                json.key("is_muted")
                json.value(true)
            }
            json.key("start_at")
            json.value(restriction.since)
            json.key("end_at")
            json.value(restriction.endAt)
            json.key("description")
            json.value(restriction.note)
        }
    }

    private static func muteInfo(_ mute: Restriction?, now: Int64) -> [UInt8] {
        RESTJSON.object { json in
            json.key("is_muted")
            json.value(mute != nil)
            json.key("remaining_duration")
            json.value(mute.map { $0.until.map { max(0, $0 - now) } ?? -1 } ?? 0)
            json.key("start_at")
            json.value(mute?.since ?? 0)
            json.key("end_at")
            json.value(mute?.endAt ?? 0)
            json.key("description")
            json.value(mute?.note ?? "")
        }
    }
}
