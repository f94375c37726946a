public import ChatWire

extension MessageRules {
    /// Whom a message mentions: as it travels, and as it is counted.
    public struct Mentions: Hashable, Sendable {
        /// As it travels; nil for nobody.
        public var wire: MessageMentions?
        /// The keys of the mentioned users; 0 for everyone.
        public var keys: [Int64]

        /// Makes the mentions of some members. Whoever is no member is not among them.
        ///
        /// - Parameters:
        ///   - kind: How the mentioned are named; one by one when nil.
        ///   - members: The mentioned users, of the joined members.
        ///   - template: The text with placeholders for names.
        public init(kind: MessageMentions.Kind?, members: [User], template: String?) {
            if kind == .channel {
                wire = MessageMentions(kind: .channel, template: template)
                keys = [0]
            } else {
                let isEmpty = members.isEmpty && template == nil
                wire = isEmpty ? nil : MessageMentions(users: members.map(\.wire), template: template)
                keys = members.map(\.key)
            }
        }
    }

    /// Refuses mentions of too many users, and templates that are too long, before anyone is looked up.
    ///
    /// - Throws: 900025 for too many users, 400111 for a template that is too long.
    public static func checkMentions(_ userIDs: [String]?, template: String?, limits: Limits) throws(WireError) {
        guard userIDs?.count ?? 0 <= limits.mentionedUsers else {
            throw WireError(
                .socketInvalidMentionForMessage, "A message mentions at most \(limits.mentionedUsers) users by name.")
        }
        try FieldRules.check(template, "mentioned_message_template", most: limits.messageCharacters)
    }
}
