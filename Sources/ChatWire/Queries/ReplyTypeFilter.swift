/// Which replies a list of messages holds beside what is no reply, in the documented words.
public enum ReplyTypeFilter: String, Hashable, Sendable, CaseIterable {
    /// None.
    case none = "NONE"
    /// All of them.
    case all = "ALL"
    /// Those that were sent to the channel too.
    case onlyReplyToChannel = "ONLY_REPLY_TO_CHANNEL"
}

extension QueryFields {
    /// Which replies are listed, by `include_reply_type`, in upper or lower case; none when missing.
    /// - Throws: 400111 for any other word.
    public func replyType() throws(WireError) -> ReplyTypeFilter {
        guard let word = text("include_reply_type") else { return .none }
        guard let replies = ReplyTypeFilter(rawValue: word.uppercased()) else {
            throw WireError(
                .invalidParameterValue, "'include_reply_type' must be NONE, ALL or ONLY_REPLY_TO_CHANNEL.")
        }
        return replies
    }
}
