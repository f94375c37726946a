internal import ChatDomain
internal import ChatWire

/// Where a user is muted and banned, and what holds for new users.
extension RESTRoutes {
    private struct InvitationBody: Decodable {
        var autoAccepts: Bool

        enum CodingKeys: String, CodingKey {
            case autoAccepts = "auto_accept"
        }
    }

    static let restrictions = [
        RESTRoute(
            "GET /v3/users/{user_id}/ban", "Lists the channels that a user is banned from.", for: .oneself,
            answers: .fields(.list("banned_channels", of: RestrictedChannel.self), .text("next"))
        ) { call in
            try restrictedChannels(call, isBan: true)
        },
        RESTRoute(
            "GET /v3/users/{user_id}/mute", "Lists the channels that a user is muted in.", for: .oneself,
            answers: .fields(.list("muted_channels", of: RestrictedChannel.self), .text("next"))
        ) { call in
            try restrictedChannels(call, isBan: false)
        },
        RESTRoute(
            "GET /v3/applications/default_channel_invitation_preference",
            "Tells whether new users join at once when invited.", for: .application,
            answers: .fields(.flag("auto_accept"))
        ) { call in
            try call.caller.requireApplication()
            return .read { queries in
                invitation(try queries.autoAccepts(applicationKey: call.caller.applicationKey))
            }
        },
        RESTRoute(
            "PUT /v3/applications/default_channel_invitation_preference",
            "Says whether new users join at once when invited.", for: .application,
            answers: .fields(.flag("auto_accept"))
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(InvitationBody.self)
            return .write { context in
                try context.setAutoAccepts(body.autoAccepts, applicationKey: call.caller.applicationKey)
                return invitation(body.autoAccepts)
            }
        },
    ]

    private static func invitation(_ autoAccepts: Bool) -> [UInt8] {
        RESTJSON.object { json in
            json.key("auto_accept")
            json.value(autoAccepts)
        }
    }

    private static func restrictedChannels(_ call: RESTCall, isBan: Bool) throws -> RESTWork {
        let (limit, token) = try call.page()
        return .read { queries in
            let user = try queries.subject(call.caller, userID: call.part("user_id"))
            let (channels, next) = try queries.restrictedChannels(
                of: user.key, isBan: isBan, limit: limit, token: token)
            return try RESTJSON.object { json in
                json.key(isBan ? "banned_channels" : "muted_channels")
                json.raw(try RESTJSON.encoded(channels))
                json.key("next")
                json.value(next)
            }
        }
    }
}
