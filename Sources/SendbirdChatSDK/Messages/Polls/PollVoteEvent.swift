internal import ChatWire

/// Somebody voted. Who did is not told.
// Unchecked: constant.
open class PollVoteEvent: NSObject, @unchecked Sendable {
    /// The poll.
    public let pollId: Int64
    /// The message that carries it. Beyond the documented API.
    public let messageId: Int64
    /// When the vote was taken, in milliseconds since 1970.
    public let timestamp: Int64
    /// The counts that changed.
    public let updatedVoteCounts: [UpdatedVoteCount]

    let vote: PollVote
    /// The event's number in its channel; 0 for the answer to a call, whose event has it.
    let seq: Int64

    init(_ vote: PollVote, seq: Int64) {
        (pollId, messageId, timestamp) = (vote.pollID, vote.messageID, vote.at)
        updatedVoteCounts = vote.counts.map(UpdatedVoteCount.init)
        self.vote = vote
        self.seq = seq
    }
}
