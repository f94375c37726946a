/// What every kind of message can be sent with.
open class BaseMessageCreateParams: NSObject {
    /// The application's own data. Default: none.
    open var data: String?
    /// The application's own kind. Default: none.
    open var customType: String?
    /// Whether the message neither counts as unread nor is pushed. Default: false.
    open var isSilent: Bool = false
    /// How the mentioned are named. Default: one by one.
    open var mentionType: MentionType = .users
    /// The ids of the mentioned users, at most 10; those who are no members are passed over. Default: none.
    open var mentionedUserIds: [String]?

    /// The mentioned users. Reads as nil where only ids were given.
    open var mentionedUsers: [User]? {
        get { usersGiven }
        set {
            usersGiven = newValue
            mentionedUserIds = newValue?.map(\.userId)
        }
    }

    private var usersGiven: [User]?

    /// Mentions more users.
    public func addMentionedUserIds(_ userIds: [String]) {
        let known = Set(mentionedUserIds ?? [])
        mentionedUserIds = (mentionedUserIds ?? []) + userIds.filter { !known.contains($0) }
    }

    /// Makes parameters without data and kind.
    public override init() {}
}
