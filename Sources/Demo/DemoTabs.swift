import SendbirdChatSDK
import SendbirdUIKit
import UIKit

/// The demo's two halves: group channels, and open channels; the number of unread messages stands on the
/// first tab and in the window's title.
final class DemoTabs: UITabBarController, UserEventDelegate {
    private let user: String
    private let chats = DemoTabs.tab(
        SBUViewControllerSet.GroupChannelListViewController.init(), SBUStringSet.ChannelList_Header_Title,
        SBUIconSet.iconChat)
    private let openChannels = DemoTabs.tab(
        SBUViewControllerSet.OpenChannelListViewController.init(), SBUStringSet.OpenChannelList_Header_Title,
        SBUIconSet.iconChannels)

    init(user: String) {
        self.user = user
        super.init(nibName: nil, bundle: nil)
        tabBar.tintColor = SBUColorSet.primary300
        viewControllers = [chats, openChannels]
        for switches in [chats, openChannels] { switches.delegate = self }
        SendbirdChat.addUserEventDelegate(self, identifier: "demo.unread")
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        showUnread(0)
        SendbirdChat.getTotalUnreadMessageCount { [weak self] count, _ in self?.showUnread(Int(count)) }
    }

    func didUpdateTotalUnreadMessageCount(_ totalCount: Int32, totalCountByCustomType: [String: Int]?) {
        showUnread(Int(totalCount))
    }

    private func showUnread(_ count: Int) {
        chats.tabBarItem.badgeValue = count > 0 ? (count > 99 ? "99+" : String(count)) : nil
        #if os(Linux)
            view.window?.title = count > 0 ? "(\(count)) Roost — \(user)" : "Roost — \(user)"
        #endif
    }

    private static func tab(_ list: UIViewController, _ title: String, _ icon: UIImage) -> UINavigationController {
        let navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(title: title, image: icon, selectedImage: nil)
        return navigation
    }
}

extension DemoTabs: UINavigationControllerDelegate {
    /// A conversation has the whole height.
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
        viewController.hidesBottomBarWhenPushed = navigationController.viewControllers.count > 1
    }
}
