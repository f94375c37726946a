extension SendbirdChat {
    /// Changes the current user.
    ///
    /// - Parameter progressHandler: Called on the main actor while a picture is uploaded.
    public class func updateCurrentUserInfo(
        params: UserUpdateParams, progressHandler: ProgressHandler? = nil, completionHandler: SBErrorHandler? = nil
    ) {
        let change = UserUpdate(
            nickname: params.nickname, profileURL: params.profileImageURL,
            preferredLanguages: params.preferredLanguages)
        guard let picture = params.profileImageData else {
            Client.postEnd(.updateUser(change), completionHandler)
            return
        }
        let id = Client.current?.makeUploadID(progressHandler) ?? ""
        Client.postEnd(.setPicture(picture, .user(change), progressID: id), completionHandler)
    }

    /// Changes the current user.
    nonisolated(nonsending) public class func updateCurrentUserInfo(params: UserUpdateParams) async throws {
        try await awaitingEnd { updateCurrentUserInfo(params: params, completionHandler: $0) }
    }

    /// Sets the codes of the languages that the current user prefers, at most 4.
    public class func updateCurrentUserInfo(preferredLanguages: [String], completionHandler: SBErrorHandler? = nil) {
        let change = UserUpdate(preferredLanguages: preferredLanguages)
        Client.postEnd(.updateUser(change), completionHandler)
    }

    /// Sets the codes of the languages that the current user prefers, at most 4.
    nonisolated(nonsending) public class func updateCurrentUserInfo(preferredLanguages: [String]) async throws {
        try await awaitingEnd {
            updateCurrentUserInfo(preferredLanguages: preferredLanguages, completionHandler: $0)
        }
    }

    /// The sum of unread messages over the channels that this device knows.
    public class func getTotalUnreadMessageCount(completionHandler: @escaping CountHandler) {
        let report: (UInt?, SBError?) -> Void = { count, error in completionHandler(count ?? 0, error) }
        Client.post(.countUnread(.messages), report) { outcome, _ in outcome.count }
    }

    /// The sum of unread messages over the channels that this device knows.
    nonisolated(nonsending) public class func getTotalUnreadMessageCount() async throws -> UInt {
        try await awaiting { (done: @escaping (UInt?, SBError?) -> Void) in
            getTotalUnreadMessageCount { count, error in done(error == nil ? count : nil, error) }
        }
    }

    /// How many channels that this device knows have unread messages.
    public class func getTotalUnreadChannelCount(completionHandler: @escaping CountHandler) {
        let report: (UInt?, SBError?) -> Void = { count, error in completionHandler(count ?? 0, error) }
        Client.post(.countUnread(.channels), report) { outcome, _ in outcome.count }
    }

    /// How many channels that this device knows have unread messages.
    nonisolated(nonsending) public class func getTotalUnreadChannelCount() async throws -> UInt {
        try await awaiting { (done: @escaping (UInt?, SBError?) -> Void) in
            getTotalUnreadChannelCount { count, error in done(error == nil ? count : nil, error) }
        }
    }
}
