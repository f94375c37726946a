import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Parts of components, by their kinds", .serialized, .oneAtATime)
@MainActor
struct SubcomponentTests {
    private final class Plus: SBUBarButtonItem {
        required init() {
            super.init()
            title = "+"
            accessibilityLabel = "Start"
        }

        required init?(coder: NSCoder) {
            super.init(coder: coder)
        }
    }

    private final class Title: SBUNavigationTitleView {
        override func setupViews() {
            super.setupViews()
            text = "Rooms"
        }
    }

    private final class Empty: SBUEmptyView {}
    private final class Row: SBUGroupChannelCell {}
    private final class Person: SBUUserCell {}
    private final class Selector: SBUCreateChannelTypeSelector {}

    @Test("Buttons and title of the list's header", .covers("E18", "A13"))
    func header() throws {
        defer {
            SBUGroupChannelListModule.Header.RightBarButton = SBUBarButtonItem.self
            SBUGroupChannelListModule.Header.TitleView = SBUNavigationTitleView.self
        }
        SBUGroupChannelListModule.Header.RightBarButton = Plus.self
        SBUGroupChannelListModule.Header.TitleView = Title.self
        try Stage.run { stage in
            let list = StillListViewController()
            stage.show(list)
            let button = try #require(list.navigationItem.rightBarButtonItem as? Plus)
            #expect(button.title == "+" && button.image == nil && button.accessibilityLabel == "Start")
            #expect((list.navigationItem.titleView as? SBUNavigationTitleView)?.text == "Rooms")
            button.primaryAction?.perform(sender: nil)
            #expect(list.created == [.group])
        }
    }

    @Test("Rows, empty view and selector of the list", .covers("E12", "A13"))
    func list() throws {
        defer {
            SBUGroupChannelListModule.List.EmptyView = SBUEmptyView.self
            SBUGroupChannelListModule.List.ChannelCell = SBUGroupChannelCell.self
            SBUGroupChannelListModule.Common.CreateChannelTypeSelector = SBUCreateChannelTypeSelector.self
        }
        SBUGroupChannelListModule.List.EmptyView = Empty.self
        SBUGroupChannelListModule.List.ChannelCell = Row.self
        SBUGroupChannelListModule.Common.CreateChannelTypeSelector = Selector.self
        try Stage.run { stage in
            let list = StillListViewController()
            list.still?.channels = Fixture.community()
            stage.show(list)
            #expect(list.listComponent?.tableView.visibleCells.first is Row)
            #expect(list.listComponent?.emptyView is Empty)
            #expect(list.createChannelTypeSelector is Selector)
        }
    }

    @Test("Rows and empty view of the people", .covers("B1", "A13"))
    func people() throws {
        defer {
            SBUCreateChannelModule.List.EmptyView = SBUEmptyView.self
            SBUCreateChannelModule.List.UserCell = SBUUserCell.self
            SBUCreateChannelModule.Header.LeftBarButton = SBUBarButtonItem.self
        }
        try Stage.run { stage in
            let plain = SBUCreateChannelViewController(users: [SBUUser(userId: "bo")])
            stage.show(plain)
            #expect(plain.listComponent?.tableView.visibleCells.first is SBUUserCell)
            SBUCreateChannelModule.List.EmptyView = Empty.self
            SBUCreateChannelModule.List.UserCell = Person.self
            SBUCreateChannelModule.Header.LeftBarButton = Plus.self
            let create = SBUCreateChannelViewController(users: [SBUUser(userId: "bo")])
            stage.show(UIViewController(), create)
            #expect(create.listComponent?.tableView.visibleCells.first is Person)
            #expect(create.listComponent?.emptyView is Empty)
            #expect(create.navigationItem.leftBarButtonItem is Plus)
        }
    }

    @Test("Several buttons on a side, and a button of the app's own at the root")
    func several() throws {
        try Stage.run { stage in
            let list = StillListViewController()
            let header = SBUGroupChannelListModule.Header()
            let menu = UIBarButtonItem(title: "Menu")
            header.leftBarButton = menu
            list.headerComponent = header
            stage.show(list)
            // There is nowhere to go back to: ours would be hidden.
            #expect(list.navigationItem.leftBarButtonItems == [menu])
            let more = UIBarButtonItem(title: "More")
            header.rightBarButtons = [more, menu]
            #expect(list.navigationItem.rightBarButtonItems == [more, menu])
            stage.window.layoutIfNeeded()
            list.viewWillAppear(false)
            #expect(list.navigationItem.rightBarButtonItems == [more, menu])
        }
        try Stage.run { stage in
            let create = SBUCreateChannelViewController(users: [])
            stage.show(UIViewController(), create)
            let help = UIBarButtonItem(title: "Help")
            create.headerComponent?.leftBarButtons = [try #require(create.headerComponent?.leftBarButton), help]
            #expect(create.navigationItem.leftBarButtonItems?.count == 2)
            create.headerComponent?.rightBarButtons = [help]
            #expect(create.navigationItem.rightBarButtonItems == [help])
        }
    }

    @Test("Icons, colours and fonts of the app's own are what is shown", .covers("A9"))
    func sets() throws {
        defer {
            SBUIconSet.restoreDefaultIcons()
            SBUFontSet.restoreDefaultFonts()
            SBUColorSet.restoreDefaultColors()
        }
        let icon = UIImage()
        SBUIconSet.iconCreate = icon
        SBUFontSet.subtitle1 = .systemFont(ofSize: 31)
        SBUColorSet.onlight01 = .systemPurple
        try Stage.run { stage in
            let list = StillListViewController()
            list.still?.channels = Fixture.community()
            stage.show(list)
            let row = try #require(list.listComponent?.tableView.visibleCells.first as? SBUGroupChannelCell)
            #expect(list.navigationItem.rightBarButtonItem?.image === icon)
            #expect(row.titleLabel.font.pointSize == 31 && row.titleLabel.textColor == .systemPurple)
        }
    }
}
