import SendbirdChatSDK

/// What makes two versions of a message the same row.
///
/// A message of one's own is first known by the id of its request, and keeps
/// that name when the server gives it another: so the row stays where it is
/// when it is acknowledged. Messages without a request id go by the server's.
enum MessageKey: Hashable {
    /// A message that an SDK sent.
    case request(sender: String, id: String)
    /// A message known by the server's id alone.
    case message(Int64)

    init(_ message: BaseMessage) {
        if !message.requestId.isEmpty {
            self = .request(sender: message.sender?.userId ?? "", id: message.requestId)
        } else {
            self = .message(message.messageId)
        }
    }
}
