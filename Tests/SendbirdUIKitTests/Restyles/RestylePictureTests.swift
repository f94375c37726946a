import BoldRestyle
import Foundation
import Requirements
import SmallRestyle
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Whole restyles, without a fork", .serialized, .oneAtATime)
@MainActor
struct RestylePictureTests {
    /// Runs a body in a restyle, and puts back all that is the process's.
    private func restyled(
        width: CGFloat = 390, _ apply: @MainActor () -> Void, _ body: (Stage) throws -> Void
    ) throws {
        defer {
            SBUColorSet.restoreDefaultColors()
            SBUFontSet.restoreDefaultFonts()
            SBUIconSet.restoreDefaultIcons()
            SBUStringSet.restoreDefaultStrings()
            SBUModuleSet.GroupChannelListModule.HeaderComponent = SBUGroupChannelListModule.Header.self
            SBUGroupChannelListModule.List.ChannelCell = SBUGroupChannelCell.self
            SBUGroupChannelListModule.List.EmptyView = SBUEmptyView.self
            SBUModuleSet.GroupChannelModule.HeaderComponent = SBUGroupChannelModule.Header.self
            SBUModuleSet.GroupChannelModule.InputComponent = SBUGroupChannelModule.Input.self
            SBUModuleSet.CreateGroupChannelModule.HeaderComponent = SBUCreateChannelModule.Header.self
            SBUCreateChannelModule.List.UserCell = SBUUserCell.self
            SBUCreateChannelModule.List.EmptyView = SBUEmptyView.self
            SBUViewControllerSet.GroupChannelViewController = SBUGroupChannelViewController.self
        }
        try Stage.run(width: width) { stage in
            apply()
            try body(stage)
        }
    }

    private func list(on stage: Stage, _ channels: [GroupChannel]) -> StillListViewController {
        let list = StillListViewController()
        list.still?.channels = channels
        stage.show(list)
        return list
    }

    /// The kind of a channel's screen that is set, with messages that are given.
    private func channel(on stage: Stage) throws -> SBUGroupChannelViewController {
        let room = Fixture.room("Weekend hike", with: [Fixture.bo, Fixture.zoe], readMinutesAgo: 0)
        let kind: SBUGroupChannelViewController.Type = SBUViewControllerSet.GroupChannelViewController
        let screen = kind.init(channel: room, messageListParams: nil)
        let still = StillChannelViewModel(channel: room)
        still.delegate = screen
        still.dataSource = screen
        screen.viewModel = still
        stage.show(UIViewController(), screen)
        still.show(Fixture.conversation())
        stage.window.layoutIfNeeded()
        return screen
    }

    private func cell(_ row: Int, _ table: UITableView?) -> UITableViewCell? {
        table?.cellForRow(at: IndexPath(row: row, section: 0))
    }

    @Test("A few colours, fonts, icons and words change what all screens show", .covers("A8", "A12"))
    func small() throws {
        try restyled(SmallRestyle.apply) { stage in
            let list = list(on: stage, Fixture.community())
            #expect((list.navigationItem.titleView as? SBUNavigationTitleView)?.text == "Letters")
            #expect(list.navigationItem.rightBarButtonItem?.image === SBUIconSet.iconCreate)
            #expect(list.navigationItem.rightBarButtonItem?.tintColor == SmallRestyle.accent)
            let row = try #require(cell(0, list.listComponent?.tableView) as? SBUGroupChannelCell)
            #expect(row.titleLabel.font == SBUFontSet.subtitle1 && row.titleLabel.font.pointSize == 17)
            #expect(row.unreadCount.backgroundColor == SmallRestyle.accent)
            #expect(list.listComponent?.tableView.backgroundColor == SmallRestyle.paper)
            try stage.picture("restyle-small-list")
        }
        try restyled(SmallRestyle.apply) { stage in
            let screen = try channel(on: stage)
            let input = screen.inputComponent?.messageInputView as? SBUMessageInputView
            #expect(input?.placeholderLabel.text == "Write a letter…")
            let own = screen.listComponent?.tableView.visibleCells.lazy
                .compactMap { $0 as? SBUUserMessageCell }.first { $0.position == .right }
            #expect(own?.mainContainerView.backgroundColor == SmallRestyle.accent)
            try stage.picture("restyle-small-channel")
        }
    }

    @Test("Rows, headers and words of the app's own make the list another one", .covers("A9"))
    func boldList() throws {
        try restyled(BoldRestyle.apply) { stage in
            let list = list(on: stage, Fixture.community())
            #expect(type(of: try #require(list.headerComponent)) != SBUGroupChannelListModule.Header.self)
            let row = try #require(cell(0, list.listComponent?.tableView))
            #expect(!(row is SBUGroupChannelCell) && row.accessibilityIdentifier == "bold.hike")
            #expect(list.navigationItem.titleView?.accessibilityLabel == "Arcade")
            #expect(list.navigationItem.rightBarButtonItem?.title == "+ROOM")
            list.headerComponent?.onTapRightBarButton()
            #expect(list.created == [.group])
            try stage.picture("restyle-bold-list")
        }
        try restyled(width: 320, BoldRestyle.apply) { stage in
            let list = list(on: stage, [])
            #expect((list.listComponent?.emptyView as? SBUEmptyView)?.statusLabel.text == "INSERT COIN")
            try stage.picture("restyle-bold-empty")
        }
    }

    @Test("Messages and input of the app's own make the channel another one", .covers("A10", "D41"))
    func boldChannel() throws {
        try restyled(BoldRestyle.apply) { stage in
            let screen = try channel(on: stage)
            #expect(screen.navigationItem.titleView?.accessibilityLabel == "Weekend hike")
            let rows = (screen.listComponent?.tableView.visibleCells ?? []).compactMap { $0 as? SBUUserMessageCell }
            #expect(!rows.isEmpty)
            for row in rows {
                #expect(type(of: row) != SBUUserMessageCell.self)
                // Own messages stand where those of others do.
                let bubble = row.convert(row.mainContainerView.bounds, from: row.mainContainerView)
                #expect(bubble.minX < 30)
            }
            let input = try #require(screen.inputComponent?.messageInputView as? SBUMessageInputView)
            #expect(type(of: input) != SBUMessageInputView.self)
            #expect(input.sendButton?.title(for: .normal) == "GO" && input.sendButton?.isHidden == false)
            try stage.picture("restyle-bold-channel")
        }
    }

    @Test("People of the app's own are chosen as ours are", .covers("A11"))
    func boldCreate() throws {
        try restyled(BoldRestyle.apply) { stage in
            let people = [Fixture.bo, Fixture.layla, Fixture.yuki, Fixture.noa].map { SBUUser(user: User($0)) }
            let create = SBUCreateChannelViewController(users: people)
            stage.show(StillListViewController(), create)
            let list = try #require(create.listComponent)
            list.tableView(list.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
            #expect(create.navigationItem.rightBarButtonItem?.title == "START ×1")
            let row = try #require(cell(1, list.tableView) as? SBUUserCell)
            #expect(row.checkboxButton.isHidden && row.accessibilityTraits.contains(.selected))
            try stage.picture("restyle-bold-create")
        }
    }

    @Test("Everything back is as it was")
    func restored() throws {
        var before: Data?
        try Stage.run { stage in
            _ = list(on: stage, Fixture.community())
            before = stage.window.pngSnapshot(scale: 1, style: .light)
        }
        try restyled(BoldRestyle.apply) { stage in _ = list(on: stage, Fixture.community()) }
        try Stage.run { stage in
            _ = list(on: stage, Fixture.community())
            #expect(stage.window.pngSnapshot(scale: 1, style: .light) == before)
        }
    }
}
