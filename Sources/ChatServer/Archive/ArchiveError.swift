/// Why an archive cannot be written or read, in words for the operator.
package struct ArchiveError: Error, CustomStringConvertible, Sendable {
    /// The number of the line that is to blame, from 1; nil where none is.
    package let line: Int?
    /// What is wrong.
    package let reason: String

    init(_ reason: String, line: Int? = nil) {
        self.reason = reason
        self.line = line
    }

    /// The sentence, with the line's number.
    package var description: String { line.map { "Line \($0): \(reason)" } ?? reason }
}
