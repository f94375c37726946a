import ChatWire
import Foundation

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Channels, people and messages with fixed values.
@MainActor
enum Fixture {
    /// 09:41 on Wednesday, 11 March 2026, in Berlin: what the screens' clock says.
    static let now = Date(timeIntervalSince1970: 1_773_218_460)
    /// A client that is never connected.
    static let client = Client(
        ClientConfiguration(InitParams(applicationId: "screens", isLocalCachingEnabled: false)),
        surroundings: .still)

    static func user(_ id: String, _ nickname: String, picture: String = "") -> WireUser {
        WireUser(userID: id, nickname: nickname, profileURL: picture)
    }

    static func member(
        _ user: WireUser, isOperator: Bool = false, readAt: Int64 = 0, deliveredAt: Int64 = 0
    ) -> WireMember {
        WireMember(user: user, role: isOperator ? .operator : .none, readAt: readAt, deliveredAt: deliveredAt)
    }

    /// A time so many minutes before now, in milliseconds.
    static func milliseconds(minutesAgo: Double) -> Int64 {
        Int64((now.timeIntervalSince1970 - minutesAgo * 60) * 1_000)
    }

    static func message(
        _ text: String, by sender: WireUser?, minutesAgo: Double = 0, id: Int64 = 1, in url: String = "c"
    ) -> WireMessage {
        WireMessage(
            type: sender == nil ? .admin : .user, messageID: id, channelURL: url,
            sender: sender.map { WireSender(userID: $0.userID, nickname: $0.nickname, profileURL: $0.profileURL) },
            message: text, createdAt: milliseconds(minutesAgo: minutesAgo), number: id)
    }

    static func channel(
        _ url: String = "c", name: String = "", members: [WireMember] = [], last: WireMessage? = nil,
        unread: Int64 = 0, isFrozen: Bool = false, isBroadcast: Bool = false, isSuper: Bool = false,
        trigger: PushTrigger = .standard, mentions: Int64 = 0
    ) -> GroupChannel {
        var wire = wire(
            url, name: name, members: members, last: last, unread: unread, isFrozen: isFrozen,
            isBroadcast: isBroadcast, isSuper: isSuper)
        wire.my?.pushTrigger = trigger
        wire.my?.unreadMentions = mentions > 0 ? Array(1...mentions) : []
        return GroupChannel(wire, client: client)
    }

    static func wire(
        _ url: String, name: String, members: [WireMember], last: WireMessage?, unread: Int64, isFrozen: Bool = false,
        isBroadcast: Bool = false, isSuper: Bool = false
    ) -> WireChannel {
        var my = WireMembership(state: .joined)
        my.readNumber = 0
        return WireChannel(
            channelURL: url, name: name, createdAt: milliseconds(minutesAgo: 60 * 24 * 30), isSuper: isSuper,
            isBroadcast: isBroadcast, isFrozen: isFrozen, memberCount: members.count,
            joinedMemberCount: members.count, members: members, lastMessage: last, messageNumber: unread, my: my)
    }
}
