internal import ChatWire

/// Who chose an option of a poll, page by page; of an anonymous poll nobody is told.
// Unchecked: the pager is a value behind a lock, the rest is set before the first page.
open class PollVoterListQuery: NSObject, @unchecked Sendable {
    /// How many users a page holds, 1 to 100. Default: 20. Set it before the first page.
    open var limit: UInt

    private let path: String
    private let client: Client?
    private let pager = QueryPager()

    init(pollID: Int64, optionID: Int64, limit: UInt, client: Client?) {
        path = RESTRequest.poll(pollID, "/options/\(optionID)/voters")
        self.limit = limit
        self.client = client
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// Loads the next page; the handler gets it with the count of all who chose the option.
    ///
    /// Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping VoterListHandler) {
        let (path, size) = (path, Int(clamping: limit))
        let count = Locked(0)
        let report: ([User]?, SBError?) -> Void = { voters, error in completionHandler(voters, count.value, error) }
        pager.load(
            client: client, of: VoterPage.self, next: \.next,
            request: { .page(path, limit: size, token: $0) }, report
        ) { page in
            count.withLock { $0 = Int(clamping: page.voteCount) }
            return page.voters.map(User.init)
        }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> PollOptionVoterResult {
        try await awaiting { (done: @escaping (PollOptionVoterResult?, SBError?) -> Void) in
            loadNextPage { voters, count, error in
                done(voters.map { PollOptionVoterResult(voteCount: UInt(clamping: count), voters: $0) }, error)
            }
        }
    }
}
