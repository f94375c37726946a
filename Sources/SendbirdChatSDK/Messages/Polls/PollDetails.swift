internal import ChatWire

/// What a poll offers, what was chosen, and by which rules. The spelling of some names is the documented one.
// Unchecked: constant.
open class PollDetails: NSObject, @unchecked Sendable {
    /// Whether one user may choose several options.
    public let allowMutipleVotes: Bool
    /// Whether those who may vote may put in options.
    public let allowUserSuggestion: Bool
    /// When it closes or closed, in milliseconds since 1970; -1 for not by itself.
    public let closeAt: Int64
    /// When it was made, in milliseconds since 1970.
    public let createdAt: Int64
    /// The id of who made it; nil for the application itself.
    public let createdBy: String?
    /// Whether nobody is told who chose what.
    public let isAnonymous: Bool
    /// When it was last changed, votes aside, in milliseconds since 1970.
    public let updatedAt: Int64
    /// The application's own data.
    public let data: PollData?
    /// The options, in the order in which they were put in.
    public let options: [PollOption]
    /// Whether votes are taken.
    public let status: PollStatus
    /// The options that the current user chose.
    public let votedOptionIds: [Int]
    /// How many users chose at least one option.
    public let voterCount: Int

    init(_ poll: WirePoll, channel place: ChannelPlace?) {
        (allowMutipleVotes, allowUserSuggestion) = (poll.allowsMultipleVotes, poll.allowsSuggestions)
        (closeAt, createdAt, updatedAt) = (poll.closeAt, poll.createdAt, poll.updatedAt)
        (createdBy, isAnonymous) = (poll.createdBy, poll.isAnonymous)
        data = poll.data.isEmpty ? nil : PollData(text: poll.data["text"])
        options = poll.options.map { PollOption($0, channel: place) }
        status = PollStatus(poll.status)
        votedOptionIds = (poll.votedOptionIDs ?? []).map { Int(clamping: $0) }
        voterCount = Int(clamping: poll.voterCount)
    }
}
