import ChatWire
import Testing

@testable import ChatDomain

@Suite("Members come and go")
struct MemberRulesTests {
    private let bo = User.fixture(key: 2, "bo")

    @Test("Who joins gets an own row with the next user number, having read what was there")
    func add() throws {
        var turn = Turn.fixture()
        let decision = try MemberRules.add(
            [.init(bo)], to: .fixture(), by: .fixture(), turn: &turn)
        #expect(decision.result.seq == 8)
        #expect(decision.result.memberCount == 3)
        #expect(decision.result.joinedMemberCount == 3)
        let row = Membership(
            channelKey: 10, userKey: 2, invitedAt: 5_000, inviterKey: 1, joinedAt: 5_000, readAt: 2_000,
            readNumber: 3, userSeq: 1, position: 102)
        #expect(decision.writes.contains(.putMembership(row)))
        #expect(decision.writes.contains(.log(channelKey: 10, seq: 8, change: .joined([2]))))
        // The newcomer's own row first: then the channel's event finds the channel there.
        #expect(decision.announcements.first == .ownRow(userKey: 2, channelKey: 10, reason: .joined))
        var joined = bo
        joined.userSeq = 1
        let change = MembersChange(
            members: [row.wireMember(joined)], by: User.fixture().wire, memberCount: 3, joinedMemberCount: 3)
        #expect(
            decision.announcements.last
                == .members(
                    channelKey: 10,
                    event: WireEvent(channelURL: "room", seq: 8, position: 101, body: .membersJoined(change))))
    }

    @Test("Adding who is there already changes nothing")
    func addAgain() throws {
        var turn = Turn.fixture()
        let decision = try MemberRules.add(
            [.init(bo, membership: .fixture(userKey: 2))], to: .fixture(), by: nil, turn: &turn)
        #expect(decision == Decision(.fixture()))
    }

    @Test("Who was invited already is not counted twice")
    func addInvited() throws {
        var row = Membership.fixture(userKey: 2)
        row.state = .invited
        var channel = Channel.fixture()
        channel.joinedMemberCount = 1
        var turn = Turn.fixture()
        let decision = try MemberRules.add([.init(bo, membership: row)], to: channel, by: nil, turn: &turn)
        #expect(decision.result.memberCount == 2)
        #expect(decision.result.joinedMemberCount == 2)
    }

    @Test("The most members are let in, and one more is refused", arguments: [false, true])
    func limit(isSuper: Bool) {
        var limits = Limits.standard
        limits.channelMembers = isSuper ? 1 : 3
        limits.superChannelMembers = isSuper ? 3 : 1
        var channel = Channel.fixture()
        channel.isSuper = isSuper
        var turn = Turn.fixture(limits: limits)
        let cy = User.fixture(key: 3, "cy")
        #expect(refusal { try MemberRules.add([.init(bo)], to: channel, by: nil, turn: &turn) } == nil)
        #expect(
            refusal { try MemberRules.add([.init(bo), .init(cy)], to: channel, by: nil, turn: &turn) }
                == .reachedMaxCount)
    }

    @Test("A distinct channel stands for its members with who came later")
    func distinctKey() throws {
        var channel = Channel.fixture()
        channel.distinctKey = DistinctKey.text(ofUserKeys: [5, 1, 1])
        #expect(channel.distinctKey == "1,5")
        var turn = Turn.fixture()
        let decision = try MemberRules.add([.init(bo)], to: channel, by: nil, turn: &turn)
        #expect(decision.result.distinctKey == "1,2,5")
    }

    @Test("Members and the application invite; others do not")
    func invite() {
        var turn = Turn.fixture()
        func code(_ actor: Actor, _ membership: Membership?) -> ErrorCode? {
            refusal {
                try MemberRules.invite([.init(bo)], to: .fixture(), by: actor, membership: membership, turn: &turn)
            }
        }
        #expect(code(.user(.fixture()), .fixture()) == nil)
        #expect(code(.application, nil) == nil)
        #expect(code(.user(.fixture()), nil) == .nonAuthorized)
        var invited = Membership.fixture()
        invited.state = .invited
        #expect(code(.user(.fixture()), invited) == .nonAuthorized)
    }

    @Test("Anyone joins a public channel, and the invited a private one")
    func join() {
        var turn = Turn.fixture()
        var open = Channel.fixture()
        open.isPublic = true
        #expect(refusal { try MemberRules.join(.init(bo), channel: open, by: .user(bo), turn: &turn) } == nil)
        #expect(
            refusal { try MemberRules.join(.init(bo), channel: .fixture(), by: .user(bo), turn: &turn) }
                == .nonAuthorized)
        var invited = Membership.fixture(userKey: 2)
        invited.state = .invited
        #expect(
            refusal {
                try MemberRules.join(.init(bo, membership: invited), channel: .fixture(), by: .user(bo), turn: &turn)
            } == nil)
        var left = Membership.fixture(userKey: 2)
        left.state = .none
        #expect(
            refusal {
                try MemberRules.join(.init(bo, membership: left), channel: .fixture(), by: .user(bo), turn: &turn)
            }
                == .nonAuthorized)
    }

    @Test("Leaving keeps the row for the own devices, ends the role, and tells those who stay")
    func leave() throws {
        var turn = Turn.fixture()
        let decision = try MemberRules.leave(
            .init(bo, membership: .fixture(userKey: 2, role: .operator)), channel: .fixture(), turn: &turn)
        guard case .putMembership(let row) = decision.writes.first else {
            Issue.record("no row")
            return
        }
        #expect(row.state == .none)
        #expect(row.role == .none)
        #expect(row.position == 102)
        #expect(decision.writes.contains(.log(channelKey: 10, seq: 8, change: .left([2]))))
        #expect(decision.announcements.last == .ownRow(userKey: 2, channelKey: 10, reason: .left))
        guard case .members(_, let event) = decision.announcements.first, case .membersLeft(let change) = event.body
        else {
            Issue.record("nobody told")
            return
        }
        #expect(change.memberCount == 1)
        #expect(change.members.map(\.user.userID) == ["bo"])
    }

    @Test("Who is not there cannot leave")
    func leaveNowhere() {
        var turn = Turn.fixture()
        #expect(refusal { try MemberRules.leave(.init(bo), channel: .fixture(), turn: &turn) } == .socketUserNotMember)
    }
}
