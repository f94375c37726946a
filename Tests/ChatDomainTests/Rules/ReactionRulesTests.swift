import ChatWire
import Testing

@testable import ChatDomain

@Suite("Reactions and pins, decided")
struct ReactionRulesTests {
    private func change(
        _ operation: ReactionChange.Operation, _ state: ReactionRules.State, message: Message? = .fixture(),
        in channel: Channel = .fixture(), membership: Membership? = .fixture(), now: Int64 = 5_000
    ) throws -> Decision<ReactionChange> {
        var turn = Turn.fixture(now: now)
        return try ReactionRules.change(
            operation, key: "k", state: state, message: message, by: .fixture(), in: channel, membership: membership,
            turn: &turn)
    }

    private let none = ReactionRules.State(WireReaction(key: "k", userIDs: []), isOwn: false)
    private let own = ReactionRules.State(
        WireReaction(key: "k", userIDs: ["ana"], count: 1, updatedAt: 6_000), isOwn: true)

    @Test("Adding takes the channel's next number and changes the message's row, not its text or time")
    func adding() throws {
        let decision = try change(.add, none)
        #expect(
            decision.result.reaction == WireReaction(key: "k", userIDs: ["ana"], count: 1, updatedAt: 5_000))
        var message = Message.fixture()
        (message.wire.seq, message.reactionKeys, message.changedAt) = (8, 1, 5_000)
        var channel = Channel.fixture()
        (channel.seq, channel.position) = (8, 101)
        #expect(
            decision.writes == [
                .setReaction(messageID: 33, key: "k", userKey: 1, at: 5_000, seq: 8, isThere: true),
                .updateMessage(message), .updateChannel(channel),
            ])
    }

    @Test("Taking back the last one leaves none, and its time moves on whatever the clock says")
    func takingBack() throws {
        var message = Message.fixture()
        message.reactionKeys = 1
        let decision = try change(.delete, own, message: message)
        #expect(decision.result.reaction == WireReaction(key: "k", userIDs: [], count: 0, updatedAt: 6_001))
        guard case .updateMessage(let written) = decision.writes[1] else {
            Issue.record("no row", severity: .error)
            return
        }
        #expect(written.reactionKeys == 0)
    }

    @Test("What is as asked already writes and tells nothing, and answers with how it is")
    func idempotence() throws {
        for (operation, state) in [(ReactionChange.Operation.add, own), (.delete, none)] {
            let decision = try change(operation, state)
            #expect(decision.writes.isEmpty && decision.announcements.isEmpty)
            #expect(decision.result.reaction == state.reaction)
        }
    }

    @Test("Who may not send does not react, and nobody reacts to what is not there for them")
    func refusals() {
        #expect(refusal { try change(.add, none, membership: nil) } == .socketUserNotMember)
        #expect(
            refusal { try change(.add, none, membership: .fixture(isMuted: true)) }
                == .socketMutedUserInChannelSendMessageNotAllowed)
        var frozen = Channel.fixture()
        frozen.isFrozen = true
        #expect(refusal { try change(.delete, own, in: frozen) } == .socketChannelFrozen)
        #expect(refusal { try change(.add, none, message: nil) } == .socketMessageNotFound)
        var row = Membership.fixture()
        row.historyOffset = 2_000
        #expect(refusal { try change(.add, none, membership: row) } == .socketMessageNotFound)
    }

    @Test("A pinned message is pinned once, deleting takes it down, and the application needs no row")
    func pins() throws {
        var turn = Turn.fixture()
        let pinned = try PinRules.pin(.fixture(), by: .application, in: .fixture(), membership: nil, turn: &turn)
        #expect(pinned.result.pins == [Pin(messageID: 33, createdAt: 2_000)])
        #expect(pinned.writes.first == .log(channelKey: 10, seq: 8, change: .pinned))
        #expect(
            try PinRules.pin(.fixture(), by: .application, in: pinned.result, membership: nil, turn: &turn).writes
                .isEmpty)
        let deleted = try MessageRules.delete(
            .fixture(), newestOther: nil, by: .application, in: pinned.result, membership: nil, turn: &turn)
        guard case .updateChannel(let channel) = deleted.writes.last else {
            Issue.record("no channel", severity: .error)
            return
        }
        #expect(channel.pins.isEmpty && channel.seq == 10)
        #expect(pinned.result.pinnedMessageIDs(after: 2_000).isEmpty)
        #expect(pinned.result.pinnedMessageIDs(after: 1_999) == [33])
        #expect(
            try PinRules.unpin(.fixture(), by: .application, in: .fixture(), membership: nil, turn: &turn).writes
                .isEmpty)
        #expect(
            refusal {
                try PinRules.pin(
                    .fixture(), by: .user(.fixture()), in: .fixture(), membership: .fixture(isMuted: true), turn: &turn)
            } == .socketMutedUserInChannelSendMessageNotAllowed)
    }
}
