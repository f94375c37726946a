internal import ChatDomain
internal import ChatWire

extension RESTRoutes {
    private struct SendBody: Decodable {
        var type: String?
        var userID: String?
        var message: String?
        var url: String?
        var files: [FileReference]?
        var parentMessageID: Int64?
        var isReplyToChannel: Bool?
        var metaArrays: [WireMetaArray]?
        var isPinned: Bool?
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
        var pollID: Int64?

        enum CodingKeys: String, CodingKey {
            case type = "message_type"
            case userID = "user_id"
            case message, data, url, files
            case parentMessageID = "parent_message_id"
            case isReplyToChannel = "reply_to_channel"
            case metaArrays = "sorted_metaarray"
            case isPinned = "is_pinned_message"
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
            case pollID = "poll_id"
        }

        func draft(_ mentions: MessageRules.Mentions?) -> MessageRules.Draft {
            var draft = MessageRules.Draft(
                requestID: requestID ?? "", message: message ?? "", data: data ?? "", customType: customType ?? "",
                isSilent: isSilent ?? false, mentions: mentions, createdAt: createdAt)
            draft.parentMessageID = parentMessageID ?? 0
            draft.isReplyToChannel = isReplyToChannel ?? false
            draft.metaArrays = metaArrays ?? []
            return draft
        }

        /// - Throws: 400105 where there is none.
        func references() throws(WireError) -> WriteContext.FileReferences {
            if let files { return .several(files) }
            guard let url, !url.isEmpty else {
                throw WireError(.invalidParameterValueRequired, "'file', 'files' or 'url' is required.")
            }
            return .one(FileReference(url: url, name: fileName, type: fileType, size: fileSize))
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
                let reader = try queries.reader(membership, in: channel, as: query.userID, by: call.caller)
                var page = try queries.messages(query, in: channel, for: reader)
                page.messages = try queries.seen(page.messages, by: call.caller)
                return RESTJSON.page(page)
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
            "GET /v3/group_channels/{channel_url}/messages/total_count", "Counts the messages of a channel.",
            for: .readers, answers: .fields(.number("total"))
        ) { call in
            .read { queries in
                let (channel, reader) = try queries.readable(call)
                let count = try queries.messageCount(in: channel, for: reader)
                return RESTJSON.object { json in
                    json.key("total")
                    json.value(count)
                }
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/messages/changelogs",
            "Lists the messages that were changed or deleted since a time.", for: .readers,
            answers: .value(MessageChangeLog.self)
        ) { call in try changeLog(call) },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/messages/{message_id}", "Tells of a message.", for: .readers,
            answers: .message
        ) { call in
            let id = try call.messageID()
            let parts = try MessageParts(call.query)
            return .read { queries in
                let (channel, reader) = try queries.readable(call)
                guard let message = try queries.bareMessage(id: id, in: channel), !message.isRemoved,
                    message.wire.createdAt > reader.historyOffset, try !queries.withholds(message, from: reader)
                else { throw WireError(.socketMessageNotFound, "The message does not exist.") }
                let wire = try queries.wire(message, parts, in: channel, for: reader)
                return RESTJSON.message(try queries.seen([wire], by: call.caller).first ?? wire)
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

    /// Which messages were changed or deleted, since `change_ts` or from `token` on.
    private static func changeLog(_ call: RESTCall) throws -> RESTWork {
        let (time, text) = (try call.query.number("change_ts"), call.query.text("token"))
        let limit = try call.query.pageSize(standard: 100, limits: call.limits)
        let parts = try MessageParts(call.query)
        let replies = try call.query.replyType()
        let start: StoreQueries.ChangeStart
        if let text, !text.isEmpty {
            var token = try PageToken(text, kind: "c")
            start = .seq(try token.number())
        } else if let time {
            start = .time(time)
        } else {
            throw WireError(.invalidParameterValueRequired, "'change_ts' or 'token' is required.")
        }
        return .read { queries in
            let (channel, reader) = try queries.readable(call)
            return try RESTJSON.encoded(
                queries.messageChangeLog(
                    in: channel, from: start, limit: limit, replies: replies, parts: parts, for: reader))
        }
    }

    private static func send(_ call: RESTCall) throws -> RESTWork {
        let body = try call.decode(SendBody.self)
        if body.createdAt != nil { try call.caller.requireApplication() }
        let url = call.part("channel_url")
        var files: WriteContext.FileReferences?
        let type = WireMessageType(rawValue: body.type ?? WireMessageType.user.rawValue)
        switch type {
        case .file?: files = try body.references()
        case .user?, .admin?: try body.checkText()
        case nil: throw WireError(.invalidParameterValue, "'message_type' must be MESG, FILE or ADMM.")
        }
        return .write { [files] context in
            let mentions = try context.mentions(
                body.mentionKind, body.mentionedUserIDs, template: body.mentionTemplate, in: url, by: call.caller)
            let draft = body.draft(mentions)
            let message =
                type == .admin
                ? try context.sendAdminMessage(draft, to: url, by: call.caller)
                : try context.sendMessage(
                    draft, files: files, isPinned: body.isPinned ?? false, to: url, by: call.caller,
                    senderID: body.userID, pollID: body.pollID)
            return RESTJSON.message(message.wire)
        }
    }
}

extension StoreQueries {
    /// A channel whose messages the caller may read, and from where on.
    func readable(_ call: RESTCall) throws -> (channel: Channel, reader: Reader) {
        let (channel, actor, membership) = try access(call.part("channel_url"), call.caller)
        try AccessRules.checkReadable(channel, by: actor, membership: membership)
        return (channel, Reader(membership))
    }

    /// Who reads: the caller, or whom the application names, who must be allowed to.
    func reader(_ own: Membership?, in channel: Channel, as userID: String?, by caller: Caller) throws -> Reader {
        guard let userID else { return Reader(own) }
        let user = try subject(caller, userID: userID)
        let row = try standing(membership(of: user.key, in: channel), of: user.key, in: channel)
        try AccessRules.checkReadable(channel, by: .user(user), membership: row)
        return Reader(row)
    }
}
