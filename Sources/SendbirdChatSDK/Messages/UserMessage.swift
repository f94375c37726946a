internal import ChatWire

/// A text message of a user.
// Unchecked: adds no state.
open class UserMessage: BaseMessage, @unchecked Sendable {
    /// The text in other languages, by their codes, as far as the application's back end has put them in.
    open var translations: [String: String] { local.wire.translations }

    /// The codes of the languages in which the text is there.
    open var translationTargetLanguages: [String] { translations.keys.sorted() }

    /// Brings this object up to date with a change of its poll.
    ///
    /// - Returns: Whether anything changed: false where the event is about another poll, or known already.
    @discardableResult
    public func apply(_ pollUpdateEvent: PollUpdateEvent) -> Bool {
        apply { $0.apply(pollUpdateEvent.update, seq: pollUpdateEvent.seq) }
    }

    /// Brings this object up to date with a vote in its poll.
    ///
    /// - Returns: Whether anything changed: false where the event is about another poll, or known already.
    @discardableResult
    public func apply(_ pollVoteEvent: PollVoteEvent) -> Bool {
        apply { $0.apply(pollVoteEvent.vote, seq: pollVoteEvent.seq) }
    }
}
