import Foundation

@testable import SendbirdChatSDK

/// The delegates of one run of an app: what they are told comes once and in order.
@MainActor
final class AppEar: GroupChannelDelegate, ConnectionDelegate {
    private let phone: Phone
    private var received: Set<Int64> = []
    private var lastReceived: [String: Int64] = [:]

    init(_ phone: Phone) { self.phone = phone }

    func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
        phone.world.tell("\(phone.name) received \(message.message)")
        if !received.insert(message.messageId).inserted {
            phone.world.complain("\(phone.name) was told twice of '\(message.message)' in \(channel.channelURL)")
        }
        // One that was edited before it was seen comes as new in the place of its edit.
        if message.updatedAt == 0, let last = lastReceived[channel.channelURL], last >= message.createdAt {
            phone.world.complain("\(phone.name) was told of '\(message.message)' out of order")
        }
        lastReceived[channel.channelURL] = max(lastReceived[channel.channelURL] ?? 0, message.createdAt)
    }

    func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) {
        phone.world.tell("\(phone.name) updated \(message.message)")
    }

    func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) {
        phone.world.tell("\(phone.name) deleted \(messageId)")
    }

    func channelWasChanged(_ channel: BaseChannel) {
        phone.world.tell("\(phone.name) changed \(channel.channelURL)")
    }

    func channelWasDeleted(_ channelURL: String, channelType: ChannelType) {
        phone.world.tell("\(phone.name) channel deleted \(channelURL)")
    }

    func channel(_ channel: GroupChannel, userDidJoin user: User) {
        phone.world.tell("\(phone.name) joined \(channel.channelURL) \(user.userId)")
    }

    func channel(_ channel: GroupChannel, userDidLeave user: User) {
        phone.world.tell("\(phone.name) left \(channel.channelURL) \(user.userId)")
    }

    func channelDidMarkAsRead(_ channel: GroupChannel, userIds: [String]) {
        phone.world.tell("\(phone.name) read \(channel.channelURL) \(userIds)")
    }

    func channelDidUpdateTypingStatus(_ channel: GroupChannel) {
        phone.world.tell("\(phone.name) typing \(channel.channelURL)")
    }

    func didConnect(userId: String) { phone.world.tell("\(phone.name) connected") }
    func didStartReconnection() { phone.world.tell("\(phone.name) reconnecting") }
    func didSucceedReconnection() { phone.world.tell("\(phone.name) reconnected") }
    func didFailReconnection() { phone.world.tell("\(phone.name) gave up") }
}
