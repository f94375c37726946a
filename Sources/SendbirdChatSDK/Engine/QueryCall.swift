internal import ChatWire

/// An HTTP call: what is asked, and what the answer is for.
struct QueryCall {
    /// What the answer is for.
    enum Purpose {
        case users(CompletionID?)
        case channels(CompletionID?)
        case members(CompletionID?)
        case messages(CompletionID?, filter: MessageFilter)
        case updateUser(CompletionID?)
        case createChannel(CompletionID?)
        /// A channel that the app asked for.
        case channel(url: String, CompletionID?)
        /// A channel that an event spoke of and nobody knows yet.
        case unknownChannel(url: String)
        /// A channel that is read anew.
        case reload(url: String)
        case updateChannel(CompletionID?)
        case changeMembership(url: String, MembershipChange, CompletionID?)
        case openChannels(CompletionID?)
        case participants(CompletionID?)
        /// An open channel that was made, read or changed.
        case openChannel(CompletionID?)
        case publicChannels(CompletionID?)
        case operators(CompletionID?)
        case muted(CompletionID?)
        case banned(CompletionID?)
        case moderate(ChannelPlace, ChannelModeration, CompletionID?)
        case metaData(MetaDataCall, CompletionID?)
        case muteInfo(CompletionID?)
        case pushTrigger(CompletionID?)
        case autoAccept(CompletionID?)
        /// The latest pinned message of a channel, which an event named.
        case pinnedMessage(url: String, id: Int64, ChangeOrigin)
        case question(Question, CompletionID?)
        case channelPage(CollectionID)
        case messagePage(CollectionID, channelURL: String, MessagePageRequest)
    }

    var purpose: Purpose
    var method = "GET"
    /// Below the host, without the query.
    var path: String
    var query = QueryItems()
    var body: [UInt8]?
    /// Whether it is asked again, after the key of the first time had run out.
    var isRepeated = false

    var completion: CompletionID? {
        switch purpose {
        case .users(let id), .channels(let id), .members(let id), .messages(let id, _), .updateUser(let id),
            .createChannel(let id), .channel(_, let id), .updateChannel(let id), .changeMembership(_, _, let id),
            .openChannels(let id), .participants(let id), .openChannel(let id),
            .publicChannels(let id), .operators(let id), .muted(let id), .banned(let id), .moderate(_, _, let id),
            .metaData(_, let id), .muteInfo(let id), .pushTrigger(let id), .autoAccept(let id), .question(_, let id):
            id
        case .unknownChannel, .reload, .channelPage, .messagePage, .pinnedMessage: nil
        }
    }

    static func path(ofChannel url: String, _ rest: String = "") -> String {
        ChannelPlace(type: .group, url: url).path(rest)
    }

    static func path(ofUser id: String, _ rest: String = "") -> String {
        "/v3/users/" + QueryItems.encoded(id) + rest
    }
}

/// A page of messages for a live collection.
struct MessagePageRequest: Hashable {
    enum Purpose: Hashable {
        /// The collection's first page.
        case start(CompletionID?)
        case load(PageDirection, CompletionID?)
    }

    var purpose: Purpose
    var query: MessagesQuery
    /// How many pages in a row had nothing that the filter takes.
    var emptyPages = 0
}
