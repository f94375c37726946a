internal import ChatWire

extension SendbirdChat {
    /// Blocks a user: nothing that the user says is shown to the current user any more, on any device, and the user is
    /// not told. Lists that are open are read anew.
    public class func blockUser(_ user: User, completionHandler: UserHandler? = nil) {
        blockUserId(user.userId, completionHandler: completionHandler)
    }

    /// Blocks a user.
    public class func blockUserId(_ userId: String, completionHandler: UserHandler? = nil) {
        let request = RESTRequest("POST", RESTRequest.pathOfMe("/block"), body: ["target_id": userId])
        Client.ask(request, for: UserPage.self, completionHandler) { $0.users.first.map(User.init) }
    }

    /// Blocks a user.
    @discardableResult
    nonisolated(nonsending) public class func blockUserId(_ userId: String) async throws -> User {
        try await awaiting { blockUserId(userId, completionHandler: $0) }
    }

    /// Blocks a user no more: everything that the user said is shown again.
    public class func unblockUser(_ user: User, completionHandler: SBErrorHandler? = nil) {
        unblockUserId(user.userId, completionHandler: completionHandler)
    }

    /// Blocks a user no more.
    public class func unblockUserId(_ userId: String, completionHandler: SBErrorHandler? = nil) {
        let path = RESTRequest.pathOfMe("/block/" + QueryItems.encoded(userId))
        Client.askEnd(RESTRequest("DELETE", path), completionHandler)
    }

    /// Blocks a user no more.
    nonisolated(nonsending) public class func unblockUserId(_ userId: String) async throws {
        try await awaitingEnd { unblockUserId(userId, completionHandler: $0) }
    }

    /// The users whom the current user blocks.
    public class func createBlockedUserListQuery() -> BlockedUserListQuery {
        createBlockedUserListQuery(params: BlockedUserListQueryParams())
    }

    /// The users whom the current user blocks.
    public class func createBlockedUserListQuery(params: BlockedUserListQueryParams) -> BlockedUserListQuery {
        BlockedUserListQuery(params: params, client: Client.current)
    }

    /// The users whom the current user blocks.
    public class func createBlockedUserListQuery(
        paramsBuilder: (BlockedUserListQueryParams) -> Void
    ) -> BlockedUserListQuery {
        createBlockedUserListQuery(params: BlockedUserListQueryParams(builder: paramsBuilder))
    }
}
