import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Table views")
struct UITableViewTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test("Only visible rows have cells, and cells are used again")
    func reuse() {
        let fixture = TableFixture([(0..<1000).map(String.init)])
        fixture.fixedHeight = 50
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize == CGSize(width: 320, height: 50_000))
        #expect(fixture.visibleTexts == (0...9).map(String.init))
        for offset in stride(from: 0, through: 20_000, by: 37) {
            fixture.table.contentOffset.y = CGFloat(offset)
            fixture.table.layoutIfNeeded()
        }
        #expect(fixture.cells.count < 16)
        #expect(fixture.inconsistency == nil)
    }

    @Test("Rows are as high as their text at the table's width")
    func selfSizing() {
        let fixture = TableFixture([["short", String(repeating: "long text ", count: 30)]])
        fixture.table.layoutIfNeeded()
        let label = UILabel()
        label.numberOfLines = 0
        label.font = .systemFont(ofSize: 15)
        label.text = fixture.sections[0][1]
        let height = label.sizeThatFits(CGSize(width: 288, height: 0)).height + 20
        #expect(fixture.table.rectForRow(at: path(1)).height == height)
        fixture.table.frame.size.width = 640
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.rectForRow(at: path(1)).height < height)
        #expect(fixture.inconsistency == nil)
    }

    @Test("Scrolling up over rows of unknown height moves nothing on screen")
    func anchor() throws {
        let fixture = TableFixture([TableFixture.texts(300)])
        fixture.estimate = 20
        let table = fixture.table
        table.layoutIfNeeded()
        table.scrollToRow(at: path(200), at: .top, animated: false)
        #expect(abs(try #require(fixture.screenTop(of: fixture.sections[0][200]))) <= 0.5)
        for _ in 0..<200 {
            let before = table.indexPathsForVisibleRows?.first ?? path(0)
            let text = fixture.sections[0][before.row]
            let top = try #require(fixture.screenTop(of: text))
            table.contentOffset.y -= 11
            guard table.contentOffset.y > 0 else { break }
            let moved = try #require(fixture.screenTop(of: text))
            #expect(abs(moved - top - 11) <= 0.5)
            #expect(fixture.inconsistency == nil)
        }
    }

    @Test("Scrolling to a row ends with the row in its place", arguments: [0, 1, 57, 150, 298, 299])
    func scrollToRow(row: Int) throws {
        let fixture = TableFixture([TableFixture.texts(300)])
        fixture.estimate = 100
        let table = fixture.table
        table.layoutIfNeeded()
        for position in [UITableView.ScrollPosition.top, .middle, .bottom, .none] {
            table.scrollToRow(at: path(row), at: position, animated: false)
            let frame = table.rectForRow(at: path(row))
            #expect(table.liveCells[path(row)] != nil)
            let range = table.offsetRange.y
            switch position {
            case .top: #expect(abs(table.contentOffset.y - min(frame.minY, range.upperBound)) <= 0.5)
            case .bottom: #expect(abs(table.contentOffset.y - max(frame.maxY - 480, 0)) <= 0.5)
            case .middle: #expect(range.contains(table.contentOffset.y))
            case .none: #expect(frame.minY >= table.bounds.minY - 0.5)
            }
        }
        #expect(fixture.inconsistency == nil)
    }

    @Test("Rows inserted above the visible ones leave these where they are; at the very top they come into view")
    func insertAbove() throws {
        let fixture = TableFixture([TableFixture.texts(100)])
        let table = fixture.table
        table.layoutIfNeeded()
        table.scrollToRow(at: path(50), at: .top, animated: false)
        table.contentOffset.y += 13
        let text = fixture.sections[0][51]
        let top = try #require(fixture.screenTop(of: text))
        fixture.sections[0].insert(contentsOf: TableFixture.texts(30, from: 1000), at: 0)
        table.insertRows(at: (0..<30).map { path($0) }, with: .none)
        #expect(fixture.screenTop(of: text) == top)
        #expect(fixture.inconsistency == nil)
        table.scrollToRow(at: path(0), at: .top, animated: false)
        fixture.sections[0].insert("2000 newest", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        #expect(fixture.screenTop(of: "2000 newest") == 0)
        #expect(fixture.inconsistency == nil)
    }

    @Test("A row above that grows on reload leaves the top visible row where it is")
    func growAbove() throws {
        let fixture = TableFixture([TableFixture.texts(100)])
        let table = fixture.table
        table.layoutIfNeeded()
        table.scrollToRow(at: path(30), at: .top, animated: false)
        let text = fixture.sections[0][31]
        let top = try #require(fixture.screenTop(of: text))
        fixture.sections[0][10] = String(repeating: "edited ", count: 200)
        fixture.sections[0][30] = "30 now short"
        table.reloadRows(at: [path(10), path(30)], with: .none)
        #expect(abs(try #require(fixture.screenTop(of: text)) - top) <= 1)
        #expect(fixture.inconsistency == nil)
    }

    @Test("A row whose content changes on screen is measured again, and the first row in sight stays")
    func contentChanges() throws {
        let fixture = TableFixture([TableFixture.texts(60)])
        let table = fixture.table
        table.layoutIfNeeded()
        table.scrollToRow(at: path(20), at: .top, animated: false)
        let first = fixture.sections[0][20]
        let second = fixture.sections[0][21]
        let top = try #require(fixture.screenTop(of: first))
        let secondTop = try #require(fixture.screenTop(of: second))
        let cell = try #require(table.cellForRow(at: path(20)) as? TableFixture.TextCell)
        fixture.sections[0][20] = first + String(repeating: " more", count: 60)
        cell.label.text = fixture.sections[0][20]
        table.layoutIfNeeded()
        #expect(fixture.screenTop(of: fixture.sections[0][20]) == top)
        #expect(try #require(fixture.screenTop(of: second)) > secondTop + 40)
        #expect(fixture.inconsistency == nil)
        table.selfSizingInvalidation = .disabled
        let height = table.rectForRow(at: path(20)).height
        cell.label.text = "short"
        table.layoutIfNeeded()
        #expect(table.rectForRow(at: path(20)).height == height)
    }

    @Test("Assistive tools read the rows from above, whatever the order of their making")
    func readingOrder() {
        let fixture = TableFixture([(0..<100).map(String.init)])
        fixture.fixedHeight = 50
        let table = fixture.table
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        for offset in [600, 300, 450] as [CGFloat] {
            table.contentOffset.y = offset
            table.layoutIfNeeded()
        }
        func texts() -> [String] {
            (table.accessibilityElements ?? []).compactMap { ($0 as? TableFixture.TextCell)?.label.text }
        }
        #expect(texts() == fixture.visibleTexts)
        #expect(table.accessibilityElements?.first as? UIView === table.tableHeaderView)
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        #expect(texts() == fixture.visibleTexts.reversed())
    }

    @Test("Random batches leave cells, heights and data in agreement", arguments: Array(1...25) as [UInt64])
    func randomBatches(seed: UInt64) {
        var generator = SeededGenerator(seed: seed)
        let fixture = TableFixture([TableFixture.texts(30), TableFixture.texts(5, from: 100)])
        let table = fixture.table
        table.layoutIfNeeded()
        var fresh = 1000
        for step in 0..<30 {
            table.performBatchUpdates {
                for section in 0..<2 {
                    let before = fixture.sections[section]
                    let gone = before.indices.filter { _ in Int.random(in: 0..<8, using: &generator) == 0 }
                    var after = before.indices.filter { !gone.contains($0) }.map { before[$0] }
                    var added: [String] = []
                    for _ in 0..<Int.random(in: 0...3, using: &generator) {
                        fresh += 1
                        added.append("\(fresh) " + String(repeating: "new ", count: fresh % 50))
                        after.insert(added.last ?? "", at: Int.random(in: 0...after.count, using: &generator))
                    }
                    fixture.sections[section] = after
                    table.deleteRows(at: gone.map { path($0, section) }, with: .none)
                    table.insertRows(
                        at: after.indices.filter { added.contains(after[$0]) }.map { path($0, section) }, with: .none)
                }
            }
            let problem = fixture.inconsistency
            #expect(problem == nil, "seed \(seed), step \(step)")
            let range = table.offsetRange.y
            table.contentOffset.y = Double.random(in: range, using: &generator).rounded()
        }
    }

    @Test("Counts that do not follow from an update are logged and the table is loaded anew")
    func contradiction() {
        let fixture = TableFixture([["a", "b", "c"]])
        fixture.table.layoutIfNeeded()
        let lines = LayoutLog.collecting {
            fixture.sections[0].append(contentsOf: ["d", "e"])
            fixture.table.insertRows(at: [path(3)], with: .automatic)
        }
        #expect(lines.count == 1)
        #expect(lines.first?.contains("loaded anew") == true)
        #expect(fixture.visibleTexts == ["a", "b", "c", "d", "e"])
    }

    @Test("Rows that vanish from the data without a word are no crash: the table is loaded anew")
    func vanished() {
        let fixture = TableFixture([TableFixture.texts(100)])
        fixture.table.layoutIfNeeded()
        let lines = LayoutLog.collecting {
            fixture.sections[0] = ["only"]
            fixture.table.contentOffset.y = 500
            fixture.table.layoutIfNeeded()
        }
        #expect(lines.count == 1)
        #expect(fixture.visibleTexts == ["only"])
        #expect(fixture.table.contentOffset.y == 0)
    }

    @Test("Changes from inside the table's own calls take effect")
    func changesFromCallbacks() {
        let fixture = TableFixture([TableFixture.texts(50)])
        let table = fixture.table
        var budget = 6
        fixture.onCell = { _ in
            guard budget > 0 else { return }
            budget -= 1
            fixture.sections[0].insert("\(5000 + budget)", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        }
        table.layoutIfNeeded()
        #expect(budget == 0)
        #expect(fixture.inconsistency == nil)
        var displayBudget = 5
        fixture.onWillDisplay = { _ in
            guard displayBudget > 0 else { return }
            displayBudget -= 1
            if displayBudget.isMultiple(of: 2) {
                fixture.sections[0].removeLast(3)
                table.reloadData()
            } else {
                fixture.sections[0].remove(at: 0)
                table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
            }
            table.layoutIfNeeded()
        }
        table.contentOffset.y = 700
        #expect(fixture.inconsistency == nil)
        #expect(displayBudget < 5)
    }

    @Test("A hundred thousand rows of different heights scroll with few cells and no blank row")
    func large() {
        let fixture = TableFixture([TableFixture.texts(100_000)])
        let table = fixture.table
        table.layoutIfNeeded()
        var most = 0
        for row in stride(from: 0, to: 100_000, by: 9_973) {
            table.scrollToRow(at: path(row), at: .middle, animated: false)
            for _ in 0..<10 {
                table.contentOffset.y += 90
                table.layoutIfNeeded()
                most = max(most, table.liveCells.count)
                #expect(fixture.inconsistency == nil)
            }
        }
        #expect(most < 20)
        #expect(fixture.cells.count < 60)
        fixture.sections[0].insert("new", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        #expect(table.numberOfRows(inSection: 0) == 100_001)
        #expect(fixture.inconsistency == nil)
    }

    @Test("Selection follows the rows and tells the delegate of presses alone")
    func selection() {
        let fixture = TableFixture([["a", "b", "c", "d"]])
        let table = fixture.table
        table.layoutIfNeeded()
        table.selectRow(at: path(2), animated: false, scrollPosition: .none)
        #expect(table.cellForRow(at: path(2))?.isSelected == true)
        #expect(fixture.log.isEmpty)
        fixture.sections[0].remove(at: 0)
        table.deleteRows(at: [path(0)], with: .none)
        #expect(table.indexPathForSelectedRow == path(1))
        table.userDidPress(path(0))
        #expect(fixture.log == ["deselect 0.1", "select 0.0"])
        table.deselectRow(at: path(0), animated: true)
        #expect(table.indexPathForSelectedRow == nil)
        table.allowsMultipleSelection = true
        table.userDidPress(path(0))
        table.userDidPress(path(1))
        #expect(table.indexPathsForSelectedRows == [path(0), path(1)])
        table.userDidPress(path(0))
        #expect(table.indexPathsForSelectedRows == [path(1)])
    }

    @Test("Plain headers stay in sight, pushed by the next one")
    func floatingHeaders() {
        let fixture = TableFixture([(0..<20).map(String.init), (0..<20).map(String.init)])
        fixture.fixedHeight = 40
        fixture.titles = ["First", "Second"]
        let table = fixture.table
        table.layoutIfNeeded()
        let header = table.rectForHeader(inSection: 0).height
        #expect(header > 0)
        table.contentOffset.y = 300
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 300)
        let second = table.rectForHeader(inSection: 1).minY
        table.contentOffset.y = second - 10
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == second - header)
        #expect(table.headerView(forSection: 1)?.frame.minY == second)
    }

    @Test("Header and footer views of the whole table take room and scroll along")
    func edgeViews() {
        let fixture = TableFixture([["a", "b"]])
        fixture.fixedHeight = 30
        let table = fixture.table
        table.tableHeaderView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 70))
        table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 25))
        table.layoutIfNeeded()
        #expect(table.contentSize.height == 155)
        #expect(table.rectForRow(at: path(0)).minY == 70)
        #expect(table.tableFooterView?.frame == CGRect(x: 0, y: 130, width: 320, height: 25))
        #expect(table.tableHeaderView?.frame.width == 320)
    }

    @Test("A table turned over works the same in its own coordinates")
    func inverted() throws {
        let fixture = TableFixture([TableFixture.texts(80)])
        let table = fixture.table
        table.transform = CGAffineTransform(scaleX: 1, y: -1)
        table.layoutIfNeeded()
        #expect(fixture.inconsistency == nil)
        fixture.sections[0].insert("9999 newest", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        #expect(fixture.screenTop(of: "9999 newest") == 0)
        table.contentOffset.y = 400
        let text = try #require(fixture.visibleTexts.dropFirst().first)
        let top = try #require(fixture.screenTop(of: text))
        fixture.sections[0].insert("10000 another", at: 0)
        table.insertRows(at: [path(0)], with: .none)
        #expect(fixture.screenTop(of: text) == top)
        #expect(table.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    }

    @Test("An empty table and one without a data source are quiet")
    func empty() {
        let fixture = TableFixture([])
        fixture.table.layoutIfNeeded()
        #expect(fixture.table.contentSize.height == 0)
        #expect(fixture.table.indexPathForRow(at: CGPoint(x: 1, y: 1)) == nil)
        fixture.table.scrollToRow(at: path(3), at: .top, animated: false)
        let bare = UITableView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        bare.reloadData()
        bare.layoutIfNeeded()
        #expect(bare.visibleCells.isEmpty)
        #expect(bare.numberOfSections == 0)
    }

    @Test("An identifier without a class gives an empty cell and a line in the log")
    func unregistered() {
        let table = UITableView()
        let lines = LayoutLog.collecting {
            let cell = table.dequeueReusableCell(withIdentifier: "nothing", for: path(0))
            #expect(cell.reuseIdentifier == "nothing")
        }
        #expect(lines.count == 1)
        #expect(table.dequeueReusableCell(withIdentifier: "nothing") == nil)
    }

    @Test("A cell can be made without arguments and knows its identifier when the table makes it")
    func zeroArguments() {
        #expect(TableFixture.TextCell().reuseIdentifier == nil)
        let table = UITableView()
        table.register(TableFixture.TextCell.self, forCellReuseIdentifier: "text")
        let cell = table.dequeueReusableCell(withIdentifier: "text")
        #expect(cell is TableFixture.TextCell)
        #expect(cell?.reuseIdentifier == "text")
    }

    @Test("The delegate is one and the same seen as a scroll view's and as a table view's")
    func delegates() {
        let fixture = TableFixture([["a"]])
        #expect(fixture.table.delegate === fixture)
        #expect((fixture.table as UIScrollView).delegate === fixture)
        final class Watcher: UIScrollViewDelegate {}
        let watcher = Watcher()
        (fixture.table as UIScrollView).delegate = watcher
        #expect(fixture.table.delegate == nil)
        #expect((fixture.table as UIScrollView).delegate === watcher)
    }
}
