/// A parameter that was asked for, and as what: noted by ``QueryFields`` for whoever writes down what a route reads.
package struct QueryReading: Hashable, Sendable {
    /// As what a parameter is read.
    package enum Kind: Hashable, Sendable {
        /// A text.
        case text
        /// Texts with commas between them.
        case list
        /// A whole number.
        case number
        /// True or false.
        case flag
        /// One of these words; empty where the type does not list them.
        case choice([String])
        /// The size of a page.
        case page(standard: Int, least: Int, most: Int)
    }

    /// The parameter's name.
    package let name: String
    /// As what it was read.
    package let kind: Kind
}
