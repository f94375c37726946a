import ChatWire
import Requirements
import Testing

@testable import ChatDomain

@Suite("Reading and typing")
struct ReadRulesTests {
    @Test("Marking read moves the position to the newest message, tells the members and the own devices")
    func markRead() throws {
        var turn = Turn.fixture()
        let decision = try ReadRules.markRead(
            by: .fixture(), in: .fixture(), membership: .fixture(), turn: &turn)
        let receipt = ReadReceipt(userID: "ana", readAt: 2_000, readNumber: 3)
        #expect(decision.result == receipt)
        var row = Membership.fixture()
        row.readAt = 2_000
        row.readNumber = 3
        row.userSeq = 1
        row.position = 101
        var user = User.fixture()
        user.userSeq = 1
        var channel = Channel.fixture()
        channel.position = 101
        #expect(decision.writes == [.putMembership(row), .updateUser(user), .updateChannel(channel)])
        #expect(
            decision.announcements == [
                .members(channelKey: 10, event: WireEvent(channelURL: "room", body: .channelRead(receipt))),
                .ownRow(userKey: 1, channelKey: 10, reason: .read),
            ])
    }

    @Test("With nothing new there is nothing to write or tell")
    func nothingNew() throws {
        var row = Membership.fixture()
        row.readAt = 2_000
        row.readNumber = 3
        var turn = Turn.fixture()
        let decision = try ReadRules.markRead(by: .fixture(), in: .fixture(), membership: row, turn: &turn)
        #expect(decision == Decision(ReadReceipt(userID: "ana", readAt: 2_000, readNumber: 3)))
        #expect(turn.position == 100)
    }

    @Test("A position never goes back", .covers("D10"))
    func monotone() throws {
        var row = Membership.fixture()
        row.readAt = 9_000
        var turn = Turn.fixture()
        let decision = try ReadRules.markRead(by: .fixture(), in: .fixture(), membership: row, turn: &turn)
        #expect(decision.result.readAt == 9_000)
        #expect(decision.result.readNumber == 3)
    }

    @Test("A muted member reads; a stranger does not")
    func whoReads() {
        var turn = Turn.fixture()
        #expect(
            refusal {
                try ReadRules.markRead(
                    by: .fixture(), in: .fixture(), membership: .fixture(isMuted: true), turn: &turn)
            } == nil)
        #expect(
            refusal { try ReadRules.markRead(by: .fixture(), in: .fixture(), membership: nil, turn: &turn) }
                == .socketUserNotMember)
    }

    @Test("Typing is told to the others, and by nobody who may not send", .covers("D11"))
    func typing() throws {
        let decision = try ReadRules.typing(
            true, by: .fixture(), in: .fixture(), membership: .fixture(), now: 5_000)
        #expect(decision.writes.isEmpty)
        let state = TypingState(user: User.fixture().wire, isTyping: true, at: 5_000)
        #expect(
            decision.announcements == [
                .otherMembers(
                    channelKey: 10, exceptUserKey: 1,
                    event: WireEvent(channelURL: "room", body: .channelTyping(state)))
            ])
        var frozen = Channel.fixture()
        frozen.isFrozen = true
        #expect(
            refusal {
                try ReadRules.typing(true, by: .fixture(), in: frozen, membership: .fixture(), now: 1)
            } == .socketChannelFrozen)
        #expect(
            refusal {
                try ReadRules.typing(
                    true, by: .fixture(), in: .fixture(), membership: .fixture(isMuted: true), now: 1)
            } == .socketMutedUserInChannelSendMessageNotAllowed)
        #expect(
            refusal { try ReadRules.typing(true, by: .fixture(), in: .fixture(), membership: nil, now: 1) }
                == .socketUserNotMember)
    }

    @Test(
        "In a large channel typing is told to nobody", .limit("typing-members"), .covers("D11"),
        arguments: [(100, 1), (101, 0)])
    func largeChannel(members: Int, told: Int) throws {
        var channel = Channel.fixture()
        channel.joinedMemberCount = members
        let decision = try ReadRules.typing(true, by: .fixture(), in: channel, membership: .fixture(), now: 1)
        #expect(decision.announcements.count == told)
    }
}
