/// Makes cells and section views of registered classes.
@MainActor
enum CellFactory {
    /// The identifier of the view that is being made: its zero-argument initializer has no place for it.
    private(set) static var identifierInMaking: String?

    static func make<View>(identifier: String, _ make: () -> View) -> View {
        let outer = identifierInMaking
        identifierInMaking = identifier
        defer { identifierInMaking = outer }
        return make()
    }
}
