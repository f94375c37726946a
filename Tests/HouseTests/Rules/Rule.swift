/// A rule of the house that the formatter does not know.
struct Rule: Sendable, CustomStringConvertible {
    /// What it asks for, as a sentence.
    let sentence: String
    /// The places in a file that break it.
    let faults: @Sendable (SourceFile) -> [Fault]

    var description: String { sentence }

    /// Every rule. Each is proven to bite in `RuleTests`.
    static let all: [Rule] = [
        liveEdge, noForce, noEmptyCatch, noPrinting, noInputOrOutput, provenUnsafe, fileLength, functionLength,
        numberedReminders, fieldWords, oneTypeAFile, openOverridesImportPublicly,
    ]
}
