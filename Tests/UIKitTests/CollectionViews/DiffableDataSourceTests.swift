import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Diffable data sources")
struct DiffableDataSourceTests {
    private typealias Snapshot = NSDiffableDataSourceSnapshot<Int, String>

    private func snapshot(_ sections: [(Int, [String])]) -> Snapshot {
        var snapshot = Snapshot()
        for (section, items) in sections {
            snapshot.appendSections([section])
            snapshot.appendItems(items, toSection: section)
        }
        return snapshot
    }

    @Test("A snapshot keeps items in order, once each")
    func snapshots() {
        var snapshot = snapshot([(0, ["a", "b"]), (1, ["c"])])
        snapshot.insertItems(["x"], beforeItem: "b")
        snapshot.moveItem("c", afterItem: "a")
        #expect(snapshot.itemIdentifiers == ["a", "c", "x", "b"])
        #expect(snapshot.sectionIdentifier(containingItem: "c") == 0)
        #expect(snapshot.numberOfItems(inSection: 1) == 0)
        #expect(snapshot.indexOfItem("x") == 2)
        let lines = LayoutLog.collecting {
            snapshot.appendItems(["a", "d"])
            snapshot.insertItems(["z"], afterItem: "nobody")
            snapshot.appendSections([1])
        }
        #expect(lines.count == 3)
        #expect(snapshot.itemIdentifiers == ["a", "c", "x", "b", "d"])
        snapshot.deleteSections([0])
        #expect(snapshot.itemIdentifiers == ["d"])
        snapshot.insertSections([5], beforeSection: 1)
        #expect(snapshot.sectionIdentifiers == [5, 1])
        snapshot.deleteAllItems()
        #expect(snapshot.numberOfSections == 0)
    }

    @Test("Any snapshot after any other is shown right, in grids and tables", arguments: 0..<25)
    func random(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: UICollectionViewFlowLayout())
        grid.register(CollectionFixture.TextCell.self, forCellWithReuseIdentifier: "text")
        let items = UICollectionViewDiffableDataSource<Int, String>(collectionView: grid) { grid, path, text in
            let cell = grid.dequeueReusableCell(withReuseIdentifier: "text", for: path)
            (cell as? CollectionFixture.TextCell)?.label.text = text
            return cell
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(TableFixture.TextCell.self, forCellReuseIdentifier: "text")
        let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { table, path, text in
            let cell = table.dequeueReusableCell(withIdentifier: "text", for: path)
            (cell as? TableFixture.TextCell)?.label.text = text
            return cell
        }
        var calls = 0
        for _ in 0..<15 {
            var pool = (0..<40).map { "\($0)" }.shuffled(using: &generator)[...]
            let sections = Array(0..<4).shuffled(using: &generator).prefix(Int.random(in: 0...4, using: &generator))
            var next = Snapshot()
            for section in sections {
                next.appendSections([section])
                let count = Int.random(in: 0...10, using: &generator)
                next.appendItems(Array(pool.prefix(count)))
                pool = pool.dropFirst(count)
            }
            next.reloadItems(Array(next.itemIdentifiers.prefix(2)))
            items.apply(next, animatingDifferences: false) { calls += 1 }
            rows.apply(next, animatingDifferences: false) { calls += 1 }
            grid.layoutIfNeeded()
            table.layoutIfNeeded()
            for (path, cell) in grid.liveCells {
                #expect((cell as? CollectionFixture.TextCell)?.label.text == items.itemIdentifier(for: path))
            }
            for (path, cell) in table.liveCells {
                #expect((cell as? TableFixture.TextCell)?.label.text == rows.itemIdentifier(for: path))
            }
            #expect(grid.numberOfSections == next.numberOfSections)
            #expect(rows.snapshot().itemIdentifiers == next.itemIdentifiers)
        }
        #expect(calls == 30)
    }

    @Test("What stays keeps its cell; what is to be made anew is")
    func cells() throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var made: [String] = []
        let rows = UITableViewDiffableDataSource<Int, String>(tableView: table) { _, _, text in
            made.append(text)
            return UITableViewCell()
        }
        rows.apply(snapshot([(0, ["a", "b", "c"])]), animatingDifferences: false)
        table.layoutIfNeeded()
        made = []
        var next = snapshot([(0, ["x", "a", "c"])])
        next.reloadItems(["c"])
        rows.apply(next, animatingDifferences: false)
        table.layoutIfNeeded()
        #expect(made.sorted() == ["c", "x"])
        #expect(rows.indexPath(for: "c") == IndexPath(row: 2, section: 0))
    }
}
