/// A request over the socket: its name, what it takes and what it gives.
///
/// Requests are `{"id": 1, "method": name, "params": Params}`, replies
/// `{"id": 1, "result": Result}` or `{"id": 1, "error": WireError}`. Ids are
/// the client's, positive, and unique on the connection.
public protocol SocketMethod {
    /// What the request says.
    associatedtype Params: Codable & Sendable
    /// What a successful reply says.
    associatedtype Result: Codable & Sendable
    /// The method's name on the wire.
    static var name: String { get }
}
