import SendbirdChatSDK

/// What a row of the list shows, as far as it can change: two equal
/// appearances draw the same cell, so nothing has to be drawn anew.
struct RowAppearance: Equatable {
    /// The version of the message.
    let message: BaseMessage
    /// Its place in its group.
    let groupPosition: MessageGroupPosition
    /// The day above it, as it is told today; nil where the row above tells it.
    let day: String?
    /// How far it has come.
    let receipt: SBUMessageReceiptState
    /// Whether the line to the unread messages stands above it.
    let isFirstUnread: Bool

    static func == (left: RowAppearance, right: RowAppearance) -> Bool {
        left.message == right.message && left.groupPosition == right.groupPosition && left.day == right.day
            && left.receipt == right.receipt && left.isFirstUnread == right.isFirstUnread
    }
}
