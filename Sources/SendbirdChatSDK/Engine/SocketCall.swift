internal import ChatWire

/// A request on the socket that waits for its reply.
struct SocketCall {
    /// What the reply is for.
    enum Purpose {
        case login
        case ping
        case typing
        case send(channelURL: String, requestID: String)
        case updateMessage(CompletionID?)
        case deleteMessage(CompletionID?)
        case react(CompletionID?)
        case markRead(channelURL: String)
        case enter(channelURL: String, CompletionID?)
        case exit(channelURL: String, CompletionID?)
        case markDelivered(channelURL: String, CompletionID?)
        case channelChanges(channelURL: String)
        case channelsChanges
        case changeLogs(CompletionID?)
    }

    var purpose: Purpose
    /// When it counts as unanswered, by uptime.
    var deadline: Int64
}
