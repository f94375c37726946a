/// A message that is pinned in its channel.
// Unchecked: constant.
open class PinnedMessage: NSObject, @unchecked Sendable {
    /// The message.
    public let message: BaseMessage

    init(_ message: BaseMessage) {
        self.message = message
    }
}
