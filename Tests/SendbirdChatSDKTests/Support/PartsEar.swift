import Foundation

@testable import SendbirdChatSDK

/// Writes down what a channel delegate is told of parts of messages, and what a collection's is.
@MainActor
final class PartsEar: GroupChannelDelegate, MessageCollectionDelegate {
    var heard: [String] = []
    /// Each with its source.
    var lists: [String] = []
    private(set) var reactions: [ReactionEvent] = []
    private(set) var threads: [ThreadInfoUpdateEvent] = []
    private(set) var votes: [PollVoteEvent] = []
    private(set) var updates: [PollUpdateEvent] = []
    private let pulse: Pulse

    init(_ device: LiveDevice, _ pulse: Pulse) {
        self.pulse = pulse
        device.delegates.channel.add(self, identifier: "parts")
    }

    private func hear(_ text: String) {
        heard.append(text)
        pulse.beat()
    }

    func channel(_ channel: BaseChannel, updatedReaction reactionEvent: ReactionEvent) {
        reactions.append(reactionEvent)
        hear("\(reactionEvent.operation) \(reactionEvent.key) by \(reactionEvent.userId)")
    }
    func channel(_ channel: BaseChannel, didUpdateThreadInfo threadInfoUpdateEvent: ThreadInfoUpdateEvent) {
        threads.append(threadInfoUpdateEvent)
        hear("thread \(threadInfoUpdateEvent.threadInfo.replyCount)")
    }
    func didUpdatePoll(_ event: PollUpdateEvent) {
        updates.append(event)
        hear("poll \(event.status)")
    }
    func didVotePoll(_ event: PollVoteEvent) {
        votes.append(event)
        hear("vote \(event.updatedVoteCounts.map { "\($0.optionId):\($0.voteCount)" }.joined(separator: " "))")
    }
    func channel(_ channel: BaseChannel, pollWasDeleted pollId: Int64) { hear("poll deleted") }
    func channelDidUpdatePinnedMessages(_ channel: GroupChannel) {
        hear("pins \(channel.pinnedMessageIds.count) \(channel.lastPinnedMessage?.message ?? "-")")
    }
    func channel(_ channel: BaseChannel, createdMetaCounters: [String: Int]?) {
        hear("made \(createdMetaCounters ?? [:])")
    }
    func channel(_ channel: BaseChannel, updatedMetaCounters: [String: Int]?) {
        hear("set \(updatedMetaCounters ?? [:])")
    }
    func channel(_ channel: BaseChannel, deletedMetaCountersKeys: [String]?) {
        hear("removed \(deletedMetaCountersKeys ?? [])")
    }

    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel, addedMessages: [BaseMessage]
    ) {
        lists.append("+\(addedMessages.map(\.message)) \(context.source)")
        pulse.beat()
    }
    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel, updatedMessages: [BaseMessage]
    ) {
        lists.append("~\(updatedMessages.map(\.message)) \(context.source)")
        pulse.beat()
    }
    func messageCollection(
        _ collection: MessageCollection, context: MessageContext, channel: GroupChannel, deletedMessages: [BaseMessage]
    ) {
        lists.append("-\(deletedMessages.map(\.message)) \(context.source)")
        pulse.beat()
    }
}
