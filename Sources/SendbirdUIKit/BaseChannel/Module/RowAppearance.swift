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
    /// The day above it, as it is told today; nil where the row above tells it.
    let day: String?
    let receipt: SBUMessageReceiptState
    let text: String

    @MainActor
    init(
        _ message: BaseMessage, groupPosition: MessageGroupPosition, hidesDate: Bool, receipt: SBUMessageReceiptState
    ) {
        key = MessageKey(message)
        messageID = message.messageId
        updatedAt = message.updatedAt
        status = message.sendingStatus
        text = message.message
        self.groupPosition = groupPosition
        day = hidesDate ? nil : DateText.separator(DateText.date(milliseconds: message.createdAt))
        self.receipt = receipt
    }
}
