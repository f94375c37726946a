internal import ChatDomain
internal import ChatWire

extension RESTRoutes {
    private struct SettingsBody: Decodable {
        var participantsMayChange: Bool

        enum CodingKeys: String, CodingKey {
            case participantsMayChange = "participants_may_change"
        }
    }

    static let openChannels = [
        RESTRoute(
            "GET /v3/open_channels", "Lists open channels, the newest first.", answers: .value(ChannelPage.self)
        ) { call in
            let query = try OpenChannelsQuery(call.query, limits: call.limits)
            return .read { queries in
                _ = try queries.actor(call.caller)
                return RESTJSON.page(
                    try queries.openChannels(
                        query, applicationKey: call.caller.applicationKey, now: call.environment.now()))
            }
        },
        RESTRoute(
            "POST /v3/open_channels", "Makes an open channel.", answers: .channel, files: ["cover_file"]
        ) { call in
            let params = try call.decode(OpenChannelParams.self)
            return .write { RESTJSON.channel(try $0.createOpenChannel(params, by: call.caller)) }
        },
        RESTRoute(
            "GET /v3/open_channels/{channel_url}", "Tells of an open channel.", for: .visitors, answers: .channel
        ) { call in
            .read { queries in
                let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
                try AccessRules.checkVisible(channel, to: actor, membership: membership)
                return RESTJSON.channel(
                    try queries.view(
                        channel, membership: membership, parts: StoreQueries.ViewParts(metadata: true)))
            }
        },
        RESTRoute(
            "PUT /v3/open_channels/{channel_url}", "Changes an open channel.", for: .members, answers: .channel,
            files: ["cover_file"]
        ) { call in
            let params = try call.decode(OpenChannelParams.self)
            return .write { context in
                RESTJSON.channel(
                    try context.updateOpenChannel(
                        call.part("channel_url"), ChannelRules.Changes(params), operatorIDs: params.operatorIDs,
                        by: call.caller))
            }
        },
        RESTRoute("DELETE /v3/open_channels/{channel_url}", "Deletes an open channel.", for: .members) { call in
            .write { context in
                try context.deleteOpenChannel(call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "GET /v3/open_channels/{channel_url}/participants", "Lists who is in an open channel now.",
            for: .visitors, answers: .value(ParticipantPage.self)
        ) { call in
            let limit = try call.query.pageSize(standard: 10, limits: call.limits)
            let token = call.query.text("token").flatMap { $0.isEmpty ? nil : $0 }
            return .read { queries in
                let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
                try AccessRules.checkVisible(channel, to: actor, membership: membership)
                return RESTJSON.page(try queries.participants(of: channel, limit: limit, token: token))
            }
        },
        RESTRoute(
            "GET /v3/applications/settings/open_channels", "Tells the settings of open channels.", for: .application,
            answers: .fields(.flag("participants_may_change"))
        ) { call in
            try call.caller.requireApplication()
            return .read { try settings(call, $0) }
        },
        RESTRoute(
            "PUT /v3/applications/settings/open_channels", "Changes the settings of open channels.",
            for: .application, answers: .fields(.flag("participants_may_change"))
        ) { call in
            try call.caller.requireApplication()
            let body = try call.decode(SettingsBody.self)
            return .write { context in
                try context.setParticipantsMayChange(
                    body.participantsMayChange, applicationKey: call.caller.applicationKey)
                return try settings(call, context.queries)
            }
        },
    ]

    private static func settings(_ call: RESTCall, _ queries: StoreQueries) throws -> [UInt8] {
        let application = try queries.application(key: call.caller.applicationKey)
        return RESTJSON.object { json in
            json.key("participants_may_change")
            json.value(application?.participantsMayChange ?? true)
        }
    }
}
