import Foundation
import SendbirdChatSDK
import Testing

@testable import SendbirdUIKit
@testable import UIKit

@Suite("The least change between two lists of rows")
struct RowChangesTests {
    private func paths(_ rows: Int...) -> [IndexPath] { rows.map { IndexPath(row: $0, section: 0) } }

    private let one = BaseMessage.fixture(id: 1)
    private let two = BaseMessage.fixture(id: 2)
    private let three = BaseMessage.fixture(id: 3)

    @Test("A new message is one insertion at the bottom, and touches its neighbour alone")
    func insertion() {
        let changes = RowChanges(from: [two, one], to: [three, two, one])
        #expect(changes.inserted == paths(0))
        #expect(changes.deleted.isEmpty && changes.touched == paths(1))
    }

    @Test("Another version touches its row and both neighbours, by their new index")
    func change() {
        let edited = BaseMessage.fixture(id: 2, text: "edited", updatedAt: 9)
        let zero = BaseMessage.fixture(id: 9)
        let changes = RowChanges(from: [three, two, one], to: [zero, three, edited, one])
        #expect(changes.inserted == paths(0) && changes.deleted.isEmpty)
        #expect(changes.touched == paths(1, 2, 3))
    }

    @Test("A deletion touches the rows on both sides of it")
    func deletion() {
        let changes = RowChanges(from: [three, two, one], to: [three, one])
        #expect(changes.deleted == paths(1) && changes.inserted.isEmpty)
        #expect(changes.touched == paths(0, 1))
    }

    @Test("Nothing new is nothing to do")
    func nothing() {
        #expect(RowChanges(from: [one], to: [one]).isEmpty)
        #expect(RowChanges(from: [], to: []).isEmpty)
    }

    @Test("Applied to the old list, the changes give the new one, in any order", arguments: 0..<60)
    func random(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let all = (1...30).map { BaseMessage.fixture(id: Int64($0)) }
        let isOrdered = Bool.random(using: &random)
        func pick() -> [BaseMessage] {
            let picked = all.shuffled(using: &random).prefix(20)
            return isOrdered ? picked.sorted { $0.messageId > $1.messageId } : Array(picked)
        }
        let old = pick()
        let new = pick().map { message in
            Bool.random(using: &random) ? message : .fixture(id: message.messageId, text: "x")
        }
        let changes = RowChanges(from: old, to: new)
        var rows = old
        for path in changes.deleted.sorted(by: >) { rows.remove(at: path.row) }
        for path in changes.inserted.sorted() { rows.insert(new[path.row], at: path.row) }
        for path in changes.touched { rows[path.row] = new[path.row] }
        #expect(rows.map(ObjectIdentifier.init) == new.map(ObjectIdentifier.init), "seed \(seed)")
    }
}
