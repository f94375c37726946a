package import ChatTransport

/// A part of a file, as the body of an answer.
package struct FilePart: Sendable {
    /// The file.
    package var reader: FileReader
    /// Where the part begins.
    package var offset: Int64
    /// How many bytes it has.
    package var count: Int64
}
