internal import ChatDomain
internal import ChatWire

/// Whom users block.
extension RESTRoutes {
    private struct BlockBody: Decodable {
        var targetID: String?
        var userIDs: [String]?

        enum CodingKeys: String, CodingKey {
            case targetID = "target_id"
            case userIDs = "user_ids"
        }
    }

    /// Which of the two lists, in the documented words.
    private enum BlockList: String, CaseIterable {
        case byMe = "blocked_by_me"
        case blockingMe = "blocking_me"
    }

    static let blocking = [
        RESTRoute(
            "GET /v3/users/{user_id}/block", "Lists whom a user blocks, or who blocks the user.", for: .oneself,
            answers: .value(UserPage.self)
        ) { call in
            var query = try UsersQuery(call.query, limits: call.limits)
            // Whoever is blocked is listed, deactivated or not.
            query.activeMode = .all
            let list = try call.query.choice("list", BlockList.self) ?? .byMe
            return .read { [query] queries in
                let user = try queries.subject(call.caller, userID: call.part("user_id"))
                // Users are not told who blocks them.
                if list == .blockingMe { try call.caller.requireApplication() }
                return RESTJSON.page(
                    try queries.blockedUsers(
                        of: user.key, isBlockers: list == .blockingMe, query, applicationKey: user.applicationKey,
                        wire: call.seen))
            }
        },
        RESTRoute(
            "POST /v3/users/{user_id}/block", "Blocks users.", for: .oneself, answers: .value(UserPage.self)
        ) { call in
            let body = try call.decode(BlockBody.self)
            let targets = (body.userIDs ?? []) + (body.targetID.map { [$0] } ?? [])
            guard !targets.isEmpty || call.probe != nil else {
                throw WireError(.invalidParameterValueRequired, "'target_id' or 'user_ids' is required.")
            }
            return .write { context in
                let users = try context.block(targets, of: call.part("user_id"), by: call.caller)
                return RESTJSON.page(UserPage(users: users.map(call.seen), next: ""))
            }
        },
        RESTRoute("DELETE /v3/users/{user_id}/block/{target_id}", "Blocks a user no more.", for: .oneself) { call in
            .write { context in
                try context.unblock(call.part("target_id"), of: call.part("user_id"), by: call.caller)
                return RESTJSON.empty
            }
        },
    ]
}
