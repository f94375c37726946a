internal import ChatWire

extension ChannelRecord {
    /// Messages as they are shown: under the names and pictures that their senders and the mentioned have now.
    ///
    /// The cache keeps a message as it came; a member who is renamed is renamed in one place.
    func freshened(_ messages: [WireMessage]) -> [WireMessage] {
        guard let members = channel.members, !members.isEmpty, !messages.isEmpty,
            SendbirdChatOptions.useMemberInfoInMessage()
        else { return messages }
        let users = Dictionary(members.lazy.map { ($0.user.userID, $0.user) }, uniquingKeysWith: { $1 })
        return messages.map { Self.freshened($0, by: users) }
    }

    private static func freshened(_ message: WireMessage, by users: [String: WireUser]) -> WireMessage {
        var message = message
        if let sender = message.sender, let user = users[sender.userID] {
            message.sender?.nickname = user.nickname
            message.sender?.profileURL = user.profileURL
        }
        if let mentions = message.mentions, !mentions.users.isEmpty {
            message.mentions?.users = mentions.users.map { users[$0.userID] ?? $0 }
        }
        return message
    }

    /// A member has another name or picture.
    func takeProfile(of user: WireUser) {
        updateMember(user.userID) { $0.user = user }
        update { channel in
            if channel.creator?.userID == user.userID { channel.creator = user }
            if channel.my?.inviter?.userID == user.userID { channel.my?.inviter = user }
            if let last = channel.lastMessage {
                channel.lastMessage = Self.freshened(last, by: [user.userID: user])
            }
        }
    }
}
