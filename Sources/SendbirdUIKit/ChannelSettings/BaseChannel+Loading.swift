import SendbirdChatSDK

extension BaseChannel {
    /// Whether the user of the app is an operator of the channel.
    @MainActor
    var isOwnOperator: Bool {
        switch self {
        case let group as GroupChannel: group.myRole == .operator
        case let open as OpenChannel:
            SBUGlobals.currentUser.map { open.isOperator(userId: $0.userId) } ?? false
        default: false
        }
    }

    /// Fetches a channel of either kind; connects first where needed.
    @MainActor
    static func load(channelURL: String, type: ChannelType, completionHandler: @escaping BaseChannelHandler) {
        SendbirdUI.connectIfNeeded { user, error in
            guard user != nil else { return completionHandler(nil, error) }
            if type == .open {
                OpenChannel.getChannel(url: channelURL) { completionHandler($0, $1) }
            } else {
                GroupChannel.getChannel(url: channelURL) { completionHandler($0, $1) }
            }
        }
    }
}
