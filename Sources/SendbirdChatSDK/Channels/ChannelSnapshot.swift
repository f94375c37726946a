internal import ChatWire

/// What a channel object shows at one moment. Objects for members and the last
/// message are made when first asked for and kept until they change.
struct ChannelSnapshot {
    private(set) var wire: WireChannel
    /// Who is typing now, the current user not among them.
    var typing: [WireUser] = []
    /// The id of the user whose fields `wire.my` holds.
    var currentUserID: String
    private var members: [Member]?
    private var lastMessage: BaseMessage?

    init(_ wire: WireChannel, currentUserID: String) {
        self.wire = wire
        self.currentUserID = currentUserID
    }

    mutating func replace(with new: WireChannel) {
        if new.members != wire.members { members = nil }
        if new.lastMessage != wire.lastMessage { lastMessage = nil }
        wire = new
    }

    mutating func memberObjects() -> [Member] {
        if let members { return members }
        let made = (wire.members ?? []).map(Member.init)
        members = made
        return made
    }

    mutating func lastMessageObject() -> BaseMessage? {
        if let lastMessage { return lastMessage }
        lastMessage = wire.lastMessage.map { BaseMessage.make(LocalMessage($0)) }
        return lastMessage
    }
}
