/// The command line, the environment or a file says something that is not understood, in a sentence for who wrote it.
package struct UsageError: Error, Sendable {
    /// The sentence.
    package let sentence: String

    /// An error with its sentence.
    package init(_ sentence: String) { self.sentence = sentence }
}
