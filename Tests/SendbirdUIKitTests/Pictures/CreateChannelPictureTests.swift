import Foundation
import Requirements
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

    private func create(on stage: Stage) -> SBUCreateChannelViewController {
        let create = SBUCreateChannelViewController(users: people, type: .group)
        stage.show(StillListViewController(), create)
        create.listComponent.map { $0.tableView($0.tableView, didSelectRowAt: IndexPath(row: 1, section: 0)) }
        return create
    }

    @Test("The largest text, narrow", arguments: [false, true])
    func largeText(rightToLeft: Bool) throws {
        try Stage.run(width: 320, rightToLeft: rightToLeft) { stage in
            stage.setTextSize(.accessibilityExtraExtraExtraLarge)
            let create = create(on: stage)
            try stage.picture("create-channel-huge\(rightToLeft ? "-rtl" : "")")
            for cell in create.listComponent?.tableView.visibleCells ?? [] {
                let row = try #require(cell as? SBUUserCell)
                #expect(row.nicknameLabel.bounds.height >= row.nicknameLabel.intrinsicContentSize.height - 1)
                let frame = row.contentView.convert(row.nicknameLabel.bounds, from: row.nicknameLabel)
                #expect(row.contentView.bounds.insetBy(dx: -1, dy: -1).contains(frame))
            }
        }
    }

    @Test(
        "A theme changed while the screen, the selector or an alert is shown looks as if begun in it", .covers("C-64"))
    func liveTheme() throws {
        SBUAvailable.kinds = [.supergroup, .broadcast]
        defer { SBUAvailable.kinds = [] }
        let scenes: [(Stage) -> Void] = [
            { _ = self.create(on: $0) },
            { stage in
                let list = StillListViewController()
                list.still?.channels = Fixture.community()
                stage.show(list)
                list.showCreateChannelOrTypeSelector()
            },
            { stage in
                let list = StillListViewController()
                stage.show(list)
            },
        ]
        for (index, scene) in scenes.enumerated() {
            var fresh: Data?
            try Stage.run(dark: true) { stage in
                scene(stage)
                stage.window.layoutIfNeeded()
                fresh = stage.window.pngSnapshot(scale: 1, style: .dark)
            }
            try Stage.run { stage in
                scene(stage)
                stage.window.layoutIfNeeded()
                let light = stage.window.pngSnapshot(scale: 1, style: .light)
                stage.window.overrideUserInterfaceStyle = .dark
                SBUTheme.set(theme: .dark)
                stage.window.layoutIfNeeded()
                #expect(stage.window.pngSnapshot(scale: 1, style: .dark) == fresh, "scene \(index)")
                stage.window.overrideUserInterfaceStyle = .light
                SBUTheme.set(theme: .light)
                stage.window.layoutIfNeeded()
                #expect(stage.window.pngSnapshot(scale: 1, style: .light) == light, "scene \(index), back")
            }
        }
    }
}
