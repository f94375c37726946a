import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("A channel of very many messages", .serialized, .oneAtATime)
@MainActor
struct LongChannelTests {
    /// A row that counts how many of it are made and filled.
    private final class CountingCell: SBUUserMessageCell {
        static var made = 0
        static var filled = 0

        override func setupViews() {
            super.setupViews()
            Self.made += 1
        }

        override func configure(with configuration: SBUBaseMessageCellParams) {
            Self.filled += 1
            super.configure(with: configuration)
        }
    }

    /// Scrolls to the oldest message and back; returns how many rows were filled a step.
    private func scroll(through count: Int, on stage: Stage) throws -> Double {
        let channel = Fixture.room("Room", with: [Fixture.bo, Fixture.zoe])
        let screen = StillChannelViewController(channel: channel)
        screen.listComponent?.register(userMessageCell: CountingCell.self)
        screen.still?.show(
            (1...count).map { index in
                Fixture.chat(
                    index.isMultiple(of: 7) ? "\(index) " + String(repeating: "words ", count: 30) : "\(index)",
                    by: index.isMultiple(of: 2) ? Fixture.bo : Fixture.zoe,
                    minutesAgo: Double(count - index) / 10, id: Int64(index))
            })
        stage.show(UIViewController(), screen)
        let table = try #require(screen.table)
        (CountingCell.made, CountingCell.filled) = (0, 0)
        let steps = 200
        for step in 1...steps {
            // There and back again, a page and more at a time.
            let part = step <= steps / 2 ? Double(step) : Double(steps - step)
            let end = table.contentSize.height - table.bounds.height
            table.setContentOffset(CGPoint(x: 0, y: end * part / Double(steps / 2)), animated: false)
            stage.window.layoutIfNeeded()
            let visible = table.indexPathsForVisibleRows ?? []
            #expect(!visible.isEmpty)
            for path in visible {
                let cell = try #require(screen.cell(path.row) as? SBUUserMessageCell)
                let text = (cell.messageTextView as? SBUUserMessageTextView)?.text
                #expect(text == screen.still?.fullMessageList[path.row].message, "Row \(path.row) of \(count)")
            }
        }
        #expect(CountingCell.made < 60, "\(CountingCell.made) rows were made for \(count) messages.")
        return Double(CountingCell.filled) / Double(steps)
    }

    @Test(
        "20,000 messages to the oldest and back: few rows, as much work a step as with 200, none blank",
        .covers("C-66"))
    func scrolling() throws {
        var few = 0.0
        var many = 0.0
        try Stage.run { few = try scroll(through: 200, on: $0) }
        try Stage.run { many = try scroll(through: 20_000, on: $0) }
        #expect(many < 60, "\(many) rows a step are a screen or two.")
        #expect(few < 60)
    }
}
