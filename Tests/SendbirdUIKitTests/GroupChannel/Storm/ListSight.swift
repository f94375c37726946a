import Foundation

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// What is on a channel's screen at a moment, read from the cells themselves: nothing is laid out for it.
@MainActor
struct ListSight {
    /// A row that is seen.
    struct Row {
        let message: BaseMessage
        let appearance: RowAppearance?
        /// Where it is laid out, from the upper edge of the window on.
        let top: CGFloat
        let bottom: CGFloat
        /// Where its upper edge is painted, in the midst of its movements.
        let paintedTop: CGFloat
        /// Whether all of it is in sight.
        let isWhole: Bool

        var key: MessageKey { MessageKey(message) }
    }

    /// The rows from the top of the screen to its bottom.
    let rows: [Row]
    /// The upper edge of the list.
    let edge: CGFloat
    /// Its lower edge.
    let floor: CGFloat
    /// Whether the list rests at the newest message.
    let isAtBottom: Bool
    /// Whether the newest message is seen, or nearly.
    let isNearBottom: Bool
    /// Whether the oldest message is as low as it may be.
    let isAtOldest: Bool
    /// Whether all there is fits on the screen.
    let isShort: Bool
    /// What is wrong with it.
    let faults: [String]

    init?(of screen: StillChannelViewController) {
        guard let table = screen.table, let list = screen.listComponent, let model = screen.still,
            let frame = table.superview?.convert(table.frame, to: nil)
        else { return nil }
        let messages = model.fullMessageList
        (edge, floor) = (frame.minY, frame.maxY)
        let (least, most) = (table.offsetRange.y.lowerBound, table.offsetRange.y.upperBound)
        isAtBottom = table.bounds.minY <= least + 0.5
        isAtOldest = table.bounds.minY >= most - 0.5
        isShort = most <= least
        isNearBottom = list.isScrollNearByBottom
        let cells = table.subviews.compactMap { $0 as? SBUBaseMessageCell }.filter { cell in
            !cell.isHidden && !table.departing.contains { $0 === cell }
        }
        let (sight, painted) = (table.bounds, table.layer.presented.bounds)
        rows = cells.sorted { $0.frame.maxY > $1.frame.maxY }.compactMap { cell in
            guard let message = cell.message, cell.frame.maxY > sight.minY, cell.frame.minY < sight.maxY else {
                return nil
            }
            let place = cell.layer.presented.position.y + cell.bounds.height / 2
            return Row(
                message: message, appearance: cell.appearance, top: frame.maxY - (cell.frame.maxY - sight.minY),
                bottom: frame.maxY - (cell.frame.minY - sight.minY), paintedTop: frame.maxY - (place - painted.minY),
                isWhole: cell.frame.minY >= sight.minY - 0.5 && cell.frame.maxY <= sight.maxY + 0.5)
        }
        faults = Self.faults(of: cells, in: table, messages, list)
    }

    /// Where the list stands, and where each row is, for what went wrong.
    var outline: String {
        let rows = rows.map { row in
            let way = row.top == row.paintedTop ? "" : ", painted \(row.paintedTop)"
            return "  \(row.key) \(row.top)...\(row.bottom)\(way)\(row.isWhole ? "" : ", partly seen")"
        }
        let ends = [(isAtBottom, "at the newest"), (isAtOldest, "at the oldest"), (isShort, "short")]
        let place = ends.filter(\.0).map(\.1).joined(separator: ", ")
        return (["\(edge)...\(floor) \(place)"] + rows).joined(separator: "\n")
    }

    // MARK: - Faults

    private static func faults(
        of cells: [SBUBaseMessageCell], in table: UITableView, _ messages: [BaseMessage],
        _ list: SBUBaseChannelModule.List
    ) -> [String] {
        var faults: [String] = []
        if table.geometry.shape.rowCount != messages.count {
            return ["\(table.geometry.shape.rowCount) rows for \(messages.count) messages"]
        }
        for cell in cells {
            guard let row = table.liveCells.first(where: { $0.value === cell })?.key.row else {
                faults.append("a cell of no row: \(cell.message?.message ?? "nothing")")
                continue
            }
            let message = messages[row]
            if cell.message != message { faults.append("row \(row) has another message's cell") }
            if cell.appearance != list.appearance(of: row, in: messages) { faults.append("row \(row) is outdated") }
            let mark = message.updatedAt > 0 ? " " + SBUStringSet.Message_Edited : ""
            if let text = text(in: cell), text != message.message, text != message.message + mark {
                faults.append("row \(row) reads \(text)")
            }
            if cell.frame != table.rectForRow(at: IndexPath(row: row, section: 0)) {
                faults.append("row \(row) is out of place")
            }
            if cell.layer.model.opacity < 1 { faults.append("row \(row) does not show") }
        }
        return faults + gaps(between: cells, in: table)
    }

    private static func text(in cell: SBUBaseMessageCell) -> String? {
        if let cell = cell as? SBUUserMessageCell { return (cell.messageTextView as? SBUUserMessageTextView)?.text }
        return (cell as? SBUAdminMessageCell)?.messageLabel.text
    }

    /// Where nothing is seen though something should be, or two rows stand at once.
    private static func gaps(between cells: [SBUBaseMessageCell], in table: UITableView) -> [String] {
        let end = table.contentSize.height
        let sight = (low: max(0, table.bounds.minY), high: min(end, table.bounds.maxY))
        var faults: [String] = []
        var covered = sight.low
        let sorted = cells.map(\.frame).filter { $0.maxY > sight.low && $0.minY < sight.high && $0.height > 0 }
            .sorted { $0.minY < $1.minY }
        for (index, frame) in sorted.enumerated() {
            if frame.minY > covered + 0.5 { faults.append("blank from \(covered) to \(frame.minY)") }
            if index > 0, frame.minY < covered - 0.5 { faults.append("two rows at \(frame.minY)") }
            covered = max(covered, frame.maxY)
        }
        if covered < sight.high - 0.5 { faults.append("blank from \(covered) to \(sight.high)") }
        if Set(cells.compactMap { $0.message.map { MessageKey($0) } }).count != cells.count {
            faults.append("a message is shown twice")
        }
        return faults
    }
}
