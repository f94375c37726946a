internal import ChatWire

extension Poll {
    /// Makes a poll, which is then sent, once and by its maker, with ``UserMessageCreateParams/pollId``.
    public class func create(params: PollCreateParams, completionHandler: @escaping PollHandler) {
        Client.ask(RESTRequest("POST", "/v3/polls", body: params.body), for: WirePoll.self, completionHandler) {
            Poll($0)
        }
    }

    /// Makes a poll.
    nonisolated(nonsending) public class func create(params: PollCreateParams) async throws -> Poll {
        try await awaiting { create(params: params, completionHandler: $0) }
    }

    /// Reads a poll from the server, with what the current user chose.
    public class func get(params: PollRetrievalParams, completionHandler: @escaping PollHandler) {
        let place = ChannelPlace(type: params.channelType, url: params.channelURL)
        var query = QueryItems()
        if params.showPartialVoters { query.add("show_partial_voters", true) }
        let request = RESTRequest("GET", RESTRequest.poll(params.pollId), query: query)
        Client.ask(request, for: WirePoll.self, completionHandler) { Poll($0, channel: place) }
    }

    /// Reads a poll from the server, with what the current user chose.
    nonisolated(nonsending) public class func get(params: PollRetrievalParams) async throws -> Poll {
        try await awaiting { get(params: params, completionHandler: $0) }
    }

    /// Changes the poll; as its maker or an operator.
    public func update(params: PollUpdateParams, completionHandler: @escaping PollHandler) {
        ask(RESTRequest("PUT", RESTRequest.poll(pollId), body: params.body), completionHandler)
    }

    /// Changes the poll; as its maker or an operator.
    @discardableResult
    nonisolated(nonsending) public func update(params: PollUpdateParams) async throws -> Poll {
        try await awaiting { update(params: params, completionHandler: $0) }
    }

    /// Closes the poll: the votes stand. As its maker or an operator.
    public func close(completionHandler: @escaping PollHandler) {
        ask(RESTRequest("PUT", RESTRequest.poll(pollId, "/close")), completionHandler)
    }

    /// Closes the poll.
    @discardableResult
    nonisolated(nonsending) public func close() async throws -> Poll {
        try await awaiting { close(completionHandler: $0) }
    }

    /// Deletes the poll; its message stays. As its maker or an operator.
    public func delete(completionHandler: SBErrorHandler? = nil) {
        Client.askEnd(RESTRequest("DELETE", RESTRequest.poll(pollId)), completionHandler)
    }

    /// Deletes the poll; its message stays.
    nonisolated(nonsending) public func delete() async throws {
        try await awaitingEnd { delete(completionHandler: $0) }
    }

    /// Adds an option: as its maker or an operator, or as anyone where the poll allows suggestions.
    public func addOption(
        text: String, channelType: ChannelType, channelURL: String, completionHandler: @escaping PollHandler
    ) {
        let request = RESTRequest("POST", RESTRequest.poll(pollId, "/options"), body: ["text": text])
        ask(request, in: ChannelPlace(type: channelType, url: channelURL), completionHandler)
    }

    /// Adds an option.
    @discardableResult
    nonisolated(nonsending) public func addOption(
        text: String, channelType: ChannelType, channelURL: String
    ) async throws -> Poll {
        try await awaiting {
            addOption(text: text, channelType: channelType, channelURL: channelURL, completionHandler: $0)
        }
    }

    /// Votes: all that the current user chooses from now on; nothing takes the vote back.
    public func vote(
        optionIds: [Int64], channelType: ChannelType, channelURL: String, completionHandler: @escaping PollHandler
    ) {
        let request = RESTRequest("PUT", RESTRequest.poll(pollId, "/vote"), body: ["option_ids": optionIds])
        ask(request, in: ChannelPlace(type: channelType, url: channelURL), completionHandler)
    }

    /// Votes: all that the current user chooses from now on; nothing takes the vote back.
    @discardableResult
    nonisolated(nonsending) public func vote(
        optionIds: [Int64], channelType: ChannelType, channelURL: String
    ) async throws -> Poll {
        try await awaiting {
            vote(optionIds: optionIds, channelType: channelType, channelURL: channelURL, completionHandler: $0)
        }
    }

    private func ask(_ request: RESTRequest, in place: ChannelPlace? = nil, _ handler: @escaping PollHandler) {
        let place = place ?? self.place
        Client.ask(request, for: WirePoll.self, handler) { Poll($0, channel: place) }
    }
}
