// Friends: the server knows none, and keeps no address books.

extension SendbirdChat {
    /// Unavailable: the server keeps no lists of friends. Adds friends.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func addFriends(
        userIds: [String], completionHandler: ((_ users: [User]?, _ error: SBError?) -> Void)? = nil
    ) {}

    /// Unavailable: the server keeps no lists of friends. Removes a friend.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func deleteFriend(userId: String, completionHandler: SBErrorHandler? = nil) {}

    /// Unavailable: the server keeps no lists of friends. Removes a friend.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func deleteFriend(discoveryKey: String, completionHandler: SBErrorHandler? = nil) {}

    /// Unavailable: the server keeps no lists of friends. Removes friends.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func deleteFriends(userIds: [String], completionHandler: SBErrorHandler? = nil) {}

    /// Unavailable: the server keeps no lists of friends. Removes friends.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func deleteFriends(discoveryKeys: [String], completionHandler: SBErrorHandler? = nil) {}

    /// Unavailable: the server keeps no lists of friends. Lists friends.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func createFriendListQuery() -> FriendListQuery { FriendListQuery() }

    /// Unavailable: the server keeps no lists of friends. Lists friends.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func createFriendListQuery(params: FriendListQueryParams) -> FriendListQuery { FriendListQuery() }

    /// Unavailable: the server keeps no lists of friends. Lists friends.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func createFriendListQuery(paramsBuilder: (FriendListQueryParams) -> Void) -> FriendListQuery {
        FriendListQuery()
    }

    /// Unavailable: the server keeps no lists of friends. Tells of changed friends.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func getFriendChangeLogs(
        token: String?,
        completionHandler: (
            (
                _ updatedUsers: [User]?, _ deletedUserIds: [String]?, _ hasMore: Bool, _ token: String?,
                _ error: SBError?
            ) -> Void
        )? = nil
    ) {}

    /// Unavailable: the server keeps no lists of friends. Tells whether one is found as a friend.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func getAllowFriendDiscovery(
        completionHandler: ((_ allowFriendDiscovery: Bool, _ error: SBError?) -> Void)? = nil
    ) {}

    /// Unavailable: the server keeps no lists of friends. Says whether one is found as a friend.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func setAllowFriendDiscovery(_ allow: Bool, completionHandler: SBErrorHandler? = nil) {}

    /// Unavailable: the server keeps no lists of friends. Looks for friends in an address book.
    @available(*, unavailable, message: "The server keeps no lists of friends; use channels and blocking.")
    public class func uploadFriendDiscoveries(
        _ discoveryKeyAndNames: [String: String], completionHandler: SBErrorHandler? = nil
    ) {}
}
