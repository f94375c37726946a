import SendbirdChatSDK

/// Hears how many messages are unread in all channels, for as long as it is kept.
@MainActor
final class TotalUnread: UserEventDelegate {
    private let change: (Int) -> Void

    /// Begins to listen; what is known now is told soon.
    init(change: @escaping (_ count: Int) -> Void) {
        self.change = change
        // The SDK holds delegates weakly: nothing has to be removed.
        SendbirdChat.addUserEventDelegate(self, identifier: "SendbirdUIKit.\(ObjectIdentifier(self).hashValue)")
        SendbirdChat.getTotalUnreadMessageCount { [weak self] count, error in
            if error == nil { self?.change(Int(clamping: count)) }
        }
    }

    func didUpdateTotalUnreadMessageCount(_ totalCount: Int32, totalCountByCustomType: [String: Int]?) {
        change(max(0, Int(totalCount)))
    }
}
