import SendbirdChatSDK

/// A row of the channel list as a sentence, for assistive tools.
///
/// “Ana and Bo, 3 unread messages, Bo: See you there, 09:41, frozen.”
@MainActor
struct ChannelSentence {
    /// The sentence, in the order of importance.
    let text: String

    /// Creates the sentence.
    init(_ channel: GroupChannel, time: String?) {
        let unread = Int(clamping: channel.unreadMessageCount)
        let preview = ChannelPreview(channel).text
        let parts: [String?] = [
            SBUUtils.generateChannelName(channel: channel),
            unread > 0 ? SBUStringSet.Accessibility_Unread(unread) : nil,
            channel.unreadMentionCount > 0 ? SBUStringSet.Accessibility_Mentioned : nil,
            preview,
            Self.receipt(channel),
            time,
            channel.memberCount > 2 ? SBUStringSet.Accessibility_Members(channel.memberCount) : nil,
            channel.isFrozen ? SBUStringSet.Accessibility_Frozen : nil,
            channel.isBroadcast ? SBUStringSet.Accessibility_Broadcast : nil,
            channel.isSuper && !channel.isBroadcast ? SBUStringSet.ChannelType_SuperGroup : nil,
            channel.myPushTriggerOption == .off ? SBUStringSet.Accessibility_Notifications_Off : nil,
        ]
        text = IsolatedText.plain(parts.compactMap { $0 }.joined(separator: ", "))
    }

    private static func receipt(_ channel: GroupChannel) -> String? {
        guard SendbirdUI.config.groupChannel.channelList.isMessageReceiptStatusEnabled,
            let message = channel.lastMessage, message.sender?.userId == SBUGlobals.currentUser?.userId
        else { return nil }
        return switch SBUUtils.getReceiptState(of: message, in: channel) {
        case .notUsed: nil
        case .none: SBUStringSet.Accessibility_Sent
        case .delivered: SBUStringSet.Accessibility_Delivered
        case .read: SBUStringSet.Accessibility_Read
        }
    }
}
