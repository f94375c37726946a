import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The life of a screen", .serialized, .oneAtATime)
@MainActor
struct LifeCycleTests {
    /// What happened, in order.
    private final class Record {
        var steps: [String] = []
    }

    private static let record = Record()

    private final class RecordingList: SBUGroupChannelListModule.List {
        override func configure(
            delegate: any SBUGroupChannelListModuleListDelegate,
            dataSource: any SBUGroupChannelListModuleListDataSource, theme: SBUGroupChannelListTheme
        ) {
            record.steps.append("list configure")
            super.configure(delegate: delegate, dataSource: dataSource, theme: theme)
        }

        override func setupViews() {
            record.steps.append("list setupViews")
            super.setupViews()
        }

        override func setupLayouts() {
            record.steps.append("list setupLayouts")
            super.setupLayouts()
        }
    }

    private final class Screen: SBUGroupChannelListViewController {
        private(set) var hadList = false

        override func createViewModel(channelListQuery: GroupChannelListQuery?) {
            record.steps.append("createViewModel")
            viewModel = StillListViewModel(delegate: self)
        }

        override func setupViews() {
            record.steps.append("setupViews")
            hadList = listComponent != nil && headerComponent != nil
            super.setupViews()
        }

        override func setupLayouts() {
            record.steps.append("setupLayouts")
            super.setupLayouts()
        }

        override func setupActions() {
            record.steps.append("setupActions")
            super.setupActions()
        }

        override func setupStyles() {
            record.steps.append("setupStyles")
            super.setupStyles()
        }

        override func updateStyles() {
            record.steps.append("updateStyles")
            super.updateStyles()
        }
    }

    @Test("Views, then layouts, actions and styles, each once; components as they are put in", .covers("A1", "A2"))
    func order() throws {
        try Stage.run { stage in
            Self.record.steps = []
            let screen = Screen()
            #expect(Self.record.steps == ["createViewModel"])
            screen.listComponent = RecordingList()
            stage.show(screen)
            #expect(
                Self.record.steps == [
                    "createViewModel", "setupViews", "list configure", "list setupViews", "list setupLayouts",
                    "setupLayouts", "setupActions", "setupStyles",
                ])
            SBUTheme.set(theme: .dark)
            #expect(Self.record.steps.suffix(2) == ["updateStyles", "setupStyles"])
        }
    }

    @Test(
        "Components are there before an override's setupViews begins, and one assigned after init wins", .covers("A4"))
    func components() throws {
        try Stage.run { stage in
            let screen = Screen()
            let list = RecordingList()
            screen.listComponent = list
            stage.show(screen)
            #expect(screen.hadList)
            #expect(screen.listComponent === list && list.superview === screen.view)
        }
    }

    /// A screen whose override makes no view model.
    private final class Hollow: SBUGroupChannelListViewController {
        override func createViewModel(channelListQuery: GroupChannelListQuery?) {}
    }

    private final class HollowCreate: SBUCreateChannelViewController {
        override func createViewModel(users: [SBUUser]? = nil, type: ChannelCreationType = .group) {}
    }

    @Test("A screen without a view model shows nothing and can be used", .covers("A5"))
    func hollow() throws {
        try Stage.run { stage in
            let list = Hollow()
            stage.show(list)
            #expect(list.viewModel == nil && list.channelList.isEmpty)
            list.listComponent?.reloadTableView()
            list.listComponent.map(list.baseChannelListModuleDidSelectRefresh)
            let create = HollowCreate(type: .broadcast)
            stage.show(create)
            create.onClickCreate()
            #expect(create.userList.isEmpty && create.channelType == .group)
        }
    }

    @Test(
        "A screen in a stack of its own is presented, and its left button closes it", .covers("A12", "B11", "E8", "E18")
    )
    func presented() throws {
        try Stage.run { stage in
            let presenter = UIViewController()
            stage.show(presenter)
            let list = StillListViewController()
            presenter.present(UINavigationController(rootViewController: list), animated: false)
            stage.window.layoutIfNeeded()
            #expect(presenter.presentedViewController === list.navigationController)
            #expect(list.navigationItem.titleView === list.headerComponent?.titleView)
            #expect(list.navigationItem.rightBarButtonItem === list.headerComponent?.rightBarButton)
            #expect(list.navigationItem.leftBarButtonItem === list.headerComponent?.leftBarButton)
            #expect(
                (list.navigationItem.titleView as? SBUNavigationTitleView)?.text
                    == SBUStringSet.ChannelList_Header_Title)
            try #require(list.navigationItem.leftBarButtonItem?.primaryAction).perform(sender: nil)
            #expect(presenter.presentedViewController == nil)
        }
    }
}
