import SendbirdChatSDK
import UIKit

/// How a row depends on its neighbours: the date above it, and its place in its group.
///
/// Lists are newest first, so the neighbour above has the next index.
struct MessageGrouping {
    /// All rows, the lowest first.
    let messages: [BaseMessage]
    /// The calendar of the reader: a day begins at their midnight.
    let calendar: Calendar

    /// Whether the row above is of the same day, so that no date stands between.
    ///
    /// A bubble that says who is typing stands under the day of what is above it.
    func isSameDayAsAbove(_ index: Int) -> Bool {
        guard messages.indices.contains(index) else { return false }
        if messages[index] is SBUTypingIndicatorMessage { return true }
        guard messages.indices.contains(index + 1) else { return false }
        // Days begin at a quarter of an hour wherever one is: most neighbours need no calendar.
        if messages[index].createdAt / 900_000 == messages[index + 1].createdAt / 900_000 { return true }
        return calendar.isDate(date(messages[index]), inSameDayAs: date(messages[index + 1]))
    }

    /// The row's place among messages of the same sender, minute and fate.
    func groupPosition(_ index: Int) -> MessageGroupPosition {
        let joinsAbove = joins(index, index + 1)
        let joinsBelow = joins(index - 1, index)
        switch (joinsAbove, joinsBelow) {
        case (false, false): return .none
        case (false, true): return .top
        case (true, true): return .middle
        case (true, false): return .bottom
        }
    }

    private func joins(_ lower: Int, _ upper: Int) -> Bool {
        guard messages.indices.contains(lower), messages.indices.contains(upper) else { return false }
        let (below, above) = (messages[lower], messages[upper])
        guard let sender = below.sender?.userId, sender == above.sender?.userId else { return false }
        // A message that failed stands alone: it has something of its own to say.
        guard below.sendingStatus == .succeeded, above.sendingStatus == .succeeded else { return false }
        return below.createdAt / 60_000 == above.createdAt / 60_000
    }

    private func date(_ message: BaseMessage) -> Date {
        Date(timeIntervalSince1970: Double(message.createdAt) / 1_000)
    }
}
