internal import ChatWire

/// How many chose an option, after a vote.
// Unchecked: constant.
open class UpdatedVoteCount: NSObject, @unchecked Sendable {
    /// The option.
    public let optionId: Int64
    /// How many chose it.
    public let voteCount: UInt

    init(_ count: PollVote.Count) {
        optionId = count.optionID
        voteCount = UInt(clamping: count.voteCount)
    }
}
