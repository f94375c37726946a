/// A REST request, taken from the wire as it is.
package struct APIRequest: Sendable {
    /// The method, as `GET`.
    package var method: String
    /// The path, still percent-encoded, without the query.
    package var path: String
    /// The query, still percent-encoded, without the question mark; empty when there is none.
    package var query: String
    /// The value of the `Api-Token` header.
    package var apiToken: String?
    /// The value of the `Session-Key` header.
    package var sessionKey: String?
    /// The value of the `Content-Type` header.
    package var contentType: String?
    /// The value of the `Range` header.
    package var range: String?
    /// The value of the `If-None-Match` header.
    package var ifNoneMatch: String?
    /// Whose request it is, as the edge found out; nil where nobody said.
    package var clientAddress: String?
    /// The body.
    package var body: [UInt8]
    /// What it says of an upload that can be resumed.
    package var upload = UploadFields()

    /// Makes a request.
    package init(
        method: String, path: String, query: String = "", apiToken: String? = nil, sessionKey: String? = nil,
        contentType: String? = nil, body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.apiToken = apiToken
        self.sessionKey = sessionKey
        self.contentType = contentType
        self.body = body
    }
}
