/// A request on the socket, ready to be encoded.
public struct RequestFrame<Params: Codable & Sendable>: Codable, Sendable {
    /// The client's number for the request.
    public var id: Int64
    /// The method's name.
    public var method: String
    /// What the request says.
    public var params: Params

    /// Makes a request frame.
    public init(id: Int64, method: String, params: Params) {
        self.id = id
        self.method = method
        self.params = params
    }
}
