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
    func lastSeenStatus() -> String? {
        guard SendbirdUI.config.groupChannel.channel.isLastSeenEnabled, let channel = channel as? GroupChannel else {
            return nil
        }
        return LastSeenText.time(in: channel).flatMap { LastSeenText.text($0) }
    }

    /// Keeps the words about minutes right while the channel is on the screen.
    func watchMinutes(_ isWatched: Bool) {
        minutes = nil
        guard isWatched, let channel = channel as? GroupChannel, LastSeenText.time(in: channel) != nil else { return }
        minutes = MainTimer(after: 60, repeats: true) { [weak self] in self?.updateChannelStatus() }
    }
}
