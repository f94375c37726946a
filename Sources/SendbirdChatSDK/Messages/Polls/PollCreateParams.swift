/// A poll to make. The spelling of some names is the documented one.
open class PollCreateParams: NSObject {
    /// What is asked.
    open var title: String
    /// The answers, at least one.
    open var options: [String]
    /// The application's own text of it. Default: none.
    open var text: String?
    /// Whether one user may choose several options. Default: false.
    open var allowMutipleVotes: Bool = false
    /// Whether those who may vote may put in options. Default: false.
    open var allowUserSuggestion: Bool = false
    /// When it closes, in milliseconds since 1970; -1 for not by itself. Default: -1.
    open var closeAt: Int64 = -1
    /// Whether nobody is told who chose what. Default: false.
    open var isAnonymous: Bool = false

    /// Makes parameters.
    public init(title: String = "", options: [String] = []) {
        self.title = title
        self.options = options
    }

    /// Makes parameters, and sets them.
    public convenience init(builder: (PollCreateParams) -> Void) {
        self.init()
        builder(self)
    }

    var body: PollBody {
        PollBody(
            title: title, options: options, allowsSuggestions: allowUserSuggestion,
            allowsMultipleVotes: allowMutipleVotes, isAnonymous: isAnonymous, closeAt: closeAt,
            data: text.map { ["text": $0] })
    }
}

/// The body of the calls that make and change polls.
struct PollBody: Encodable {
    var title: String?
    var options: [String]?
    var allowsSuggestions: Bool?
    var allowsMultipleVotes: Bool?
    var isAnonymous: Bool?
    var closeAt: Int64?
    var data: [String: String]?

    enum CodingKeys: String, CodingKey {
        case title, options, data
        case allowsSuggestions = "allow_user_suggestion"
        case allowsMultipleVotes = "allow_multiple_votes"
        case isAnonymous = "is_anonymous"
        case closeAt = "close_at"
    }
}
