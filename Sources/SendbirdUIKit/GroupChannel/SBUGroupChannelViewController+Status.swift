import SendbirdChatSDK
import UIKit

// The line under the channel's name.
extension SBUGroupChannelViewController {
    func typingStatus() -> String? {
        let config = SendbirdUI.config.groupChannel.channel
        guard config.isTypingIndicatorEnabled, config.typingIndicatorTypes.contains(.text),
            let typists = (channel as? GroupChannel)?.getTypingUsers(), !typists.isEmpty
        else { return nil }
        return SBUStringSet.Channel_Header_Typing(typists)
    }

    /// When the other of two last read.
    func lastSeenStatus() -> String? { nil }
}
