import ChatWire
import Testing

@testable import ChatDomain

@Suite("Sending a message")
struct MessageSendingTests {
    private func send(
        _ draft: MessageRules.Draft = .init(message: "hi"), by user: User = .fixture(),
        in channel: Channel = .fixture(), membership: Membership? = .fixture(), earlier: Message? = nil,
        turn: Turn = .fixture()
    ) throws -> Decision<Message> {
        var turn = turn
        return try MessageRules.send(
            draft, by: user, in: channel, membership: membership, earlier: earlier, turn: &turn)
    }

    @Test("The message gets the channel's next number, the next id, the clock's time and the running count")
    func numbers() throws {
        let message = try send().result
        #expect(message.wire.seq == 8)
        #expect(message.firstSeq == 8)
        #expect(message.wire.messageID == 51)
        #expect(message.wire.createdAt == 5_000)
        #expect(message.wire.number == 4)
        #expect(message.wire.sender == WireSender(userID: "ana", nickname: "Ana"))
    }

    @Test("The writes are the message, the channel's head and the sender's row, which has read it")
    func writes() throws {
        let decision = try send()
        var channel = Channel.fixture()
        channel.seq = 8
        channel.messageNumber = 4
        channel.newestAt = 5_000
        channel.lastMessageID = 51
        channel.lastMessageAt = 5_000
        channel.position = 101
        var membership = Membership.fixture()
        membership.readAt = 5_000
        membership.readNumber = 4
        #expect(
            decision.writes
                == [.insertMessage(decision.result), .updateChannel(channel), .putMembership(membership)])
    }

    @Test("Everyone in the channel is told, with the numbers of the change, and no own row moves")
    func announcement() throws {
        let decision = try send()
        #expect(
            decision.announcements == [
                .members(
                    channelKey: 10,
                    event: WireEvent(
                        channelURL: "room", seq: 8, position: 101, body: .messageNew(decision.result.wire)))
            ])
    }

    @Test("The time is later than the newest message's, whatever the clock says", arguments: [0, 1_999, 2_000, 2_001])
    func time(now: Int64) throws {
        let message = try send(turn: .fixture(now: now)).result
        #expect(message.wire.createdAt == 2_001)
    }

    @Test("A silent message does not count and carries the number before it")
    func silent() throws {
        let decision = try send(.init(message: "psst", isSilent: true))
        #expect(decision.result.wire.number == 3)
        #expect(!decision.result.isCountable)
    }

    @Test("The same request id gives the earlier message and changes nothing, even to a member muted since")
    func idempotence() throws {
        let earlier = Message.fixture()
        let decision = try send(membership: .fixture(isMuted: true), earlier: earlier)
        #expect(decision == Decision(earlier))
        #expect(refusal { try send(membership: nil, earlier: earlier) } == .socketUserNotMember)
    }

    @Test("Who may not speak is refused with the code that says why")
    func refusals() {
        var invited = Membership.fixture()
        invited.state = .invited
        var gone = Membership.fixture(role: .operator)
        gone.state = .none
        for membership in [nil, invited, gone] {
            #expect(refusal { try send(membership: membership) } == .socketUserNotMember)
        }
        var inactive = User.fixture()
        inactive.isActive = false
        #expect(refusal { try send(by: inactive) } == .socketUserDeactivated)
        #expect(
            refusal { try send(membership: .fixture(isMuted: true)) }
                == .socketMutedUserInChannelSendMessageNotAllowed)
        var frozen = Channel.fixture()
        frozen.isFrozen = true
        #expect(refusal { try send(in: frozen) } == .socketChannelFrozen)
        #expect(refusal { try send(in: frozen, membership: .fixture(role: .operator)) } == nil)
        var broadcast = Channel.fixture()
        broadcast.isBroadcast = true
        #expect(refusal { try send(in: broadcast) } == .socketUserSendMessageNotAllowed)
        #expect(refusal { try send(in: broadcast, membership: .fixture(role: .operator)) } == nil)
    }

    @Test("Each limit holds at the limit and refuses one past it")
    func limits() {
        var limits = Limits.standard
        limits.messageCharacters = 4
        limits.dataBytes = 4
        limits.customTypeCharacters = 4
        limits.requestIDBytes = 4
        let turn = Turn.fixture(limits: limits)
        #expect(refusal { try send(.init(message: ""), turn: turn) } == .invalidParameterValueRequired)
        // Characters, not bytes: four emoji are sixteen bytes.
        #expect(refusal { try send(.init(message: "🎉🎉🎉🎉"), turn: turn) } == nil)
        #expect(refusal { try send(.init(message: "12345"), turn: turn) } == .invalidParameterValue)
        #expect(refusal { try send(.init(message: "a", data: "1234"), turn: turn) } == nil)
        #expect(refusal { try send(.init(message: "a", data: "é234"), turn: turn) } == .invalidParameterValue)
        #expect(refusal { try send(.init(message: "a", customType: "1234"), turn: turn) } == nil)
        #expect(refusal { try send(.init(message: "a", customType: "12345"), turn: turn) } == .invalidParameterValue)
        #expect(refusal { try send(.init(requestID: "1234", message: "a"), turn: turn) } == nil)
        #expect(refusal { try send(.init(requestID: "12345", message: "a"), turn: turn) } == .invalidParameterValue)
    }

    @Test("A refusal names the field, and holds no text of the message")
    func refusalText() {
        let error = #expect(throws: WireError.self) {
            try send(.init(message: String(repeating: "secret", count: 1_000)))
        }
        #expect(error?.message.contains("'message'") == true)
        #expect(error?.message.contains("secret") == false)
    }

    @Test("A time from elsewhere must lie after the newest message and not in the future")
    func givenTime() throws {
        #expect(try send(.init(message: "a", createdAt: 2_001)).result.wire.createdAt == 2_001)
        #expect(try send(.init(message: "a", createdAt: 5_000)).result.wire.createdAt == 5_000)
        #expect(refusal { try send(.init(message: "a", createdAt: 2_000)) } == .invalidParameterValue)
        #expect(refusal { try send(.init(message: "a", createdAt: 5_001)) } == .invalidParameterValue)
    }

    @Test("An operator's message says so, and the application's own has no sender and counts")
    func kinds() throws {
        #expect(try send(membership: .fixture(role: .operator)).result.wire.isOperatorMessage)
        var turn = Turn.fixture()
        let admin = try MessageRules.sendAdmin(.init(message: "welcome"), in: .fixture(), turn: &turn)
        #expect(admin.result.wire.type == .admin)
        #expect(admin.result.wire.sender == nil)
        #expect(admin.result.wire.number == 4)
        #expect(admin.writes.count == 2)
    }
}
