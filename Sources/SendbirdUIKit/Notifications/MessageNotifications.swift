#if os(Linux)
    import Foundation
    import SendbirdChatSDK
    import UIKit

    /// Shows a desktop notification for each new message while no window of the
    /// app is in front, and opens the channel when it is pressed.
    ///
    /// On Apple's systems the server's push does this. An app that wants its own
    /// notifications switches these off by
    /// `SendbirdUI.config.common.isDesktopNotificationEnabled`; one that has a
    /// delegate at the notification centre finds the channel in `userInfo`.
    @MainActor
    final class MessageNotifications: GroupChannelDelegate, UNUserNotificationCenterDelegate {
        /// The key in `userInfo` under which a notification has its channel.
        static let channelURLKey = "channel_url"
        private static var shared: MessageNotifications?

        private let center: UNUserNotificationCenter
        private let open: (String) -> Void

        /// Begins to listen, once in the life of the app.
        static func begin() {
            guard shared == nil, SendbirdUI.config.common.isDesktopNotificationEnabled else { return }
            shared = MessageNotifications(center: .current()) { SendbirdUI.moveToChannel(channelURL: $0) }
        }

        /// - Parameter open: Shows the channel at an address.
        init(center: UNUserNotificationCenter, open: @escaping (_ channelURL: String) -> Void) {
            self.center = center
            self.open = open
            // An app's own delegate decides by itself.
            if center.delegate == nil { center.delegate = self }
            // The SDK holds its delegates weakly.
            SendbirdChat.addChannelDelegate(self, identifier: "SendbirdUIKit.MessageNotifications")
        }

        func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
            guard SendbirdUI.config.common.isDesktopNotificationEnabled, !ForegroundObservation.isInFront,
                let channel = channel as? GroupChannel, isWanted(message, in: channel)
            else { return }
            let content = UNMutableNotificationContent()
            content.title = SBUUtils.generateChannelName(channel: channel)
            let sender = message.sender.map { SBUUser(sender: $0).refinedNickname() } ?? SBUStringSet.Message_System
            let text = MessageSentence.content(of: message)
            content.body = channel.memberCount > 2 ? SBUStringSet.Accessibility_New_Message(sender, text) : text
            content.threadIdentifier = channel.channelURL
            content.userInfo = [Self.channelURLKey: channel.channelURL]
            let request = UNNotificationRequest(
                identifier: "\(channel.channelURL) \(message.messageId)", content: content, trigger: nil)
            center.add(request)
        }

        /// The channel's own setting decides; silent messages and one's own from another device never.
        private func isWanted(_ message: BaseMessage, in channel: GroupChannel) -> Bool {
            let own = SBUGlobals.currentUser?.userId
            guard !message.isSilent, message.sender?.userId != own else { return false }
            switch channel.myPushTriggerOption {
            case .off: return false
            case .mentionOnly: return message.mentionedUsers.contains { $0.userId == own }
            case .all, .default: return true
            }
        }

        func userNotificationCenter(
            _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
            withCompletionHandler completionHandler: @escaping () -> Void
        ) {
            defer { completionHandler() }
            guard response.actionIdentifier != UNNotificationDismissActionIdentifier,
                let url = response.notification.request.content.userInfo[Self.channelURLKey] as? String
            else { return }
            open(url)
        }
    }
#endif
