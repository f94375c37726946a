/// Whether notifications are shown.
public enum UNAuthorizationStatus: Int, Sendable {
    /// Nobody has asked.
    case notDetermined = 0
    /// The desktop shows none.
    case denied = 1
    /// The desktop shows them.
    case authorized = 2
    /// They are shown quietly.
    case provisional = 3
}
