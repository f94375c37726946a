import Foundation
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

/// What it costs is counted in `UIKitTests` (`LongStretches`), and timed by `Benchmarks/UIKitBench`.
@Suite("A word of thousands of letters", .serialized, .oneAtATime)
@MainActor
struct LongWordTests {
    private func row(_ count: Int, on stage: Stage) throws -> SBUUserMessageCell {
        let screen = StillChannelViewController(channel: Fixture.room("Room", with: [Fixture.bo]))
        let word = String(repeating: "abcdefghij", count: count / 10)
        screen.still?.show([
            Fixture.chat("Before", by: Fixture.bo, minutesAgo: 20, id: 1),
            Fixture.chat(word, by: Fixture.bo, minutesAgo: 10, id: 2),
            Fixture.chat("After", by: Fixture.ana, minutesAgo: 5, id: 3),
        ])
        stage.show(UIViewController(), screen)
        return try #require(screen.cell(1) as? SBUUserMessageCell)
    }

    @Test("All of its lines are there, filled, within the bubble")
    func lines() throws {
        try Stage.run { stage in
            let heights = try [5_000, 10_000].map { count in
                let cell = try row(count, on: stage)
                let text = try #require(cell.messageTextView as? SBUUserMessageTextView)
                #expect(text.label.bounds.width <= text.widthMax - 24)
                #expect(text.label.bounds.width > text.widthMax - 24 - 12, "A line ends within a letter of its end.")
                return text.label.bounds.height
            }
            #expect(abs(heights[1] / heights[0] - 2) < 0.02)
            try stage.picture("long-word")
        }
    }
}
