internal import ChatDomain
internal import ChatWire

/// Reactions, pinned messages and the extra data of messages.
extension RESTRoutes {
    private struct ReactionBody: Decodable {
        var userID: String?
        var reaction: String

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case reaction
        }
    }

    private struct MetaArrayBody: Decodable {
        var items: [WireMetaArray]
        var mode: Mode?
        var upsert: Bool?

        enum Mode: String, Decodable, CaseIterable {
            case add, remove
        }

        enum CodingKeys: String, CodingKey {
            case items = "sorted_metaarray"
            case mode, upsert
        }
    }

    private static let reaction = RESTAnswer.fields(
        .text("user_id"), .text("operation"), .flag("success"), .text("reaction"), .number("updated_at"),
        .number("msg_id"), .number("count"))
    private static let metaArrays = RESTAnswer.fields(.list("sorted_metaarray", of: WireMetaArray.self))

    static let messageParts = [
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/messages/{message_id}/reactions", "Lists the reactions to a message.",
            for: .readers, answers: RESTAnswer(schema: .map(.list(.text)))
        ) { call in
            try reactions(call)
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/messages/{message_id}/reactions", "Adds a reaction to a message.",
            for: .speakers, answers: reaction
        ) { call in
            let body = try call.decode(ReactionBody.self)
            return try react(.add, key: body.reaction, userID: body.userID, call)
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/messages/{message_id}/reactions",
            "Takes a reaction to a message back.",
            for: .speakers, answers: reaction, requires: ["reaction"]
        ) { call in
            let (key, userID) = (call.query.text("reaction"), call.query.text("user_id"))
            guard let key else { throw WireError(.invalidParameterValueRequired, "'reaction' is required.") }
            return try react(.delete, key: key, userID: userID, call)
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/messages/{message_id}/pin", "Pins a message in its channel.",
            for: .speakers, answers: .channel
        ) { call in try pin(call, true) },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/messages/{message_id}/pin", "Takes a pinned message down.",
            for: .speakers, answers: .channel
        ) { call in
            try pin(call, false)
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/pinned_messages", "Lists the pinned messages of a channel.",
            for: .readers, answers: .fields(.list("pinned_messages", of: WireMessage.self))
        ) { call in
            let parts = try MessageParts(call.query)
            return .read { queries in
                let (channel, reader) = try queries.readable(call)
                let messages = try queries.pinnedMessages(of: channel, parts, for: reader)
                return RESTJSON.object { json in
                    json.key("pinned_messages")
                    json.array(messages) { $0.write(to: &$1) }
                }
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/messages/{message_id}/sorted_metaarray",
            "Adds extra data to a message.",
            for: .author, answers: metaArrays
        ) { call in
            let body = try call.decode(MetaArrayBody.self)
            return try changeMetaArrays(.create(body.items), call)
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/messages/{message_id}/sorted_metaarray",
            "Changes extra data of a message.",
            for: .author, answers: metaArrays
        ) { call in
            let body = try call.decode(MetaArrayBody.self)
            switch body.mode ?? .add {
            case .add: return try changeMetaArrays(.add(body.items, makesKeys: body.upsert ?? false), call)
            case .remove: return try changeMetaArrays(.remove(body.items), call)
            }
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/messages/{message_id}/sorted_metaarray",
            "Removes extra data of a message.",
            for: .author
        ) { call in
            let (id, keys) = (try call.messageID(), call.query.list("keys"))
            return .write { context in
                _ = try context.changeMetaArrays(
                    .deleteKeys(keys), of: id, in: call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
    ]

    /// The reactions to a message by their keys: with the ids of users, or only how many they are.
    private static func reactions(_ call: RESTCall) throws -> RESTWork {
        let id = try call.messageID()
        let listsUsers = try call.query.flag("list_users") ?? true
        return .read { queries in
            let (channel, reader) = try queries.readable(call)
            guard let message = try queries.bareMessage(id: id, in: channel), !message.isRemoved,
                message.wire.createdAt > reader.historyOffset, try !queries.withholds(message, from: reader)
            else { throw WireError(.socketMessageNotFound, "The message does not exist.") }
            let reactions = try queries.reactions(to: id, readerKey: reader.key)
            return RESTJSON.object { json in
                for reaction in reactions {
                    json.key(escaping: reaction.key)
                    if listsUsers {
                        json.array(reaction.userIDs) { $1.value($0) }
                    } else {
                        json.value(Int64(reaction.count))
                    }
                }
            }
        }
    }

    private static func react(
        _ operation: ReactionChange.Operation, key: String, userID: String?, _ call: RESTCall
    ) throws -> RESTWork {
        let id = try call.messageID()
        return .write { context in
            let change = try context.react(
                operation, key: key, to: id, in: call.part("channel_url"), by: call.caller, userID: userID)
            return RESTJSON.object { json in
                json.key("user_id")
                json.value(change.userID)
                json.key("operation")
                json.value(operation.rawValue)
                json.key("success")
                json.value(true)
                json.key("reaction")
                json.value(key)
                json.key("updated_at")
                json.value(change.reaction.updatedAt)
                json.key("msg_id")
                json.value(change.messageID)
                json.key("count")
                json.value(Int64(change.reaction.count))
            }
        }
    }

    private static func pin(_ call: RESTCall, _ isPinned: Bool) throws -> RESTWork {
        let id = try call.messageID()
        return .write { context in
            RESTJSON.channel(try context.pin(id, isPinned, in: call.part("channel_url"), by: call.caller))
        }
    }

    private static func changeMetaArrays(_ change: MetaArrayRules.Change, _ call: RESTCall) throws -> RESTWork {
        let id = try call.messageID()
        return .write { context in
            let message = try context.changeMetaArrays(change, of: id, in: call.part("channel_url"), by: call.caller)
            return RESTJSON.object { json in
                json.key("sorted_metaarray")
                json.array(message.wire.metaArrays) { $0.write(to: &$1) }
            }
        }
    }
}
