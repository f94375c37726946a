public import Testing

/// Names the limits of the server that a test proves at their value and past it, as `.limit("sockets-per-user")`.
///
/// The names are those of the settings (`Docs/operations.md`). A test of the server walks the table of settings and
/// fails for a limit that no test names. The trait changes nothing about how a test runs.
public struct ProvenLimits: TestTrait, SuiteTrait {
    /// The settings, in the order written.
    public let names: [String]
}

extension Trait where Self == ProvenLimits {
    /// Says which limits a test proves.
    public static func limit(_ names: String...) -> ProvenLimits {
        ProvenLimits(names: names)
    }
}
