internal import ChatDomain
internal import ChatWire

extension RESTRoutes {
    private struct MetadataBody: Decodable {
        var metadata: [String: String]
        var upsert: Bool?
    }

    private struct ValueBody: Decodable {
        var value: String
        var upsert: Bool?
    }

    static let metadata = [
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/metadata", "Tells the metadata of a channel.", for: .visitors,
            answers: .texts
        ) { call in
            let keys = call.query.list("keys") ?? call.query.text("key").map { [$0] }
            return .read { queries in
                let metadata = try readableMetadata(call, queries)
                return RESTJSON.texts(keys.map { keys in metadata.filter { keys.contains($0.key) } } ?? metadata)
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/metadata", "Adds metadata to a channel.", for: .operators,
            answers: .fields(.map("metadata", of: .text))
        ) { call in
            let body = try call.decode(MetadataBody.self)
            return .write { context in
                let after = try context.setMetadata(
                    body.metadata.mapValues { $0 }, of: call.part("channel_url"), mustBeNew: true, by: call.caller)
                return RESTJSON.object { json in
                    json.key("metadata")
                    json.value(after.filter { body.metadata[$0.key] != nil })
                }
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/metadata", "Changes metadata of a channel.", for: .operators,
            answers: .texts
        ) { call in
            let body = try call.decode(MetadataBody.self)
            let isUpsert = body.upsert ?? false
            return .write { context in
                let url = call.part("channel_url")
                var values = body.metadata
                if !isUpsert {
                    // Without upsert only keys that are there change.
                    let state = try context.channelState(url, call.caller)
                    let current = try context.queries.metadata(channelKey: state.channel.key)
                    values = values.filter { current[$0.key] != nil }
                }
                let after = try context.setMetadata(
                    values.mapValues { $0 }, of: url, mustBeNew: false, by: call.caller)
                return RESTJSON.texts(after.filter { body.metadata[$0.key] != nil })
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/metadata/{key}", "Tells one value of the metadata of a channel.",
            for: .visitors, answers: .texts
        ) { call in
            .read { queries in
                guard let value = try readableMetadata(call, queries)[call.part("key")] else {
                    throw WireError(.notFoundInDatabase, "The metadata key does not exist.")
                }
                return RESTJSON.texts([call.part("key"): value])
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/metadata/{key}", "Sets one value of the metadata of a channel.",
            for: .operators, answers: .texts
        ) { call in
            let body = try call.decode(ValueBody.self)
            return .write { context in
                let (url, key) = (call.part("channel_url"), call.part("key"))
                let state = try context.channelState(url, call.caller)
                let (actor, membership) = try context.access(state, call.caller)
                try AccessRules.checkOperator(actor, membership: membership)
                let current = try context.queries.metadata(channelKey: state.channel.key)
                guard current[key] != nil || body.upsert == true else {
                    throw WireError(.notFoundInDatabase, "The metadata key does not exist.")
                }
                _ = try context.setMetadata([key: body.value], of: url, mustBeNew: false, by: call.caller)
                return RESTJSON.texts([key: body.value])
            }
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/metadata", "Deletes the metadata of a channel, or one value.",
            for: .operators
        ) { call in
            let named = call.query.text("key")
            return .write { context in
                let url = call.part("channel_url")
                let state = try context.channelState(url, call.caller)
                let keys = try named.map { [$0] } ?? context.queries.metadata(channelKey: state.channel.key).map(\.key)
                let values = Dictionary(keys.map { ($0, String?.none) }, uniquingKeysWith: { $1 })
                _ = try context.setMetadata(values, of: url, mustBeNew: false, by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/metadata/{key}",
            "Deletes one value of the metadata of a channel.", for: .operators
        ) { call in
            .write { context in
                _ = try context.setMetadata(
                    [call.part("key"): nil], of: call.part("channel_url"), mustBeNew: false, by: call.caller)
                return RESTJSON.empty
            }
        },
    ]

    private static func readableMetadata(_ call: RESTCall, _ queries: StoreQueries) throws -> [String: String] {
        let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
        try AccessRules.checkVisible(channel, to: actor, membership: membership)
        return try queries.metadata(channelKey: channel.key)
    }
}
