import Foundation
import Testing

@testable import UIKit

/// Updates in a window, where they are animated.
@MainActor
@Suite("Table updates with animation", .serialized)
struct TableAnimationTests {
    private let window = UIWindow(frame: rect(0, 0, 320, 480))
    private let fixture = TableFixture([(0..<30).map(String.init)])
    private var table: UITableView { fixture.table }

    init() {
        fixture.fixedHeight = 50
        window.addSubview(table)
        window.isHidden = false
        window.layoutIfNeeded()
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func stopped(_ body: () -> Void) {
        FrameClock.shared.takeOver()
        defer { FrameClock.shared.giveBack() }
        body()
    }

    @Test(
        "Deleted rows fade and are kept for further use, the rest closes up",
        arguments: [
            UITableView.RowAnimation.fade, .left, .right, .top, .bottom, .automatic, .middle,
        ])
    func delete(animation: UITableView.RowAnimation) {
        stopped {
            let gone = table.cellForRow(at: path(2))
            var isDone = false
            fixture.sections[0].removeSubrange(2...3)
            table.performBatchUpdates {
                table.deleteRows(at: [path(2), path(3)], with: animation)
            } completion: { _ in
                isDone = true
            }
            #expect(!isDone)
            #expect(gone?.superview === table && gone?.layer.isHidden == false)
            #expect(fixture.visibleTexts.prefix(4) == ["0", "1", "4", "5"])
            FrameClock.shared.advance(by: 0.5)
            #expect(isDone)
            #expect(gone?.layer.isHidden == true)
            #expect(gone?.alpha == 1)
            #expect(fixture.inconsistency == nil)
        }
    }

    @Test("A row that moves glides, and a second update in the midst of the first ends right")
    func overlap() {
        stopped {
            let item = fixture.sections[0].remove(at: 5)
            fixture.sections[0].insert(item, at: 0)
            table.moveRow(at: path(5), to: path(0))
            #expect(table.cellForRow(at: path(0))?.layer.animations.isEmpty == false)
            FrameClock.shared.advance(by: 0.1)
            fixture.sections[0].insert("x", at: 1)
            fixture.sections[0].remove(at: 4)
            table.performBatchUpdates {
                table.insertRows(at: [path(1)], with: .left)
                table.deleteRows(at: [path(3)], with: .right)
            }
            FrameClock.shared.advance(by: 0.1)
            fixture.sections[0] = ["only"]
            table.reloadData()
            FrameClock.shared.advance(by: 1)
            #expect(fixture.inconsistency == nil)
            #expect(fixture.visibleTexts == ["only"])
        }
    }

    @Test("An animated scroll to a far row of unknown surroundings ends at the row")
    func scrollToRow() {
        let texts = TableFixture([TableFixture.texts(400)])
        texts.estimate = 30
        stopped {
            window.addSubview(texts.table)
            window.layoutIfNeeded()
            texts.table.scrollToRow(at: path(300), at: .middle, animated: true)
            FrameClock.shared.advance(by: 1)
            let frame = texts.table.rectForRow(at: path(300))
            #expect(abs(frame.midY - texts.table.contentOffset.y - 240) <= 0.5)
            #expect(texts.inconsistency == nil)
        }
    }

    @Test("A flick over rows of unknown height goes on smoothly and shows no blank row")
    func flick() {
        let texts = TableFixture([TableFixture.texts(400)])
        texts.estimate = 30
        stopped {
            window.addSubview(texts.table)
            window.layoutIfNeeded()
            texts.table.scrollToRow(at: path(350), at: .top, animated: false)
            texts.table.dragDidBegin()
            texts.table.dragDidEnd(velocity: CGPoint(x: 0, y: 4000))
            var last: (text: String, top: CGFloat)?
            for _ in 0..<60 {
                FrameClock.shared.advance(by: 1.0 / 60)
                window.layoutIfNeeded()
                #expect(texts.inconsistency == nil)
                if let before = last, let now = texts.screenTop(of: before.text) {
                    // Downwards, and never faster than it was let go.
                    #expect(now >= before.top - 0.5 && now - before.top < 4000 / 60 + 1)
                }
                let text = texts.visibleTexts.first ?? ""
                last = texts.screenTop(of: text).map { (text, $0) }
            }
        }
    }

    @Test("An empty update asks for heights again and moves what follows")
    func heightsAgain() {
        stopped {
            fixture.fixedHeight = 80
            table.beginUpdates()
            table.endUpdates()
            FrameClock.shared.advance(by: 0.5)
            #expect(table.rectForRow(at: path(1)).minY == 80)
            #expect(fixture.inconsistency == nil)
        }
    }

    @Test("Rows near the visible ones are named for prefetching once, and taken back when far")
    func prefetching() {
        final class Prefetcher: NSObject, UITableViewDataSourcePrefetching {
            var asked: [Int] = []
            var cancelled: [Int] = []
            func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
                asked += indexPaths.map(\.row)
            }
            func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {
                cancelled += indexPaths.map(\.row)
            }
        }
        let prefetcher = Prefetcher()
        table.prefetchDataSource = prefetcher
        table.setNeedsLayout()
        table.layoutIfNeeded()
        #expect(prefetcher.asked == Array(10..<20))
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(Set(prefetcher.asked).count == prefetcher.asked.count)
        #expect(prefetcher.asked.contains(21))
        table.contentOffset.y = 1000
        table.layoutIfNeeded()
        #expect(prefetcher.cancelled.isEmpty == false)
        table.contentOffset.y = 1020
        table.layoutIfNeeded()
        #expect(fixture.inconsistency == nil)
    }
}
