internal import ChatDomain
internal import ChatWire

extension RESTRoutes {
    private struct UsersBody: Decodable {
        var userIDs: [String]?

        enum CodingKeys: String, CodingKey {
            case userIDs = "user_ids"
        }
    }

    private struct UserBody: Decodable {
        var userID: String?

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
        }
    }

    private struct JoinBody: Decodable {
        var userID: String?
        var accessCode: String?

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case accessCode = "access_code"
        }
    }

    private struct LeaveBody: Decodable {
        var userIDs: [String]?
        var removesRole: Bool?
        var leavesAll: Bool?
        var reason: String?

        enum CodingKeys: String, CodingKey {
            case userIDs = "user_ids"
            case removesRole = "should_remove_operator_status"
            case leavesAll = "should_leave_all"
            case reason
        }
    }

    private struct InviteBody: Decodable {
        var userIDs: [String]
        var inviterID: String?
        var invitationStatus: [String: String]?
        var hiddenStatus: [String: HiddenState]?

        enum CodingKeys: String, CodingKey {
            case userIDs = "user_ids"
            case inviterID = "inviter_id"
            case invitationStatus = "invitation_status"
            case hiddenStatus = "hidden_status"
        }
    }

    static let members = [
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/members", "Lists the members of a group channel.", for: .visitors,
            answers: .value(MemberPage.self)
        ) { call in
            let query = try MembersQuery(call.query, limits: call.limits)
            let namedReader = call.query.text("user_id")
            return .read { queries in
                let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
                try AccessRules.checkVisible(channel, to: actor, membership: membership)
                var readerKey: Int64?
                if case .user(let user) = actor { readerKey = user.key }
                if let userID = namedReader {
                    readerKey = try queries.subject(call.caller, userID: userID).key
                }
                return RESTJSON.page(
                    try queries.members(query, of: channel, readerKey: readerKey, wire: call.seen))
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/members/{user_id}", "Tells whether a user is a member.",
            for: .visitors, answers: .fields(.flag("is_member"), .text("state"))
        ) { call in
            .read { queries in
                let (channel, actor, own) = try queries.access(call.part("channel_url"), call.caller)
                try AccessRules.checkVisible(channel, to: actor, membership: own)
                let user = try queries.user(
                    applicationKey: call.caller.applicationKey, userID: call.part("user_id"))
                let membership = try user.flatMap {
                    try queries.membership(of: $0.key, in: channel)
                }
                let state = membership?.state ?? .none
                return RESTJSON.object { json in
                    json.key("is_member")
                    json.value(state == .joined)
                    json.key("state")
                    json.value(state.rawValue)
                }
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/invite", "Invites users to a group channel.", for: .members,
            answers: .channel
        ) { call in
            let body = try call.decode(InviteBody.self)
            let options = WriteContext.InvitationOptions(
                inviterID: body.inviterID, status: body.invitationStatus ?? [:], hiddenStatus: body.hiddenStatus ?? [:])
            return .write { context in
                RESTJSON.channel(
                    try context.invite(body.userIDs, to: call.part("channel_url"), options, by: call.caller))
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/join", "Joins a public group channel.", for: .visitors,
            answers: .channel
        ) { call in
            let body = try call.decode(JoinBody.self)
            return .write { context in
                RESTJSON.channel(
                    try context.join(
                        call.part("channel_url"), by: call.caller, userID: body.userID, accessCode: body.accessCode))
            }
        },
        RESTRoute("PUT /v3/group_channels/{channel_url}/leave", "Leaves a group channel.", for: .visitors) { call in
            let body = try call.decode(LeaveBody.self)
            return .write { context in
                try context.leave(
                    call.part("channel_url"), by: call.caller, userIDs: body.userIDs,
                    removesRole: body.removesRole ?? false, leavesAll: body.leavesAll ?? false, reason: body.reason)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/accept", "Accepts an invitation.", for: .oneself,
            answers: .channel
        ) { call in
            let body = try call.decode(JoinBody.self)
            return .write { context in
                RESTJSON.channel(
                    try context.accept(
                        call.part("channel_url"), by: call.caller, userID: body.userID, accessCode: body.accessCode))
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/decline", "Declines an invitation.", for: .oneself
        ) { call in
            let body = try call.decode(UserBody.self)
            return .write { context in
                try context.decline(call.part("channel_url"), by: call.caller, userID: body.userID)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/typing", "Tells that a member types.", for: .speakers
        ) { call in try typing(true, call) },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/typing", "Tells that a member does not type any more.",
            for: .speakers
        ) { call in try typing(false, call) },
    ]

    private static func typing(_ isTyping: Bool, _ call: RESTCall) throws -> RESTWork {
        let body = try call.decode(UsersBody.self)
        return .write { context in
            let url = call.part("channel_url")
            switch call.caller {
            case .user:
                try context.setTyping(isTyping, in: url, by: call.caller, typerID: body.userIDs?.first)
            case .application:
                guard let userIDs = body.userIDs else {
                    throw WireError(.invalidParameterValueRequired, "'user_ids' is required.")
                }
                for userID in userIDs {
                    try context.setTyping(isTyping, in: url, by: call.caller, typerID: userID)
                }
            }
            return RESTJSON.empty
        }
    }
}
