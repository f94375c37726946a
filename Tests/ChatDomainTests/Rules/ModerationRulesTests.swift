import ChatWire
import Requirements
import Testing

@testable import ChatDomain

@Suite("The rules of moderation")
struct ModerationRulesTests {
    private let ana = User.fixture()
    private let bo = User.fixture(key: 2, "bo")

    private func asOperator() -> Membership { .fixture(role: .operator) }

    @Test("A change of members takes one number and one line, and writes each row with the user's own number")
    func oneChange() throws {
        var turn = Turn.fixture()
        let decision = try ModerationRules.setOperators(
            [.init(bo, membership: .fixture(userKey: 2))], to: true, in: .fixture(), by: .user(ana),
            membership: asOperator(), turn: &turn)
        #expect(decision.result.seq == 8)
        #expect(decision.writes.contains(.log(channelKey: 10, seq: 8, change: .members([2], .operators))))
        var row = Membership.fixture(userKey: 2, role: .operator)
        (row.userSeq, row.position) = (1, 102)
        #expect(decision.writes.contains(.putMembership(row)))
        guard case .members(_, let event) = decision.announcements.first, case .membersUpdated(let update) = event.body
        else {
            Issue.record("not announced")
            return
        }
        #expect((event.seq, event.position) == (8, 101))
        #expect(update.change.by?.userID == "ana")
        #expect(decision.announcements.last == .ownRow(userKey: 2, channelKey: 10, reason: .settings))
    }

    @Test("What is so already is no change")
    func nothingNew() throws {
        var turn = Turn.fixture()
        let same = try ModerationRules.setOperators(
            [.init(bo, membership: .fixture(userKey: 2))], to: false, in: .fixture(), by: .user(ana),
            membership: asOperator(), turn: &turn)
        #expect(same.writes.isEmpty && same.announcements.isEmpty)
        let unmuted = try ModerationRules.unmute(
            .init(bo, membership: .fixture(userKey: 2)), in: .fixture(), by: .application, membership: nil,
            turn: &turn)
        #expect(unmuted.writes.isEmpty)
        let unbanned = try ModerationRules.unban(
            .init(bo, membership: nil), in: .fixture(), by: .application, membership: nil, turn: &turn)
        #expect(unbanned.writes.isEmpty)
        #expect(turn.position == 100)
    }

    @Test("A ban takes the row out, ends the role, and lowers the counts it was counted in", arguments: [true, false])
    func ban(isInvited: Bool) throws {
        var turn = Turn.fixture()
        var row = Membership.fixture(userKey: 2, role: .operator)
        if isInvited { row.state = .invited }
        let decision = try ModerationRules.ban(
            .init(bo, membership: row), Restriction(since: 5_000, until: 9_000, note: "Spam"), in: .fixture(),
            by: .user(ana), membership: asOperator(), turn: &turn)
        #expect(decision.result.memberCount == 1)
        #expect(decision.result.joinedMemberCount == (isInvited ? 2 : 1))
        guard case .putMembership(let after) = decision.writes.first else {
            Issue.record("not written")
            return
        }
        #expect(after.state == .none && after.role == .none && after.ban?.until == 9_000)
        #expect(decision.announcements.last == .ownRow(userKey: 2, channelKey: 10, reason: .banned))
    }

    @Test("Members, muted ones and strangers moderate nobody; the application does")
    func whoMay() throws {
        for membership in [Membership.fixture(), .fixture(isMuted: true), nil] {
            var turn = Turn.fixture()
            let target = MemberRules.Candidate(bo, membership: .fixture(userKey: 2))
            #expect(
                refusal {
                    try ModerationRules.mute(
                        target, Restriction(), in: .fixture(), by: .user(ana), membership: membership, turn: &turn)
                } == .nonAuthorized)
            #expect(
                refusal {
                    try ModerationRules.ban(
                        target, Restriction(), in: .fixture(), by: .user(ana), membership: membership, turn: &turn)
                } == .nonAuthorized)
        }
        var turn = Turn.fixture()
        _ = try ModerationRules.mute(
            .init(bo, membership: .fixture(userKey: 2)), Restriction(), in: .fixture(), by: .application,
            membership: nil, turn: &turn)
    }

    @Test("Who left as operator has no say, though the role is kept")
    func keptRole() {
        var row = Membership.fixture(role: .operator)
        row.state = .none
        var turn = Turn.fixture()
        #expect(
            refusal {
                try ChannelRules.freeze(
                    true, channel: .fixture(), creator: nil, by: .user(ana), membership: row, turn: &turn)
            } == .nonAuthorized)
    }

    @Test(
        "A duration is -1 or positive, up to what fits a time",
        arguments: [
            (-1, true), (1, true), (86_400, true), (0, false), (-2, false), (Int64.max, false), (Int64.min, false),
            (Int64.max / 1_000, false),
        ] as [(Int64, Bool)])
    func durations(seconds: Int64, isAllowed: Bool) {
        let code = refusal { try ModerationRules.restriction(seconds: seconds, note: nil, now: 1_700_000_000_000) }
        #expect(code == (isAllowed ? nil : .invalidParameterValue))
    }

    @Test("A restriction is over at its end, not before, and never without one")
    func ends() {
        let restriction = Restriction(since: 0, until: 100)
        #expect(!restriction.isOver(at: 99) && restriction.isOver(at: 100))
        #expect(!Restriction().isOver(at: .max))
        #expect(restriction.endAt == 100 && Restriction().endAt == -1)
    }

    @Test("Hiding until the next message ends with a later one, and hiding for good does not", .covers("C-91"))
    func hidden() {
        var channel = Channel.fixture()
        var row = Membership.fixture()
        (row.hiddenState, row.hiddenAt) = (.hiddenAllowAutoUnhide, channel.newestAt)
        #expect(row.hiddenState(in: channel) == .hiddenAllowAutoUnhide)
        channel.newestAt += 1
        #expect(row.hiddenState(in: channel) == .unhidden)
        row.hiddenState = .hiddenPreventAutoUnhide
        #expect(row.hiddenState(in: channel) == .hiddenPreventAutoUnhide)
    }
}
