internal import ChatDomain
internal import ChatWire

/// The application's own counters of channels.
extension RESTRoutes {
    private struct CreateBody: Decodable {
        var metaCounters: [String: Int64]

        enum CodingKeys: String, CodingKey {
            case metaCounters = "metacounter"
        }
    }

    private struct UpdateBody: Decodable {
        var metaCounters: [String: Int64]
        var mode: MetaCounterRules.Mode?
        var upsert: Bool?

        enum CodingKeys: String, CodingKey {
            case metaCounters = "metacounter"
            case mode, upsert
        }
    }

    private struct ValueBody: Decodable {
        var value: Int64
        var mode: MetaCounterRules.Mode?
        var upsert: Bool?
    }

    static let metaCounters = [
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/metacounter", "Tells the metacounters of a channel.",
            for: .visitors, answers: .numbers
        ) { call in
            let keys = call.query.list("keys") ?? call.query.text("key").map { [$0] }
            return .read { queries in
                let counters = try visible(call, queries)
                return RESTJSON.numbers(keys.map { keys in counters.filter { keys.contains($0.key) } } ?? counters)
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/metacounter", "Adds metacounters to a channel.", for: .operators,
            answers: .numbers
        ) { call in
            let body = try call.decode(CreateBody.self)
            return .write { context in
                let after = try context.changeMetaCounters(
                    .create(body.metaCounters), of: call.part("channel_url"), by: call.caller)
                return RESTJSON.numbers(after.filter { body.metaCounters[$0.key] != nil })
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/metacounter",
            "Sets, increases or decreases metacounters of a channel, all at once.", for: .operators, answers: .numbers
        ) { call in
            let body = try call.decode(UpdateBody.self)
            return .write { context in
                let after = try context.changeMetaCounters(
                    .update(body.metaCounters, body.mode ?? .set, isUpsert: body.upsert ?? false),
                    of: call.part("channel_url"), by: call.caller)
                return RESTJSON.numbers(after.filter { body.metaCounters[$0.key] != nil })
            }
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/metacounter", "Deletes all metacounters of a channel.",
            for: .operators
        ) { call in
            .write { context in
                _ = try context.changeMetaCounters(.delete(nil), of: call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/metacounter/{key}", "Tells one metacounter of a channel.",
            for: .visitors, answers: .numbers
        ) { call in
            .read { queries in
                guard let value = try visible(call, queries)[call.part("key")] else { throw noKey }
                return RESTJSON.numbers([call.part("key"): value])
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/metacounter/{key}",
            "Sets, increases or decreases one metacounter of a channel.", for: .operators, answers: .numbers
        ) { call in
            let body = try call.decode(ValueBody.self)
            return .write { context in
                let key = call.part("key")
                let after = try context.changeMetaCounters(
                    .update([key: body.value], body.mode ?? .set, isUpsert: body.upsert ?? false),
                    of: call.part("channel_url"), by: call.caller)
                guard let value = after[key] else { throw noKey }
                return RESTJSON.numbers([key: value])
            }
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/metacounter/{key}", "Deletes one metacounter of a channel.",
            for: .operators
        ) { call in
            .write { context in
                _ = try context.changeMetaCounters(
                    .delete(call.part("key")), of: call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
    ]

    private static let noKey = WireError(.notFoundInDatabase, "The metacounter does not exist.")

    private static func visible(_ call: RESTCall, _ queries: StoreQueries) throws -> [String: Int64] {
        let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
        try AccessRules.checkVisible(channel, to: actor, membership: membership)
        return try queries.metaCounters(channelKey: channel.key)
    }
}
