import Foundation
import SendbirdChatSDK

/// What a row says about what was last written in a channel.
@MainActor
struct ChannelPreview {
    /// The text on one line.
    let text: String
    /// What begins the text of a message that is half typed: a part of it, to be seen first; nil for others.
    private(set) var mark: String?
    /// Whether it says who is typing.
    private(set) var isTyping = false

    /// The most of a message that is looked at: a row shows far less.
    private static let lengthMax = 300

    /// Creates the preview: who is typing, if that is switched on, what the
    /// reader has half typed, or the last message; own ones and those in groups
    /// with the author.
    init(_ channel: GroupChannel) {
        if SendbirdUI.config.groupChannel.channelList.isTypingIndicatorEnabled,
            let users = channel.getTypingUsers(), !users.isEmpty
        {
            isTyping = true
            text = SBUStringSet.Channel_Typing(users)
            return
        }
        if let draft = channel.draft {
            let mark = SBUStringSet.ChannelList_Draft
            self.mark = mark
            text = IsolatedText.line("\(mark) \(IsolatedText.isolated(Self.line(draft.message)))")
            return
        }
        guard let message = channel.lastMessage else {
            text = SBUStringSet.Empty_No_Messages
            return
        }
        text = Self.signed(Self.content(of: message), message, in: channel)
    }

    /// What a message says, on one line.
    static func content(of message: BaseMessage) -> String {
        if let file = message as? FileMessage { return content(of: file) }
        return line(message.message)
    }

    private static func line(_ text: String) -> String {
        text.prefix(lengthMax).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What a file is; of one that is neither picture nor video its name.
    private static func content(of file: FileMessage) -> String {
        switch file.type {
        case "image/gif": SBUStringSet.MessageInput_Quote_Message_GIF
        case let type where type.hasPrefix("image/"): SBUStringSet.MessageInput_Quote_Message_Photo
        case let type where type.hasPrefix("video/"): SBUStringSet.MessageInput_Quote_Message_Video
        default: ReadableName(String(file.name.prefix(lengthMax)))?.text ?? SBUStringSet.ChannelList_Last_File_Message
        }
    }

    private static func signed(_ content: String, _ message: BaseMessage, in channel: GroupChannel) -> String {
        guard let sender = message.sender, !(message is AdminMessage) else { return content }
        if sender.userId == SBUGlobals.currentUser?.userId {
            return IsolatedText.line(SBUStringSet.ChannelList_Own_Message(IsolatedText.isolated(content)))
        }
        guard channel.memberCount > 2 else { return content }
        let name = IsolatedText.isolated(SBUUser(sender: sender).refinedNickname())
        return IsolatedText.line("\(name): \(IsolatedText.isolated(content))")
    }
}
