import CreateChannelEvents
import CreateChannelHeader
import CreateChannelHeaderOnce
import CreateChannelScreen
import CreateChannelViewModel
import Requirements
import Testing

@testable import SendbirdUIKit
@testable import UIKit

@Suite("The guide on creating a channel", .serialized, .oneAtATime)
@MainActor
struct CreateChannelExampleTests {
    /// Runs a body and puts back which kinds are used.
    private func withSets(_ body: (Stage, UIViewController) throws -> Void) throws {
        defer {
            SBUViewControllerSet.CreateChannelViewController = SBUCreateChannelViewController.self
            SBUModuleSet.CreateGroupChannelModule.HeaderComponent = SBUCreateChannelModule.Header.self
        }
        try Stage.run { stage in
            let presenter = UIViewController()
            stage.show(presenter)
            try body(stage, presenter)
        }
    }

    @Test("Our screen is shown over the presenter", .covers("B7", "B23", "A12"))
    func shown() throws {
        try withSets { _, presenter in
            let screen = CreateChannelScreen.showDefault(from: presenter)
            #expect(screen.channelType == .group)
            #expect(presenter.presentedViewController === screen.navigationController)
        }
    }

    @Test("A kind of screen set is used wherever one is opened", .covers("B20", "B23", "A7", "G1"))
    func screen() throws {
        try withSets { _, presenter in
            let screen = CreateChannelScreen.replaceEverywhere(from: presenter)
            #expect(type(of: screen) != SBUCreateChannelViewController.self)
            #expect(type(of: SBUViewControllerSet.CreateChannelViewController()) == type(of: screen))
            let list = SBUGroupChannelListViewController()
            let navigation = UINavigationController(rootViewController: list)
            list.showCreateChannel()
            #expect(navigation.topViewController.map { type(of: $0) == type(of: screen) } == true)
        }
    }

    @Test("A screen of the app's own can be used once", .covers("B7", "B17", "B19", "B21", "G3"))
    func once() throws {
        try withSets { _, presenter in
            let screen = CreateChannelScreen.replaceOnce(from: presenter)
            #expect(type(of: screen) != SBUCreateChannelViewController.self)
            #expect(SBUViewControllerSet.CreateChannelViewController == SBUCreateChannelViewController.self)
            // Every initializer of ours is the subclass's, and it begins as ours does.
            let kind = type(of: screen)
            let people = [SBUUser(userId: "bo")]
            for made in [screen, kind.init(), kind.init(users: nil, type: .group)] {
                #expect(made.viewModel?.channelType == .group && made.viewModel?.delegate === made)
            }
            let supergroup = kind.init(users: people, type: .supergroup)
            supergroup.loadViewIfNeeded()
            #expect(supergroup.channelType == .supergroup && supergroup.userList == people)
        }
    }

    @Test("A kind of header set gives each screen its header", .covers("B9", "B22", "A9"))
    func header() throws {
        try withSets { _, _ in
            let screen = CreateChannelHeader.replaceEverywhere()
            screen.loadViewIfNeeded()
            #expect((screen.navigationItem.titleView as? SBUNavigationTitleView)?.text == "Who joins?")
        }
    }

    @Test("A header given to one screen wins over the kind that is set", .covers("B24", "A10", "G8"))
    func headerOnce() throws {
        try withSets { _, presenter in
            _ = CreateChannelHeader.replaceEverywhere()
            let screen = CreateChannelHeaderOnce.replaceOnce(from: presenter)
            screen.loadViewIfNeeded()
            #expect(CreateChannelHeaderOnce.hasCustomHeader(screen) == true)
            #expect((screen.navigationItem.titleView as? SBUNavigationTitleView)?.text != "Who joins?")
        }
    }

    @Test("A view model made in place of ours is used, and tells the screen", .covers("B15", "B25", "A5"))
    func viewModel() throws {
        try withSets { _, _ in
            let screen = CreateChannelViewModel.makeScreen()
            #expect(CreateChannelViewModel.hasCustomViewModel(screen) == true)
            screen.loadViewIfNeeded()
            #expect(screen.viewModel?.delegate === screen)
            #expect(screen.viewModel?.dataSource === screen)
        }
    }

    @Test("An override hears each change of the list of people", .covers("B18", "B26", "G4"))
    func events() throws {
        try withSets { _, _ in
            let screen = CreateChannelEvents.makeScreen(users: [SBUUser(userId: "bo")])
            screen.loadViewIfNeeded()
            #expect(CreateChannelEvents.changes(of: screen) == [["bo"]])
        }
    }
}
