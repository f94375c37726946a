/// What changes about a poll. What is not set stays as it is; what is not set yet reads as its default.
open class PollUpdateParams: NSObject {
    private var suggestions: Bool?
    private var multiple: Bool?
    private var closing: Int64?

    /// What is asked from now on.
    open var title: String?
    /// The application's own text of it from now on.
    open var text: String?

    /// Whether one user may choose several options from now on. Default: false.
    open var allowMutipleVotes: Bool {
        get { multiple ?? false }
        set { multiple = newValue }
    }

    /// Whether those who may vote may put in options from now on. Default: false.
    open var allowUserSuggestion: Bool {
        get { suggestions ?? false }
        set { suggestions = newValue }
    }

    /// When it closes, in milliseconds since 1970; -1 for not by itself.
    open var closeAt: Int64 {
        get { closing ?? -1 }
        set { closing = newValue }
    }

    /// Unavailable: who voted under one rule is not told by the other afterwards.
    @available(*, unavailable, message: "Whether a poll is anonymous is decided when it is made.")
    open var isAnonymous: Bool {
        get { false }
        set {}
    }

    /// Changes nothing until a field is set.
    public override init() {}

    var body: PollBody {
        PollBody(
            title: title, allowsSuggestions: suggestions, allowsMultipleVotes: multiple, closeAt: closing,
            data: text.map { ["text": $0] })
    }
}
