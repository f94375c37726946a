/// Where a channel's screen says who is typing.
public enum SBUTypingIndicatorType: Sendable {
    /// In words, under the title.
    case text
    /// As a bubble under the newest message.
    case bubble
}
