internal import ChatWire

/// How far a member has read.
// Unchecked: constant.
open class ReadStatus: NSObject, @unchecked Sendable {
    /// The member.
    public let reader: User?
    /// The `createdAt` up to which the member has read, in milliseconds since 1970; 0 before the first read.
    public let timestamp: Int64
    /// The channel.
    public let channelURL: String?
    /// The channel's type, as the server names it.
    public let channelType: String?

    init(_ member: WireMember, in channelURL: String) {
        reader = Member(member)
        timestamp = member.readAt
        self.channelURL = channelURL
        channelType = "group"
    }
}
