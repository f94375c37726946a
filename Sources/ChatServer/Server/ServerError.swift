/// Why a server cannot start, in words for its operator.
package struct ServerError: Error, CustomStringConvertible, Sendable {
    /// The sentence.
    package let description: String

    /// An error with its sentence.
    package init(_ description: String) { self.description = description }
}
