import SendbirdChatSDK
import UIKit

/// A message as it is read aloud: author, content, time, state.
@MainActor
enum MessageSentence {
    /// The whole sentence.
    static func text(
        of message: BaseMessage, isOwn: Bool, name: String, receipt: SBUMessageReceiptState
    ) -> String {
        let time = DateText.messageTime(message.createdAt)
        var parts = [isOwn ? SBUStringSet.Message_You : name, content(of: message)]
        if message.updatedAt > 0, message is UserMessage { parts.append(SBUStringSet.Message_Edited) }
        parts.append(time)
        if let state = state(of: message, receipt: receipt) { parts.append(state) }
        return parts.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    /// What a message says.
    static func content(of message: BaseMessage) -> String {
        switch message {
        case is UserMessage, is AdminMessage: MentionTemplate.content(of: message).text
        case let file as FileMessage: FileText.spoken(file)
        default: SBUStringSet.Message_Unknown_Title
        }
    }

    private static func state(of message: BaseMessage, receipt: SBUMessageReceiptState) -> String? {
        switch message.sendingStatus {
        case .pending: SBUStringSet.Accessibility_Sending
        case .failed, .canceled: SBUStringSet.Accessibility_Failed
        case .none, .scheduled, .succeeded:
            switch receipt {
            case .read: SBUStringSet.Accessibility_Read
            case .delivered: SBUStringSet.Accessibility_Delivered
            case .none: SBUStringSet.Accessibility_Sent
            case .notUsed: nil
            }
        }
    }
}
