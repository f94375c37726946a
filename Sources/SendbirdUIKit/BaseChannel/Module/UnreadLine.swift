/// Where the line to the unread messages stands: above the first message after a time.
struct UnreadLine: Equatable {
    /// Up to when the user has read, in milliseconds since 1970.
    var time: Int64
    /// Whether the list reaches back to the channel's first message, so that its highest row can be the first unread.
    var isComplete: Bool
}
