/// What became of the registration of a device's token.
public enum PushTokenRegistrationStatus: Int, Sendable, Hashable {
    /// It is registered.
    case success
    /// It is registered after the next login.
    case pending
    /// It is not registered.
    case error
}
