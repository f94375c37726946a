/// The part of a frame that tells what it is, read before the rest.
public struct FrameHead: Decodable, Sendable {
    /// The request's number; on requests and replies.
    public var id: Int64?
    /// The method; on requests.
    public var method: String?
    /// The event's name; on events.
    public var event: String?
    /// The refusal; on failed replies.
    public var error: WireError?
}
