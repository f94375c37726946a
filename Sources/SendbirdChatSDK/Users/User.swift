internal import ChatWire

/// A user of the application.
///
/// The current user is one object for as long as the session lasts, whose
/// fields change on the main actor; every other user is a fixed picture of the
/// user as the server told it last. Safe to read from any thread.
// Unchecked: the only state is a value behind a lock.
open class User: NSObject, Identifiable, @unchecked Sendable {
    let picture: Locked<WireUser>

    /// The id that the application gave the user.
    public let userId: String

    init(_ user: WireUser) {
        userId = user.userID
        picture = Locked(user)
    }

    /// The same as ``userId``.
    public var id: String { userId }

    /// The name shown to others; may be empty.
    open var nickname: String { picture.value.nickname }

    /// The address of the user's picture; nil when there is none.
    open var profileURL: String? {
        FileAccess.picture(picture.value.profileURL)
    }

    /// The same as ``profileURL``: this server keeps no other form.
    open var originalProfileURL: String? { profileURL }

    /// The same as ``profileURL``: this server's addresses carry no key.
    open var plainProfileImageURL: String? { profileURL }

    /// Whether the user may log in.
    open var isActive: Bool { picture.value.isActive }

    /// Whether the user has a connection, where the server told it.
    open var connectionStatus: UserConnectionStatus {
        switch picture.value.isOnline {
        case nil: .nonAvailable
        case true?: .online
        case false?: .offline
        }
    }

    /// When the user was last seen, in milliseconds since 1970; 0 while online or unknown.
    open var lastSeenAt: Int64 { picture.value.lastSeenAt ?? 0 }

    /// The application's own data about the user.
    open var metaData: [String: String] { picture.value.metadata ?? [:] }

    /// Unavailable: users are told without their languages.
    @available(*, unavailable, message: "Users are told without their languages; keep what was set with them.")
    open var preferredLanguages: [String]? { nil }

    /// The user's id and nickname.
    open override var description: String { "\(type(of: self))(\(userId), \(nickname))" }

    /// Two users are equal when they are the same user in the same state.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? User, type(of: other) == type(of: self) else { return false }
        return other === self || other.picture.value == picture.value
    }

    /// Equal users have equal hashes.
    open override var hash: Int { userId.hashValue }
}
