import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Which component a screen takes", .serialized, .oneAtATime)
@MainActor
struct PriorityTests {
    private final class KindHeader: SBUGroupChannelListModule.Header {}
    private final class ModuleHeader: SBUGroupChannelListModule.Header {}
    private final class OwnHeader: SBUGroupChannelListModule.Header {}
    private final class KindPeople: SBUCreateChannelModule.List {}
    private final class ModulePeople: SBUCreateChannelModule.List {}

    /// A module whose kinds are its own.
    private final class Module: SBUGroupChannelListModule {
        override static var HeaderComponent: Header.Type {
            get { KindHeader.self }
            set {}
        }
    }

    private func shown(_ stage: Stage, own: SBUGroupChannelListModule.Header? = nil) -> StillListViewController {
        let screen = StillListViewController()
        if let own { screen.headerComponent = own }
        stage.show(screen)
        return screen
    }

    @Test(
        "The screen's own, then the module's instance, then the kind set, then ours", .covers("A3", "A9", "A10", "B9"))
    func header() throws {
        defer {
            SBUModuleSet.GroupChannelListModule.HeaderComponent = SBUGroupChannelListModule.Header.self
            SBUModuleSet.groupChannelListModule = SBUGroupChannelListModule()
        }
        try Stage.run { stage in
            #expect(shown(stage).headerComponent.map { type(of: $0) } == SBUGroupChannelListModule.Header.self)
            SBUModuleSet.GroupChannelListModule.HeaderComponent = KindHeader.self
            #expect(shown(stage).headerComponent is KindHeader)
            SBUModuleSet.groupChannelListModule.headerComponent = ModuleHeader()
            #expect(shown(stage).headerComponent is ModuleHeader)
            #expect(shown(stage, own: OwnHeader()).headerComponent is OwnHeader)
        }
    }

    @Test("The same for a list of people", .covers("B10", "A3"))
    func people() throws {
        defer {
            SBUModuleSet.CreateGroupChannelModule.ListComponent = SBUCreateChannelModule.List.self
            SBUModuleSet.createChannelModule = SBUCreateChannelModule()
        }
        try Stage.run { stage in
            SBUModuleSet.CreateGroupChannelModule.ListComponent = KindPeople.self
            let first = SBUCreateChannelViewController(users: [])
            stage.show(first)
            #expect(first.listComponent is KindPeople)
            SBUModuleSet.createChannelModule = SBUCreateChannelModule(listComponent: ModulePeople())
            let second = SBUCreateChannelViewController(users: [])
            stage.show(second)
            #expect(second.listComponent is ModulePeople)
        }
    }

    @Test("A module of the app's own brings its kinds", .covers("A9", "A13"))
    func module() throws {
        defer { SBUModuleSet.GroupChannelListModule = SBUGroupChannelListModule.self }
        try Stage.run { stage in
            SBUModuleSet.GroupChannelListModule = Module.self
            #expect(shown(stage).headerComponent is KindHeader)
        }
    }

    private final class Model: SBUGroupChannelListViewModel {}

    @Test("A kind of view model set is made by every screen", .covers("A11"))
    func viewModel() throws {
        defer { SBUViewModelSet.GroupChannelListViewModel = SBUGroupChannelListViewModel.self }
        try Stage.run { _ in
            SBUViewModelSet.GroupChannelListViewModel = Model.self
            #expect(SBUGroupChannelListViewController().viewModel is Model)
        }
    }

    private final class Input: SBUGroupChannelModule.Input {}

    @Test("The same for a channel's input", .covers("A3", "D27"))
    func input() throws {
        defer {
            SBUModuleSet.GroupChannelModule.InputComponent = SBUGroupChannelModule.Input.self
            SBUModuleSet.groupChannelModule = SBUGroupChannelModule()
        }
        try Stage.run { _ in
            let room = Fixture.room(with: [Fixture.bo])
            SBUModuleSet.GroupChannelModule.InputComponent = Input.self
            #expect(StillChannelViewController(channel: room).inputComponent is Input)
            let given = SBUGroupChannelModule.Input()
            SBUModuleSet.groupChannelModule = SBUGroupChannelModule(inputComponent: given)
            #expect(StillChannelViewController(channel: room).inputComponent === given)
        }
    }

    private final class KindList: SBUGroupChannelListModule.List {}

    @Test(
        "A module has a header and a list, each under both spellings, and takes the theme by either name",
        .covers("B8", "E15", "E16", "E17", "E19"))
    func spellings() throws {
        defer {
            SBUModuleSet.GroupChannelListModule.ListComponent = SBUGroupChannelListModule.List.self
        }
        try Stage.run { stage in
            SBUModuleSet.GroupChannelListModule.listComponent = KindList.self
            #expect(SBUModuleSet.GroupChannelListModule.ListComponent == KindList.self)
            let screen = shown(stage)
            #expect(screen.listComponent is KindList)
            let theme: SBUChannelListTheme = SBUGroupChannelListTheme(rightBarButtonTintColor: .systemPink)
            screen.headerComponent?.configure(delegate: screen, theme: theme)
            #expect(screen.navigationItem.rightBarButtonItem?.tintColor == .systemPink)
            let create = SBUCreateChannelViewController(users: [])
            stage.show(create)
            #expect(create.headerComponent.map { type(of: $0) } == SBUCreateChannelModule.Header.self)
            #expect(create.listComponent.map { type(of: $0) } == SBUCreateChannelModule.List.self)
        }
    }
}
