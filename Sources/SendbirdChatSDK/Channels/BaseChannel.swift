internal import ChatWire

/// A channel: one object an address for as long as anyone holds it, whose
/// fields change on the main actor in the turn that tells the delegates.
/// Safe to read from any thread.
// Unchecked: the only state that changes is a value behind a lock.
open class BaseChannel: NSObject, Identifiable, @unchecked Sendable {
    let face: Locked<ChannelSnapshot>
    let client: Client

    /// The channel's address.
    public let channelURL: String

    init(_ channel: WireChannel, client: Client) {
        channelURL = channel.channelURL
        face = Locked(ChannelSnapshot(channel, currentUserID: client.currentUserID ?? ""))
        self.client = client
    }

    var wire: WireChannel { face.withLock { $0.wire } }

    /// The same as ``channelURL``.
    public var id: String { channelURL }

    /// The type of the channel.
    open var channelType: ChannelType { .group }

    /// The name; empty when nobody gave one.
    open var name: String { wire.name }

    /// The address of the cover picture; nil when there is none.
    open var coverURL: String? { FileAccess.picture(wire.coverURL) }

    /// When the channel was made, in seconds since 1970, as documented.
    open var createdAt: Int64 { wire.createdAt / 1_000 }

    /// Who made it; nil when an operator's back end did, or the user is gone.
    open var creator: User? { wire.creator.map(User.init) }

    /// The application's own kind; nil when there is none.
    open var customType: String? { wire.customType.isEmpty ? nil : wire.customType }

    /// The application's own data; nil when there is none.
    open var data: String? { wire.data.isEmpty ? nil : wire.data }

    /// Whether only operators may send.
    open var isFrozen: Bool { wire.isFrozen }

    /// Whether what is said is told and not kept.
    open var isEphemeral: Bool { wire.isEphemeral }

    /// Unavailable: channels are kept up to date by themselves.
    @available(*, unavailable, message: "Channels are kept up to date by themselves.")
    public var isDirty: Bool {
        get { false }
        set {}
    }

    /// Whether this is a group channel.
    public func isGroupChannel() -> Bool { channelType == .group }

    /// Whether this is an open channel.
    public func isOpenChannel() -> Bool { channelType == .open }

    /// The application's own data by key, as far as it was loaded.
    public func getCachedMetaData() -> [String: String] { wire.metadata ?? [:] }

    /// The address and the kind.
    open override var description: String { "\(type(of: self))(\(channelURL))" }

    /// Two objects are equal when they are the same channel.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? BaseChannel else { return false }
        return other.channelURL == channelURL && other.channelType == channelType
    }

    /// Equal channels have equal hashes.
    open override var hash: Int { channelURL.hashValue }
}
