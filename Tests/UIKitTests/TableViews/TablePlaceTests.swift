import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("What a table keeps in its place")
struct TablePlaceTests {
    /// Counts how often it is laid out.
    private final class CountingTable: UITableView {
        var layouts = 0

        override func layoutSubviews() {
            layouts += 1
            super.layoutSubviews()
        }
    }

    /// A table of rows with given heights, in a window.
    private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
        let stage = TestWindow(width: 300, height: 500)
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 300, height: 500))
        var heights = [CGFloat](repeating: 100, count: 50)
        /// How often a height was asked for.
        var asked = 0

        override init() {
            super.init()
            table.dataSource = self
            table.delegate = self
            stage.window.addSubview(table)
            stage.window.layoutTree()
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell()
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            asked += 1
            return heights[indexPath.row]
        }

        func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 100 }

        /// Has the heights asked for again, at once.
        func update(_ change: (inout [CGFloat]) -> Void) {
            change(&heights)
            table.beginUpdates()
            table.endUpdates()
        }

        /// How far a row lies below the table's upper edge.
        func top(_ row: Int) -> CGFloat {
            table.rectForRow(at: IndexPath(row: row, section: 0)).minY - table.bounds.minY
        }

        func show(_ offset: CGFloat) {
            table.contentOffset.y = offset
            stage.window.layoutTree()
        }
    }

    @Test("What was noted before the first pass counts through all passes until the next frame", .covers("C-95"))
    func oneFrame() {
        let rows = Rows()
        rows.show(950)
        #expect(rows.top(10) == 50)
        // The first row that is wholly seen has no room to be whole any more: the one above it would be next.
        rows.update { $0[10] = 460 }
        #expect(rows.top(10) == 50)
        rows.update { $0[9] = 300 }
        #expect(rows.top(10) == 50 && rows.top(9) == -250)
        rows.table.frame.size.height = 700
        rows.stage.window.layoutTree()
        #expect(rows.top(10) == 50)
        // Then what is seen by then counts.
        rows.table.frame.size.height = 500
        rows.stage.window.layoutTree()
        rows.update { $0[9] = 400 }
        #expect(rows.top(9) == -250)
    }

    @Test("A layout that a view asks for is no frame, though it begins at the window")
    func notAFrame() {
        let rows = Rows()
        rows.show(950)
        rows.update { $0[10] = 460 }
        rows.stage.window.setNeedsLayout()
        rows.table.layoutIfNeeded()
        rows.update { $0[9] = 300 }
        #expect(rows.top(10) == 50)
    }

    @Test("Out of the window nothing is laid out, and on return what was read is where it was", .covers("C-95"))
    func outside() {
        let rows = Rows()
        rows.show(950)
        rows.table.removeFromSuperview()
        let asked = rows.asked
        rows.update { heights in for row in 0..<11 { heights[row] = 37 } }
        rows.table.frame.size = CGSize(width: 200, height: 300)
        rows.table.layoutIfNeeded()
        rows.heights.remove(at: 11)
        rows.table.deleteRows(at: [IndexPath(row: 11, section: 0)], with: .fade)
        rows.heights.insert(contentsOf: [20, 20], at: 3)
        rows.table.insertRows(at: [3, 4].map { IndexPath(row: $0, section: 0) }, with: .none)
        // Frames of the window that it is not in.
        rows.stage.window.layoutTree()
        rows.update { heights in for row in 12..<20 { heights[row] = 460 } }
        #expect(rows.asked == asked)
        rows.table.frame.size = CGSize(width: 300, height: 500)
        rows.stage.window.addSubview(rows.table)
        rows.stage.window.layoutTree()
        // The tenth row has become the twelfth.
        #expect(rows.top(12) == 50)
        #expect(rows.asked > asked && !rows.table.layoutFlags.needsLayout)
    }

    @Test("A row that becomes too short to reach into sight begins at the edge, measured anew or not", .covers("C-95"))
    func short() {
        let rows = Rows()
        rows.show(900)
        rows.update {
            $0[9] = 1_500
            $0[10] = 600
        }
        rows.show(2_300)
        rows.update { $0[9] = 500 }
        #expect(rows.top(9) == 0)
        // Of the height that is now a guess it would be out of sight.
        rows.update { _ in }
        #expect(rows.top(9) == 0)
        // In the same frame it reaches into sight again.
        rows.update { $0[9] = 1_450 }
        #expect(rows.top(9) == -1_400)
    }

    @Test("A table that becomes lower keeps a row that is still in sight", .covers("C-95"))
    func lower() {
        let rows = Rows()
        rows.show(900)
        rows.update { $0[9] = 450 }
        // The only row that is whole begins at 300.
        rows.show(1_050)
        rows.update { $0[11] = 300 }
        rows.stage.window.layoutTree()
        #expect(rows.top(9) == -150 && rows.top(10) == 300)
        rows.table.frame.size.height = 250
        rows.heights[9] = 400
        rows.table.reloadRows(at: [IndexPath(row: 9, section: 0)], with: .none)
        rows.stage.window.layoutTree()
        #expect(rows.top(9) == -150)
    }

    @Test("Out of the window a row can be scrolled to all the same")
    func scrollingOutside() {
        let rows = Rows()
        rows.show(950)
        rows.table.removeFromSuperview()
        rows.update { heights in for row in 25..<50 { heights[row] = 37 } }
        rows.table.scrollToRow(at: IndexPath(row: 30, section: 0), at: .top, animated: false)
        rows.stage.window.addSubview(rows.table)
        rows.stage.window.layoutTree()
        #expect(rows.top(30) == 0)
    }

    @Test(
        "Where there is no room for what is read the table comes to rest at its end, and looks again when there may be")
    func end() {
        let rows = Rows()
        rows.show(4_500)
        rows.table.layouts = 0
        rows.update { heights in for row in 45..<50 { heights[row] = 20 } }
        rows.stage.window.layoutTree()
        #expect(rows.table.bounds.minY == rows.table.offsetRange.y.upperBound && rows.top(45) == 400)
        #expect(rows.table.layouts <= 3 && !rows.table.layoutFlags.needsLayout)
        rows.show(4_000)
        // In one frame: first there is no room, then there is.
        rows.update { heights in for row in 40..<50 { heights[row] = 20 } }
        #expect(rows.top(40) > 0)
        rows.update { heights in for row in 40..<50 { heights[row] = 90 } }
        #expect(rows.top(40) == 0)
    }
}
