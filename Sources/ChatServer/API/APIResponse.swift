/// The answer to a REST request.
package struct APIResponse: Sendable {
    /// The HTTP status.
    package var status: Int
    /// Header fields beside the length and the server's own; content type first.
    package var headers: [(name: String, value: String)]
    /// The body.
    package var body: [UInt8]
    /// A part of a file that is the body instead.
    package var file: FilePart?

    /// The route that answered, as ``RESTRoute/name``; empty where there was none. For figures and the log.
    package var operation = ""

    /// Makes an answer in JSON.
    package init(status: Int = 200, json: [UInt8]) {
        self.init(status: status, contentType: "application/json; charset=utf-8", body: json)
    }

    /// Makes an answer of a type.
    package init(status: Int = 200, contentType: String, body: [UInt8]) {
        self.status = status
        // What is said is what it is: a browser must not guess another type from the bytes.
        headers = [("Content-Type", contentType), ("X-Content-Type-Options", "nosniff")]
        self.body = body
    }
}
