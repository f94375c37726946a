public import SendbirdChatSDK
public import SendbirdUIKit
import UIKit

// Guide: list channels. Which channels are listed.

class ViewController: UIViewController {
    var channelListQuery: GroupChannelListQuery?

    func presentList() -> SBUGroupChannelListViewController {
        let params = GroupChannelListQueryParams()
        params.includeEmptyChannel = false
        params.includeFrozenChannel = true
        self.channelListQuery = GroupChannel.createMyGroupChannelListQuery(params: params)

        let channelListVC = SBUGroupChannelListViewController(channelListQuery: self.channelListQuery)
        let naviVC = UINavigationController(rootViewController: channelListVC)
        self.present(naviVC, animated: true)
        return channelListVC
    }
}

/// Shows the list of channels that are not empty; returns it with the query.
@MainActor
public func presentList() -> (SBUGroupChannelListViewController, GroupChannelListQuery?) {
    let presenter = ViewController()
    let list = presenter.presentList()
    return (list, presenter.channelListQuery)
}
