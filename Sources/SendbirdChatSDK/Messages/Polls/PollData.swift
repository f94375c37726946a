/// The application's own data of a poll.
// Unchecked: constant.
open class PollData: NSObject, @unchecked Sendable {
    /// A text.
    public let text: String?

    init(text: String?) {
        self.text = text
    }
}
