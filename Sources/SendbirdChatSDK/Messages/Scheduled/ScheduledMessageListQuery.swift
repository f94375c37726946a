internal import ChatWire

/// The current user's scheduled messages, page by page.
// Unchecked: the pager is a value behind a lock, the parameters are read when the query is made.
open class ScheduledMessageListQuery: NSObject, @unchecked Sendable {
    /// What the query asks for; changes after the query was made have no effect.
    public let params: ScheduledMessageListQueryParams

    private let query: QueryItems
    private let pageSize: Int
    private let client: Client?
    private let pager = QueryPager()

    init(channelURL: String?, params: ScheduledMessageListQueryParams, client: Client?) {
        self.params = params
        self.client = client
        pageSize = params.limit
        var query = QueryItems.scheduled(channelURL, params.scheduledStatusOptions, params.messageTypeFilter)
        query.add("order", params.order == .createdAt ? "created_at" : "scheduled_at")
        query.add("reverse", params.reverse)
        self.query = query
    }

    /// Whether another page follows.
    public var hasNext: Bool { pager.hasNext }

    /// Whether a page is being loaded.
    public var isLoading: Bool { pager.isLoading }

    /// Loads the next page. Behind the last one the list is empty; called while one is loading it fails with 800170.
    public func loadNextPage(completionHandler: @escaping MessageListHandler) {
        let (query, size, client) = (query, pageSize, client)
        pager.load(
            client: client, of: ScheduledPage.self, next: \.next,
            request: { .page("/v3/scheduled_messages", limit: size, token: $0, query: query) }, completionHandler
        ) { page in page.messages.map { BaseMessage.make($0.local(of: client)) } }
    }

    /// Loads the next page.
    nonisolated(nonsending) public func loadNextPage() async throws -> [BaseMessage] {
        try await awaiting { loadNextPage(completionHandler: $0) }
    }
}

extension QueryItems {
    /// Which scheduled messages are meant.
    static func scheduled(
        _ channelURL: String?, _ statuses: ScheduledStatusOptions, _ type: MessageTypeFilter
    ) -> QueryItems {
        var query = QueryItems()
        query.add("channel_url", channelURL)
        query.add("status", statuses.words)
        query.add("message_type", type.wire?.rawValue)
        return query
    }
}

/// What the server answers.
private struct ScheduledPage: Decodable, Hashable {
    var messages: [WireScheduledMessage]
    var next: String

    private enum CodingKeys: String, CodingKey {
        case messages = "scheduled_messages"
        case next
    }
}

extension WireScheduledMessage {
    /// The message as this device shows it: the current user's, to be sent.
    func local(of client: Client?) -> LocalMessage {
        let me = client?.currentUser?.picture.value
        let isOwn = me != nil && me?.userID == senderID
        let sender = senderID.map {
            WireSender(
                userID: $0, nickname: isOwn ? me?.nickname ?? "" : "", profileURL: isOwn ? me?.profileURL ?? "" : "")
        }
        var mentions: MessageMentions?
        if content.mentionKind != nil || content.mentionedUserIDs != nil {
            mentions = MessageMentions(
                kind: content.mentionKind ?? .users,
                users: (content.mentionedUserIDs ?? []).map { WireUser(userID: $0) },
                template: content.mentionTemplate)
        }
        let wire = WireMessage(
            type: type, messageID: messageID, requestID: content.requestID, channelURL: channelURL, sender: sender,
            message: content.message, file: content.file, data: content.data, customType: content.customType,
            createdAt: createdAt, updatedAt: updatedAt > createdAt ? updatedAt : 0, isSilent: content.isSilent,
            mentions: mentions)
        var local = LocalMessage(wire, status: .scheduled, errorCode: failureCode)
        local.schedule = WireSchedule(id: id, at: scheduledAt, status: status)
        return local
    }
}
