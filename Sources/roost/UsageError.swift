/// The command line says something that is not understood.
struct UsageError: Error {
    let sentence: String

    init(_ sentence: String) { self.sentence = sentence }
}
