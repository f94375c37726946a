@testable import SendbirdChatSDK

/// Everything about a channel or a message that has to be the same on all sides.
@MainActor
enum Picture {
    static func of(_ message: BaseMessage) -> String {
        "\(message.messageId) '\(message.message)' \(message.createdAt) \(message.updatedAt) "
            + "\(message.sender?.userId ?? "-") \(message.sender?.nickname ?? "-")"
    }

    static func of(_ channel: GroupChannel) -> String {
        let members = channel.members.map { member in
            "\(member.userId)/\(member.nickname)/\(member.role)/\(member.state)/\(member.isMuted)"
        }.sorted()
        return [
            channel.channelURL, "'\(channel.name)'", "frozen \(channel.isFrozen)", "\(channel.myMemberState)",
            "\(channel.myRole)", "\(channel.myMutedState)", "\(channel.hiddenState)",
            "unread \(channel.unreadMessageCount)+\(channel.unreadMentionCount)",
            "members \(channel.memberCount)/\(channel.joinedMemberCount) \(members)",
            "last \(channel.lastMessage.map(of) ?? "-")", "data \(channel.data ?? "-")",
        ].joined(separator: " ")
    }
}
