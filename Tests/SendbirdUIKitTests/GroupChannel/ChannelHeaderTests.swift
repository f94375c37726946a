import ChatWire
import Foundation
import Requirements
import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("The header of a channel", .serialized, .oneAtATime)
@MainActor
struct ChannelHeaderTests {
    @Test("Back and settings stand beside cover, name and state", .covers("D28", "D18", "D17"))
    func parts() throws {
        try LiveRoom.open(messages: 1) { room in
            let item = room.screen.navigationItem
            #expect(item.leftBarButtonItem?.accessibilityIdentifier == "channel.back")
            #expect(item.rightBarButtonItem?.accessibilityIdentifier == "channel.settings")
            #expect(item.rightBarButtonItem?.accessibilityLabel == "Channel information")
            let title = try #require(item.titleView as? SBUChannelTitleView)
            #expect(title.titleLabel.text == "Bo" && !title.coverImage.isHidden)
            room.server.rename(LiveRoom.url, to: "Two of us")
            room.settle()
            #expect(title.titleLabel.text == "Two of us")
            let stack = try #require(room.screen.navigationController)
            try #require(item.rightBarButtonItem?.primaryAction).perform(sender: nil)
            room.settle()
            #expect(stack.topViewController is SBUGroupChannelSettingsViewController)
            stack.popViewController(animated: false)
            room.settle()
            try #require(item.leftBarButtonItem?.primaryAction).perform(sender: nil)
            room.settle()
            #expect(
                (room.stage.window.rootViewController as? UINavigationController)?.topViewController !== room.screen)
        }
    }

    @Test("Several items take the place of one, and the item on the far side can be left out", .covers("A12"))
    func items() throws {
        try LiveRoom.open { room in
            let header = try #require(room.screen.headerComponent)
            @MainActor func item(_ title: String) -> UIBarButtonItem {
                UIBarButtonItem(title: title, identifier: title) {}
            }
            header.leftBarButtons = [item("A"), item("B")]
            header.rightBarButtons = [item("C"), item("D")]
            #expect(room.screen.navigationItem.leftBarButtonItems?.map(\.title) == ["A", "B"])
            #expect(room.screen.navigationItem.rightBarButtonItems?.map(\.title) == ["C", "D"])
            header.rightBarButtons = nil
            #expect(room.screen.navigationItem.rightBarButtonItems?.count == 1)
            room.screen.useRightBarButtonItem = false
            #expect(room.screen.navigationItem.rightBarButtonItems == nil)
            header.rightBarButton = item("E")
            room.screen.useRightBarButtonItem = true
            #expect(room.screen.navigationItem.rightBarButtonItem?.title == "E")
        }
    }

    @Test("What is unread in other channels is counted beside back, this one's own is not", .covers("D18"))
    func count() throws {
        try LiveRoom.open(messages: 2) { room in
            #expect(room.screen.navigationItem.leftBarButtonItems?.count == 1)
            room.server.makeChannel("other", members: ["ana", "bo"])
            for number in 1...3 { room.server.send("\(number)", by: "bo", in: "other") }
            room.rig.advance(by: 5_000)
            room.settle()
            let items = room.screen.navigationItem.leftBarButtonItems ?? []
            #expect(items.count == 2 && (items.last?.customView as? UILabel)?.text == "3")
            #expect(items.first?.accessibilityLabel == "Back, 3 unread messages")
            room.list.tableView.setContentOffset(CGPoint(x: 0, y: 0), animated: false)
            room.bos.sendUserMessage("Here")
            room.settle()
            #expect((room.screen.navigationItem.leftBarButtonItems?.last?.customView as? UILabel)?.text == "3")
        }
    }

    @Test("Kinds of parts that are set are what the list is made of", .covers("A9", "A13"))
    func kinds() throws {
        typealias List = SBUGroupChannelModule.List
        defer {
            List.EmptyView = SBUEmptyView.self
            List.ChannelStateBanner = SBUChannelStateBanner.self
            List.ScrollBottomView = SBUScrollBottomView.self
            List.NewMessageInfo = SBUNewMessageInfo.self
            List.UnreadMessageInfoView = SBUUnreadMessageInfoView.self
            List.UserMessageCell = SBUUserMessageCell.self
            List.AdminMessageCell = SBUAdminMessageCell.self
        }
        List.EmptyView = OwnEmpty.self
        List.ChannelStateBanner = OwnBanner.self
        List.ScrollBottomView = OwnBottom.self
        List.NewMessageInfo = OwnInfo.self
        List.UnreadMessageInfoView = OwnUnread.self
        List.UserMessageCell = OwnCell.self
        List.AdminMessageCell = OwnAdmin.self
        try Stage.run { stage in
            let screen = StillChannelViewController(channel: Fixture.room(with: [Fixture.bo], isFrozen: true))
            screen.still?.show([Fixture.chat("Hi", by: Fixture.bo, id: 1), Fixture.chat("Note", by: nil, id: 2)])
            stage.show(UIViewController(), screen)
            let list = try #require(screen.listComponent)
            #expect(list.emptyView is OwnEmpty && list.channelStateBanner is OwnBanner)
            #expect(list.scrollBottomView is OwnBottom && list.newMessageInfoView is OwnInfo)
            #expect(list.unreadMessageInfoView is OwnUnread)
            #expect(screen.cell(1) is OwnCell && screen.cell(0) is OwnAdmin)
            #expect(list.channelStateBanner?.isHidden == false)
        }
    }

    private final class OwnEmpty: SBUEmptyView {}
    private final class OwnBanner: SBUChannelStateBanner {}
    private final class OwnBottom: SBUScrollBottomView {}
    private final class OwnInfo: SBUNewMessageInfo {}
    private final class OwnUnread: SBUUnreadMessageInfoView {}
    private final class OwnCell: SBUUserMessageCell {}
    private final class OwnAdmin: SBUAdminMessageCell {}
}
