import UIKit

/// 100,000 messages of different heights in a phone-sized table.
@MainActor
enum ScrollBenchmark {
    static func run() {
        let messages = Messages()
        let table = messages.makeTable()
        var load = Timing()
        load.measure { table.layoutIfNeeded() }
        load.report("100,000 rows: load and first layout")

        scroll(table, by: 12, frames: 3000, paints: false, "slow scroll, 12 pt a frame: layout")
        scroll(table, by: 90, frames: 3000, paints: false, "fling, 90 pt a frame: layout")
        scroll(table, by: 12, frames: 400, paints: true, "slow scroll, 12 pt a frame: layout and painting")
        scroll(table, by: 90, frames: 400, paints: true, "fling, 90 pt a frame: layout and painting")

        var jumps = Timing()
        for row in stride(from: 7, to: Messages.count, by: 997) {
            jumps.measure { table.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false) }
        }
        jumps.report("jump to a far row")

        var inserts = Timing()
        for _ in 0..<200 {
            messages.rows += 1
            inserts.measure {
                table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
                table.layoutIfNeeded()
            }
        }
        inserts.report("insert a row above")
        update(table, messages)
        print("cells made in all: \(messages.made.count), on screen: \(table.visibleCells.count)")
    }

    /// 500 changes a second are eight and a third a frame: each frame takes eight rows made anew and one new one.
    private static func update(_ table: UITableView, _ messages: Messages) {
        var frames = Timing()
        for round in 0..<300 {
            messages.rows += 1
            frames.measure {
                table.insertRows(at: [IndexPath(row: round, section: 0)], with: .none)
                let visible = (table.indexPathsForVisibleRows ?? []).prefix(8)
                for row in visible { table.reloadRows(at: [row], with: .none) }
                table.layoutIfNeeded()
                _ = table.snapshotImage(scale: 1)
            }
        }
        frames.report("500 changes a second: a frame of nine, with painting")
    }

    private static func scroll(_ table: UITableView, by step: CGFloat, frames: Int, paints: Bool, _ name: String) {
        var timing = Timing()
        for _ in 0..<frames {
            timing.measure {
                table.contentOffset.y += step
                table.layoutIfNeeded()
                if paints { _ = table.snapshotImage(scale: 1) }
            }
        }
        timing.report(name)
    }
}
