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
}
