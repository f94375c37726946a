internal import ChatWire

/// An HTTP call as a value: what is asked of the server below its address.
struct RESTRequest: Hashable, Sendable {
    /// Stands for the current user's id in a path, which is known when the call goes out. An id or an address never
    /// holds it: braces are encoded.
    static let me = "{me}"

    var method: String
    /// Below the host, without the query.
    var path: String
    var query: QueryItems
    var body: [UInt8]?

    init(_ method: String = "GET", _ path: String, query: QueryItems = QueryItems()) {
        self.method = method
        self.path = path
        self.query = query
    }

    init(_ method: String, _ path: String, body: some Encodable) {
        self.init(method, path)
        // Texts, numbers and lists of them always encode; were it otherwise the server would say what is missing.
        self.body = (try? JSONEncoder().encode(body)).map { [UInt8]($0) }
    }

    /// A page of a list.
    static func page(_ path: String, limit: Int, token: String?, query: QueryItems = QueryItems()) -> RESTRequest {
        var query = query
        query.add("limit", Int64(limit))
        query.add("token", token)
        return RESTRequest("GET", path, query: query)
    }

    /// Below the current user.
    static func pathOfMe(_ rest: String) -> String { "/v3/users/\(me)" + rest }
}
