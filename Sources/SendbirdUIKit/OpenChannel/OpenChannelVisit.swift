import SendbirdChatSDK

/// Being in an open channel for as long as this is kept: the first to come enters, the last to go exits.
///
/// Several screens show one channel at a time — its messages, its settings over them — and the
/// server tells of changes only to who is in it.
@MainActor
final class OpenChannelVisit {
    private static var counts: [String: Int] = [:]

    private let channel: OpenChannel
    private var isOver = false

    /// Enters the channel.
    ///
    /// - Parameter completionHandler: Why the channel could not be entered; nil if it could.
    init(_ channel: OpenChannel, completionHandler: @escaping SBErrorHandler) {
        self.channel = channel
        Self.counts[channel.channelURL, default: 0] += 1
        channel.enter(completionHandler: completionHandler)
    }

    isolated deinit { end() }

    /// Exits, unless somebody else is still there. Does nothing the second time.
    func end() {
        guard !isOver else { return }
        isOver = true
        let left = (Self.counts[channel.channelURL] ?? 1) - 1
        Self.counts[channel.channelURL] = left > 0 ? left : nil
        // Of a channel that is gone, or without a connection, there is nothing to exit.
        if left <= 0 { channel.exit(completionHandler: nil) }
    }
}
