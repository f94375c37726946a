/// What became of a text that an app sent.
struct Sending {
    enum End: Equatable {
        /// Nothing was said yet.
        case open
        case succeeded(messageID: Int64)
        case failed(code: Int)
    }

    let channelURL: String
    /// Who sent it, on which phone, and the so-manieth text of it.
    let phone: String
    let order: Int
    var end = End.open
    /// Whether a failed one was sent again, or dropped.
    var isTouched = false
}
