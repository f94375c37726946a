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
        var leavesAllWhenDeactivated: Bool?
        var lastSeenAt: Int64?
        var preferredLanguages: [String]?
        var discoveryKeys: [String]?
        var isHidden: Bool?

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case nickname
            case profileURL = "profile_url"
            case isActive = "is_active"
            case metadata
            case issuesToken = "issue_access_token"
            case leavesAllWhenDeactivated = "leave_all_when_deactivated"
            case lastSeenAt = "last_seen_at"
            case preferredLanguages = "preferred_languages"
            case discoveryKeys = "discovery_keys"
            case isHidden = "is_hide_me_from_friends"
        }

        var changes: WriteContext.UserChanges {
            WriteContext.UserChanges(
                nickname: nickname, profileURL: profileURL, isActive: isActive,
                leavesAllChannels: leavesAllWhenDeactivated ?? false, lastSeenAt: lastSeenAt,
                preferredLanguages: preferredLanguages, discoveryKeys: discoveryKeys, isHidden: isHidden)
        }
    }

    /// What is told of a user, beside what others see.
    private static let userAnswer = RESTAnswer.value(
        WireUser.self, and: .number("created_at"), .flag("has_ever_logged_in"), .texts("preferred_languages"),
        .texts("discovery_keys"), .flag("is_hide_me_from_friends"), .text("access_token", isRequired: false),
        .number("unread_message_count", isRequired: false), .number("unread_channel_count", isRequired: false))

    /// Which channels are counted, in the words of lists and in those of members.
    private enum ChannelCountState: String, CaseIterable {
        case all, joined, invited
        case joinedOnly = "joined_only"
        case invitedOnly = "invited_only"

        var filter: MyChannelsQuery.MemberStateFilter {
            switch self {
            case .all: .all
            case .joined, .joinedOnly: .joinedOnly
            case .invited, .invitedOnly: .invitedOnly
            }
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
            answers: userAnswer, requires: ["user_id"], files: ["profile_file"]
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
                    metadata: body.metadata ?? [:], applicationKey: call.caller.applicationKey,
                    discoveryKeys: body.discoveryKeys ?? [])
                if let token {
                    try context.issueToken(
                        to: userID, hash: Secret.hash(token), expiresAt: .max, isAccess: true, by: call.caller)
                }
                return userJSON(user, token: token)
            }
        },
        RESTRoute(
            "GET /v3/users/{user_id}", "Tells of a user.", answers: userAnswer
        ) { call in
            let includesUnread = try call.query.flag("include_unread_count") ?? false
            let customTypes = call.query.list("custom_types")
            let superMode = try call.query.choice("super_mode", MyChannelsQuery.SuperMode.self) ?? .all
            return .read { queries in
                _ = try queries.actor(call.caller)
                let user = try queries.user(
                    applicationKey: call.caller.applicationKey, userID: call.part("user_id"))
                guard let user else { throw Refusals.noUser }
                guard includesUnread else { return userJSON(user, seen: call.seen(user)) }
                // What is unread is the user's own.
                _ = try queries.subject(call.caller, userID: user.userID)
                let counts = try queries.unreadCounts(
                    userKey: user.key, customTypes: customTypes, superMode: superMode)
                return userJSON(user, seen: call.seen(user), unread: counts)
            }
        },
        RESTRoute(
            "PUT /v3/users/{user_id}", "Changes a user.", for: .oneself, answers: userAnswer, files: ["profile_file"]
        ) { call in
            let body = try call.decode(UserBody.self)
            if body.issuesToken == true { try call.caller.requireApplication() }
            let token = body.issuesToken == true ? Secret.make(call.environment.randomBytes) : nil
            return .write { context in
                let user = try context.updateUser(call.part("user_id"), body.changes, by: call.caller)
                if let token {
                    try context.issueToken(
                        to: user.userID, hash: Secret.hash(token), expiresAt: .max, isAccess: true,
                        sessions: call.sessions, by: call.caller)
                }
                return userJSON(user, token: token)
            }
        },
        RESTRoute(
            "DELETE /v3/users/{user_id}",
            "Deletes a user. What the user said stays under no name, or with delete_messages is deleted too.",
            for: .application
        ) { call in
            try call.caller.requireApplication()
            let removesMessages = try call.query.flag("delete_messages") ?? false
            return .write { context in
                try context.deleteUser(
                    call.part("user_id"), removesMessages: removesMessages, sessions: call.sessions, by: call.caller)
                return RESTJSON.empty
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
            let state = try call.query.choice("state", ChannelCountState.self) ?? .joined
            return .read { queries in
                let user = try queries.subject(call.caller, userID: call.part("user_id"))
                let count = try queries.channelCount(userKey: user.key, state: state.filter)
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

    private static func userJSON(
        _ user: User, seen: WireUser? = nil, token: String? = nil, unread: StoreQueries.UnreadCounts? = nil
    ) -> [UInt8] {
        var wire = seen ?? user.wire
        wire.metadata = user.metadata
        if seen == nil { wire.lastSeenAt = user.lastSeenAt }
        return RESTJSON.object { json in
            wire.writeFields(to: &json)
            json.key("created_at")
            json.value(user.createdAt / 1_000)
            json.key("has_ever_logged_in")
            json.value(user.lastSeenAt != 0)
            json.key("preferred_languages")
            json.value(user.preferredLanguages)
            json.key("discovery_keys")
            json.value(user.discoveryKeys)
            json.key("is_hide_me_from_friends")
            json.value(user.isHidden)
            if let unread {
                json.key("unread_message_count")
                json.value(unread.messages)
                json.key("unread_channel_count")
                json.value(unread.channels)
            }
            if let token {
                json.key("access_token")
                json.value(token)
            }
        }
    }
}
