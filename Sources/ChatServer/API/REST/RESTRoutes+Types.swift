internal import ChatDomain
internal import ChatWire

/// What an application orders about users in all channels of a custom type.
extension RESTRoutes {
    private struct BanList: Decodable {
        struct Ban: Decodable {
            var userID: String
            var seconds: Int64?
            var description: String?

            enum CodingKeys: String, CodingKey {
                case userID = "user_id"
                case seconds, description
            }
        }

        var bans: [Ban]
        var makesUsers: Bool?

        enum CodingKeys: String, CodingKey {
            case bans = "banned_list"
            case makesUsers = "on_demand_upsert"
        }
    }

    private struct MuteList: Decodable {
        var userIDs: [String]
        var seconds: Int64?
        var description: String?
        var makesUsers: Bool?

        enum CodingKeys: String, CodingKey {
            case userIDs = "user_ids"
            case makesUsers = "on_demand_upsert"
            case seconds, description
        }
    }

    private struct TypeList: Decodable {
        var customTypes: [String]

        enum CodingKeys: String, CodingKey {
            case customTypes = "channel_custom_types"
        }
    }

    private static let typePath = "/v3/applications/settings_by_channel_custom_type/{custom_type}"

    static let types = [
        RESTRoute(
            "GET \(typePath)/ban", "Lists who is banned from all channels of a custom type.", for: .application,
            answers: .fields(.list("banned_list", of: WireRestriction.self), .text("next"))
        ) { call in
            try typeList(call, .ban) { page in try RESTJSON.list("banned_list", page.restrictions, next: page.next) }
        },
        RESTRoute(
            "POST \(typePath)/ban", "Bans users from all channels of a custom type, later ones included.",
            for: .application
        ) { call in
            let body = try call.decode(BanList.self)
            let orders = body.bans.map {
                WriteContext.TypeOrder(userID: $0.userID, seconds: $0.seconds ?? -1, note: $0.description)
            }
            return typeOrder(call, .ban, orders, makesUsers: body.makesUsers)
        },
        RESTRoute(
            "DELETE \(typePath)/ban", "Ends bans from all channels of a custom type.", for: .application,
            requires: ["user_ids"]
        ) { call in
            try typeEnd(call, .ban)
        },
        RESTRoute(
            "GET \(typePath)/mute", "Lists who is muted in all channels of a custom type.", for: .application,
            answers: .fields(.list("muted_list", of: MutedPage.MutedUser.self), .text("next"))
        ) { call in
            try typeList(call, .mute) { page in
                try RESTJSON.list("muted_list", page.restrictions.map(MutedPage.MutedUser.init), next: page.next)
            }
        },
        RESTRoute(
            "POST \(typePath)/mute", "Mutes users in all channels of a custom type, later ones included.",
            for: .application
        ) { call in
            let body = try call.decode(MuteList.self)
            let orders = body.userIDs.map {
                WriteContext.TypeOrder(userID: $0, seconds: body.seconds ?? -1, note: body.description)
            }
            return typeOrder(call, .mute, orders, makesUsers: body.makesUsers)
        },
        RESTRoute(
            "DELETE \(typePath)/mute", "Ends mutes in all channels of a custom type.", for: .application,
            requires: ["user_ids"]
        ) { call in
            try typeEnd(call, .mute)
        },
        RESTRoute(
            "POST /v3/users/{user_id}/banned_channel_custom_types",
            "Bans a user from all channels of custom types.", for: .application
        ) { call in
            try userTypes(call, .ban)
        },
        RESTRoute(
            "POST /v3/users/{user_id}/muted_channel_custom_types", "Mutes a user in all channels of custom types.",
            for: .application
        ) { call in
            try userTypes(call, .mute)
        },
        RESTRoute(
            "POST /v3/users/{user_id}/operating_channel_custom_types",
            "Makes a user an operator of all channels of custom types that the user is in.", for: .application
        ) { call in
            try userTypes(call, .operator)
        },
    ]

    private static func typeList(
        _ call: RESTCall, _ kind: TypeStanding.Kind,
        _ write: @escaping @Sendable ((restrictions: [WireRestriction], next: String)) throws -> [UInt8]
    ) throws -> RESTWork {
        let (limit, token) = try pageOfList(call)
        try call.caller.requireApplication()
        return .read { queries in
            try write(
                queries.typeRestricted(
                    kind, customType: call.part("custom_type"), applicationKey: call.caller.applicationKey,
                    limit: limit, token: token))
        }
    }

    private static func typeOrder(
        _ call: RESTCall, _ kind: TypeStanding.Kind, _ orders: [WriteContext.TypeOrder], makesUsers: Bool?
    ) -> RESTWork {
        .write { context in
            try context.order(
                kind, orders, customType: call.part("custom_type"), makesUsers: makesUsers ?? false, by: call.caller)
            return RESTJSON.empty
        }
    }

    private static func typeEnd(_ call: RESTCall, _ kind: TypeStanding.Kind) throws -> RESTWork {
        let userIDs = call.query.list("user_ids")
        try call.caller.requireApplication()
        guard let userIDs else { throw WireError(.invalidParameterValueRequired, "'user_ids' is required.") }
        return .write { context in
            try context.takeBack(kind, userIDs, customType: call.part("custom_type"), by: call.caller)
            return RESTJSON.empty
        }
    }

    private static func userTypes(_ call: RESTCall, _ kind: TypeStanding.Kind) throws -> RESTWork {
        let body = try call.decode(TypeList.self)
        return .write { context in
            try context.order(kind, user: call.part("user_id"), customTypes: body.customTypes, by: call.caller)
            return RESTJSON.empty
        }
    }
}
