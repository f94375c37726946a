import ChatWire
import Foundation

@testable import SendbirdChatSDK

extension Fixture {
    /// A message as a screen gets it.
    static func chat(
        _ text: String, by sender: WireUser?, minutesAgo: Double = 0, id: Int64 = 0, request: String = "",
        status: MessageSendingStatus = .succeeded, isEdited: Bool = false, isUnknown: Bool = false,
        mentioning people: [WireUser] = [], _ template: String? = nil
    ) -> BaseMessage {
        var wire = message(text, by: sender, minutesAgo: minutesAgo, id: id)
        wire.requestID = request
        if isEdited { wire.updatedAt = wire.createdAt + 30_000 }
        if let template { wire.mentions = MessageMentions(users: people, template: template) }
        var local = LocalMessage(wire)
        local.status = status
        if status == .failed { local.errorCode = ChatError.networkError.rawValue }
        // A kind that no class is for.
        if isUnknown { return BaseMessage(local) }
        return BaseMessage.make(local)
    }

    /// A channel of Ana's with these people; they have read and received up to so many minutes ago.
    static func room(
        _ name: String = "", with others: [WireUser], readMinutesAgo: Double? = nil,
        deliveredMinutesAgo: Double? = nil, isFrozen: Bool = false, isBroadcast: Bool = false, isMuted: Bool = false
    ) -> GroupChannel {
        let members = others.map {
            member(
                $0, readAt: readMinutesAgo.map { milliseconds(minutesAgo: $0) } ?? 0,
                deliveredAt: deliveredMinutesAgo.map { milliseconds(minutesAgo: $0) } ?? 0)
        }
        var wire = wire(
            "c", name: name, members: [member(ana)] + members, last: nil, unread: 0, isFrozen: isFrozen,
            isBroadcast: isBroadcast)
        wire.my?.isMuted = isMuted
        return GroupChannel(wire, client: client)
    }

    /// A conversation of two days with every state that a text message has.
    static func conversation() -> [BaseMessage] {
        let lines: [(String, WireUser?, Double)] = [
            ("Did you get the tickets?", bo, 60 * 16), ("Yes! Row 12, quite in the middle.", ana, 60 * 16 - 2),
            ("Bo invited Zoë.", nil, 60 * 16 - 10), ("Hi all 👋", zoe, 60 * 16 - 12),
            ("Good morning", bo, 42), ("Trailhead at eight? I can take three in the car.", bo, 42),
            ("If anyone brings a stove, I have the pot and the coffee.", bo, 42),
            ("Eight is fine for me.", ana, 30), ("I take the train and meet you there, it stops right below.", ana, 30),
            ("🥾⛰️", zoe, 12), ("k", bo, 9), ("See you then!", ana, 3),
        ]
        return lines.enumerated().map { index, line in
            chat(line.0, by: line.1, minutesAgo: line.2, id: Int64(index + 1), isEdited: index == 7)
        }
    }
}
