/// What is wanted of the library.
public enum PHAccessLevel: Int, Sendable {
    /// Putting in.
    case addOnly = 1
    /// Reading and putting in.
    case readWrite = 2
}
