/// What a server answered, whole.
package struct HTTPClientResponse: Sendable, Equatable {
    /// The status code.
    package let status: Int
    /// The fields.
    package let headers: HTTPHeaders
    /// The body, possibly empty.
    package let body: [UInt8]
}
