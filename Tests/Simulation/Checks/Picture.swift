@testable import SendbirdChatSDK

/// Everything about a channel or a message that has to be the same on all sides.
@MainActor
enum Picture {
    static func of(_ message: BaseMessage) -> String { of(message, isNamed: true) }

    static func of(_ message: BaseMessage, isNamed: Bool) -> String {
        "\(message.messageId) '\(message.message)' \(message.createdAt) \(message.updatedAt) "
            + "\(message.sender?.userId ?? "-") \(isNamed ? message.sender?.nickname ?? "-" : "")"
    }

    static func of(_ channel: GroupChannel) -> String {
        let memberIDs = Set(channel.members.map(\.userId))
        let last = channel.lastMessage.map { message in
            of(message, isNamed: message.sender.map { memberIDs.contains($0.userId) } ?? true)
        }
        let members = channel.members.map { member in
            "\(member.userId)/\(member.nickname)/\(member.role)/\(member.state)/\(member.isMuted)"
        }.sorted()
        return [
            channel.channelURL, "'\(channel.name)'", "frozen \(channel.isFrozen)", "\(channel.myMemberState)",
            "\(channel.myRole)", "\(channel.myMutedState)", "\(channel.hiddenState)",
            "unread \(channel.unreadMessageCount)+\(channel.unreadMentionCount)",
            "members \(channel.memberCount)/\(channel.joinedMemberCount) \(members)",
            "behind \(channel.lastMessage.map { "\(channel.getUnreadMemberCount($0))" } ?? "-")", "last \(last ?? "-")",
            "data \(channel.data ?? "-")",
        ].joined(separator: " ")
    }
}
