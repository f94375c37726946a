/// A message, as the answer to a call that made or changed it.
public struct MessageResult: Hashable, Sendable, Codable {
    /// The message as the server keeps it.
    public var message: WireMessage

    /// Makes the result.
    public init(message: WireMessage) {
        self.message = message
    }
}
