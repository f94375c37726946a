/// Who chose an option of a poll, and how many.
// Unchecked: constant.
open class PollOptionVoterResult: NSObject, @unchecked Sendable {
    /// How many chose it in all.
    public let voteCount: UInt
    /// Some of them.
    public let voters: [User]

    init(voteCount: UInt, voters: [User]) {
        self.voteCount = voteCount
        self.voters = voters
    }
}
