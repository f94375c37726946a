@testable import ChatWire
@testable import SendbirdChatSDK

extension BaseMessage {
    /// A message with fixed defaults: minute 0, from Bo, sent.
    static func fixture(
        id: Int64 = 0, request: String = "", from sender: String = "bo", at createdAt: Int64 = 1_000,
        text: String = "Hi", status: MessageSendingStatus = .succeeded, updatedAt: Int64 = 0,
        type: WireMessageType = .user
    ) -> BaseMessage {
        var local = LocalMessage(
            WireMessage(
                type: type, messageID: id, requestID: request, channelURL: "channel_1",
                sender: type == .admin ? nil : WireSender(userID: sender, nickname: sender.capitalized),
                message: text, createdAt: createdAt, updatedAt: updatedAt))
        local.status = status
        return make(local)
    }
}
