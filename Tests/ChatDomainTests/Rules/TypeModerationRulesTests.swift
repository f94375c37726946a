import ChatWire
import Testing

@testable import ChatDomain

@Suite("Orders about all channels of a custom type")
struct TypeModerationRulesTests {
    private func member(_ change: (inout TypeStanding) -> Void = { _ in }) -> Membership {
        var row = Membership.fixture(userKey: 2)
        change(&row.byType)
        return row
    }

    private func told(_ kind: TypeStanding.Kind, _ row: Membership) -> Decision<Channel> {
        var turn = Turn.fixture()
        return ModerationRules.typeChanged(
            kind, of: MemberRules.Candidate(.fixture(key: 2, "bo"), membership: row), in: .fixture(), turn: &turn)
    }

    private func reason(_ decision: Decision<Channel>) -> MembersUpdate? {
        guard case .members(_, let event)? = decision.announcements.first,
            case .membersUpdated(let update) = event.body
        else { return nil }
        return update
    }

    @Test("What holds by the type counts like what holds in the channel, and the longer of two counts")
    func effective() {
        var row = member { $0.mute = Restriction(until: 100, note: "type") }
        #expect(row.isMuted && row.activeMute?.note == "type" && row.mute == nil)
        row.mute = Restriction(until: 50, note: "channel")
        #expect(row.activeMute?.note == "type")
        row.mute = Restriction(until: nil, note: "channel")
        #expect(row.activeMute?.note == "channel")
        #expect(!row.isOperator)
        row.byType.isOperator = true
        #expect(row.isOperator && row.role == MemberRole.none)
        #expect(row.wireMember(.fixture(key: 2, "bo")).role == .operator)
        #expect(!TypeStanding().holds(.mute) && row.byType.holds(.operator) && !row.byType.isEmpty)
    }

    @Test("A mute and its end are a change of the channel each, with a number and by nobody")
    func mute() {
        let muted = told(.mute, member { $0.mute = Restriction() })
        #expect(reason(muted)?.reason == .muted && reason(muted)?.change.by == nil)
        #expect(muted.result.seq == Channel.fixture().seq + 1)
        #expect(reason(told(.mute, member()))?.reason == .unmuted)
        #expect(reason(told(.operator, member { $0.isOperator = true }))?.change.members.first?.role == .operator)
    }

    @Test("A ban takes the member out; one that does not hold any more changes nothing")
    func ban() {
        let out = told(.ban, member { $0.ban = Restriction() })
        #expect(out.result.memberCount == 1 && out.result.joinedMemberCount == 1)
        #expect(reason(out)?.reason == .banned && reason(out)?.change.members.first?.state == MembershipState.none)
        let row = out.writes.compactMap { if case .putMembership(let row) = $0 { row } else { nil } }.first
        #expect(row?.state == MembershipState.none && row?.ban == nil)
        #expect(told(.ban, member()).writes.isEmpty)
    }

    @Test("Who is banned by the type does not read, speak or come in, while the row still says member")
    func access() {
        let row = member { $0.ban = Restriction() }
        let user = Actor.user(.fixture(key: 2, "bo"))
        #expect(refusal { try AccessRules.checkReadable(.fixture(), by: user, membership: row) } == .nonAuthorized)
        #expect(refusal { try AccessRules.checkVisible(.fixture(), to: user, membership: row) } == .nonAuthorized)
        #expect(
            refusal { try AccessRules.checkMaySpeak(in: .fixture(), user: .fixture(key: 2, "bo"), membership: row) }
                == .socketBannedUserSendMessageNotAllowed)
        var gone = row
        gone.state = .none
        var turn = Turn.fixture()
        #expect(
            refusal {
                try MemberRules.add(
                    [MemberRules.Candidate(.fixture(key: 2, "bo"), membership: gone)], to: .fixture(), by: nil,
                    turn: &turn)
            } == .socketBannedUserSendMessageNotAllowed)
    }

    @Test("A channel's own operator cannot lift what holds by the type")
    func lifting() throws {
        var turn = Turn.fixture()
        let candidate = MemberRules.Candidate(.fixture(key: 2, "bo"), membership: member { $0.mute = Restriction() })
        let decision = try ModerationRules.unmute(
            candidate, in: .fixture(), by: .application, membership: nil, turn: &turn)
        #expect(decision.writes.isEmpty)
    }
}
