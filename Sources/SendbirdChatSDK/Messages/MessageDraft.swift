/// What a user has half typed in a channel.
///
/// Beyond the documented API. A channel's draft is read and set by
/// ``BaseChannel/draft``; it is kept on this device only.
public struct MessageDraft: Hashable, Sendable, Codable {
    /// Somebody who is mentioned, as known when the draft was set.
    public struct MentionedUser: Hashable, Sendable, Codable {
        /// The user's id, as the template has it.
        public let userId: String
        /// The name that stands in the text; may be empty.
        public let nickname: String
        /// The address of the user's picture; nil when there is none.
        public let profileURL: String?

        /// Describes somebody who is mentioned.
        public init(userId: String, nickname: String, profileURL: String? = nil) {
            self.userId = userId
            self.nickname = nickname
            self.profileURL = profileURL
        }
    }

    /// The text, names in the place of mentions.
    public let message: String
    /// The text with `@{user id}` in the place of each mention; nil where nobody is mentioned.
    public let mentionedMessageTemplate: String?
    /// Who is mentioned in the template.
    public let mentionedUsers: [MentionedUser]
    /// When it was set, in milliseconds since 1970 by this device's clock; 0 before.
    public internal(set) var updatedAt: Int64 = 0

    /// Makes a draft; a template without anybody mentioned is dropped.
    public init(
        message: String, mentionedMessageTemplate: String? = nil, mentionedUsers: [MentionedUser] = []
    ) {
        self.message = message
        self.mentionedMessageTemplate = mentionedUsers.isEmpty ? nil : mentionedMessageTemplate
        self.mentionedUsers = mentionedUsers
    }

    /// Whether there is nothing to keep: a text of spaces alone is no draft.
    var isBlank: Bool { message.allSatisfy(\.isWhitespace) }

    /// Whether both say the same, whenever they were set.
    func saysTheSame(as other: MessageDraft?) -> Bool {
        message == other?.message && mentionedMessageTemplate == other?.mentionedMessageTemplate
            && mentionedUsers == other?.mentionedUsers
    }
}
