import SendbirdChatSDK

/// What a row of the list shows, as far as it can change: two equal
/// appearances draw the same cell, so nothing has to be drawn anew.
struct RowAppearance: Hashable {
    /// Which message the row is.
    let key: MessageKey
    let messageID: Int64
    let updatedAt: Int64
    let status: MessageSendingStatus
    let groupPosition: MessageGroupPosition
    let hidesDate: Bool
    let receipt: SBUMessageReceiptState
    let text: String

    init(
        _ message: BaseMessage, groupPosition: MessageGroupPosition, hidesDate: Bool, receipt: SBUMessageReceiptState
    ) {
        key = MessageKey(message)
        messageID = message.messageId
        updatedAt = message.updatedAt
        status = message.sendingStatus
        text = message.message
        self.groupPosition = groupPosition
        self.hidesDate = hidesDate
        self.receipt = receipt
    }
}
