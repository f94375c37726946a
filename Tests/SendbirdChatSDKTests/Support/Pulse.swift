import Foundation

@testable import SendbirdChatSDK

/// Looks at conditions anew each time a delegate is told of anything.
@MainActor
final class Pulse: NSObject, GroupChannelDelegate, ConnectionDelegate, MessageCollectionDelegate,
    GroupChannelCollectionDelegate
{
    private var waiting: [(holds: () -> Bool, continuation: CheckedContinuation<Void, Never>)] = []
    private(set) var reconnections = 0

    /// Waits until a condition holds. The test's time limit ends a wait in vain.
    func until(_ holds: @escaping () -> Bool) async {
        if holds() { return }
        await withCheckedContinuation { waiting.append((holds, $0)) }
    }

    /// Looks now, and once more when the delegates that hear after this one have heard.
    func beat() {
        look()
        DispatchQueue.main.async { MainActor.assumeIsolated { self.look() } }
    }

    private func look() {
        let done = waiting.filter { $0.holds() }
        waiting.removeAll { $0.holds() }
        for waiter in done { waiter.continuation.resume() }
    }

    func channel(_ channel: BaseChannel, didReceive message: BaseMessage) { beat() }
    func channel(_ channel: BaseChannel, didUpdate message: BaseMessage) { beat() }
    func channel(_ channel: BaseChannel, messageWasDeleted messageId: Int64) { beat() }
    func channelWasChanged(_ channel: BaseChannel) { beat() }
    func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent) { beat() }
    func channel(_ channel: BaseChannel, didUpdateThreadInfo threadInfoUpdateEvent: ThreadInfoUpdateEvent) { beat() }
    func channel(_ channel: BaseChannel, didUpdatePoll event: PollUpdateEvent) { beat() }
    func channel(_ channel: BaseChannel, didVotePoll event: PollVoteEvent) { beat() }
    func channelDidUpdatePinnedMessages(_ channel: BaseChannel) { beat() }
    func channel(_ channel: BaseChannel, createdMetaCounters: [String: Int]?) { beat() }
    func channel(_ channel: BaseChannel, updatedMetaCounters: [String: Int]?) { beat() }
    func channel(_ channel: BaseChannel, deletedMetaCountersKeys: [String]?) { beat() }
    func channel(_ channel: BaseChannel, userWasMuted user: User) { beat() }
    func channel(_ channel: BaseChannel, userWasUnmuted user: User) { beat() }
    func channel(_ channel: BaseChannel, userWasBanned user: User) { beat() }
    func channel(_ channel: BaseChannel, userWasUnbanned user: User) { beat() }
    func channelDidUpdateOperators(_ channel: BaseChannel) { beat() }
    func channelWasFrozen(_ channel: BaseChannel) { beat() }
    func channelWasUnfrozen(_ channel: BaseChannel) { beat() }
    func channelWasDeleted(_ channelURL: String, channelType: ChannelType) { beat() }
    func channelWasHidden(_ channel: GroupChannel) { beat() }
    func channel(_ channel: GroupChannel, userDidJoin user: User) { beat() }
    func channel(_ channel: GroupChannel, userDidLeave user: User) { beat() }
    func channel(_ channel: GroupChannel, didReceiveInvitation invitees: [User]?, inviter: User?) { beat() }
    func channel(_ channel: GroupChannel, didDeclineInvitation invitee: User, inviter: User?) { beat() }
    func channelDidUpdateDeliveryStatus(_ channel: GroupChannel) { beat() }
    func channelDidUpdateReadStatus(_ channel: GroupChannel) { beat() }
    func channelDidUpdateTypingStatus(_ channel: GroupChannel) { beat() }
    func didConnect(userId: String) { beat() }
    func didStartReconnection() { beat() }

    func didSucceedReconnection() {
        reconnections += 1
        beat()
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        addedMessages messages: [BaseMessage]
    ) { beat() }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        updatedMessages messages: [BaseMessage]
    ) { beat() }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel,
        deletedMessages messages: [BaseMessage]
    ) { beat() }

    func messageCollection(
        _ collection: MessageCollection, channelContext: ChannelContext, updatedChannel: GroupChannel
    ) { beat() }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, addedChannels channels: [GroupChannel]
    ) { beat() }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, updatedChannels channels: [GroupChannel]
    ) { beat() }

    func channelCollection(
        _ collection: GroupChannelCollection, context: ChannelContext, deletedChannelURLs: [String]
    ) { beat() }
}
