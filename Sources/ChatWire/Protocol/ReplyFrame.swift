/// A reply on the socket: a result or an error.
public struct ReplyFrame<Result: Codable & Sendable>: Codable, Sendable {
    /// The number of the request that this answers; 0 when the request had none that could be read.
    public var id: Int64
    /// The result, when it went well.
    public var result: Result?
    /// The refusal, when it did not.
    public var error: WireError?

    /// Makes a successful reply.
    public init(id: Int64, result: Result) {
        self.id = id
        self.result = result
        error = nil
    }

    /// Makes a refusal.
    public init(id: Int64, error: WireError) {
        self.id = id
        result = nil
        self.error = error
    }
}
