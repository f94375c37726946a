/// Why messages of a collection changed.
// Unchecked: constant.
open class MessageContext: NSObject, @unchecked Sendable {
    /// The reason.
    public let source: CollectionEventSource

    /// How far the sending of these messages has come.
    public let sendingStatus: MessageSendingStatus

    /// Makes a context.
    public init(source: CollectionEventSource, sendingStatus: MessageSendingStatus) {
        self.source = source
        self.sendingStatus = sendingStatus
    }

    /// Whether the change was told by an event as it happened, not by catching up.
    public var fromEvent: Bool { source.isEvent }
}
