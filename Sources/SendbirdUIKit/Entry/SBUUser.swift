public import Foundation
public import SendbirdChatSDK

/// A person as the screens know them.
///
/// Two are equal when their ids are. Values never change: somebody renamed is a
/// new one.
// Unchecked: every property is set once; a subclass that adds one that changes has to guard it.
open class SBUUser: NSObject, @unchecked Sendable {
    /// The id, unique in the application.
    public let userId: String
    /// The nickname as the server has it; may be missing or blank.
    public let nickname: String?
    /// Where the picture is.
    public let profileURL: String?
    /// Where the picture is, by its older name.
    public var profileUrl: String? { profileURL }
    /// The SDK's object, if this was made from one.
    public let user: User?
    /// Whether the person is an operator of the channel it was listed for.
    public let isOperator: Bool
    /// Whether the person is muted in the channel it was listed for.
    public let isMuted: Bool

    private init(
        userId: String, nickname: String?, profileURL: String?, user: User?, isOperator: Bool, isMuted: Bool
    ) {
        self.userId = userId
        self.nickname = nickname
        self.profileURL = profileURL
        self.user = user
        self.isOperator = isOperator
        self.isMuted = isMuted
        super.init()
    }

    /// Creates a person from an id and, if known, name and picture.
    public convenience init(userId: String, nickname: String? = nil, profileURL: String? = nil) {
        self.init(
            userId: userId, nickname: nickname, profileURL: profileURL, user: nil, isOperator: false, isMuted: false)
    }

    /// Creates a person from the SDK's user.
    public convenience init(user: User) {
        self.init(user: user, isOperator: false, isMuted: false)
    }

    /// Creates a person from a member, with role and mute.
    public convenience init(member: Member) {
        self.init(user: member, isOperator: member.role == .operator, isMuted: member.isMuted)
    }

    /// Creates a person from a message's sender, with role.
    public convenience init(sender: Sender) {
        self.init(user: sender, isOperator: sender.role == .operator, isMuted: false)
    }

    /// Creates a copy with another role and mute.
    public convenience init(user: SBUUser, isOperator: Bool = false, isMuted: Bool = false) {
        self.init(
            userId: user.userId, nickname: user.nickname, profileURL: user.profileURL, user: user.user,
            isOperator: isOperator, isMuted: isMuted)
    }

    private convenience init(user: User, isOperator: Bool, isMuted: Bool) {
        self.init(
            userId: user.userId, nickname: user.nickname, profileURL: user.profileURL, user: user,
            isOperator: isOperator, isMuted: isMuted)
    }

    /// Returns the SDK's users as the screens know them; none for nil.
    public static func convertUsers(_ users: [User]?) -> [SBUUser] {
        (users ?? []).map { SBUUser(user: $0) }
    }

    /// Returns a name that can be read: the nickname; without one the id, if
    /// `SBUGlobals.isUserIdUsedForNickname`, or “(No name)”.
    @preconcurrency @MainActor
    open func refinedNickname() -> String {
        if let name = ReadableName(nickname)?.text { return name }
        if SBUGlobals.isUserIdUsedForNickname, let name = ReadableName(userId)?.text { return name }
        return SBUStringSet.User_No_Name
    }

    /// Returns the name as a mention shows it, with its sign.
    @preconcurrency @MainActor
    open func mentionedNickname() -> String {
        "@" + refinedNickname()
    }

    /// Whether the other is the same person.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? SBUUser)?.userId == userId
    }

    /// A hash that goes with `isEqual(_:)`.
    open override var hash: Int {
        userId.hashValue
    }
}
