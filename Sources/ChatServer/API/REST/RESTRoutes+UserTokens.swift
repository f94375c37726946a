internal import ChatDomain
internal import ChatWire

/// Tokens that users log in with.
extension RESTRoutes {
    private struct TokenBody: Decodable {
        var expiresAt: Int64?

        enum CodingKeys: String, CodingKey {
            case expiresAt = "expires_at"
        }
    }

    static let userTokens = [
        RESTRoute(
            "POST /v3/users/{user_id}/token", "Makes a session token for a user.", for: .application,
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
            "DELETE /v3/users/{user_id}/token",
            "Takes back the session tokens of a user, and ends the user's sessions. With revoke_all the access token too.",
            for: .application
        ) { call in
            try call.caller.requireApplication()
            let isAll = try call.query.flag("revoke_all") ?? false
            return .write { context in
                try context.revokeTokens(
                    of: call.part("user_id"), isAll: isAll, sessions: call.sessions, by: call.caller)
                return RESTJSON.empty
            }
        },
    ]
}
