import Foundation

@testable import SendbirdChatSDK

/// Writes down what a channel delegate is told.
@MainActor
final class ChannelEar: GroupChannelDelegate {
    var heard: [String] = []

    init(_ delegates: DelegateSet) { delegates.channel.add(self, identifier: "ear") }

    func channel(_ channel: BaseChannel, didReceive message: BaseMessage) {
        heard.append("received \(message.message)")
    }
    func channel(_ channel: BaseChannel, didReceiveMention message: BaseMessage) {
        heard.append("mention \(message.message)")
    }
    func channel(_ channel: BaseChannel, userWasMuted user: User) {
        let restriction = (user as? RestrictedUser)?.restrictionInfo
        heard.append("muted \(user.userId) \(restriction?.desc ?? "-")")
    }
    func channel(_ channel: BaseChannel, userWasUnmuted user: User) { heard.append("unmuted \(user.userId)") }
    func channel(_ channel: BaseChannel, userWasBanned user: User) { heard.append("banned \(user.userId)") }
    func channel(_ channel: BaseChannel, userWasUnbanned user: User) { heard.append("unbanned \(user.userId)") }
    func channelDidUpdateOperators(_ channel: BaseChannel) {
        let operators = (channel as? GroupChannel)?.members.filter { $0.role == .operator }.map(\.userId) ?? []
        heard.append("operators \(operators.sorted().joined(separator: ","))")
    }
    func channelWasFrozen(_ channel: BaseChannel) { heard.append("frozen \(channel.isFrozen)") }
    func channelWasUnfrozen(_ channel: BaseChannel) { heard.append("unfrozen \(channel.isFrozen)") }
    func channelWasHidden(_ channel: GroupChannel) { heard.append("hidden") }
    func channelWasDeleted(_ channelURL: String, channelType: ChannelType) { heard.append("deleted \(channelURL)") }
    func channel(_ channel: BaseChannel, createdMetaData: [String: String]?) {
        heard.append("created \((createdMetaData ?? [:]).keys.sorted())")
    }
    func channel(_ channel: BaseChannel, updatedMetaData: [String: String]?) {
        heard.append("updated \((updatedMetaData ?? [:]).keys.sorted())")
    }
    func channel(_ channel: BaseChannel, deletedMetaDataKeys: [String]?) {
        heard.append("removed \(deletedMetaDataKeys ?? [])")
    }
    func channel(_ channel: GroupChannel, userDidJoin user: User) { heard.append("joined \(user.userId)") }
    func channel(_ channel: GroupChannel, userDidLeave user: User) { heard.append("left \(user.userId)") }
    func channel(_ channel: GroupChannel, didReceiveInvitation invitees: [User]?, inviter: User?) {
        heard.append("invited \((invitees ?? []).map(\.userId)) by \(inviter?.userId ?? "-")")
    }
    func channel(_ channel: GroupChannel, didDeclineInvitation invitee: User, inviter: User?) {
        heard.append("declined \(invitee.userId)")
    }
    func channelDidUpdateDeliveryStatus(_ channel: GroupChannel) { heard.append("delivered") }
}
