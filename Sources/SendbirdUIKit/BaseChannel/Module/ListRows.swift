import SendbirdChatSDK
import UIKit

/// What the table of a list was last told.
struct ListRows {
    /// The messages of its rows, the lowest first.
    private(set) var messages: [BaseMessage] = []
    /// Whether it was told anything yet.
    private(set) var isShown = false
    /// Whether newer messages were still to come then.
    private(set) var hadNext = false
    /// The line to the unread messages; nil where there is none.
    var unreadLine: UnreadLine?
    private var width: CGFloat = 0

    /// Remembers what the table is told now.
    mutating func takeAll(_ messages: [BaseMessage], hasNext: Bool) {
        self.messages = messages
        hadNext = hasNext
        isShown = true
    }

    /// Remembers the table's width.
    /// - Returns: Whether rows that are shown were made for another one.
    mutating func takeWidth(_ new: CGFloat) -> Bool {
        guard new != width else { return false }
        defer { width = new }
        return isShown && width > 0
    }
}
