import SendbirdChatSDK
import UIKit

extension SBUTypingIndicatorMessage {
    /// The row for a channel as it is now; nil while nobody types or the row is switched off.
    @MainActor
    static func row(for channel: GroupChannel?) -> SBUTypingIndicatorMessage? {
        let config = SendbirdUI.config.groupChannel.channel
        guard config.isTypingIndicatorEnabled, config.typingIndicatorTypes.contains(.bubble), let channel,
            let typers = channel.getTypingUsers(), !typers.isEmpty
        else { return nil }
        let now = Int64(ScreenClock.current.now().timeIntervalSince1970 * 1_000)
        return SBUTypingIndicatorMessage(
            channelURL: channel.channelURL, typers: SBUUser.convertUsers(typers), createdAt: now)
    }
}
