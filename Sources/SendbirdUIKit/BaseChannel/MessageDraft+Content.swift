import SendbirdChatSDK
import UIKit

extension MessageDraft {
    /// What is written in a field, as the SDK keeps it.
    @MainActor
    init(_ content: MentionTemplate.Content) {
        var known: Set<String> = []
        let users = content.mentions.map(\.user).filter { known.insert($0.userId).inserted }
        self.init(
            message: content.text,
            mentionedMessageTemplate: MentionTemplate.template(of: content.text, mentions: content.mentions),
            mentionedUsers: users.map {
                MentionedUser(userId: $0.userId, nickname: $0.nickname ?? "", profileURL: $0.profileURL)
            })
    }
}

extension MentionTemplate.Content {
    /// What the SDK kept, to be put into a field; without mentions where those are switched off.
    @MainActor
    init(_ draft: MessageDraft) {
        guard SendbirdUI.config.groupChannel.channel.isMentionEnabled, let template = draft.mentionedMessageTemplate
        else {
            self.init(text: draft.message, mentions: [])
            return
        }
        let users = draft.mentionedUsers.map {
            SBUUser(userId: $0.userId, nickname: $0.nickname, profileURL: $0.profileURL)
        }
        self = MentionTemplate.content(of: template, mentioned: users)
    }
}
