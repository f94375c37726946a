internal import ChatWire

/// Whose push service a device's token belongs to.
public enum PushTokenType: Int, Sendable, Hashable {
    /// None.
    case none
    /// Apple's.
    case APNS
    /// Apple's, for calls.
    case APNSVoIP
    /// Google's Firebase, by its older name.
    case GCM

    /// The word on the wire; nil for none.
    var wire: ChatWire.PushTokenType? {
        switch self {
        case .none: nil
        case .APNS: .apns
        case .APNSVoIP: .apnsVoIP
        case .GCM: .gcm
        }
    }
}
