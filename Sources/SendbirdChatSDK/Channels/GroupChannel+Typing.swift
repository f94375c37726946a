internal import ChatWire

extension GroupChannel {
    /// Tells the others that the current user is typing: at once, then at most
    /// once in ``SendbirdChatOptions/getTypingIndicatorThrottle()``.
    public func startTyping() {
        client.post(.typing(channelURL: channelURL, isTyping: true))
    }

    /// Tells the others that the current user stopped typing, if they were told that typing began.
    public func endTyping() {
        client.post(.typing(channelURL: channelURL, isTyping: false))
    }

    /// Whether anyone else is typing now.
    public func isTyping() -> Bool { face.withLock { !$0.typing.isEmpty } }

    /// Who is typing now, the current user not among them; nil when nobody is.
    public func getTypingUsers() -> [User]? {
        let typing = face.withLock { $0.typing }
        return typing.isEmpty ? nil : typing.map(User.init)
    }
}
