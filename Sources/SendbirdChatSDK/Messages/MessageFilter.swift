internal import ChatWire

/// The filters and page sizes of a list of messages, and what of each message it shows, as a value.
struct MessageFilter: Hashable, Sendable {
    var previousSize = 20
    var nextSize = 0
    var isInclusive = false
    var isReversed = false
    var type = MessageTypeFilter.all
    var customTypes: Set<String>?
    var senders: Set<String>?
    var replies = ReplyType.none
    /// What of each message is shown beside its own fields.
    var parts = MessageParts()
    /// Whether polls are shown with their options.
    var showsPollDetails = false

    /// Whether messages that stand in their threads alone are among them.
    var takesReplies: Bool { replies == .all }

    /// The stretches of the cache that are whole for this list.
    var spanKind: SpanKind { takesReplies ? .withReplies : .standing }

    func accepts(_ message: LocalMessage) -> Bool {
        accepts(message.wire)
    }

    func accepts(_ message: WireMessage) -> Bool {
        switch replies {
        case .all: break
        case .none: guard !message.isReply else { return false }
        case .onlyReplyToChannel: guard message.standsInChannel else { return false }
        }
        switch type {
        case .all: break
        case .user: guard message.type == .user else { return false }
        case .file: guard message.type == .file else { return false }
        case .admin: guard message.type == .admin else { return false }
        }
        if let customTypes, !customTypes.contains(message.customType) { return false }
        if let senders {
            guard let sender = message.sender, senders.contains(sender.userID) else { return false }
        }
        return true
    }

    /// A message as the list shows it: without the parts that were not asked for, which the cache holds all the same.
    func shown(_ message: WireMessage) -> LocalMessage {
        var message = message
        if !parts.reactions { message.reactions = [] }
        if !parts.thread { message.thread = nil }
        if !parts.parent { message.parent = nil }
        if !parts.metaArrays { message.metaArrays = [] }
        var shown = LocalMessage(message)
        shown.hidesPollDetails = !showsPollDetails
        return shown
    }

    /// Whether the list shows two versions of a message in different ways.
    func tellsApart(_ old: WireMessage, _ new: WireMessage) -> Bool {
        var old = old
        old.seq = new.seq
        return shown(old) != shown(new)
    }

    // MARK: - What is asked of the server

    /// A page for the cache: whatever passes the list's filters, with all its parts, so that it does for every list.
    func pageQuery(
        _ anchor: MessagesQuery.Anchor, previous: Int, next: Int, includesAnchor: Bool
    ) -> MessagesQuery {
        var query = MessagesQuery(
            anchor: anchor, previousLimit: previous, nextLimit: next, includesAnchor: includesAnchor)
        query.replies = takesReplies ? .all : .onlyReplyToChannel
        query.parts = .all
        return query
    }

    /// The page behind one end of a stretch.
    func pageQuery(_ direction: PageDirection, of span: Span, size: Int) -> MessagesQuery {
        direction == .previous
            ? pageQuery(.time(span.from), previous: size, next: 0, includesAnchor: false)
            : pageQuery(.time(span.to), previous: 0, next: size, includesAnchor: false)
    }

    /// Just what the list shows, for whoever reads past the cache.
    func query(_ anchor: MessagesQuery.Anchor) -> MessagesQuery {
        var query = MessagesQuery(
            anchor: anchor, previousLimit: previousSize, nextLimit: nextSize, includesAnchor: isInclusive,
            isReversed: isReversed, customTypes: customTypes?.sorted())
        query.type = type.wire
        query.senderIDs = senders?.sorted()
        query.replies = replies.wire
        query.parts = parts
        return query
    }
}

extension MessageListParams {
    /// The parameters as a value, page sizes within what a server takes.
    var filter: MessageFilter {
        var filter = MessageFilter()
        filter.previousSize = min(max(previousResultSize, 0), Limits.standard.pageItems)
        filter.nextSize = min(max(nextResultSize, 0), Limits.standard.pageItems)
        filter.isInclusive = isInclusive
        filter.isReversed = reverse
        filter.type = messageTypeFilter
        filter.customTypes = customTypes.map { Set($0) }
        filter.senders = senderUserIds.map { Set($0) }
        filter.replies = replyType
        filter.parts = MessageParts(
            reactions: includeReactions, thread: includeThreadInfo, parent: includeParentMessageInfo,
            metaArrays: includeMetaArray)
        filter.showsPollDetails = includePollDetails || SendbirdChatOptions.includePollDetails()
        return filter
    }
}

extension MessageTypeFilter {
    /// The kind on the wire; nil for all.
    var wire: WireMessageType? {
        switch self {
        case .all: nil
        case .user: .user
        case .file: .file
        case .admin: .admin
        }
    }
}
