/// A poll, in the documented field names of the Platform API.
///
/// On the wire all but `id` and `title` stands in `details`.
public struct WirePoll: Hashable, Sendable {
    /// Whether votes are taken.
    public enum Status: String, Hashable, Sendable, Codable {
        /// Votes are taken.
        case open
        /// The votes stand.
        case closed
        /// The poll, or its message, was deleted.
        case removed
    }

    /// The server's id.
    public var id: Int64
    /// What is asked.
    public var title: String
    /// Whether votes are taken.
    public var status: Status
    /// How many users chose at least one option.
    public var voterCount: Int64
    /// The answers, in the order in which they were put in.
    public var options: [WirePollOption]
    /// The id of who made it; nil for the application itself.
    public var createdBy: String?
    /// When it was made, in milliseconds.
    public var createdAt: Int64
    /// When it was last changed, votes aside, in milliseconds.
    public var updatedAt: Int64
    /// When it closes or closed, in milliseconds; -1 for not by itself.
    public var closeAt: Int64
    /// Whether those who may vote may put in options.
    public var allowsSuggestions: Bool
    /// Whether one user may choose several options.
    public var allowsMultipleVotes: Bool
    /// Whether nobody is told who chose what.
    public var isAnonymous: Bool
    /// The application's own data.
    public var data: [String: String]
    /// What the reader chose; nil where the answer is for nobody in particular.
    public var votedOptionIDs: [Int64]?

    /// Makes a poll.
    public init(
        id: Int64, title: String, status: Status = .open, voterCount: Int64 = 0, options: [WirePollOption] = [],
        createdBy: String? = nil, createdAt: Int64, updatedAt: Int64, closeAt: Int64 = -1,
        allowsSuggestions: Bool = false, allowsMultipleVotes: Bool = false, isAnonymous: Bool = false,
        data: [String: String] = [:], votedOptionIDs: [Int64]? = nil
    ) {
        self.id = id
        self.title = title
        self.status = status
        self.voterCount = voterCount
        self.options = options
        self.createdBy = createdBy
        self.createdAt = createdAt
        self.updatedAt = updatedAt
        self.closeAt = closeAt
        self.allowsSuggestions = allowsSuggestions
        self.allowsMultipleVotes = allowsMultipleVotes
        self.isAnonymous = isAnonymous
        self.data = data
        self.votedOptionIDs = votedOptionIDs
    }
}

extension WirePoll: Codable {
    private enum CodingKeys: String, CodingKey {
        case id, title, details
    }

    private enum DetailKeys: String, CodingKey {
        case status, options, data
        case voterCount = "voter_count"
        case createdBy = "created_by"
        case createdAt = "created_at"
        case updatedAt = "updated_at"
        case closeAt = "close_at"
        case allowsSuggestions = "allow_user_suggestion"
        case allowsMultipleVotes = "allow_multiple_votes"
        case isAnonymous = "is_anonymous"
        case votedOptionIDs = "voted_option_ids"
    }

    /// Reads a poll; its id, its title and the status must be there. A status of a later version reads as closed.
    public init(from decoder: any Decoder) throws {
        let fields = try decoder.container(keyedBy: CodingKeys.self)
        let details = try fields.nestedContainer(keyedBy: DetailKeys.self, forKey: .details)
        id = try fields.decode(Int64.self, forKey: .id)
        title = try fields.decode(String.self, forKey: .title)
        status = Status(rawValue: try details.decode(String.self, forKey: .status)) ?? .closed
        voterCount = try details.decodeIfPresent(Int64.self, forKey: .voterCount) ?? 0
        options = try details.decodeIfPresent([WirePollOption].self, forKey: .options) ?? []
        createdBy = try details.decodeIfPresent(String.self, forKey: .createdBy)
        createdAt = try details.decodeIfPresent(Int64.self, forKey: .createdAt) ?? 0
        updatedAt = try details.decodeIfPresent(Int64.self, forKey: .updatedAt) ?? 0
        closeAt = try details.decodeIfPresent(Int64.self, forKey: .closeAt) ?? -1
        allowsSuggestions = try details.decodeIfPresent(Bool.self, forKey: .allowsSuggestions) ?? false
        allowsMultipleVotes = try details.decodeIfPresent(Bool.self, forKey: .allowsMultipleVotes) ?? false
        isAnonymous = try details.decodeIfPresent(Bool.self, forKey: .isAnonymous) ?? false
        data = try details.decodeIfPresent([String: String].self, forKey: .data) ?? [:]
        votedOptionIDs = try details.decodeIfPresent([Int64].self, forKey: .votedOptionIDs)
    }

    /// Writes the poll.
    public func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: CodingKeys.self)
        try fields.encode(id, forKey: .id)
        try fields.encode(title, forKey: .title)
        var details = fields.nestedContainer(keyedBy: DetailKeys.self, forKey: .details)
        try details.encode(status, forKey: .status)
        try details.encode(voterCount, forKey: .voterCount)
        try details.encode(options, forKey: .options)
        try details.encodeIfPresent(createdBy, forKey: .createdBy)
        try details.encode(createdAt, forKey: .createdAt)
        try details.encode(updatedAt, forKey: .updatedAt)
        try details.encode(closeAt, forKey: .closeAt)
        try details.encode(allowsSuggestions, forKey: .allowsSuggestions)
        try details.encode(allowsMultipleVotes, forKey: .allowsMultipleVotes)
        try details.encode(isAnonymous, forKey: .isAnonymous)
        try details.encode(data, forKey: .data)
        try details.encodeIfPresent(votedOptionIDs, forKey: .votedOptionIDs)
    }
}
