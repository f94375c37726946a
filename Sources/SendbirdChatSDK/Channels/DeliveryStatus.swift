/// Unavailable: up to when messages reached members is told as times.
@available(*, unavailable, message: "Use GroupChannel.getDeliveryStatus(includeAllMembers:), which gives the times.")
open class DeliveryStatus: NSObject {
    /// The channel.
    open var channelURL: String? { nil }
    /// By user id, in milliseconds since 1970.
    open var updatedDeliveryReceipt: [String: Int64]? { nil }
}
