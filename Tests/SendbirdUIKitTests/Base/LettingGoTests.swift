import Testing

@testable import SendbirdUIKit
@testable import UIKit

@Suite("Screens that were left", .oneAtATime)
@MainActor
struct LettingGoTests {
    @Test("A list that is shown no more is gone")
    func list() throws {
        weak var screen: StillListViewController?
        try Stage.run { stage in
            let list = StillListViewController()
            screen = list
            stage.show(list)
        }
        #expect(screen == nil)
    }

    @Test("A channel that is shown no more is gone")
    func channel() throws {
        weak var screen: UIViewController?
        try Stage.run { stage in
            let channel = StillChannelViewController(channel: Fixture.room(with: [Fixture.bo]))
            channel.still?.show(Fixture.conversation())
            screen = channel
            stage.show(UIViewController(), channel)
        }
        #expect(screen == nil)
    }
}
