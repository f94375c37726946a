internal import ChatWire

/// One of the answers that a poll offers. Safe to read from any thread.
// Unchecked: constant.
open class PollOption: NSObject, @unchecked Sendable {
    private let wire: WirePollOption
    private let place: ChannelPlace?

    init(_ wire: WirePollOption, channel place: ChannelPlace?) {
        self.wire = wire
        self.place = place
    }

    /// Its number within the poll.
    open var optionId: Int64 { wire.id }

    /// The poll.
    open var pollId: Int64 { wire.pollID }

    /// What it says.
    open var text: String { wire.text }

    /// How many chose it.
    open var voteCount: UInt { UInt(clamping: wire.voteCount) }

    /// The id of who put it in; empty for the application itself.
    open var createdBy: String { wire.createdBy ?? "" }

    /// When it was put in, in milliseconds since 1970.
    open var createdAt: Int64 { wire.createdAt }

    /// When its text last changed, in milliseconds since 1970.
    open var updatedAt: Int64 { wire.updatedAt }

    /// When somebody last chose it or took the choice back, in milliseconds since 1970; 0 for never.
    open var lastVotedAt: Int64 { wire.lastVotedAt }

    /// Some of those who chose it, where they were asked for; nil otherwise, and of an anonymous poll.
    open var partialVoters: [User]? { wire.partialVoters?.map(User.init) }

    /// Two options are equal when they say the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? PollOption)?.wire == wire }

    /// Equal options have equal hashes.
    open override var hash: Int { wire.id.hashValue }

    // MARK: - Calls

    /// Reads an option from the server.
    public class func get(
        pollId: Int64, optionId: Int64, channelType: ChannelType, channelURL: String,
        completionHandler: @escaping PollOptionHandler
    ) {
        let place = ChannelPlace(type: channelType, url: channelURL)
        let request = RESTRequest("GET", RESTRequest.poll(pollId, "/options/\(optionId)"))
        Client.ask(request, for: WirePollOption.self, completionHandler) { PollOption($0, channel: place) }
    }

    /// Reads an option from the server.
    nonisolated(nonsending) public class func get(
        pollId: Int64, optionId: Int64, channelType: ChannelType, channelURL: String
    ) async throws -> PollOption {
        try await awaiting {
            get(
                pollId: pollId, optionId: optionId, channelType: channelType, channelURL: channelURL,
                completionHandler: $0)
        }
    }

    /// Reads an option from the server.
    public class func getPollOption(
        params: PollOptionRetrievalParams, completionHandler: @escaping PollOptionHandler
    ) {
        get(
            pollId: params.pollId, optionId: params.pollOptionId, channelType: params.channelType,
            channelURL: params.channelURL, completionHandler: completionHandler)
    }

    /// Changes what the option says; as the poll's maker or an operator.
    public func update(text: String, completionHandler: @escaping PollHandler) {
        let place = place
        let request = RESTRequest("PUT", RESTRequest.poll(pollId, "/options/\(optionId)"), body: ["text": text])
        Client.ask(request, for: WirePoll.self, completionHandler) { Poll($0, channel: place) }
    }

    /// Changes what the option says; as the poll's maker or an operator.
    @discardableResult
    nonisolated(nonsending) public func update(text: String) async throws -> Poll {
        try await awaiting { update(text: text, completionHandler: $0) }
    }

    /// Deletes the option with its votes; as the poll's maker or an operator.
    public func delete(completionHandler: SBErrorHandler? = nil) {
        Client.askEnd(RESTRequest("DELETE", RESTRequest.poll(pollId, "/options/\(optionId)")), completionHandler)
    }

    /// Deletes the option with its votes; as the poll's maker or an operator.
    nonisolated(nonsending) public func delete() async throws {
        try await awaitingEnd { delete(completionHandler: $0) }
    }
}
