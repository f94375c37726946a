/// Who asks for a change.
public enum Actor: Hashable, Sendable {
    /// A logged-in user.
    case user(User)
    /// The application's own back end, which showed an API token.
    case application

    /// The user's key; 0 for the application.
    public var userKey: Int64 {
        switch self {
        case .user(let user): user.key
        case .application: 0
        }
    }
}
