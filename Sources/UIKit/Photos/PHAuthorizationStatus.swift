/// Whether the library may be read.
public enum PHAuthorizationStatus: Int, Sendable {
    /// The user has not been asked.
    case notDetermined = 0
    /// The desktop does not let this program.
    case restricted = 1
    /// The user would not.
    case denied = 2
    /// All of it.
    case authorized = 3
    /// A part of it.
    case limited = 4
}
