/// Whether a message notifies.
public enum PushNotificationDeliveryOption: Int, Sendable, Hashable {
    /// It notifies as its receivers want.
    case `default`
    /// It notifies nobody.
    case suppress
}
