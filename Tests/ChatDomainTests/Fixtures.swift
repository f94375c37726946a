import ChatWire
import Testing

@testable import ChatDomain

extension User {
    /// A user with fixed fields.
    static func fixture(key: Int64 = 1, _ userID: String = "ana") -> User {
        User(
            key: key, applicationKey: 1, userID: userID, nickname: userID.prefix(1).uppercased() + userID.dropFirst(),
            createdAt: 500)
    }
}

extension Channel {
    /// A channel with two members and three messages.
    static func fixture() -> Channel {
        var channel = Channel(key: 10, applicationKey: 1, url: "room", createdAt: 900)
        channel.memberCount = 2
        channel.joinedMemberCount = 2
        channel.seq = 7
        channel.messageNumber = 3
        channel.newestAt = 2_000
        channel.lastMessageID = 33
        channel.lastMessageAt = 2_000
        channel.position = 40
        return channel
    }
}

extension Membership {
    /// A joined member who has read the first of three messages.
    static func fixture(userKey: Int64 = 1, role: MemberRole = .none, isMuted: Bool = false) -> Membership {
        Membership(
            channelKey: 10, userKey: userKey, role: role, isMuted: isMuted, joinedAt: 950, readAt: 1_000,
            readNumber: 1)
    }
}

extension Message {
    /// The newest message of the channel, by `ana`.
    static func fixture(id: Int64 = 33, senderKey: Int64 = 1) -> Message {
        Message(
            wire: WireMessage(
                messageID: id, requestID: "r", channelURL: "room",
                sender: WireSender(userID: "ana", nickname: "Ana"), message: "hello", data: "d", createdAt: 2_000,
                seq: 7, number: 3),
            channelKey: 10, senderKey: senderKey, firstSeq: 7)
    }
}

extension Turn {
    /// A turn after position 100 and message 50.
    static func fixture(now: Int64 = 5_000, limits: Limits = .standard) -> Turn {
        Turn(now: now, limits: limits, position: 100, lastMessageID: 50)
    }
}

/// The code of the refusal that a rule throws; nil when it allows.
func refusal<Value>(_ body: () throws -> Value) -> ErrorCode? {
    do {
        _ = try body()
        return nil
    } catch {
        return (error as? WireError)?.code
    }
}
