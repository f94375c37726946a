internal import ChatDomain
internal import ChatWire

/// Scheduled messages. A session calls the same routes as a back end, and sees its own.
extension RESTRoutes {
    private struct Body: Decodable {
        var type: WireMessageType?
        var userID: String?
        var message: String?
        var url: String?
        var fileName: String?
        var fileType: String?
        var fileSize: Int64?
        var scheduledAt: Int64?
        var data: String?
        var customType: String?
        var isSilent: Bool?
        var mentionKind: MessageMentions.Kind?
        var mentionedUserIDs: [String]?
        var mentionTemplate: String?
        var requestID: String?

        enum CodingKeys: String, CodingKey {
            case type = "message_type"
            case userID = "user_id"
            case message, data, url
            case fileName = "file_name"
            case fileType = "file_type"
            case fileSize = "file_size"
            case scheduledAt = "scheduled_at"
            case customType = "custom_type"
            case isSilent = "is_silent"
            case mentionKind = "mention_type"
            case mentionedUserIDs = "mentioned_user_ids"
            case mentionTemplate = "mentioned_message_template"
            case requestID = "dedup_id"
        }

        var file: FileReference? {
            url.map { FileReference(url: $0, name: fileName, type: fileType, size: fileSize) }
        }

        func request() throws(WireError) -> WriteContext.ScheduleRequest {
            guard let scheduledAt else {
                throw WireError(.invalidParameterValueRequired, "'scheduled_at' is required.")
            }
            let type = type ?? .user
            guard type != .file || url != nil else {
                throw WireError(.invalidParameterValueRequired, "'url' is required.")
            }
            return WriteContext.ScheduleRequest(
                type: type,
                content: WireScheduledMessage.Content(
                    message: message ?? "", data: data ?? "", customType: customType ?? "",
                    isSilent: isSilent ?? false, mentionKind: mentionKind, mentionedUserIDs: mentionedUserIDs,
                    mentionTemplate: mentionTemplate, requestID: requestID ?? ""),
                file: type == .file ? file : nil, scheduledAt: scheduledAt, senderID: userID)
        }

        var edit: ScheduleRules.Edit {
            var edit = ScheduleRules.Edit()
            edit.message = message
            edit.data = data
            edit.customType = customType
            edit.isSilent = isSilent
            edit.mentionKind = mentionKind
            edit.mentionedUserIDs = mentionedUserIDs
            edit.scheduledAt = scheduledAt
            return edit
        }
    }

    /// The message's fields, and the list of it.
    private static let scheduledAnswer = RESTAnswer.value(
        WireScheduledMessage.self,
        and: .list("scheduled_messages", of: WireScheduledMessage.self),
        .text("next"))

    static let scheduled = [
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/scheduled_messages", "Schedules a message.", for: .speakers,
            answers: scheduledAnswer, requires: ["scheduled_at"]
        ) { call in
            let request = try call.decode(Body.self).request()
            return .write { context in
                try scheduledJSON(try context.schedule(request, in: call.part("channel_url"), by: call.caller))
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}", "A scheduled message.",
            for: .oneself, answers: scheduledAnswer
        ) { call in
            let id = try call.number("scheduled_message_id")
            return .read { queries in
                let (channel, actor, _) = try queries.access(call.part("channel_url"), call.caller)
                guard
                    let message = try queries.scheduledMessage(id: id, applicationKey: call.caller.applicationKey),
                    message.channelKey == channel.key
                else { throw WriteContext.noScheduled }
                try ScheduleRules.checkOwner(of: message, actor)
                return try scheduledJSON(message.wire)
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}",
            "Changes a scheduled message that waits.",
            for: .oneself, answers: scheduledAnswer
        ) { call in
            try update(call)
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}",
            "Changes a scheduled message that waits.",
            for: .oneself, answers: scheduledAnswer
        ) { call in
            try update(call)
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}",
            "Takes a scheduled message back.",
            for: .oneself, answers: scheduledAnswer
        ) { call in
            let id = try call.number("scheduled_message_id")
            return .write { context in
                try scheduledJSON(try context.cancelScheduled(id, in: call.part("channel_url"), by: call.caller))
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/scheduled_messages/{scheduled_message_id}/send_now",
            "Sends a scheduled message before its time.", for: .oneself
        ) { call in
            let id = try call.number("scheduled_message_id")
            return .write { context in
                _ = try context.sendScheduledNow(id, in: call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "GET /v3/scheduled_messages", "Lists scheduled messages; a user's own.", for: .oneself,
            answers: .fields(
                .list("scheduled_messages", of: WireScheduledMessage.self), .text("next"))
        ) { call in
            let query = try ScheduledMessagesQuery(call.query, limits: call.limits)
            return .read { queries in
                let page = try queries.scheduledMessages(
                    query, applicationKey: call.caller.applicationKey, senderKey: try ownKey(call, query, queries))
                return try RESTJSON.list("scheduled_messages", page.messages, next: page.next)
            }
        },
        RESTRoute(
            "GET /v3/scheduled_messages/count", "Counts scheduled messages; a user's own.", for: .oneself,
            answers: .fields(.number("count"))
        ) { call in
            let query = try ScheduledMessagesQuery(call.query, limits: call.limits)
            return .read { queries in
                let count = try queries.scheduledMessageCount(
                    query, applicationKey: call.caller.applicationKey, senderKey: try ownKey(call, query, queries))
                return RESTJSON.object { json in
                    json.key("count")
                    json.value(count)
                }
            }
        },
    ]

    private static func update(_ call: RESTCall) throws -> RESTWork {
        let id = try call.number("scheduled_message_id")
        let body = try call.decode(Body.self)
        return .write { context in
            try scheduledJSON(
                try context.updateScheduled(
                    id, body.edit, file: body.file, in: call.part("channel_url"), by: call.caller))
        }
    }

    /// A session sees its own; nil for the application, which sees all.
    private static func ownKey(_ call: RESTCall, _ query: ScheduledMessagesQuery, _ queries: StoreQueries) throws
        -> Int64?
    {
        guard case .user(let user) = try queries.actor(call.caller) else { return nil }
        guard query.senderID == nil || query.senderID == user.userID else { throw Refusals.notYourself }
        return user.key
    }

    /// A scheduled message as both readings of the documentation have it: its fields, and the list of it.
    private static func scheduledJSON(_ message: WireScheduledMessage) throws -> [UInt8] {
        let fields = try RESTJSON.encoded(message)
        return RESTJSON.written { json in
            json.beginObject()
            json.key("scheduled_messages")
            json.beginArray()
            json.raw(fields)
            json.endArray()
            json.key("next")
            json.value("")
            json.raw(fields.dropFirst().dropLast())
            json.endObject()
        }
    }
}

extension RESTJSON {
    /// A page of a list under its documented name.
    static func list(_ name: StaticString, _ items: [some Encodable], next: String) throws -> [UInt8] {
        let items = try encoded(items)
        return object { json in
            json.key(name)
            json.raw(items)
            json.key("next")
            json.value(next)
        }
    }
}
