import SendbirdChatSDK

extension OpenChannel {
    /// The name to show: what one can read of it, or that it is an open channel.
    @MainActor
    var displayName: String { ReadableName(name)?.text ?? SBUStringSet.Open_Channel_Name_Default }
}

extension SBUCoverImageView {
    /// Shows an open channel: its own picture, or the sign of channels.
    func setImage(of channel: OpenChannel) {
        if let url = channel.coverURL, !url.isEmpty {
            setImage(withCoverURL: url)
        } else {
            setPlaceholder(type: .iconChannels)
        }
    }
}
