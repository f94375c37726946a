public import SendbirdChatSDK
public import UIKit

// MARK: - Going to a channel

extension SendbirdUI {
    /// Shows a channel from anywhere, such as after a notification was tapped.
    ///
    /// - Parameters:
    ///   - channelURL: The channel.
    ///   - basedOnChannelList: Whether it opens on top of the channel list, if
    ///     one is shown; else it comes over what is in front.
    ///   - messageListParams: Which messages; nil for the default.
    ///   - channelType: The kind of channel.
    ///   - rootViewController: Where to look for the list; nil for the window in front.
    public static func moveToChannel(
        channelURL: String, basedOnChannelList: Bool = true, messageListParams: MessageListParams? = nil,
        channelType: ChannelType = .group, rootViewController: UIViewController? = nil
    ) {
        guard channelType == .group || channelType == .open else { return }
        let root = rootViewController ?? FrontWindow.window?.rootViewController
        let list = findChannelListViewController(rootViewController: root, channelType: channelType)
        if basedOnChannelList, let list = list as? SBUBaseChannelListViewController {
            if list.presentedViewController != nil { list.dismiss(animated: false) }
            list.navigationController?.popToViewController(list, animated: false)
            list.showChannel(channelURL: channelURL, messageListParams: messageListParams)
        } else {
            let screen: SBUBaseChannelViewController =
                channelType == .open
                ? SBUViewControllerSet.OpenChannelViewController(
                    channelURL: channelURL, messageListParams: messageListParams)
                : SBUViewControllerSet.GroupChannelViewController(
                    channelURL: channelURL, messageListParams: messageListParams)
            let front = rootViewController ?? FrontWindow.controller
            front?.present(UINavigationController(rootViewController: screen), animated: true)
        }
    }

    /// Creates a group channel with people and shows it.
    public static func createAndMoveToChannel(userIds: [String], messageListParams: MessageListParams? = nil) {
        let params = GroupChannelCreateParams()
        params.name = ""
        params.addUserIds(userIds)
        if let own = SBUGlobals.currentUser { params.operatorUserIds = [own.userId] }
        createAndMoveToChannel(params: params, messageListParams: messageListParams)
    }

    /// Creates a group channel and shows it.
    public static func createAndMoveToChannel(
        params: GroupChannelCreateParams, messageListParams: MessageListParams? = nil
    ) {
        SBUGlobalCustomParams.groupChannelParamsCreateBuilder?(params)
        GroupChannel.createChannel(params: params) { channel, error in
            if let error { SBULog.error("channel not created: \(error.code)") }
            guard let channel else { return }
            moveToChannel(channelURL: channel.channelURL, messageListParams: messageListParams)
        }
    }

    /// Finds the channel list below a controller; nil if none is shown.
    public static func findChannelListViewController(
        rootViewController: UIViewController?, channelType: ChannelType
    ) -> UIViewController? {
        find(below: rootViewController) {
            channelType == .open ? $0 is SBUOpenChannelListViewController : $0 is SBUGroupChannelListViewController
        }
    }

    /// Finds a channel's screen below a controller; nil if none is shown.
    public static func findChannelViewController(rootViewController: UIViewController?) -> UIViewController? {
        find(below: rootViewController) { $0 is SBUBaseChannelViewController }
    }

    /// The first controller that fits, from the root down: itself, what it
    /// contains, then what it presents.
    private static func find(
        below root: UIViewController?, where isWanted: (UIViewController) -> Bool
    ) -> UIViewController? {
        guard let root else { return nil }
        if isWanted(root) { return root }
        for child in root.children {
            if let found = find(below: child, where: isWanted) { return found }
        }
        // A controller inside another also names what the outer one presents; looking twice does no harm.
        guard let presented = root.presentedViewController else { return nil }
        return find(below: presented, where: isWanted)
    }
}
