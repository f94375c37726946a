import Foundation
import SendbirdChatSDK
import Testing

@testable import SendbirdUIKit
@testable import UIKit

@Suite("The least change between two lists of rows")
@MainActor
struct RowChangesTests {
    private func row(
        _ id: Int64, text: String = "", group: MessageGroupPosition = .none,
        receipt: SBUMessageReceiptState = .none
    ) -> RowAppearance {
        RowAppearance(
            .fixture(id: id, text: text), groupPosition: group, hidesDate: true, receipt: receipt)
    }

    @Test("A new message is one insertion at the bottom")
    func insertion() {
        let changes = RowChanges(from: [row(2), row(1)], to: [row(3), row(2), row(1)])
        #expect(changes.inserted == [IndexPath(row: 0, section: 0)])
        #expect(changes.deleted.isEmpty && changes.changed.isEmpty)
    }

    @Test("A row that looks different is told by its new index")
    func change() {
        let changes = RowChanges(from: [row(2), row(1)], to: [row(3), row(2, group: .top), row(1, receipt: .read)])
        #expect(changes.changed == [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)])
    }

    @Test("Nothing new is nothing to do")
    func nothing() {
        #expect(RowChanges(from: [row(1)], to: [row(1)]).isEmpty)
    }

    @Test("Applied to the old list, the changes give the new one", arguments: 0..<40)
    func random(seed: Int) {
        var random = SeededRandom(seed: UInt64(seed))
        let all = (1...30).map { Int64($0) }
        let old = all.shuffled(using: &random).prefix(20).map { row($0) }
        let new = all.shuffled(using: &random).prefix(20).map { row($0, text: Bool.random(using: &random) ? "x" : "") }
        let changes = RowChanges(from: Array(old), to: Array(new))
        var rows = Array(old)
        for path in changes.deleted.sorted(by: >) { rows.remove(at: path.row) }
        for path in changes.inserted.sorted() { rows.insert(new[path.row], at: path.row) }
        for path in changes.changed { rows[path.row] = new[path.row] }
        #expect(rows == Array(new))
    }
}
