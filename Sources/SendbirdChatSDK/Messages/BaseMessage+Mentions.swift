internal import ChatWire

extension BaseMessage {
    /// How the mentioned are named. Default: one by one.
    public var mentionType: MentionType { local.wire.mentions?.kind == .channel ? .channel : .users }

    /// The mentioned users; empty when everyone is mentioned, and when nobody is.
    public var mentionedUsers: [User] { local.wire.mentions?.users.map(User.init) ?? [] }

    /// The text with a placeholder where each mentioned user's name goes; nil where the sender gave none.
    public var mentionedMessageTemplate: String? { local.wire.mentions?.template }

    /// The ids that the sender asked to mention, while the message is not sent; nil once it is.
    public var requestedMentionUserIds: [String]? {
        messageId == 0 ? local.wire.mentions?.users.map(\.userID) : nil
    }
}
