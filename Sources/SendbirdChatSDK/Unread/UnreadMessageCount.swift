/// The sums of unread messages over the current user's channels.
// Unchecked: constant.
open class UnreadMessageCount: NSObject, @unchecked Sendable {
    /// Over all group channels.
    public let groupChannelCount: UInt
    /// Over group channels by custom type; channels without one are left out.
    public let customTypeUnreadCounts: [String: UInt]

    init(_ count: Int, byCustomType: [String: Int]) {
        groupChannelCount = UInt(clamping: count)
        customTypeUnreadCounts = byCustomType.mapValues { UInt(clamping: $0) }
    }

    /// Unavailable: there are no feed channels.
    @available(*, unavailable, message: "The server has no feed channels.")
    public var feedChannelCount: UInt { 0 }
}
