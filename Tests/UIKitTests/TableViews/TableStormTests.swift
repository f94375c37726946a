import Foundation
import Requirements
import Testing

@testable import UIKit

@MainActor
@Suite("Tables in a storm")
struct TableStormTests {
    /// A table under random changes, and what has been in its place before each.
    @MainActor
    private final class Storm {
        let stage = TestWindow(width: 320, height: 480)
        let fixture = TableFixture([TableFixture.texts(60), TableFixture.texts(30, from: 1000)])
        var generator: SeededGenerator
        var next = 5000
        /// What the last change moved elsewhere or made anew.
        var touched: Set<String> = []
        var table: UITableView { fixture.table }

        init(seed: Int, isTurned: Bool) {
            generator = SeededGenerator(seed: UInt64(seed))
            fixture.adjusts = true
            if isTurned { table.transform = CGAffineTransform(scaleX: 1, y: -1) }
            stage.window.addSubview(table)
            stage.window.layoutTree()
        }

        func random(_ range: Range<Int>) -> Int { Int.random(in: range, using: &generator) }

        private func row(in section: Int) -> IndexPath {
            IndexPath(row: random(0..<fixture.sections[section].count), section: section)
        }

        private func text() -> String {
            next += 1
            return "\(next) " + String(repeating: "word ", count: random(0..<40))
        }

        /// A change, or several out of sight. Returns whether what is read must stay where it is.
        func change() -> Bool {
            touched = []
            guard random(0..<12) == 0 else { return once(random(0..<10)) }
            table.removeFromSuperview()
            // All but scrolling.
            for _ in 0..<random(1..<4) { _ = once([0, 2, 3, 4, 6, 7, 8, 9][random(0..<8)]) }
            if random(0..<2) == 0 { stage.window.layoutTree() }
            stage.window.addSubview(table)
            return true
        }

        private func once(_ kind: Int) -> Bool {
            let section = random(0..<2)
            switch kind {
            case 0, 1: insert(section)
            case 2 where fixture.sections[section].count > 5: delete(row(in: section))
            case 3 where fixture.sections[section].count > 5: move(row(in: section), to: random(0..<5))
            case 4: reload(row(in: section))
            case 5:
                table.contentOffset.y = CGFloat(random(0..<Int(max(1, table.contentSize.height - 480))))
                return false
            case 6:
                table.frame.size = CGSize(width: 280 + random(0..<120), height: 400 + random(0..<200))
            case 7: stage.window.overrideUserInterfaceStyle = random(0..<2) == 0 ? .dark : .light
            case 8:
                let all = UIContentSizeCategory.all
                stage.window.traitOverrides.preferredContentSizeCategory = all[random(2..<8)]
            default: batch()
            }
            return true
        }

        /// What names a row through all its versions.
        func number(_ text: String) -> String { String(text.prefix { $0 != " " }) }

        /// A row that is seen: how far its reading edge lies below the table's, as it is read.
        struct Seen {
            let number: String
            let distance: CGFloat
            let isWhole: Bool
        }

        /// What is seen, in the order of reading.
        func seen() -> [Seen] {
            let sight = table.bounds
            let cells = table.liveCells.sorted { table.isTurnedOver ? $0.key > $1.key : $0.key < $1.key }.map(\.value)
            return cells.filter { $0.frame.maxY > sight.minY && $0.frame.minY < sight.maxY }.map { cell in
                Seen(
                    number: number((cell as? TableFixture.TextCell)?.label.text ?? ""),
                    distance: table.isTurnedOver ? sight.maxY - cell.frame.maxY : cell.frame.minY - sight.minY,
                    isWhole: cell.frame.minY >= sight.minY - 0.5 && cell.frame.maxY <= sight.maxY + 0.5)
            }
        }

        /// The row of those that keeps its place: wholly seen and untouched before others.
        func anchor(_ before: [Seen]) -> Seen? {
            let all = Set(fixture.sections.joined().map { number($0) })
            let left = before.filter { all.contains($0.number) }
            return left.first { $0.isWhole && !touched.contains($0.number) }
        }

        private func insert(_ section: Int) {
            let row = random(0..<fixture.sections[section].count + 1)
            fixture.sections[section].insert(text(), at: row)
            table.insertRows(at: [IndexPath(row: row, section: section)], with: .none)
        }

        private func delete(_ path: IndexPath) {
            fixture.sections[path.section].remove(at: path.row)
            table.deleteRows(at: [path], with: .none)
        }

        private func move(_ path: IndexPath, to row: Int) {
            let text = fixture.sections[path.section].remove(at: path.row)
            fixture.sections[path.section].insert(text, at: row)
            touched.insert(number(text))
            UIView.performWithoutAnimation {
                table.moveRow(at: path, to: IndexPath(row: row, section: path.section))
            }
        }

        private func reload(_ path: IndexPath) {
            // Half of them become longer or shorter.
            if random(0..<2) == 0 {
                let text = fixture.sections[path.section][path.row]
                fixture.sections[path.section][path.row] =
                    text.prefix { $0 != " " } + " " + String(repeating: "word ", count: random(0..<40))
            }
            touched.insert(number(fixture.sections[path.section][path.row]))
            table.reloadRows(at: [path], with: .none)
        }

        private func batch() {
            table.performBatchUpdates {
                for section in 0..<2 { self.replaceOne(in: section) }
            }
        }

        private func replaceOne(in section: Int) {
            let gone = random(0..<fixture.sections[section].count)
            fixture.sections[section].remove(at: gone)
            for _ in 0..<2 { fixture.sections[section].insert(text(), at: 0) }
            table.deleteRows(at: [IndexPath(row: gone, section: section)], with: .none)
            table.insertRows(at: [0, 1].map { IndexPath(row: $0, section: section) }, with: .none)
        }
    }

    @Test("10,000 random changes show no wrong row and keep what is read in its place", arguments: 0..<20)
    func storm(seed: Int) throws {
        let storm = Storm(seed: seed, isTurned: seed.isMultiple(of: 2))
        for step in 0..<500 {
            let before = storm.seen()
            let wasAtTop = Double(storm.table.bounds.minY) <= storm.table.offsetRange.y.lowerBound + 0.5
            let keeps = storm.change()
            storm.stage.window.layoutTree()
            try #require(storm.fixture.inconsistency == nil, "seed \(seed), step \(step)")
            // At the very top, what is new comes into view.
            guard keeps else { continue }
            let (offset, range) = (Double(storm.table.bounds.minY), storm.table.offsetRange.y)
            if wasAtTop {
                #expect(offset <= range.lowerBound + 0.5, "seed \(seed), step \(step): not at the top any more")
                continue
            }
            guard let anchor = storm.anchor(before) else { continue }
            let now = storm.seen().first { $0.number == anchor.number }
            // Where the content ends there is no room to stay: then the table stands at its end.
            let isAtEnd = offset >= range.upperBound - 0.5 || offset <= range.lowerBound + 0.5
            let moved = (now?.distance ?? .infinity) - anchor.distance
            #expect(abs(moved) <= 1 || isAtEnd, "seed \(seed), step \(step): \(anchor.number) has moved by \(moved)")
        }
    }

    /// A table whose data source and delegate change it while they are asked.
    private final class Meddler: NSObject, UITableViewDataSource, UITableViewDelegate, UITableViewDataSourcePrefetching
    {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var rows = Array(0..<80)
        var generator: SeededGenerator
        private var depth = 0
        private var budget = 0
        /// Whether it says what it has done.
        private let isHonest: Bool

        init(seed: Int, isHonest: Bool) {
            self.isHonest = isHonest
            generator = SeededGenerator(seed: UInt64(seed))
            super.init()
            table.register(TableFixture.TextCell.self, forCellReuseIdentifier: "text")
            table.dataSource = self
            table.delegate = self
            table.prefetchDataSource = self
        }

        func allow(_ count: Int) { budget = count }

        private func meddle() {
            guard budget > 0, depth < 3, Int.random(in: 0..<6, using: &generator) == 0 else { return }
            budget -= 1
            depth += 1
            defer { depth -= 1 }
            let row = Int.random(in: 0...rows.count, using: &generator)
            switch Int.random(in: 0..<6, using: &generator) {
            case 0:
                rows.insert(Int.random(in: 100..<1000, using: &generator), at: row)
                table.insertRows(at: [IndexPath(row: row, section: 0)], with: .none)
            case 1 where row < rows.count && rows.count > 10:
                rows.remove(at: row)
                table.deleteRows(at: [IndexPath(row: row, section: 0)], with: .fade)
            case 2 where row < rows.count: table.reloadRows(at: [IndexPath(row: row, section: 0)], with: .none)
            case 3: table.reloadData()
            case 4: table.contentOffset.y = CGFloat(Int.random(in: 0..<2000, using: &generator))
            default:
                if !isHonest { rows = Array(rows.prefix(max(10, rows.count - 3))) }
                table.scrollToRow(at: IndexPath(row: rows.count - 1, section: 0), at: .bottom, animated: false)
            }
        }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            meddle()
            let cell = tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
            let text = rows.indices.contains(indexPath.row) ? "\(rows[indexPath.row])" : ""
            (cell as? TableFixture.TextCell)?.label.text = text
            return cell
        }

        func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
            meddle()
            return indexPath.row.isMultiple(of: 3) ? 60 : UITableView.automaticDimension
        }

        func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            meddle()
        }

        func tableView(_ table: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
            meddle()
        }

        func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
            meddle()
            return nil
        }

        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { meddle() }
        func scrollViewDidScroll(_ scrollView: UIScrollView) { meddle() }
        func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) { meddle() }
        func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) { meddle() }

        var inconsistency: String? {
            for (path, cell) in table.liveCells {
                guard rows.indices.contains(path.row) else { return "\(path) is gone" }
                let text = (cell as? TableFixture.TextCell)?.label.text
                guard text == "\(rows[path.row])" else { return "\(path) shows \(text ?? "nothing")" }
            }
            let visible = table.indexPathsForRows(in: table.bounds) ?? []
            return visible.allSatisfy { table.liveCells[$0] != nil } ? nil : "a visible row is blank"
        }
    }

    @Test("Changes from within any call are no crash, and end in agreement", arguments: 0..<30)
    func meddling(seed: Int) {
        let stage = TestWindow(width: 320, height: 480)
        let meddler = Meddler(seed: seed, isHonest: false)
        stage.window.addSubview(meddler.table)
        _ = LayoutLog.collecting {
            for step in 0..<40 {
                meddler.allow(5)
                meddler.table.contentOffset.y = CGFloat(step * 53 % 1500)
                stage.window.layoutTree()
                stage.tap(100, 100)
                stage.wait(0.1)
            }
            // Left alone, it comes to rest; the last meddling may have shortened the data without a word.
            meddler.allow(0)
            stage.wait(0.5)
            meddler.table.reloadData()
            stage.window.layoutTree()
        }
        #expect(meddler.inconsistency == nil)
    }

    @Test("Changes from within any call that are told to the table leave no row blank in any frame", arguments: 0..<30)
    func frames(seed: Int) {
        let stage = TestWindow(width: 320, height: 480)
        let meddler = Meddler(seed: seed, isHonest: true)
        stage.window.addSubview(meddler.table)
        // A change from within the call by which the table learns of another is loaded anew, and told.
        _ = LayoutLog.collecting {
            for step in 0..<60 {
                meddler.allow(5)
                meddler.table.contentOffset.y = CGFloat(step * 53 % 1500)
                stage.window.layoutTree()
                #expect(meddler.inconsistency == nil, "step \(step)")
                stage.wait(0.1)
            }
        }
    }

    @Test("20,000 rows to the oldest and back: few cells, and as much work a step as with 200", .covers("C-66"))
    func long() {
        func run(_ count: Int) -> (made: Int, asked: Double) {
            let fixture = TableFixture([TableFixture.texts(count)])
            let stage = TestWindow(width: 320, height: 480)
            stage.window.addSubview(fixture.table)
            stage.window.layoutTree()
            var asked = 0
            var steps = 0
            fixture.onCell = { _ in asked += 1 }
            let end = min(fixture.table.contentSize.height, 40_000)
            for offset in Array(stride(from: 0, to: end, by: 60)) + Array(stride(from: end, to: 0, by: -60)) {
                fixture.table.contentOffset.y = offset
                stage.window.layoutTree()
                steps += 1
            }
            fixture.table.scrollToRow(at: IndexPath(row: count - 1, section: 0), at: .bottom, animated: false)
            fixture.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .top, animated: false)
            #expect(fixture.inconsistency == nil)
            return (fixture.cells.count, Double(asked) / Double(steps))
        }
        let short = run(200)
        let long = run(20_000)
        #expect(long.made <= 40)
        #expect(long.asked <= short.asked * 1.5)
    }
}
