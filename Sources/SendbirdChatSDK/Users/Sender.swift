internal import ChatWire

/// Who sent a message, as the sender was when it was sent.
// Unchecked: adds a constant to User.
open class Sender: User, @unchecked Sendable {
    /// The sender's role in the channel.
    public let role: Role

    init(_ sender: WireSender) {
        role = Role(sender.role)
        super.init(
            WireUser(userID: sender.userID, nickname: sender.nickname, profileURL: sender.profileURL))
    }
}
