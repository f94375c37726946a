/// A request about people's data, in the documented field names of the Platform API.
public struct WirePrivacyRequest: Hashable, Sendable, Codable {
    /// What is asked for.
    public enum Action: String, Hashable, Sendable, Codable, CaseIterable {
        /// All that is known of a user is handed out.
        case access
        /// Users are deleted, with all that they said.
        case delete
    }

    /// Which group channels of deleted users go with them.
    public enum ChannelOption: String, Hashable, Sendable, Codable, CaseIterable {
        /// None.
        case keep = "do_not_delete"
        /// Talks of two.
        case talksOfTwo = "1_on_1"
        /// All.
        case all
    }

    /// How far it is.
    public enum Status: String, Hashable, Sendable, Codable, CaseIterable {
        /// It waits, or is being carried out.
        case scheduled
        /// All is done.
        case done
        /// It could not be carried out.
        case failed
    }

    /// The id of the request.
    public var requestID: String
    /// What is asked for.
    public var action: Action
    /// How far it is.
    public var status: Status
    /// Whose data is handed out.
    public var userID: String?
    /// Who is deleted.
    public var userIDs: [String]?
    /// Which group channels go with them.
    public var channelOption: ChannelOption?
    /// The file with what is handed out, once it is there and as long as it is kept. An API token reads it.
    public var file: WireExport.File?
    /// When it was asked for, in milliseconds.
    public var createdAt: Int64

    /// Makes a request that waits.
    public init(requestID: String, action: Action, createdAt: Int64) {
        self.requestID = requestID
        self.action = action
        self.createdAt = createdAt
        status = .scheduled
    }

    private enum CodingKeys: String, CodingKey {
        case requestID = "request_id"
        case action, status
        case userID = "user_id"
        case userIDs = "user_ids"
        case channelOption = "channel_delete_option"
        case file = "files"
        case createdAt = "created_at"
    }
}
