import ChannelCollectionBasics
import ChannelCollectionEvents
import ChannelListEvents
import ChannelListHeader
import ChannelListHeaderOnce
import ChannelListQuery
import ChannelListScreen
import ChannelListViewModel
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The guides on listing channels", .serialized, .oneAtATime)
@MainActor
struct ChannelListExampleTests {
    /// Runs a body and puts back which kinds are used.
    private func withSets(_ body: (Stage, UIViewController) throws -> Void) throws {
        defer {
            SBUViewControllerSet.GroupChannelListViewController = SBUGroupChannelListViewController.self
            SBUModuleSet.GroupChannelListModule.HeaderComponent = SBUGroupChannelListModule.Header.self
        }
        _ = SendbirdChat.initialize(params: InitParams(applicationId: "examples"))
        try Stage.run { stage in
            let presenter = UIViewController()
            stage.show(presenter)
            try body(stage, presenter)
        }
    }

    @Test("A kind of list set is used, and called with and without init", .covers("E25", "E28", "A7", "G1"))
    func screen() throws {
        try withSets { _, presenter in
            let list = ChannelListScreen.replaceEverywhere(from: presenter)
            #expect(type(of: list) != SBUGroupChannelListViewController.self)
            #expect(presenter.presentedViewController === list.navigationController)
            #expect(type(of: SBUViewControllerSet.GroupChannelListViewController()) == type(of: list))
        }
    }

    @Test("A list of the app's own can be used once", .covers("E26", "A8", "G2", "G3"))
    func once() throws {
        try withSets { _, presenter in
            let list = ChannelListScreen.replaceOnce(from: presenter)
            #expect(type(of: list) != SBUGroupChannelListViewController.self)
            list.loadViewIfNeeded()
            #expect(list.viewModel?.channelCollection != nil, "It lists what the user is in.")
            #expect(SBUViewControllerSet.GroupChannelListViewController == SBUGroupChannelListViewController.self)
            for made in [list, type(of: list).init(), type(of: list).init(channelListQuery: nil)] {
                #expect(made.viewModel?.delegate === made)
            }
        }
    }

    @Test("A query given is the query used", .covers("E13", "E14"))
    func query() throws {
        try withSets { _, _ in
            let (list, query) = ChannelListQuery.presentList()
            #expect(query?.params.includeEmptyChannel == false && query?.params.includeFrozenChannel == true)
            list.viewModel?.loadNextChannelList(reset: true)
            #expect(list.viewModel?.channelListQuery === query)
        }
    }

    @Test("A kind of header set, by either spelling, gives each list its header", .covers("E16", "E27", "A9", "G8"))
    func header() throws {
        try withSets { _, _ in
            let list = ChannelListHeader.replaceEverywhere()
            #expect(ChannelListHeader.isReplaced() == true)
            list.loadViewIfNeeded()
            #expect((list.navigationItem.titleView as? SBUNavigationTitleView)?.text == "Conversations")
        }
    }

    @Test("A header given to one list wins over the kind that is set", .covers("E29", "A10"))
    func headerOnce() throws {
        try withSets { _, presenter in
            _ = ChannelListHeader.replaceEverywhere()
            let list = ChannelListHeaderOnce.replaceOnce(from: presenter)
            list.loadViewIfNeeded()
            #expect(ChannelListHeaderOnce.hasCustomHeader(list) == true)
            #expect((list.navigationItem.titleView as? SBUNavigationTitleView)?.text != "Conversations")
        }
    }

    @Test("A view model made in place of ours is used, and tells the list", .covers("E22", "E30", "A5", "A11"))
    func viewModel() throws {
        try withSets { _, _ in
            let list = ChannelListViewModel.makeList()
            #expect(ChannelListViewModel.hasCustomViewModel(list) == true)
            list.loadViewIfNeeded()
            #expect(list.viewModel?.delegate === list)
        }
    }

    @Test("An override hears each change of the list", .covers("E24", "E31", "G4"))
    func events() throws {
        try withSets { _, _ in
            let list = ChannelListEvents.makeList()
            list.loadViewIfNeeded()
            let model = StillListViewModel(delegate: list)
            model.show(Fixture.community())
            #expect(ChannelListEvents.changes(of: list) == [Fixture.community().count])
        }
        try LiveList.open(prepare: { $0.makeChannel("a", members: ["ana", "bo"]) }) { live in
            let list = ChannelListEvents.makeList()
            live.stage.show(list)
            live.settle()
            live.rig.server.makeChannel("b", members: ["ana", "bo"])
            live.settle()
            #expect(ChannelListEvents.changes(of: list).suffix(2) == [1, 2], "From the server to the override.")
        }
    }

    @Test(
        "A collection that was ended fails with “disposed”, and has nothing more to load",
        .covers("C2", "C3", "C8", "C16", "C17", "G7"))
    func disposed() async throws {
        try await SendbirdChat.initialize(params: InitParams(applicationId: "examples"))
        let error = await withCheckedContinuation { done in
            let collection = ChannelCollectionBasics.loadAfterTheEnd { done.resume(returning: $0) }
            #expect(collection?.hasNext == false)
        }
        #expect(error?.code == 800_600)
    }

    @Test("A screen in Swift 6 mode hears the events of its collection", .covers("C11", "C12", "C18", "G6"))
    func collectionEvents() throws {
        try LiveList.open { list in
            let (screen, collection) = ChannelCollectionEvents.makeScreen()
            let live = try #require(collection)
            live.loadMore { _, _ in }
            list.settle()
            list.rig.server.makeChannel("c", members: ["ana", "bo"])
            list.settle()
            #expect(ChannelCollectionEvents.events(of: screen) == ["added 1"])
            #expect(live.channelList.map(\.channelURL) == ["c"])
            list.rig.server.rename("c", to: "Tea")
            list.rig.server.leave("ana", "c")
            list.settle()
            #expect(ChannelCollectionEvents.events(of: screen).suffix(2) == ["updated 1", "deleted 1"])
        }
    }
}
