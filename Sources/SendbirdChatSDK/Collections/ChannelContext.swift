/// Why a channel of a collection changed.
// Unchecked: constant.
open class ChannelContext: NSObject, @unchecked Sendable {
    /// The reason.
    public let source: CollectionEventSource

    init(source: CollectionEventSource) {
        self.source = source
    }

    /// Whether the change was told by an event as it happened, not by catching up.
    public var fromEvent: Bool { source.isEvent }
}
