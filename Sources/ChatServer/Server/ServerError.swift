/// Why a server cannot start, in words for its operator.
package struct ServerError: Error, CustomStringConvertible, Sendable {
    /// The sentence.
    package let description: String

    /// Whether it says that another process works in the data folder.
    let isHeldElsewhere: Bool

    /// An error with its sentence.
    package init(_ description: String) { self.init(description, isHeldElsewhere: false) }

    init(_ description: String, isHeldElsewhere: Bool) {
        self.description = description
        self.isHeldElsewhere = isHeldElsewhere
    }
}
