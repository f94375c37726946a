internal import ChatDomain
internal import ChatWire

extension RESTRoutes {
    private struct SendBody: Decodable {
        var type: String?
        var userID: String?
        var message: String?
        var url: String?
        var fileName: String?
        var fileType: String?
        var fileSize: Int64?
        var data: String?
        var customType: String?
        var isSilent: Bool?
        var createdAt: Int64?
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
            case customType = "custom_type"
            case isSilent = "is_silent"
            case createdAt = "created_at"
            case mentionKind = "mention_type"
            case mentionedUserIDs = "mentioned_user_ids"
            case mentionTemplate = "mentioned_message_template"
            case requestID = "dedup_id"
        }

        func draft(_ mentions: MessageRules.Mentions?) -> MessageRules.Draft {
            MessageRules.Draft(
                requestID: requestID ?? "", message: message ?? "", data: data ?? "", customType: customType ?? "",
                isSilent: isSilent ?? false, mentions: mentions, createdAt: createdAt)
        }

        /// - Throws: 400105 where there is none.
        func file() throws(WireError) -> FileReference {
            guard let url, !url.isEmpty else {
                throw WireError(.invalidParameterValueRequired, "'file' or 'url' is required.")
            }
            return FileReference(url: url, name: fileName, type: fileType, size: fileSize)
        }

        /// - Throws: 400105 where there is none.
        func checkText() throws(WireError) {
            guard message != nil else { throw WireError(.invalidParameterValueRequired, "'message' is required.") }
        }
    }

    private struct EditBody: Decodable {
        var message: String?
        var data: String?
        var customType: String?
        var mentionKind: MessageMentions.Kind?
        var mentionedUserIDs: [String]?
        var mentionTemplate: String?

        enum CodingKeys: String, CodingKey {
            case message, data
            case customType = "custom_type"
            case mentionKind = "mention_type"
            case mentionedUserIDs = "mentioned_user_ids"
            case mentionTemplate = "mentioned_message_template"
        }
    }

    private struct ReaderBody: Decodable {
        var userID: String?

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
        }
    }

    static let messages = [
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/messages", "Lists messages around a moment or a message.",
            for: .readers, answers: .value(MessagePage.self)
        ) { call in
            let query = try MessagesQuery(call.query, limits: call.limits)
            return .read { queries in
                let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
                try AccessRules.checkReadable(channel, by: actor, membership: membership)
                return RESTJSON.page(
                    try queries.messages(query, in: channel, historyOffset: membership?.historyOffset ?? 0))
            }
        },
        RESTRoute(
            "POST /v3/group_channels/{channel_url}/messages", "Sends a message.", for: .speakers, answers: .message,
            files: ["file", "thumbnail1", "thumbnail2", "thumbnail3"]
        ) { call in try send(call) },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/messages/mark_as_read", "Marks a channel as read.", for: .readers
        ) { call in
            let body = try call.decode(ReaderBody.self)
            return .write { context in
                _ = try context.markRead(call.part("channel_url"), by: call.caller, readerID: body.userID)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/messages/mark_as_delivered",
            "Tells that messages reached a member.", for: .readers, answers: .fields(.number("ts"))
        ) { call in
            let body = try call.decode(ReaderBody.self)
            return .write { context in
                let receipt = try context.markDelivered(
                    call.part("channel_url"), by: call.caller, userID: body.userID)
                return RESTJSON.object { json in
                    json.key("ts")
                    json.value(receipt.deliveredAt)
                }
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/messages/unread_count", "Counts the unread messages of members.",
            for: .readers, answers: .fields(.map("unread", of: .number))
        ) { call in
            let userIDs = call.query.list("user_ids")
            return .read { queries in
                let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
                try AccessRules.checkReadable(channel, by: actor, membership: membership)
                let counts: [String: Int64]
                if case .user(let user) = actor {
                    guard userIDs == nil || userIDs == [user.userID] else { throw Refusals.notYourself }
                    counts = try queries.unreadCounts(of: channel, userIDs: [user.userID])
                } else {
                    counts = try queries.unreadCounts(of: channel, userIDs: userIDs)
                }
                return RESTJSON.object { json in
                    json.key("unread")
                    json.beginObject()
                    for (userID, count) in counts.sorted(by: { $0.key < $1.key }) {
                        json.key(escaping: userID)
                        json.value(count)
                    }
                    json.endObject()
                }
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/messages/{message_id}", "Tells of a message.", for: .readers,
            answers: .message
        ) { call in
            let id = try call.messageID()
            return .read { queries in
                let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
                try AccessRules.checkReadable(channel, by: actor, membership: membership)
                guard let message = try queries.message(id: id, in: channel), !message.isRemoved,
                    message.wire.createdAt > membership?.historyOffset ?? 0
                else { throw WireError(.socketMessageNotFound, "The message does not exist.") }
                return RESTJSON.message(message.wire)
            }
        },
        RESTRoute(
            "PUT /v3/group_channels/{channel_url}/messages/{message_id}", "Changes a message.", for: .author,
            answers: .message
        ) { call in
            let id = try call.messageID()
            let body = try call.decode(EditBody.self)
            return .write { context in
                let mentions = try context.mentions(
                    body.mentionKind, body.mentionedUserIDs, template: body.mentionTemplate,
                    in: call.part("channel_url"), by: call.caller)
                let edit = MessageRules.Edit(
                    message: body.message, data: body.data, customType: body.customType, mentions: mentions)
                return RESTJSON.message(
                    try context.editMessage(id, edit, in: call.part("channel_url"), by: call.caller).wire)
            }
        },
        RESTRoute(
            "DELETE /v3/group_channels/{channel_url}/messages/{message_id}", "Deletes a message.", for: .author
        ) { call in
            let id = try call.messageID()
            return .write { context in
                try context.deleteMessage(id, in: call.part("channel_url"), by: call.caller)
                return RESTJSON.empty
            }
        },
    ]

    private static func send(_ call: RESTCall) throws -> RESTWork {
        let body = try call.decode(SendBody.self)
        if body.createdAt != nil { try call.caller.requireApplication() }
        let url = call.part("channel_url")
        switch body.type ?? WireMessageType.user.rawValue {
        case WireMessageType.file.rawValue:
            let file = try body.file()
            return .write { context in
                let mentions = try context.mentions(
                    body.mentionKind, body.mentionedUserIDs, template: body.mentionTemplate, in: url, by: call.caller)
                return RESTJSON.message(
                    try context.sendMessage(
                        body.draft(mentions), file: file, to: url, by: call.caller, senderID: body.userID
                    ).wire)
            }
        case WireMessageType.user.rawValue:
            try body.checkText()
            return .write { context in
                let mentions = try context.mentions(
                    body.mentionKind, body.mentionedUserIDs, template: body.mentionTemplate, in: url, by: call.caller)
                return RESTJSON.message(
                    try context.sendMessage(body.draft(mentions), to: url, by: call.caller, senderID: body.userID).wire)
            }
        case WireMessageType.admin.rawValue:
            try call.caller.requireApplication()
            try body.checkText()
            return .write { context in
                let mentions = try context.mentions(
                    body.mentionKind, body.mentionedUserIDs, template: body.mentionTemplate, in: url, by: call.caller)
                return RESTJSON.message(
                    try context.sendAdminMessage(body.draft(mentions), to: url, by: call.caller).wire)
            }
        default:
            throw WireError(.invalidParameterValue, "'message_type' must be MESG, FILE or ADMM.")
        }
    }
}
