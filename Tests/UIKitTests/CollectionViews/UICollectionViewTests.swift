import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("UICollectionView")
struct UICollectionViewTests {
    private func texts(_ count: Int) -> [String] { (0..<count).map { "\($0)" } }

    @Test("Only the visible items have cells, which are used again")
    func reuse() {
        let fixture = CollectionFixture([texts(3000)])
        #expect(fixture.inconsistency == nil)
        #expect(fixture.grid.visibleCells.count == 21)
        for _ in 0..<200 {
            fixture.grid.contentOffset.y += 97
            #expect(fixture.inconsistency == nil)
        }
        #expect(fixture.cells.count < 60)
    }

    @Test("Questions about places are answered")
    func queries() throws {
        let fixture = CollectionFixture([texts(10), texts(4)])
        fixture.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        #expect(fixture.inconsistency == nil)
        #expect(fixture.grid.numberOfItems(inSection: 1) == 4)
        #expect(fixture.grid.numberOfItems(inSection: 7) == 0)
        let frame = try #require(fixture.grid.layoutAttributesForItem(at: IndexPath(item: 2, section: 1))?.frame)
        let middle = CGPoint(x: frame.midX, y: frame.midY)
        #expect(fixture.grid.indexPathForItem(at: middle) == IndexPath(item: 2, section: 1))
        #expect(fixture.grid.indexPathForItem(at: CGPoint(x: -5, y: 5)) == nil)
        let cell = try #require(fixture.grid.cellForItem(at: IndexPath(item: 2, section: 1)))
        #expect(fixture.grid.indexPath(for: cell) == IndexPath(item: 2, section: 1))
        let header = fixture.grid.supplementaryView(
            forElementKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 1))
        #expect((header as? CollectionFixture.HeaderView)?.label.text == "Section 1")
        #expect(fixture.grid.layoutAttributesForItem(at: IndexPath(item: 99, section: 0)) == nil)
    }

    @Test("Items are scrolled to where they are wanted")
    func scrolling() throws {
        let fixture = CollectionFixture([texts(300)])
        let path = IndexPath(item: 150, section: 0)
        for (position, edge) in [
            (UICollectionView.ScrollPosition.top, 0), (.centeredVertically, 210), (.bottom, 420),
        ] as [(UICollectionView.ScrollPosition, CGFloat)] {
            fixture.grid.scrollToItem(at: path, at: position, animated: false)
            fixture.grid.layoutIfNeeded()
            let cell = try #require(fixture.grid.cellForItem(at: path))
            #expect(cell.frame.minY - fixture.grid.contentOffset.y == edge)
        }
    }

    @Test("A press selects; several can be selected; the delegate may refuse")
    func selection() {
        let stage = TestWindow(width: 320, height: 480)
        let fixture = CollectionFixture([texts(9)])
        stage.window.addSubview(fixture.grid)
        stage.window.layoutIfNeeded()
        stage.tap(40, 30)
        stage.tap(150, 30)
        #expect(fixture.log == ["select 0.0", "deselect 0.0", "select 0.1"])
        fixture.grid.allowsMultipleSelection = true
        fixture.refused = [IndexPath(item: 2, section: 0)]
        stage.tap(40, 30)
        stage.tap(280, 30)
        stage.tap(150, 30)
        #expect(fixture.log.suffix(2) == ["select 0.0", "deselect 0.1"])
        #expect(fixture.grid.indexPathsForSelectedItems == [IndexPath(item: 0, section: 0)])
        #expect(fixture.grid.cellForItem(at: IndexPath(item: 0, section: 0))?.isSelected == true)
        fixture.grid.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(fixture.grid.indexPathsForSelectedItems == nil)
    }

    @Test("Random updates keep items, cells and selection in step", arguments: 0..<20)
    func updates(seed: Int) throws {
        var generator = SeededGenerator(seed: UInt64(seed))
        let fixture = CollectionFixture([texts(40), texts(10).map { "b" + $0 }])
        fixture.grid.allowsMultipleSelection = true
        fixture.grid.layoutIfNeeded()
        fixture.grid.selectItem(at: IndexPath(item: 7, section: 0), animated: false, scrollPosition: [])
        let selected = fixture.sections[0][7]
        for round in 0..<40 {
            let section = Int.random(in: 0..<2, using: &generator)
            let count = fixture.sections[section].count
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                let item = Int.random(in: 0...count, using: &generator)
                fixture.sections[section].insert("n\(round)", at: item)
                fixture.grid.insertItems(at: [IndexPath(item: item, section: section)])
            case 1 where count > 2:
                let item = Int.random(in: 0..<count, using: &generator)
                if fixture.sections[section][item] == selected { continue }
                fixture.sections[section].remove(at: item)
                fixture.grid.deleteItems(at: [IndexPath(item: item, section: section)])
            case 2 where count > 2:
                let (from, to) = (
                    Int.random(in: 0..<count, using: &generator), Int.random(in: 0..<count, using: &generator)
                )
                let moved = fixture.sections[section].remove(at: from)
                fixture.sections[section].insert(moved, at: to)
                fixture.grid.moveItem(
                    at: IndexPath(item: from, section: section), to: IndexPath(item: to, section: section))
            default:
                fixture.grid.contentOffset.y = CGFloat.random(in: 0...500, using: &generator)
            }
            try #require(fixture.inconsistency == nil)
        }
        let path = try #require(fixture.grid.indexPathsForSelectedItems?.first)
        #expect(fixture.sections[path.section][path.item] == selected)
    }

    @Test("Contradictions and items that are gone cost a reload, not the app")
    func contradictions() {
        let fixture = CollectionFixture([texts(20)])
        fixture.grid.layoutIfNeeded()
        let lines = LayoutLog.collecting {
            fixture.sections[0].removeLast(3)
            fixture.grid.insertItems(at: [IndexPath(item: 0, section: 0)])
            fixture.sections[0].removeLast(10)
            fixture.grid.setNeedsLayout()
            fixture.grid.layoutIfNeeded()
        }
        #expect(lines.count == 2)
        #expect(fixture.inconsistency == nil)
        fixture.onCell = { [weak fixture] path in
            guard path.item == 3, let fixture, fixture.sections[0].count > 5 else { return }
            fixture.sections[0] = ["only"]
            fixture.grid.reloadData()
        }
        fixture.grid.reloadData()
        #expect(fixture.inconsistency == nil)
        #expect(fixture.grid.numberOfItems(inSection: 0) == 1)
    }

    @Test("Items measure themselves, and again with larger text")
    func selfSizing() throws {
        let fixture = CollectionFixture([["a", "a much longer text", "b"]])
        fixture.size = nil
        fixture.layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        #expect(fixture.inconsistency == nil)
        let cells = fixture.grid.visibleCells
        #expect(cells[1].frame.width > cells[0].frame.width * 2)
        #expect(cells[0].frame.maxX <= cells[1].frame.minX)
        for case let cell as CollectionFixture.TextCell in cells {
            cell.label.font = .preferredFont(forTextStyle: .body)
            cell.label.adjustsFontForContentSizeCategory = true
        }
        let before = cells[1].frame.width
        fixture.grid.traitOverrides.preferredContentSizeCategory = .accessibilityMedium
        fixture.grid.layoutIfNeeded()
        #expect(fixture.grid.liveCells.count == 3)
        #expect((fixture.grid.visibleCells.map(\.frame.width).max() ?? 0) >= before)
    }

    @Test("Right to left, lines begin on the right, and a row that scrolls sideways too")
    func rightToLeft() throws {
        let fixture = CollectionFixture([texts(30)])
        fixture.grid.semanticContentAttribute = .forceRightToLeft
        fixture.grid.layoutIfNeeded()
        #expect(fixture.grid.cellForItem(at: IndexPath(item: 0, section: 0))?.frame.maxX == 320)
        let row = CollectionFixture([texts(30)], size: CGSize(width: 320, height: 60))
        row.layout.scrollDirection = .horizontal
        row.grid.semanticContentAttribute = .forceRightToLeft
        row.grid.layoutIfNeeded()
        row.grid.layoutIfNeeded()
        let first = try #require(row.grid.cellForItem(at: IndexPath(item: 0, section: 0)))
        #expect(first.frame.maxX - row.grid.contentOffset.x == 320)
    }

    @Test("A resize places items anew")
    func resize() {
        let fixture = CollectionFixture([texts(30)])
        #expect(fixture.inconsistency == nil)
        fixture.grid.frame.size.width = 500
        #expect(fixture.inconsistency == nil)
        #expect(fixture.grid.cellForItem(at: IndexPath(item: 4, section: 0))?.frame.minY == 0)
    }

    @Test("Assistive tools see items in order and press them")
    func accessibility() throws {
        let stage = TestWindow(width: 320, height: 480)
        let fixture = CollectionFixture([texts(4)])
        fixture.layout.headerReferenceSize = CGSize(width: 0, height: 30)
        stage.window.addSubview(fixture.grid)
        stage.window.layoutIfNeeded()
        let views = try #require(fixture.grid.accessibilityElements as? [UIView])
        #expect(views.first is CollectionFixture.HeaderView)
        let cells = views.compactMap { $0 as? CollectionFixture.TextCell }
        #expect(cells.compactMap(\.label.text) == texts(4))
        let node = AccessibilityTree.shared.node(of: cells[2])
        #expect(node.name == "2")
        #expect(node.perform(0))
        #expect(fixture.log == ["select 0.2"])
    }

    @Test("A grid looks as it should", arguments: [UIUserInterfaceStyle.light, .dark])
    func picture(style: UIUserInterfaceStyle) throws {
        let fixture = CollectionFixture([texts(11), ["👨‍👩‍👧", "مرحبا", "long text that is cut"]])
        fixture.layout.headerReferenceSize = CGSize(width: 0, height: 34)
        fixture.layout.sectionInset = UIEdgeInsets(top: 0, left: 8, bottom: 8, right: 8)
        fixture.grid.layoutIfNeeded()
        fixture.grid.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
        let png = try #require(fixture.grid.pngSnapshot(scale: 1, style: style))
        guard let folder = ProcessInfo.processInfo.environment["ROOST_PICTURES"] else { return }
        let name = "collection-\(style == .dark ? "dark" : "light").png"
        try png.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name))
    }
}
