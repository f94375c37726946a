import Foundation
import Testing
@testable import UIKit

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Paints the screen that creates a channel.
@Suite("Pictures of the screen that creates a channel", .serialized, .oneAtATime)
@MainActor
struct CreateChannelPictureTests {
    private var people: [SBUUser] {
        [
            Fixture.bo, Fixture.layla, Fixture.yuki, Fixture.noa, Fixture.dmytro, Fixture.priya, Fixture.max,
            Fixture.zoe, Fixture.user("nobody", ""),
        ].map { SBUUser(user: User($0)) }
    }

    @Test("People, two of them chosen, light and dark, in both directions", arguments: [false, true], [false, true])
    func people(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(dark: dark, rightToLeft: rightToLeft) { stage in
            let create = SBUCreateChannelViewController(users: people, type: .group)
            stage.show(StillListViewController(), create)
            for row in [1, 3] {
                create.listComponent.map {
                    $0.tableView($0.tableView, didSelectRowAt: IndexPath(row: row, section: 0))
                }
            }
            try stage.picture("create-channel\(dark ? "-dark" : "")\(rightToLeft ? "-rtl" : "")")
        }
    }

    @Test("Nobody to choose, at 320 points")
    func nobody() throws {
        try Stage.run(width: 320, height: 568) { stage in
            stage.show(StillListViewController(), SBUCreateChannelViewController(users: [], type: .group))
            try stage.picture("create-channel-empty")
        }
    }
}
