public import ChatWire

/// A poll as the store keeps it.
///
/// A poll is made first and sent afterwards, in one text message; until then only its maker knows of it.
public struct Poll: Hashable, Sendable {
    /// The poll as it travels, for nobody in particular.
    public var wire: WirePoll
    /// The application's key.
    public var applicationKey: Int64
    /// The key of who made it; 0 for the application itself.
    public var creatorKey: Int64
    /// The channel of its message; 0 while it was not sent.
    public var channelKey: Int64 = 0
    /// Its message; 0 while it was not sent.
    public var messageID: Int64 = 0
    /// When its message was sent, in milliseconds; 0 while it was not.
    public var sentAt: Int64 = 0
    /// The channel's `seq` of its last change or vote; 0 while it was not sent.
    public var seq: Int64 = 0
    /// The id that the next option gets.
    public var nextOptionID: Int64 = 1

    /// Makes a poll that was not sent.
    public init(wire: WirePoll, applicationKey: Int64, creatorKey: Int64) {
        self.wire = wire
        self.applicationKey = applicationKey
        self.creatorKey = creatorKey
        nextOptionID = (wire.options.map(\.id).max() ?? 0) + 1
    }

    /// Whether votes are taken at a time: nobody closed it, and its time to close has not come.
    public func isOpen(at now: Int64) -> Bool {
        wire.status == .open && (wire.closeAt < 0 || now < wire.closeAt)
    }
}
