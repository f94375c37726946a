/// Which letters are made large by themselves.
public enum UITextAutocapitalizationType: Int, Sendable {
    /// None.
    case none = 0
    /// The first of words.
    case words = 1
    /// The first of sentences.
    case sentences = 2
    /// All.
    case allCharacters = 3
}
