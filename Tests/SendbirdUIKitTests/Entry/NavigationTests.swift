import Testing

@testable import SendbirdChatSDK
@testable import SendbirdUIKit
@testable import UIKit

@Suite("Going to a channel from anywhere", .serialized, .oneAtATime)
@MainActor
struct NavigationTests {
    @Test("On top of the list, whatever lies over it now")
    func onList() throws {
        try Stage.run { stage in
            let list = StillListViewController()
            let navigation = stage.show(list, UIViewController(), UIViewController())
            SendbirdUI.moveToChannel(channelURL: "c", rootViewController: navigation)
            #expect(navigation.topViewController === list)
            #expect(list.opened == ["c"])
        }
    }

    @Test("Over what is in front where there is no list, or where the list is not wanted")
    func overFront() throws {
        _ = SendbirdChat.initialize(params: InitParams(applicationId: "navigation"), completionHandler: nil)
        try Stage.run { stage in
            let plain = UIViewController()
            stage.show(plain)
            SendbirdUI.moveToChannel(channelURL: "c", rootViewController: plain)
            let shown = plain.presentedViewController as? UINavigationController
            #expect(shown?.topViewController is SBUGroupChannelViewController)
            #expect(SendbirdUI.findChannelViewController(rootViewController: plain) === shown?.topViewController)
        }
        try Stage.run { stage in
            let list = StillListViewController()
            let navigation = stage.show(list)
            SendbirdUI.moveToChannel(channelURL: "c", basedOnChannelList: false, rootViewController: navigation)
            #expect(list.opened.isEmpty)
            #expect(navigation.presentedViewController is UINavigationController)
        }
    }

    @Test("A list that is not shown is not found")
    func notFound() throws {
        try Stage.run { stage in
            let plain = UIViewController()
            stage.show(plain)
            #expect(SendbirdUI.findChannelListViewController(rootViewController: plain, channelType: .group) == nil)
            #expect(SendbirdUI.findChannelListViewController(rootViewController: nil, channelType: .group) == nil)
        }
    }
}
