internal import ChatWire

/// A poll: a fixed picture, as a message carries it or a call gave it. Safe to read from any thread.
///
/// Make one with ``create(params:completionHandler:)`` and send it with ``UserMessageCreateParams/pollId``.
// Unchecked: constant.
open class Poll: NSObject, @unchecked Sendable {
    let wire: WirePoll
    /// The channel that it was read in; nil where it is in none yet.
    let place: ChannelPlace?

    /// The server's id.
    public let pollId: Int64
    /// What is asked.
    public let title: String
    /// Its options, votes and rules; nil where they were not asked for.
    public let details: PollDetails?

    init(_ wire: WirePoll, hidesDetails: Bool = false, channel place: ChannelPlace? = nil) {
        self.wire = wire
        self.place = place
        (pollId, title) = (wire.id, wire.title)
        details = hidesDetails ? nil : PollDetails(wire, channel: place)
    }

    /// Two polls are equal when they say the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? Poll else { return false }
        return other.wire == wire && (other.details == nil) == (details == nil)
    }

    /// Equal polls have equal hashes.
    open override var hash: Int { pollId.hashValue }

    /// The poll as bytes, to be read with ``build(fromSerializedData:)``.
    public func serialize() -> Data? { try? JSONEncoder().encode(wire) }

    /// Reads the bytes of ``serialize()``; nil for others.
    public class func build(fromSerializedData data: Data) -> Poll? {
        (try? JSONDecoder().decode(WirePoll.self, from: data)).map { Poll($0) }
    }
}

extension RESTRequest {
    static func poll(_ id: Int64, _ rest: String = "") -> String { "/v3/polls/\(id)" + rest }
}
