/// Of which messages a stretch is whole.
enum SpanKind: CaseIterable {
    /// Of those that stand in the channel.
    case standing
    /// Of those that stand in their threads alone, too.
    case withReplies

    var table: String {
        switch self {
        case .standing: "span"
        case .withReplies: "reply_span"
        }
    }
}
