public import Testing

/// Names the requirements and cases that a test proves, as `.covers("D36", "C-12")`.
///
/// `Docs/requirements.md` lists the requirements; `make seeds-table` reads these
/// names from the tests' sources and writes which test proves which into
/// `Docs/requirements-table.md`. The trait changes nothing about how a test runs.
public struct Covers: TestTrait, SuiteTrait {
    /// The rows and cases, in the order written.
    public let names: [String]
}

extension Trait where Self == Covers {
    /// Says which requirements (`D36`) and cases (`C-12`) a test proves.
    public static func covers(_ names: String...) -> Covers {
        Covers(names: names)
    }
}
