internal import ChatDomain
internal import ChatWire

/// Polls. A session calls the same routes as a back end, for its own user.
extension RESTRoutes {
    private struct CreateBody: Decodable {
        var title: String
        var options: [String]
        var allowsSuggestions: Bool?
        var allowsMultipleVotes: Bool?
        var isAnonymous: Bool?
        var closeAt: Int64?
        var createdBy: String?
        var data: [String: String]?

        enum CodingKeys: String, CodingKey {
            case title, options, data
            case allowsSuggestions = "allow_user_suggestion"
            case allowsMultipleVotes = "allow_multiple_votes"
            case isAnonymous = "is_anonymous"
            case closeAt = "close_at"
            case createdBy = "created_by"
        }

        var draft: PollRules.Draft {
            PollRules.Draft(
                title: title, options: options,
                closeAt: RESTRoutes.closingTime(closeAt).flatMap { $0 == -1 ? nil : $0 },
                allowsSuggestions: allowsSuggestions ?? false, allowsMultipleVotes: allowsMultipleVotes ?? false,
                isAnonymous: isAnonymous ?? false, data: data ?? [:])
        }
    }

    private struct UpdateBody: Decodable {
        var title: String?
        var allowsSuggestions: Bool?
        var allowsMultipleVotes: Bool?
        var closeAt: Int64?
        var data: [String: String]?

        enum CodingKeys: String, CodingKey {
            case title, data
            case allowsSuggestions = "allow_user_suggestion"
            case allowsMultipleVotes = "allow_multiple_votes"
            case closeAt = "close_at"
        }

        var edit: PollRules.Edit {
            PollRules.Edit(
                title: title, closeAt: RESTRoutes.closingTime(closeAt), allowsSuggestions: allowsSuggestions,
                allowsMultipleVotes: allowsMultipleVotes, data: data)
        }
    }

    private struct OptionBody: Decodable {
        var text: String
        var createdBy: String?

        enum CodingKeys: String, CodingKey {
            case text
            case createdBy = "created_by"
        }
    }

    private struct VoteBody: Decodable {
        var userID: String?
        var optionIDs: [Int64]

        enum CodingKeys: String, CodingKey {
            case userID = "user_id"
            case optionIDs = "option_ids"
        }
    }

    /// The type of the channel whose polls are listed.
    private enum PollChannelType: String, CaseIterable {
        case group = "group_channels"
        case open = "open_channels"
    }

    static let polls = pollsThemselves + pollOptions

    private static let pollsThemselves = [
        RESTRoute(
            "GET /v3/polls", "Lists the polls of a channel, newest first.", for: .readers,
            answers: .value(PollPage.self)
        ) { call in
            let limit = try call.query.pageSize(standard: 20, limits: call.limits)
            let token = call.query.text("token").flatMap { $0.isEmpty ? nil : $0 }
            let url = call.query.text("channel_url")
            let type = try call.query.choice("channel_type", PollChannelType.self)
            if url == nil, call.caller.userKey != 0 {
                throw WireError(.invalidParameterValueRequired, "'channel_url' is required.")
            }
            return .read { queries in
                guard let url else {
                    return RESTJSON.page(
                        try queries.polls(
                            applicationKey: call.caller.applicationKey, channel: nil, historyOffset: 0, limit: limit,
                            token: token))
                }
                let (channel, actor, membership) = try queries.access(url, call.caller)
                if let type, channel.isOpen != (type == .open) { throw Refusals.noChannel }
                try AccessRules.checkReadable(channel, by: actor, membership: membership)
                var page = try queries.polls(
                    applicationKey: call.caller.applicationKey, channel: channel,
                    historyOffset: membership?.historyOffset ?? 0, limit: limit, token: token)
                page.polls = try page.polls.map { try queries.seen($0, by: actor) }
                return RESTJSON.page(page)
            }
        },
        RESTRoute(
            "POST /v3/polls", "Makes a poll, to be sent in a message afterwards.", answers: .value(WirePoll.self)
        ) { call in
            let body = try call.decode(CreateBody.self)
            return .write { context in
                RESTJSON.poll(try context.createPoll(body.draft, by: call.caller, creatorID: body.createdBy))
            }
        },
        RESTRoute(
            "GET /v3/polls/{poll_id}", "A poll, with the caller's own votes.", for: .readers,
            answers: .value(WirePoll.self)
        ) { call in
            let id = try call.number("poll_id")
            let showsVoters = try call.query.flag("show_partial_voters") ?? false
            return .read { queries in
                let (subject, actor) = try queries.pollAccess(id, call.caller)
                try PollRules.checkReadable(subject, by: actor)
                return RESTJSON.poll(try queries.seen(subject.poll.wire, by: actor, showsVoters: showsVoters))
            }
        },
        RESTRoute(
            "PUT /v3/polls/{poll_id}", "Changes a poll.", for: .author, answers: .value(WirePoll.self)
        ) { call in
            let id = try call.number("poll_id")
            let body = try call.decode(UpdateBody.self)
            return .write { context in RESTJSON.poll(try context.updatePoll(id, body.edit, by: call.caller)) }
        },
        RESTRoute(
            "DELETE /v3/polls/{poll_id}", "Deletes a poll; its message stays.", for: .author
        ) { call in
            let id = try call.number("poll_id")
            return .write { context in
                try context.deletePoll(id, by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "PUT /v3/polls/{poll_id}/close", "Closes a poll.", for: .author, answers: .value(WirePoll.self)
        ) { call in
            let id = try call.number("poll_id")
            return .write { context in RESTJSON.poll(try context.closePoll(id, by: call.caller)) }
        },
        RESTRoute(
            "PUT /v3/polls/{poll_id}/vote", "Votes: all that is chosen from now on, nothing to take the vote back.",
            for: .speakers,
            answers: .value(WirePoll.self)
        ) { call in
            let id = try call.number("poll_id")
            let body = try call.decode(VoteBody.self)
            return .write { context in
                RESTJSON.poll(
                    try context.vote(body.optionIDs, inPoll: id, by: call.caller, voterID: body.userID))
            }
        },
        RESTRoute(
            "GET /v3/group_channels/{channel_url}/polls/changelogs",
            "What happened to the channel's polls since a moment.",
            for: .readers, answers: .value(PollChanges.self)
        ) { call in try pollChanges(call) },
        RESTRoute(
            "GET /v3/open_channels/{channel_url}/polls/changelogs",
            "What happened to the channel's polls since a moment.",
            for: .readers, answers: .value(PollChanges.self)
        ) { call in try pollChanges(call) },
    ]

    private static let pollOptions = [
        RESTRoute(
            "POST /v3/polls/{poll_id}/options", "Adds an option; where the poll allows it everyone who may vote does.",
            for: .author,
            answers: .value(WirePoll.self)
        ) { call in
            let id = try call.number("poll_id")
            let body = try call.decode(OptionBody.self)
            return .write { context in
                RESTJSON.poll(
                    try context.addPollOption(body.text, to: id, by: call.caller, creatorID: body.createdBy))
            }
        },
        RESTRoute(
            "GET /v3/polls/{poll_id}/options/{option_id}", "An option of a poll.", for: .readers,
            answers: .value(WirePollOption.self)
        ) { call in
            let (id, option) = (try call.number("poll_id"), try call.number("option_id"))
            return .read { queries in
                let (subject, actor) = try queries.pollAccess(id, call.caller)
                try PollRules.checkReadable(subject, by: actor)
                let found = try PollRules.option(option, of: subject.poll)
                return RESTJSON.written { found.write(to: &$0) }
            }
        },
        RESTRoute(
            "PUT /v3/polls/{poll_id}/options/{option_id}", "Changes what an option says.", for: .author,
            answers: .value(WirePoll.self)
        ) { call in
            let (id, option) = (try call.number("poll_id"), try call.number("option_id"))
            let body = try call.decode(OptionBody.self)
            return .write { context in
                RESTJSON.poll(try context.updatePollOption(option, of: id, text: body.text, by: call.caller))
            }
        },
        RESTRoute(
            "DELETE /v3/polls/{poll_id}/options/{option_id}", "Deletes an option with its votes.", for: .author
        ) { call in
            let (id, option) = (try call.number("poll_id"), try call.number("option_id"))
            return .write { context in
                try context.deletePollOption(option, of: id, by: call.caller)
                return RESTJSON.empty
            }
        },
        RESTRoute(
            "GET /v3/polls/{poll_id}/options/{option_id}/voters",
            "Lists who chose an option; of an anonymous poll nobody is told.",
            for: .readers, answers: .value(VoterPage.self)
        ) { call in
            let (id, option) = (try call.number("poll_id"), try call.number("option_id"))
            let limit = try call.query.pageSize(standard: 20, limits: call.limits)
            let token = call.query.text("token").flatMap { $0.isEmpty ? nil : $0 }
            return .read { queries in
                let (subject, actor) = try queries.pollAccess(id, call.caller)
                try PollRules.checkMaySeeVoters(subject, by: actor)
                let found = try PollRules.option(option, of: subject.poll)
                return try RESTJSON.encoded(queries.voters(of: found, limit: limit, token: token))
            }
        },
    ]

    private static func pollChanges(_ call: RESTCall) throws -> RESTWork {
        let limit = try call.query.pageSize(standard: 100, limits: call.limits)
        let time = try call.query.number("ts")
        var seq: Int64 = 0
        if let text = call.query.text("token"), !text.isEmpty {
            var token = try PageToken(text, kind: "pc")
            seq = try token.number()
        } else if time == nil {
            throw WireError(.invalidParameterValueRequired, "'token' or 'ts' is required.")
        }
        return .read { [seq] queries in
            let (channel, actor, membership) = try queries.access(call.part("channel_url"), call.caller)
            try AccessRules.checkReadable(channel, by: actor, membership: membership)
            var changes = try queries.pollChanges(
                in: channel, sinceSeq: seq, sinceTime: time ?? 0, historyOffset: membership?.historyOffset ?? 0,
                limit: limit)
            changes.updated = try changes.updated.map { try queries.seen($0, by: actor) }
            return try RESTJSON.encoded(changes)
        }
    }

    /// A time to close in milliseconds. Seconds, as some of the documentation has them, are taken as well: until the
    /// year 5138 no time in seconds reaches the smallest that is meant in milliseconds.
    static func closingTime(_ given: Int64?) -> Int64? {
        guard let given, given > 0, given < 100_000_000_000 else { return given }
        return given * 1_000
    }
}

extension RESTJSON {
    /// A value that writes itself.
    static func written(_ write: (inout JSONWriter) -> Void) -> [UInt8] {
        var json = JSONWriter()
        write(&json)
        return json.finish()
    }

    static func poll(_ poll: WirePoll) -> [UInt8] { written { poll.write(to: &$0) } }

    static func page(_ page: PollPage) -> [UInt8] {
        object { json in
            json.key("polls")
            json.beginArray()
            for poll in page.polls { poll.write(to: &json) }
            json.endArray()
            json.key("next")
            json.value(page.next)
        }
    }
}
