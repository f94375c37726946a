import SendbirdChatSDK

extension SBUCoverImageView {
    /// Shows a channel: its own picture, the sign of a broadcast, or its members.
    func setImage(of channel: GroupChannel) {
        let others = SBUUtils.otherMembers(of: channel)
        if let url = channel.coverURL, !url.isEmpty {
            setImage(withCoverURL: url)
        } else if channel.isBroadcast {
            setBroadcastIcon()
        } else if others.isEmpty {
            setPlaceholder(type: .iconChat)
        } else {
            setImage(withUsers: others)
        }
    }
}
