import SendbirdChatSDK
import UIKit

// Bringing the table in line with the messages.
extension SBUBaseChannelModule.List {
    /// What a row shows at the moment.
    func appearance(of index: Int, in messages: [BaseMessage]) -> RowAppearance {
        let message = messages[index]
        let hidesDate = checkSameDayAsNextMessage(currentIndex: index, fullMessageList: messages)
        return RowAppearance(
            message: message, groupPosition: getMessageGroupingPosition(currentIndex: index),
            day: hidesDate ? nil : DateText.separator(DateText.date(milliseconds: message.createdAt)),
            receipt: receiptState(of: message), isFirstUnread: isFirstUnread(index, in: messages))
    }

    /// Whether the line to the unread messages stands above a row.
    func isFirstUnread(_ index: Int, in messages: [BaseMessage]) -> Bool {
        guard let line = rows.unreadLine, messages.indices.contains(index) else { return false }
        func isAfter(_ message: BaseMessage) -> Bool {
            message.createdAt > line.time && !(message is SBUTypingIndicatorMessage)
        }
        guard isAfter(messages[index]) else { return false }
        guard messages.indices.contains(index + 1) else { return line.isComplete }
        return !isAfter(messages[index + 1])
    }

    /// Brings the table in line with the messages in one update, so that one and the same row keeps its place on the
    /// screen through all of it.
    /// - Parameter isAnew: Whether rows that look as they should are made anew too.
    func applyRowChanges(anew isAnew: Bool = false) {
        let messages = fullMessageList
        guard rows.isShown else { return reloadTableView() }
        let changes = RowChanges(from: rows.messages, to: messages)
        let count = rows.messages.count
        // A list without rows stands nowhere yet: it begins at its newest message.
        let hadNext = rows.hadNext && count > 0
        rows.takeAll(messages, hasNext: hasNext)
        defer { updateScrollBottomView() }
        func outdated() -> [IndexPath] {
            guard isAnew else { return outdatedRows(changes, in: messages) }
            return (0..<count).filter { changes.newRow(of: $0) != nil }.map { IndexPath(row: $0, section: 0) }
        }
        guard !changes.deleted.isEmpty || !changes.inserted.isEmpty else {
            let rows = outdated()
            if !rows.isEmpty { tableView.reloadRows(at: rows, with: .none) }
            return
        }
        keepFromRunningOn(hadNext: hadNext)
        let animation: UITableView.RowAnimation = changes.inserted.count == 1 ? .fade : .none
        tableView.performBatchUpdates { [tableView] in
            // Asked in here, as the table is not laid out meanwhile: the messages are others already.
            tableView.reloadRows(at: outdated(), with: .none)
            tableView.deleteRows(at: changes.deleted, with: animation)
            tableView.insertRows(at: changes.inserted, with: animation)
        }
    }

    /// The button to the newest message is there while that is not what is seen. Besides scrolling, what was
    /// loaded changes it: the last page below may come without a row having moved.
    func updateScrollBottomView() {
        setScrollBottomView(hidden: isScrollNearByBottom && !hasNext)
    }

    /// Where newer messages were still to come, the lowest row is no place to stay at: a page that comes in below
    /// would be run through to its end, and the next one, and so on. A little above it, what is read stays.
    private func keepFromRunningOn(hadNext: Bool) {
        let lowest = -tableView.contentInset.top
        if hadNext, tableView.contentOffset.y < lowest + 1 { tableView.contentOffset.y = lowest + 1 }
    }

    /// Rows on the screen that do not show what they should, and rows off it that were measured as they were before;
    /// by their places before the changes.
    private func outdatedRows(_ changes: RowChanges, in messages: [BaseMessage]) -> [IndexPath] {
        let visible = Set(tableView.indexPathsForVisibleRows ?? [])
        let touched = changes.touched.compactMap { changes.oldRow(of: $0.row) }.map { IndexPath(row: $0, section: 0) }
        var outdated = Set(touched).subtracting(visible)
        for path in visible {
            guard let row = changes.newRow(of: path.row), messages.indices.contains(row),
                let cell = tableView.cellForRow(at: path) as? any ShowsAppearance
            else { continue }
            if cell.appearance != appearance(of: row, in: messages) { outdated.insert(path) }
        }
        return outdated.sorted()
    }

    /// Moves the line to the unread messages; nil takes it away.
    func setUnreadLine(_ line: UnreadLine?) {
        guard rows.unreadLine != line else { return }
        let before = unreadLineRow
        rows.unreadLine = line
        let after = unreadLineRow
        guard rows.isShown, before != after, rows.messages.count == fullMessageList.count else { return }
        tableView.reloadRows(at: [before, after].compactMap { $0 }, with: .none)
    }

    /// The row above which the line to the unread messages stands; nil where none does.
    ///
    /// Found by halving: it is asked for with every frame that scrolls.
    var unreadLineRow: IndexPath? {
        guard let line = rows.unreadLine else { return nil }
        let messages = fullMessageList
        // Only what the server has is in the order of its clock; what is not sent stands below, and is little.
        var low = messages.firstIndex { $0.sendingStatus == .succeeded && !($0 is SBUTypingIndicatorMessage) } ?? 0
        if let unsent = messages[..<low].indices.first(where: { isFirstUnread($0, in: messages) }) {
            return IndexPath(row: unsent, section: 0)
        }
        var high = messages.count
        while low < high {
            let middle = (low + high) / 2
            if messages[middle].createdAt > line.time { low = middle + 1 } else { high = middle }
        }
        return isFirstUnread(low - 1, in: messages) ? IndexPath(row: low - 1, section: 0) : nil
    }

    /// Goes to the last message of before a time, in milliseconds.
    func scroll(toTime time: Int64) {
        let messages = fullMessageList
        guard let row = messages.firstIndex(where: { $0.createdAt <= time }) ?? messages.indices.last else { return }
        tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
    }

    /// Goes to the first unread message, so that it stands at the top of the screen with its line.
    func scrollToUnreadLine() {
        guard let path = unreadLineRow else { return }
        // Upside down, the bottom is the top.
        tableView.scrollToRow(at: path, at: .bottom, animated: false)
    }
}
