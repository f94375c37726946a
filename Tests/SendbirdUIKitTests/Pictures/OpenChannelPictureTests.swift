import ChatWire
import Foundation
import Testing
@testable import UIKit

@testable import SendbirdChatSDK
@testable import SendbirdUIKit

/// Paints the screens of open channels. The pictures go to the folder that `ROOST_PICTURES` names, to be
/// looked at (`make screenshots`).
@Suite("Pictures of open channels", .serialized, .oneAtATime)
@MainActor
struct OpenChannelPictureTests {
    private static let long = "Cup final — everything about tonight's match, live, with replays and the press 🏆"

    private func name(_ name: String, dark: Bool, rightToLeft: Bool) -> String {
        "\(name)\(dark ? "-dark" : "")\(rightToLeft ? "-rtl" : "")"
    }

    private func messages() -> [BaseMessage] {
        let lines: [(WireUser?, String, Double)] = [
            (Fixture.bo, "Good evening everybody! Doors open in ten minutes.", 60 * 26),
            (nil, "Priya was made an operator.", 50),
            (Fixture.layla, "مساء الخير! من أين تشاهدون؟", 41),
            (Fixture.yuki, "東京から見ています 🎌", 40),
            (Fixture.zoe, "Is there a recording afterwards?", 12),
            (Fixture.zoe, "I have to leave at nine, and the programme is at https://example.org/programme", 12),
            (Fixture.ana, "Yes, for a week.", 9),
            (Fixture.ana, "And the slides too — all of them, with the speakers' notes, in one archive.", 9),
            (Fixture.max, "👏👏👏", 2),
        ]
        return lines.enumerated().map { index, line in
            Fixture.chat(line.1, by: line.0, minutesAgo: line.2, id: Int64(index + 1))
        }
    }

    @Test("The messages, light and dark, in both directions of reading", arguments: [false, true], [false, true])
    func channel(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(dark: dark, rightToLeft: rightToLeft) { stage in
            let screen = StillOpenChannelViewController(channel: Fixture.openChannel(name: "Lobby 👋"))
            stage.show(UIViewController(), screen)
            (screen.viewModel as? StillOpenChannelViewModel)?.show(messages())
            screen.show(changeBy: .eventChannelChanged)
            let picture = try stage.picture(name("open-channel", dark: dark, rightToLeft: rightToLeft))
            #expect(picture.size == CGSize(width: 780, height: 1688))
            #expect(screen.listComponent?.tableView.visibleCells.isEmpty == false)
        }
    }

    @Test("A frozen channel with a long name, on the narrowest phone and in a desktop window", arguments: [320, 900])
    func widths(width: Int) throws {
        try Stage.run(width: CGFloat(width), height: 700) { stage in
            let channel = Fixture.openChannel(name: Self.long, participants: 12_345, isFrozen: true)
            let screen = StillOpenChannelViewController(channel: channel)
            stage.show(UIViewController(), screen)
            (screen.viewModel as? StillOpenChannelViewModel)?.show(messages())
            screen.show(changeBy: .eventChannelChanged)
            let picture = try stage.picture("open-channel-\(width)")
            #expect(picture.size.width == CGFloat(2 * width))
            #expect(screen.listComponent?.channelStateBanner?.isHidden == false)
        }
    }

    @Test("The list, light and dark, in both directions of reading", arguments: [false, true], [false, true])
    func list(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(dark: dark, rightToLeft: rightToLeft) { stage in
            let screen = StillOpenListViewController()
            stage.show(UIViewController(), screen)
            screen.viewModel?.upsertChannels(Fixture.openChannels(), needReload: true)
            try stage.picture(name("open-channel-list", dark: dark, rightToLeft: rightToLeft))
            #expect(screen.listComponent?.tableView.visibleCells.count == Fixture.openChannels().count)
        }
    }

    @Test("The settings, light and dark, in both directions of reading", arguments: [false, true], [false, true])
    func settings(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(dark: dark, rightToLeft: rightToLeft) { stage in
            let channel = Fixture.openChannel(
                name: rightToLeft ? "مجلس المساء" : Self.long, operators: [Fixture.ana], isFrozen: true)
            let screen = SBUOpenChannelSettingsViewController(channel: channel)
            stage.show(UIViewController(), screen)
            try stage.picture(name("open-channel-settings", dark: dark, rightToLeft: rightToLeft))
            #expect(screen.listComponent?.tableView.visibleCells.count == 4)
        }
    }

    @Test("Creating one, light and dark, in both directions of reading", arguments: [false, true], [false, true])
    func create(dark: Bool, rightToLeft: Bool) throws {
        try Stage.run(height: 400, dark: dark, rightToLeft: rightToLeft) { stage in
            let screen = SBUCreateOpenChannelViewController()
            stage.show(UIViewController(), screen)
            if dark { screen.profileInputComponent?.channelNameInputField.insertText("Evening talk") }
            try stage.picture(name("open-channel-create", dark: dark, rightToLeft: rightToLeft))
            #expect(screen.navigationItem.rightBarButtonItem?.isEnabled == dark)
        }
    }
}
