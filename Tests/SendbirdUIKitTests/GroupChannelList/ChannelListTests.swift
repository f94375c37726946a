import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The channel list", .serialized, .oneAtATime)
@MainActor
struct ChannelListTests {
    private func channels(_ urls: [String]) -> [GroupChannel] {
        urls.map { Fixture.channel($0, name: $0) }
    }

    /// The URLs of the rows, from top to bottom, as the table shows them.
    private func rows(_ list: StillListViewController) -> [String] {
        guard let table = list.listComponent?.tableView else { return [] }
        return (0..<table.numberOfRows(inSection: 0)).compactMap {
            list.listComponent?.channel(at: IndexPath(row: $0, section: 0))?.channelURL
        }
    }

    private func shown(_ urls: [String], on stage: Stage) -> StillListViewController {
        let list = StillListViewController()
        list.still?.channels = channels(urls)
        stage.show(list)
        return list
    }

    @Test("Rows follow the list through any changes", .covers("E21", "E2"), arguments: 1...10)
    func follows(seed: Int) throws {
        try Stage.run { stage in
            var random = SeededGenerator(seed: UInt64(seed))
            let pool = (0..<30).map { "c\($0)" }
            let list = shown(pool, on: stage)
            for _ in 0..<10 {
                let count = Int.random(in: 0...30, using: &random)
                let urls = Array(pool.shuffled(using: &random).prefix(count))
                list.still?.show(channels(urls))
                stage.window.layoutIfNeeded()
                #expect(rows(list) == urls, "seed \(seed)")
                let table = list.listComponent?.tableView
                for indexPath in table?.indexPathsForVisibleRows ?? [] {
                    let cell = table?.cellForRow(at: indexPath) as? SBUGroupChannelCell
                    #expect(cell?.titleLabel.text == urls[indexPath.row], "seed \(seed)")
                }
            }
        }
    }

    @Test("At the top a channel that is written in comes into view; further down the rows stay where they are")
    func anchor() throws {
        try Stage.run { stage in
            let urls = (0..<40).map { "c\($0)" }
            let list = shown(urls, on: stage)
            let table = try #require(list.listComponent?.tableView)
            list.still?.show(channels(["c39"] + urls.dropLast()))
            stage.window.layoutIfNeeded()
            #expect(table.contentOffset.y == -table.adjustedContentInset.top)
            table.setContentOffset(CGPoint(x: 0, y: 700), animated: false)
            stage.window.layoutIfNeeded()
            let top = try #require(table.indexPathsForVisibleRows?.first)
            let url = try #require(list.listComponent?.channel(at: top)?.channelURL)
            let before = table.rectForRow(at: top).minY - table.contentOffset.y
            list.still?.show(channels(["new"] + list.channelList.map(\.channelURL)))
            stage.window.layoutIfNeeded()
            let after = try #require(rows(list).firstIndex(of: url))
            let y = table.rectForRow(at: IndexPath(row: after, section: 0)).minY - table.contentOffset.y
            #expect(abs(y - before) < 1)
        }
    }

    @Test("A tap opens the channel drawn in the row, even if the list has just moved", .covers("E3", "C-15"))
    func tap() throws {
        try Stage.run { stage in
            let list = shown(["a", "b", "c"], on: stage)
            let component = try #require(list.listComponent)
            // The model has moved, the table has not yet.
            list.still?.channels = channels(["c", "a", "b"])
            component.tableView(component.tableView, didSelectRowAt: IndexPath(row: 2, section: 0))
            #expect(list.opened == ["c"])
            // The row's channel is gone.
            list.still?.channels = channels(["a"])
            component.tableView(component.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
            #expect(list.opened == ["c"])
        }
    }

    @Test("A row near the end asks for the next page, one far from it does not", .covers("C10"))
    func paging() throws {
        try Stage.run(height: 300) { stage in
            let list = shown((0..<60).map { "c\($0)" }, on: stage)
            #expect(list.still?.nextPageCount == 0)
            let table = try #require(list.listComponent?.tableView)
            table.setContentOffset(CGPoint(x: 0, y: table.contentSize.height - 300), animated: false)
            stage.window.layoutIfNeeded()
            #expect((list.still?.nextPageCount ?? 0) > 0)
        }
    }

    @Test("Without channels the list says so, and stops saying so when one comes", .covers("E20"))
    func empty() throws {
        try Stage.run { stage in
            let list = shown([], on: stage)
            let view = try #require(list.listComponent?.emptyView as? SBUEmptyView)
            #expect(view.type == .noChannels && !view.isHidden)
            list.still?.show(channels(["a"]))
            #expect(view.type == .none && view.isHidden)
        }
    }

    @Test("A failure with nothing to show offers to try again", .covers("E2"))
    func error() throws {
        try Stage.run { stage in
            let list = StillListViewController()
            list.still?.outcome = .error
            stage.show(list)
            let view = try #require(list.listComponent?.emptyView as? SBUEmptyView)
            #expect(view.type == .error && !view.retryButton.isHidden)
            #expect(list.errors == [ChatError.networkError.rawValue])
            list.still?.outcome = .channels
            list.still?.channels = channels(["a"])
            view.onClickRetry(view.retryButton)
            #expect(list.still?.initCount == 2)
            #expect(rows(list) == ["a"])
        }
    }

    @Test("A failure with a list to show leaves the list")
    func quietError() throws {
        try Stage.run { stage in
            let list = shown(["a"], on: stage)
            list.didReceiveError(ChatError.networkError.asSBError, isBlocker: false)
            #expect((list.listComponent?.emptyView as? SBUEmptyView)?.type == EmptyViewType.none)
            #expect(rows(list) == ["a"])
        }
    }

    @Test("The title says that the connection is being looked for, and stops saying so", .covers("E2"))
    func connection() throws {
        try Stage.run { stage in
            let list = shown(["a"], on: stage)
            let title = try #require(list.headerComponent?.titleView as? SBUNavigationTitleView)
            list.connectionStateDidChange(false)
            #expect(title.status == SBUStringSet.Connection_Waiting)
            list.connectionStateDidChange(true)
            #expect(title.status == nil)
        }
    }

    @Test("The create button leads on to a group, or to a choice where there is one", .covers("E5", "E6", "B4"))
    func create() throws {
        defer { SBUAvailable.kinds = [] }
        try Stage.run { stage in
            let list = shown([], on: stage)
            list.headerComponent?.onTapRightBarButton()
            #expect(list.created == [.group])
            SBUAvailable.kinds = [.supergroup]
            list.headerComponent?.onTapRightBarButton()
            #expect(list.created == [.group])
            let selector = try #require(list.createChannelTypeSelector as? SBUCreateChannelTypeSelector)
            #expect(!selector.isHidden)
            #expect(!selector.createSuperGroupChannelButton.isHidden && selector.createBroadcastChannelButton.isHidden)
            selector.createSuperGroupChannelButton.sendActions(for: .touchUpInside)
            #expect(list.created == [.group, .supergroup])
            SBUAvailable.kinds = [.supergroup, .broadcast]
            list.headerComponent?.onTapRightBarButton()
            #expect(!selector.createBroadcastChannelButton.isHidden)
            selector.createBroadcastChannelButton.sendActions(for: .touchUpInside)
            list.headerComponent?.onTapRightBarButton()
            selector.createGroupChannelButton.sendActions(for: .touchUpInside)
            #expect(list.created == [.group, .supergroup, .broadcast, .group])
            list.enableCreateChannelTypeSelector = false
            list.headerComponent?.onTapRightBarButton()
            #expect(list.created == [.group, .supergroup, .broadcast, .group, .group])
        }
    }

    @Test("Swiping offers to leave, and so does the row to assistive tools", .covers("E7"))
    func leave() throws {
        try Stage.run { stage in
            let list = shown(["a"], on: stage)
            let component = try #require(list.listComponent)
            let first = IndexPath(row: 0, section: 0)
            #expect(component.leaveContextualAction(with: first) != nil)
            #expect(component.leaveContextualAction(with: IndexPath(row: 9, section: 0)) == nil)
            let actions = component.tableView.cellForRow(at: first)?.accessibilityCustomActions
            #expect(
                actions?.map(\.name) == [SBUStringSet.ChannelList_Leave, SBUStringSet.ChannelList_Notifications_Off])
            #expect(actions?.first?.actionHandler?(try #require(actions?.first)) == true)
            #expect(list.still?.left == ["a"])
        }
    }

    @Test("Swiping turns notifications off and on again, and so does the row to assistive tools", .covers("E4"))
    func notifications() throws {
        try Stage.run { stage in
            let list = StillListViewController()
            list.still?.channels = [
                Fixture.channel("on", name: "on"), Fixture.channel("off", name: "off", trigger: .off),
            ]
            stage.show(list)
            let component = try #require(list.listComponent)
            let expected = [
                (0, SBUStringSet.ChannelList_Notifications_Off), (1, SBUStringSet.ChannelList_Notifications_On),
            ]
            for (row, title) in expected {
                let indexPath = IndexPath(row: row, section: 0)
                let actions = component.tableView(
                    component.tableView, trailingSwipeActionsConfigurationForRowAt: indexPath)?.actions
                #expect(actions?.map(\.title) == [SBUStringSet.ChannelList_Leave, title])
                let action = try #require(actions?.last)
                action.handler(action, component.tableView) { #expect($0) }
                let spoken = component.tableView.cellForRow(at: indexPath)?.accessibilityCustomActions?.last
                #expect(spoken?.name == title)
                _ = try spoken?.actionHandler?(#require(spoken))
            }
            #expect(list.still?.triggers == ["on off", "on off", "off all", "off all"])
            #expect(component.alarmContextualAction(with: IndexPath(row: 9, section: 0)) == nil)
        }
    }

    @Test("The back button is there only where it leads somewhere", .covers("E8", "A12"))
    func back() throws {
        try Stage.run { stage in
            let root = shown([], on: stage)
            #expect(root.navigationItem.leftBarButtonItem == nil)
            let second = StillListViewController()
            stage.show(StillListViewController(), second)
            #expect(second.navigationItem.leftBarButtonItem === second.headerComponent?.leftBarButton)
            second.headerComponent?.onTapLeftBarButton()
            #expect(second.navigationController == nil)
        }
    }

    @Test("Times follow the day with the list on the screen")
    func midnight() throws {
        try Stage.run { stage in
            let last = Fixture.message("hi", by: Fixture.bo, minutesAgo: 1)
            let list = StillListViewController()
            list.still?.channels = [Fixture.channel("a", name: "A", last: last)]
            stage.show(list)
            let table = try #require(list.listComponent?.tableView)
            let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)) as? SBUGroupChannelCell)
            #expect(cell.lastUpdatedTimeLabel.text == "09:40")
            ScreenClock.current = .fixed(at: Fixture.now.addingTimeInterval(86_400))
            list.listComponent?.refreshVisibleRows()
            #expect(cell.lastUpdatedTimeLabel.text == "Yesterday")
        }
    }
}
