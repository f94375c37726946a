import ChatWire
import Testing

@testable import ChatDomain

@Suite("Editing and deleting messages")
struct MessageChangesTests {
    private let ana = Actor.user(.fixture())
    private let bo = Actor.user(.fixture(key: 2, "bo"))

    private func edit(
        _ edit: MessageRules.Edit = .init(message: "new"), message: Message? = .fixture(), by actor: Actor,
        in channel: Channel = .fixture(), membership: Membership? = .fixture()
    ) throws -> Decision<Message> {
        var turn = Turn.fixture()
        return try MessageRules.edit(
            edit, message: message, by: actor, in: channel, membership: membership, turn: &turn)
    }

    private func delete(
        _ message: Message? = .fixture(), newestOther: Message? = nil, by actor: Actor,
        in channel: Channel = .fixture(), membership: Membership? = .fixture()
    ) throws -> Decision<Empty> {
        var turn = Turn.fixture()
        return try MessageRules.delete(
            message, newestOther: newestOther, by: actor, in: channel, membership: membership, turn: &turn)
    }

    @Test("An edit takes the channel's next number and leaves place, time and what it does not name")
    func editing() throws {
        let decision = try edit(by: ana)
        var expected = Message.fixture()
        expected.wire.message = "new"
        expected.wire.updatedAt = 5_000
        expected.wire.seq = 8
        (expected.changedAt, expected.hasNewText) = (5_000, true)
        #expect(decision.result == expected)
        #expect(decision.writes.first == .updateMessage(expected))
        #expect(
            decision.announcements == [
                .members(
                    channelKey: 10,
                    event: WireEvent(
                        channelURL: "room", seq: 8, position: 101, body: .messageUpdated(expected.wire)))
            ])
    }

    @Test("Two edits in one millisecond have different times")
    func editTime() throws {
        let first = try edit(by: ana).result
        #expect(try edit(message: first, by: ana).result.wire.updatedAt == first.wire.updatedAt + 1)
    }

    @Test("The sender, operators and the application may edit and delete; others may not")
    func owners() {
        let row = Membership.fixture(userKey: 2)
        let operatorRow = Membership.fixture(userKey: 2, role: .operator)
        #expect(refusal { try edit(by: bo, membership: row) } == .socketUserNotOwnerOfMessage)
        #expect(refusal { try delete(by: bo, membership: row) } == .socketUserNotOwnerOfMessage)
        #expect(refusal { try edit(by: bo, membership: operatorRow) } == nil)
        #expect(refusal { try delete(by: bo, membership: operatorRow) } == nil)
        #expect(refusal { try edit(by: .application, membership: nil) } == nil)
        #expect(refusal { try delete(by: .application, membership: nil) } == nil)
        #expect(refusal { try edit(by: ana, membership: nil) } == .socketUserNotMember)
        #expect(refusal { try delete(by: ana, membership: nil) } == .socketUserNotMember)
    }

    @Test("Muted members do not edit; frozen channels change for operators only")
    func mutedAndFrozen() {
        #expect(
            refusal { try edit(by: ana, membership: .fixture(isMuted: true)) }
                == .socketMutedUserInChannelSendMessageNotAllowed)
        var frozen = Channel.fixture()
        frozen.isFrozen = true
        #expect(refusal { try edit(by: ana, in: frozen) } == .socketChannelFrozen)
        #expect(refusal { try delete(by: ana, in: frozen) } == .socketChannelFrozen)
        #expect(refusal { try delete(by: ana, in: frozen, membership: .fixture(role: .operator)) } == nil)
    }

    @Test("What is not there, deleted, or of another channel is not found")
    func missing() {
        var removed = Message.fixture()
        removed.isRemoved = true
        var elsewhere = Message.fixture()
        elsewhere.channelKey = 11
        for message in [nil, removed, elsewhere] {
            #expect(refusal { try edit(message: message, by: ana) } == .socketMessageNotFound)
            #expect(refusal { try delete(message, by: ana) } == .socketMessageNotFound)
        }
    }

    @Test("An edit of nothing, and one past a limit, are refused")
    func badEdits() {
        #expect(refusal { try edit(.init(), by: ana) } == .invalidParameterValueRequired)
        #expect(refusal { try edit(.init(message: ""), by: ana) } == .invalidParameterValueRequired)
        let long = String(repeating: "a", count: 5_001)
        #expect(refusal { try edit(.init(message: long), by: ana) } == .invalidParameterValue)
    }

    @Test("Deleting the newest message gives the channel the one before as its last")
    func deleteNewest() throws {
        var other = Message.fixture(id: 32)
        other.wire.createdAt = 1_500
        let decision = try delete(newestOther: other, by: ana)
        guard case .updateChannel(let channel) = decision.writes.last else {
            Issue.record("no channel")
            return
        }
        #expect(channel.lastMessageID == 32)
        #expect(channel.lastMessageAt == 1_500)
        // Times go on from where they were, or an older time could be given out twice.
        #expect(channel.newestAt == 2_000)
        #expect(channel.messageNumber == 3)
        let remains = DeletedMessage(
            messageID: 33, createdAt: 2_000, number: 3, lastMessage: other.wire, wasLastMessage: true)
        #expect(
            decision.announcements == [
                .members(
                    channelKey: 10,
                    event: WireEvent(channelURL: "room", seq: 8, position: 101, body: .messageDeleted(remains)))
            ])
    }

    @Test("Nothing of the text is left, and an older deletion leaves the last message")
    func deleteOlder() throws {
        let decision = try delete(.fixture(id: 20), by: ana)
        guard case .updateMessage(let message) = decision.writes.first,
            case .updateChannel(let channel) = decision.writes.last
        else {
            Issue.record("no writes")
            return
        }
        #expect(message.isRemoved)
        #expect(message.wire.message.isEmpty && message.wire.data.isEmpty)
        #expect(message.wire.number == 3)
        #expect(channel.lastMessageID == 33)
    }

    @Test("A silent message leaves no number that could stop counting")
    func deleteSilent() {
        var message = Message.fixture()
        message.wire.isSilent = true
        #expect(message.remains(wasLastMessage: false, lastMessage: nil).number == 0)
    }
}
