/// A status line with its header fields.
package struct HTTPResponseHead: Sendable, Equatable {
    /// The status code, 100 to 599.
    package let status: Int
    /// The fields.
    package let headers: HTTPHeaders
    /// Whether the connection may be used again after this response.
    package let keepsAlive: Bool
}
