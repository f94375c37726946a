internal import ChatDomain
internal import ChatWire

extension RESTRoutes {
    private struct UserBody: Decodable {
        var userID: String?
        var nickname: String?
        var profileURL: String?
        var isActive: Bool?
        var metadata: [String: String]?
        var issuesToken: Bool?

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case nickname
            case profileURL = "profile_url"
            case isActive = "is_active"
            case metadata
            case issuesToken = "issue_access_token"
        }
    }

    private struct TokenBody: Decodable {
        var expiresAt: Int64?

        enum CodingKeys: String, CodingKey {
            case expiresAt = "expires_at"
        }
    }

    private struct ReadAllBody: Decodable {
        var channelURLs: [String]?

        enum CodingKeys: String, CodingKey {
            case channelURLs = "channel_urls"
        }
    }

    static let users = [
        RESTRoute("GET /v3/users", "Lists users, the newest first.", answers: .value(UserPage.self)) { call in
            let query = try UsersQuery(call.query, limits: call.limits)
            return .read { queries in
                _ = try queries.actor(call.caller)
                return RESTJSON.page(
                    try queries.users(query, applicationKey: call.caller.applicationKey, wire: call.seen))
            }
        },
        RESTRoute(
            "POST /v3/users", "Makes a user.", for: .application,
            answers: .value(
                WireUser.self, and: .number("created_at"), .flag("has_ever_logged_in"),
                .text("access_token", isRequired: false)),
            requires: ["user_id"], files: ["profile_file"]
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(UserBody.self)
            guard let userID = body.userID else {
                throw WireError(.invalidParameterValueRequired, "'user_id' is required.")
            }
            let token = body.issuesToken == true ? Secret.make(call.environment.randomBytes) : nil
            return .write { context in
                let user = try context.createUser(
                    userID, nickname: body.nickname ?? "", profileURL: body.profileURL ?? "",
                    metadata: body.metadata ?? [:], applicationKey: call.caller.applicationKey)
                if let token {
                    try context.issueToken(
                        to: userID, hash: Secret.hash(token), expiresAt: .max, by: call.caller)
                }
                return userJSON(user, token: token)
            }
        },
        RESTRoute(
            "GET /v3/users/{user_id}", "Tells of a user.",
            answers: .value(
                WireUser.self, and: .number("created_at"), .flag("has_ever_logged_in"),
                .text("access_token", isRequired: false))
        ) { call in
            .read { queries in
                _ = try queries.actor(call.caller)
                let user = try queries.user(
                    applicationKey: call.caller.applicationKey, userID: call.part("user_id"))
                guard let user else { throw Refusals.noUser }
                return userJSON(user, seen: call.seen(user))
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}", "Changes a user.", for: .oneself,
            answers: .value(
                WireUser.self, and: .number("created_at"), .flag("has_ever_logged_in"),
                .text("access_token", isRequired: false)),
            files: ["profile_file"]
        ) { call in
            let body = try call.decode(UserBody.self)
            return .write { context in
                let user = try context.updateUser(
                    call.part("user_id"), nickname: body.nickname, profileURL: body.profileURL,
                    isActive: body.isActive, by: call.caller)
                return userJSON(user)
            }
        },
        RESTRoute(
            "POST /v3/users/{user_id}/token", "Makes a token for a user.", for: .application,
            answers: .fields(.text("token"), .number("expires_at", isRequired: false))
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(TokenBody.self)
            let token = Secret.make(call.environment.randomBytes)
            return .write { context in
                try context.issueToken(
                    to: call.part("user_id"), hash: Secret.hash(token), expiresAt: body.expiresAt ?? .max,
                    by: call.caller)
                return RESTJSON.object { json in
                    json.key("token")
                    json.value(token)
                    if let expiresAt = body.expiresAt {
                        json.key("expires_at")
                        json.value(expiresAt)
                    }
                }
            }
        },
        RESTRoute(
            "GET /v3/users/{user_id}/my_group_channels", "Lists the group channels of a user.", for: .oneself,
            answers: .value(ChannelPage.self)
        ) { call in
            let query = try MyChannelsQuery(call.query, limits: call.limits)
            return .read { queries in
                let user = try queries.subject(call.caller, userID: call.part("user_id"))
                return RESTJSON.page(
                    try queries.channels(
                        query, scope: .user(user.key), applicationKey: user.applicationKey,
                        now: call.environment.now()))
            }
        },
        RESTRoute(
            "GET /v3/users/{user_id}/unread_message_count", "Counts the unread messages of a user.", for: .oneself,
            answers: .fields(.number("unread_count"))
        ) { call in
            try unread(call) { $0.messages }
        },
        RESTRoute(
            "GET /v3/users/{user_id}/unread_channel_count", "Counts the channels with unread messages of a user.",
            for: .oneself, answers: .fields(.number("unread_count"))
        ) { call in
            try unread(call) { $0.channels }
        },
        RESTRoute(
            "GET /v3/users/{user_id}/group_channel_count", "Counts the group channels of a user.", for: .oneself,
            answers: .fields(.number("group_channel_count"))
        ) { call in
            .read { queries in
                let user = try queries.subject(call.caller, userID: call.part("user_id"))
                let count = try queries.joinedChannelCount(userKey: user.key)
                return RESTJSON.object { json in
                    json.key("group_channel_count")
                    json.value(count)
                }
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}/mark_as_read_all", "Marks all channels of a user as read, or some.",
            for: .oneself
        ) { call in
            let body = try call.decode(ReadAllBody.self)
            return .write { context in
                let user = try context.subject(call.caller, userID: call.part("user_id"))
                try context.markAllRead(body.channelURLs, by: user)
                return RESTJSON.empty
            }
        },
    ]

    private static func unread(
        _ call: RESTCall, _ count: @escaping @Sendable (StoreQueries.UnreadCounts) -> Int64
    ) throws -> RESTWork {
        let customTypes = call.query.list("custom_types")
        let superMode = try call.query.choice("super_mode", MyChannelsQuery.SuperMode.self) ?? .all
        return .read { queries in
            let user = try queries.subject(call.caller, userID: call.part("user_id"))
            let counts = try queries.unreadCounts(userKey: user.key, customTypes: customTypes, superMode: superMode)
            return RESTJSON.object { json in
                json.key("unread_count")
                json.value(count(counts))
            }
        }
    }

    private static func userJSON(_ user: User, seen: WireUser? = nil, token: String? = nil) -> [UInt8] {
        var wire = seen ?? user.wire
        wire.metadata = user.metadata
        if seen == nil { wire.lastSeenAt = user.lastSeenAt }
        return RESTJSON.object { json in
            wire.writeFields(to: &json)
            json.key("created_at")
            json.value(user.createdAt / 1_000)
            json.key("has_ever_logged_in")
            json.value(user.lastSeenAt != 0)
            if let token {
                json.key("access_token")
                json.value(token)
            }
        }
    }
}
