import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Rows that are made ahead")
struct TablePreparingTests {
    private final class Display: WindowHost {
        func setNeedsFrame() {}
        func setTitle(_ title: String) {}
        func setLeastSize(_ size: CGSize) {}
        func raise(token: String?) {}
        func rememberSize() {}
        func close() {}
    }

    @MainActor
    private final class Scene {
        let stage = TestWindow(width: 320, height: 480)
        let fixture = TableFixture([TableFixture.texts(100)])
        let display = Display()
        var asked: [Int] = []

        init(isOnDisplay: Bool = true) {
            if isOnDisplay { stage.window.host = display }
            stage.window.addSubview(fixture.table)
            stage.window.layoutTree()
            fixture.onCell = { [unowned self] in asked.append($0.row) }
        }

        /// The last row on screen.
        var last: Int { fixture.table.liveCells.keys.map(\.row).max() ?? -1 }

        /// A frame, and what was put off until after it.
        func scroll(by points: CGFloat) async {
            fixture.table.contentOffset.y += points
            stage.window.layoutTree()
            await withCheckedContinuation { done in DispatchQueue.main.async { done.resume() } }
        }
    }

    @Test("A row is made once, a frame before it is seen, and is what it would have been")
    func ahead() async throws {
        let scene = Scene()
        let table = scene.fixture.table
        for _ in 0..<200 {
            let (last, askedBefore) = (scene.last, scene.asked)
            let prepared = table.preparedRow?.indexPath.row
            await scene.scroll(by: 4)
            #expect(scene.fixture.inconsistency == nil)
            guard scene.last > last else { continue }
            #expect(prepared == scene.last)
            #expect(askedBefore.filter { $0 == scene.last }.count == 1)
        }
        #expect(scene.asked.count > 8)
        #expect(Set(scene.asked).count == scene.asked.count)
        #expect(table.subviews.count { $0 is UITableViewCell && !$0.layer.isHidden } == table.liveCells.count)
    }

    @Test("Nothing is seen, asked about or moved by a row that is made ahead")
    func unseen() async {
        let scene = Scene()
        let table = scene.fixture.table
        await scene.scroll(by: 1)
        guard let row = table.preparedRow else {
            Issue.record("No row was made ahead.")
            return
        }
        #expect(row.cell.layer.isHidden)
        #expect(table.cellForRow(at: row.indexPath) == nil)
        #expect(table.indexPath(for: row.cell) == nil)
        #expect(!table.visibleCells.contains(row.cell))
        let (size, offset) = (table.contentSize, table.contentOffset)
        table.setNeedsLayout()
        scene.stage.window.layoutTree()
        #expect(table.contentSize == size && table.contentOffset == offset)
    }

    @Test("A row whose table has changed since is made anew", arguments: ["update", "load", "size", "time"])
    func stale(_ change: String) async throws {
        let scene = Scene()
        let (table, fixture) = (scene.fixture.table, scene.fixture)
        await scene.scroll(by: 1)
        let row = try #require(table.preparedRow?.indexPath.row)
        fixture.sections[0][row] = "another text"
        switch change {
        case "update": table.reloadRows(at: [IndexPath(row: 99, section: 0)], with: .none)
        case "load": table.reloadData()
        case "size": table.frame.size.height -= 1
        default: scene.stage.wait(0.6)
        }
        scene.stage.window.layoutTree()
        table.contentOffset.y += 200
        scene.stage.window.layoutTree()
        #expect(fixture.visibleTexts.contains("another text"))
        #expect(fixture.inconsistency == nil)
    }

    @Test("Off the display, in jumps and at rest nothing is made ahead")
    func notAhead() async {
        let off = Scene(isOnDisplay: false)
        await off.scroll(by: 1)
        #expect(off.fixture.table.preparedRow == nil)
        let far = Scene()
        await far.scroll(by: 200)
        #expect(far.fixture.table.preparedRow == nil)
        let still = Scene()
        still.fixture.table.setNeedsLayout()
        await still.scroll(by: 0)
        #expect(still.fixture.table.preparedRow == nil)
    }

    @Test("A table whose data source changes it while a row is made ahead shows what the data source has")
    func disturbed() async {
        let scene = Scene()
        let fixture = scene.fixture
        fixture.onCell = { _ in
            fixture.onCell = nil
            fixture.sections[0].removeLast(60)
            fixture.table.reloadData()
        }
        await scene.scroll(by: 1)
        await scene.scroll(by: 1)
        #expect(fixture.inconsistency == nil)
        #expect(fixture.table.numberOfRows(inSection: 0) == 40)
    }
}
