/// Counts how often an app put all texts back: what it set before counts no more.
@MainActor
enum LocalizedGeneration {
    /// The generation that texts set now belong to.
    static var current = 0
}
