/// Whose push service a device token belongs to, in the documented names.
public enum PushTokenType: String, Hashable, Sendable, Codable, CaseIterable {
    /// Apple's.
    case apns
    /// Apple's, for calls.
    case apnsVoIP = "apns_voip"
    /// Google's Firebase, by its older name as documented.
    case gcm
    /// Huawei's.
    case huawei

    /// The field of a request's body that holds a token of this type.
    public var bodyField: String {
        switch self {
        case .apns, .apnsVoIP: "apns_device_token"
        case .gcm: "gcm_reg_token"
        case .huawei: "huawei_device_token"
        }
    }
}
