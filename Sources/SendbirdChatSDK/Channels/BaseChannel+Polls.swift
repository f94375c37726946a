internal import ChatWire

extension BaseChannel {
    /// Changes a poll of this channel; as its maker or an operator.
    public func updatePoll(pollId: Int64, params: PollUpdateParams, completionHandler: PollHandler?) {
        ask(RESTRequest("PUT", RESTRequest.poll(pollId), body: params.body), completionHandler)
    }

    /// Changes a poll of this channel; as its maker or an operator.
    @discardableResult
    nonisolated(nonsending) public func updatePoll(pollId: Int64, params: PollUpdateParams) async throws -> Poll {
        try await awaiting { updatePoll(pollId: pollId, params: params, completionHandler: $0) }
    }

    /// Deletes a poll of this channel; its message stays. As its maker or an operator.
    public func deletePoll(pollId: Int64, completionHandler: SBErrorHandler?) {
        client.askEnd(RESTRequest("DELETE", RESTRequest.poll(pollId)), completionHandler)
    }

    /// Deletes a poll of this channel; its message stays.
    nonisolated(nonsending) public func deletePoll(pollId: Int64) async throws {
        try await awaitingEnd { deletePoll(pollId: pollId, completionHandler: $0) }
    }

    /// Closes a poll of this channel: the votes stand. As its maker or an operator.
    public func closePoll(pollId: Int64, completionHandler: PollHandler?) {
        ask(RESTRequest("PUT", RESTRequest.poll(pollId, "/close")), completionHandler)
    }

    /// Closes a poll of this channel.
    @discardableResult
    nonisolated(nonsending) public func closePoll(pollId: Int64) async throws -> Poll {
        try await awaiting { closePoll(pollId: pollId, completionHandler: $0) }
    }

    /// Adds an option: as the poll's maker or an operator, or as anyone where the poll allows suggestions.
    public func addPollOption(pollId: Int64, optionText: String, completionHandler: PollHandler?) {
        ask(RESTRequest("POST", RESTRequest.poll(pollId, "/options"), body: ["text": optionText]), completionHandler)
    }

    /// Adds an option to a poll of this channel.
    @discardableResult
    nonisolated(nonsending) public func addPollOption(pollId: Int64, optionText: String) async throws -> Poll {
        try await awaiting { addPollOption(pollId: pollId, optionText: optionText, completionHandler: $0) }
    }

    /// Changes what an option says; as the poll's maker or an operator.
    public func updatePollOption(
        pollId: Int64, pollOptionId: Int64, optionText: String, completionHandler: PollHandler?
    ) {
        let path = RESTRequest.poll(pollId, "/options/\(pollOptionId)")
        ask(RESTRequest("PUT", path, body: ["text": optionText]), completionHandler)
    }

    /// Changes what an option says.
    @discardableResult
    nonisolated(nonsending) public func updatePollOption(
        pollId: Int64, pollOptionId: Int64, optionText: String
    ) async throws -> Poll {
        try await awaiting {
            updatePollOption(
                pollId: pollId, pollOptionId: pollOptionId, optionText: optionText, completionHandler: $0)
        }
    }

    /// Deletes an option with its votes; as the poll's maker or an operator.
    public func deletePollOption(pollId: Int64, pollOptionId: Int64, completionHandler: SBErrorHandler?) {
        client.askEnd(RESTRequest("DELETE", RESTRequest.poll(pollId, "/options/\(pollOptionId)")), completionHandler)
    }

    /// Deletes an option with its votes.
    nonisolated(nonsending) public func deletePollOption(pollId: Int64, pollOptionId: Int64) async throws {
        try await awaitingEnd { deletePollOption(pollId: pollId, pollOptionId: pollOptionId, completionHandler: $0) }
    }

    /// Votes: all that the current user chooses from now on; nothing takes the vote back.
    ///
    /// - Parameter completionHandler: Gets the counts of all options after the vote.
    public func votePoll(pollId: Int64, pollOptionIds: [Int64], completionHandler: PollVoteEventHandler?) {
        let request = RESTRequest("PUT", RESTRequest.poll(pollId, "/vote"), body: ["option_ids": pollOptionIds])
        client.ask(request, for: WirePoll.self, completionHandler) { poll in
            let counts = poll.options.map { PollVote.Count(optionID: $0.id, voteCount: $0.voteCount) }
            let at = poll.options.map(\.lastVotedAt).max() ?? 0
            let vote = PollVote(pollID: poll.id, messageID: 0, counts: counts, voterCount: poll.voterCount, at: at)
            return PollVoteEvent(vote, seq: 0)
        }
    }

    /// Votes: all that the current user chooses from now on; nothing takes the vote back.
    @discardableResult
    nonisolated(nonsending) public func votePoll(
        pollId: Int64, pollOptionIds: [Int64]
    ) async throws -> PollVoteEvent {
        try await awaiting { votePoll(pollId: pollId, pollOptionIds: pollOptionIds, completionHandler: $0) }
    }

    /// Which polls were sent, changed, voted in or deleted since an earlier call.
    ///
    /// - Parameter token: What the earlier call gave; nil for all.
    public func getPollChangeLogs(token: String?, completionHandler: PollChangeLogsHandler?) {
        var query = QueryItems()
        if let token { query.add("token", token) } else { query.add("ts", Int64(0)) }
        askChanges(query, completionHandler)
    }

    /// Which polls were sent, changed, voted in or deleted since a time, in milliseconds since 1970.
    public func getPollChangeLogs(timestamp: Int64, completionHandler: PollChangeLogsHandler?) {
        var query = QueryItems()
        query.add("ts", timestamp)
        askChanges(query, completionHandler)
    }

    private func askChanges(_ query: QueryItems, _ completionHandler: PollChangeLogsHandler?) {
        let report: (PollChanges?, SBError?) -> Void = { [place] changes, error in
            completionHandler?(
                changes?.updated.map { Poll($0, channel: place) }, changes?.deleted, changes?.hasMore ?? false,
                changes?.token, error)
        }
        let request = RESTRequest("GET", place.path("/polls/changelogs"), query: query)
        client.ask(request, for: PollChanges.self, report) { $0 }
    }

    private func ask(_ request: RESTRequest, _ completionHandler: PollHandler?) {
        client.ask(request, for: WirePoll.self, completionHandler) { [place] in Poll($0, channel: place) }
    }

    // MARK: - Lists

    /// The polls of this channel, the newest first.
    public func createPollListQuery() -> PollListQuery? { createPollListQuery(limit: 20) }

    /// The polls of this channel, the newest first.
    public func createPollListQuery(limit: UInt) -> PollListQuery? {
        PollListQuery(place: place, limit: limit, client: client)
    }

    /// The polls of a channel, the newest first.
    public class func createPollListQuery(channelType: ChannelType, channelURL: String) -> PollListQuery {
        PollListQuery(place: ChannelPlace(type: channelType, url: channelURL), limit: 20, client: Client.current)
    }

    /// Who chose an option of a poll.
    public func createPollVoterListQuery(pollId: Int64, optionId: Int64) -> PollVoterListQuery? {
        createPollVoterListQuery(pollId: pollId, pollOptionId: optionId, limit: 20)
    }

    /// Who chose an option of a poll.
    public func createPollVoterListQuery(
        pollId: Int64, pollOptionId: Int64, limit: UInt = 20
    ) -> PollVoterListQuery? {
        PollVoterListQuery(pollID: pollId, optionID: pollOptionId, limit: limit, client: client)
    }

    /// Who chose an option of a poll in a channel.
    public class func createPollVoterListQuery(
        pollId: Int64, optionId: Int64, channelType: ChannelType, channelURL: String
    ) -> PollVoterListQuery {
        PollVoterListQuery(pollID: pollId, optionID: optionId, limit: 20, client: Client.current)
    }
}

extension SendbirdChat {
    /// The polls of a channel, the newest first.
    public class func createPollListQuery(params: PollListQueryParams) -> PollListQuery {
        PollListQuery(
            place: ChannelPlace(type: params.channelType, url: params.channelURL), limit: params.limit,
            client: Client.current)
    }

    /// The polls of a channel, the newest first.
    public class func createPollListQuery(paramsBuilder: (PollListQueryParams) -> Void) -> PollListQuery {
        createPollListQuery(params: PollListQueryParams(builder: paramsBuilder))
    }

    /// Who chose an option of a poll.
    public class func createPollVoterListQuery(params: PollVoterListQueryParams) -> PollVoterListQuery {
        PollVoterListQuery(
            pollID: params.pollId, optionID: params.optionId, limit: params.limit, client: Client.current)
    }

    /// Who chose an option of a poll.
    public class func createPollVoterListQuery(
        paramsBuilder: (PollVoterListQueryParams) -> Void
    ) -> PollVoterListQuery {
        createPollVoterListQuery(params: PollVoterListQueryParams(builder: paramsBuilder))
    }
}
