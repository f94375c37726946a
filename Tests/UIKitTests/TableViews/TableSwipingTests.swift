import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Swipe actions", .serialized)
struct TableSwipingTests {
    private final class Delegate: NSObject, UITableViewDelegate {
        var log: [String] = []
        func configuration(_ titles: [String]) -> UISwipeActionsConfiguration {
            UISwipeActionsConfiguration(
                actions: titles.map { title in
                    UIContextualAction(style: .normal, title: title) { [weak self] _, _, done in
                        self?.log.append(title)
                        done(true)
                    }
                })
        }
        func tableView(
            _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            indexPath.row == 1 ? configuration(["Leave", "Mute"]) : nil
        }
        func tableView(
            _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
        ) -> UISwipeActionsConfiguration? {
            indexPath.row == 1 ? configuration(["Pin"]) : nil
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("select") }
    }

    private let window = UIWindow(frame: rect(0, 0, 320, 480))
    private let fixture = TableFixture([["a", "b", "c"]])
    private let delegate = Delegate()
    private var table: UITableView { fixture.table }

    init() {
        table.delegate = delegate
        table.rowHeight = 60
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func swipe(from start: CGFloat, to end: CGFloat, y: CGFloat = 90) {
        window.input.down(.finger(1), at: CGPoint(x: start, y: y), time: 0)
        for step in 1...20 {
            let x = start + (end - start) * CGFloat(step) / 20
            window.input.move(.finger(1), to: CGPoint(x: x, y: y), time: Double(step) * 0.1)
        }
        window.input.up(.finger(1), at: CGPoint(x: end, y: y), time: 2.2)
    }

    private func settle() {
        FrameClock.shared.advance(by: 1)
        window.layoutIfNeeded()
    }

    @Test("A swipe to the left shows the trailing actions, a press carries one out and closes")
    func trailing() throws {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        swipe(from: 250, to: 130)
        #expect(table.swiping.openRow == IndexPath(row: 1, section: 0))
        settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        #expect(cell.contentView.frame.minX == -160)
        window.input.down(at: CGPoint(x: 200, y: 90))
        window.input.up(at: CGPoint(x: 200, y: 90))
        #expect(delegate.log == ["Mute"])
        settle()
        #expect(!table.swiping.isOpen)
        #expect(cell.contentView.frame.minX == 0)
    }

    @Test("A swipe to the right shows the leading actions")
    func leading() throws {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        swipe(from: 50, to: 120)
        settle()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.frame.minX == 80)
    }

    @Test("A swipe over most of the row carries out the first action")
    func full() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        swipe(from: 310, to: 40)
        #expect(delegate.log == ["Leave"])
    }

    @Test("A row without actions does not move, and a short swipe goes back")
    func refused() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        swipe(from: 250, to: 130, y: 30)
        #expect(!table.swiping.isOpen)
        swipe(from: 250, to: 225)
        settle()
        #expect(!table.swiping.isOpen)
    }

    @Test("A press elsewhere closes the open row and selects nothing")
    func pressElsewhere() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        swipe(from: 250, to: 130)
        settle()
        window.input.down(at: CGPoint(x: 50, y: 30))
        window.input.up(at: CGPoint(x: 50, y: 30))
        #expect(!table.swiping.isOpen)
        #expect(delegate.log.isEmpty)
        settle()
        window.input.down(at: CGPoint(x: 50, y: 30))
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.isHighlighted == true)
        window.input.up(at: CGPoint(x: 50, y: 30))
        #expect(delegate.log == ["select"])
    }

    @Test("An open row that is deleted closes; one that moves stays open")
    func updates() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        swipe(from: 250, to: 130)
        settle()
        fixture.sections[0].insert("new", at: 0)
        table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        #expect(table.swiping.openRow == IndexPath(row: 2, section: 0))
        fixture.sections[0].remove(at: 2)
        table.deleteRows(at: [IndexPath(row: 2, section: 0)], with: .none)
        #expect(!table.swiping.isOpen)
    }

    @Test("Right to left, the trailing actions are at the left")
    func rightToLeft() {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        table.semanticContentAttribute = .forceRightToLeft
        swipe(from: 50, to: 190)
        settle()
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.contentView.frame.minX == 160)
    }
}
