/// What can change about every kind of message. Fields that are nil stay as they are.
open class BaseMessageUpdateParams: NSObject {
    /// The new data.
    open var data: String?
    /// The new custom type.
    open var customType: String?
    /// How the mentioned are named from now on. Default: one by one.
    open var mentionType: MentionType = .users
    /// The ids of the users mentioned from now on; empty for none.
    open var mentionedUserIds: [String]?

    /// Mentions more users.
    public func addMentionedUserIds(_ users: [String]) {
        let known = Set(mentionedUserIds ?? [])
        mentionedUserIds = (mentionedUserIds ?? []) + users.filter { !known.contains($0) }
    }

    /// Mentions these users from now on.
    public func setMentionedUsers(_ mentionedUsers: [User]) { mentionedUserIds = mentionedUsers.map(\.userId) }

    /// Changes nothing until a field is set.
    public override init() {}
}
