internal import ChatWire

/// One reaction to a message: who reacted with a key, and how many.
// Unchecked: constant.
open class Reaction: NSObject, @unchecked Sendable {
    let wire: WireReaction

    init(_ wire: WireReaction) {
        self.wire = wire
    }

    /// The key: an emoji's, or whatever the application takes as one.
    open var key: String { wire.key }

    /// The ids of who reacted, the earliest first, 128 at the most; the current user is among them whoever else is.
    open var userIds: [String] { wire.userIDs }

    /// The same as ``userIds``, by its older name.
    open var getUserIds: [String] { wire.userIDs }

    /// The same as ``userIds``: those of all who reacted that the server names.
    open var sampledUserIds: [String] { wire.userIDs }

    /// How many reacted.
    open var count: Int { wire.count }

    /// Whether the current user is among them.
    open var hasCurrentUserReacted: Bool {
        Client.current?.currentUserID.map { wire.userIDs.contains($0) } ?? false
    }

    /// When somebody last added or took back this reaction, in milliseconds since 1970.
    open var updatedAt: Int64 { wire.updatedAt }

    /// Two reactions are equal when they say the same.
    open override func isEqual(_ object: Any?) -> Bool { (object as? Reaction)?.wire == wire }

    /// Equal reactions have equal hashes.
    open override var hash: Int { wire.hashValue }
}
