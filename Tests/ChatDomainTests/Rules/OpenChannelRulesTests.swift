import ChatWire
import Requirements
import Testing

@testable import ChatDomain

@Suite("Open channels: making, changing, deleting, entering")
struct OpenChannelRulesTests {
    private let ana = User.fixture()
    private let application = Application(key: 1, applicationID: "app")
    private let strict = Application(key: 1, applicationID: "app", participantsMayChange: false)

    private var lobby: Channel {
        var channel = Channel.fixture()
        channel.isOpen = true
        return channel
    }

    private func params(_ change: (inout OpenChannelParams) -> Void) -> OpenChannelParams {
        var params = OpenChannelParams()
        change(&params)
        return params
    }

    @Test("What a channel cannot be is refused before anything is looked up")
    func badParams() {
        func code(_ change: (inout OpenChannelParams) -> Void) -> ErrorCode? {
            refusal { try OpenChannelRules.check(params(change), limits: .standard) }
        }
        #expect(code { _ in } == nil)
        #expect(code { $0.channelURL = "a b c" } == .invalidChannelURL)
        #expect(code { $0.channelURL = "abc" } == .invalidChannelURL)
        #expect(code { $0.name = String(repeating: "é", count: 191) } == nil)
        #expect(code { $0.name = String(repeating: "é", count: 192) } == .invalidParameterValue)
        #expect(code { $0.coverURL = String(repeating: "a", count: 2_049) } == .invalidParameterValue)
        #expect(code { $0.data = String(repeating: "a", count: 65_537) } == .invalidParameterValue)
        #expect(code { $0.customType = String(repeating: "a", count: 129) } == .invalidParameterValue)
    }

    @Test("A new channel is open, has its maker as creator, and the fields that were given")
    func draft() {
        let channel = OpenChannelRules.draft(
            params { ($0.name, $0.coverURL, $0.data, $0.customType) = ("Lobby", "c", "d", "t") }, url: "lobby",
            by: .user(ana), application: application, now: 5_000)
        #expect(channel.isOpen)
        #expect(channel.creatorKey == 1)
        #expect(channel.createdAt == 5_000)
        #expect([channel.name, channel.coverURL, channel.data, channel.customType] == ["Lobby", "c", "d", "t"])
        #expect(channel.seq == 0)
    }

    @Test("Who is in may change and delete where the application lets them; operators and the application always may")
    func whoMayChange() {
        let (inside, outside) = (Membership.fixture(), Membership(channelKey: 10, userKey: 1, state: .none))
        let boss = Membership.fixture(role: .operator)
        func code(_ actor: Actor, _ row: Membership?, _ application: Application) -> [ErrorCode?] {
            [
                refusal {
                    var turn = Turn.fixture()
                    return try OpenChannelRules.update(
                        .init(name: "New"), channel: lobby, creator: nil, by: actor, membership: row,
                        application: application, turn: &turn)
                },
                refusal {
                    var turn = Turn.fixture()
                    return try OpenChannelRules.delete(
                        lobby, by: actor, membership: row, application: application, turn: &turn)
                },
            ]
        }
        #expect(code(.user(ana), inside, application) == [nil, nil])
        #expect(code(.user(ana), inside, strict) == [.nonAuthorized, .nonAuthorized])
        #expect(code(.user(ana), boss, strict) == [nil, nil])
        #expect(code(.user(ana), outside, application) == [.nonAuthorized, .nonAuthorized])
        #expect(code(.user(ana), nil, application) == [.nonAuthorized, .nonAuthorized])
        #expect(code(.application, nil, strict) == [nil, nil])
    }

    @Test("A change takes the next number and is told with the channel; the same again changes nothing")
    func update() throws {
        var turn = Turn.fixture()
        let decision = try OpenChannelRules.update(
            .init(name: "New"), channel: lobby, creator: nil, by: .application, membership: nil,
            application: application, turn: &turn)
        #expect(decision.result.name == "New")
        #expect(decision.result.seq == 8)
        #expect(
            decision.writes == [
                .updateChannel(decision.result), .log(channelKey: 10, seq: 8, change: .updated),
            ])
        guard case .members(10, let event) = decision.announcements.first, case .channelUpdated(let wire) = event.body
        else { return #expect(Bool(false), "nothing is told") }
        #expect(wire.name == "New" && wire.isOpen)
        let again = try OpenChannelRules.update(
            .init(name: "New"), channel: decision.result, creator: nil, by: .application, membership: nil,
            application: application, turn: &turn)
        #expect(again.writes == [] && again.announcements == [])
    }

    @Test("Deleting is the channel's last change")
    func delete() throws {
        var turn = Turn.fixture()
        let decision = try OpenChannelRules.delete(
            lobby, by: .application, membership: nil, application: application, turn: &turn)
        guard case .deleteChannel(let gone) = decision.writes.first else {
            return #expect(Bool(false), "nothing is deleted")
        }
        #expect(gone.seq == 8)
        let event = WireEvent(channelURL: "room", seq: 8, position: 101, body: .channelDeleted)
        #expect(decision.announcements == [.members(channelKey: 10, event: event)])
    }

    @Test("Entering is told once a user, and refused where it cannot be")
    func enter() throws {
        let first = try OpenChannelRules.enter(lobby, user: ana, isNew: true, count: 3)
        let change = ParticipantsChange(user: ana.wire, participantCount: 3)
        #expect(
            first.announcements == [
                .members(channelKey: 10, event: WireEvent(channelURL: "room", body: .participantEntered(change)))
            ])
        #expect(try OpenChannelRules.enter(lobby, user: ana, isNew: false, count: 3).announcements == [])
        #expect(
            refusal { try OpenChannelRules.enter(.fixture(), user: ana, isNew: true, count: 1) }
                == .socketWrongChannelType)
        var gone = ana
        gone.isActive = false
        #expect(
            refusal { try OpenChannelRules.enter(lobby, user: gone, isNew: true, count: 1) } == .socketUserDeactivated)
    }

    @Test("A channel takes as many as it may, and not one more", .limit("participants"))
    func participantLimit() {
        let most = OpenChannelRules.participantsMost
        #expect(refusal { try OpenChannelRules.enter(lobby, user: ana, isNew: true, count: most) } == nil)
        #expect(
            refusal { try OpenChannelRules.enter(lobby, user: ana, isNew: true, count: most + 1) }
                == .socketTooManyParticipants)
    }

    @Test("Past a hundred participants every hundredth part of them is told")
    func largeChannels() {
        #expect((0...100).allSatisfy(OpenChannelRules.isTold))
        #expect((101...199).allSatisfy(OpenChannelRules.isTold))
        #expect((10_000...10_999).count(where: OpenChannelRules.isTold) <= 10)
        #expect(OpenChannelRules.exit(lobby, user: ana, count: 10_001).announcements == [])
        #expect(OpenChannelRules.exit(lobby, user: ana, count: 2).announcements.count == 1)
    }

    @Test("A message marks nothing read, and says that its channel is open")
    func message() throws {
        var turn = Turn.fixture()
        let decision = try MessageRules.send(
            .init(message: "hi"), by: ana, in: lobby, membership: .fixture(), earlier: nil, turn: &turn)
        #expect(decision.result.wire.channelType == .open)
        #expect(
            !decision.writes.contains { write in
                if case .putMembership = write { return true }
                return false
            })
    }

    @Test("There is nothing to be read and no typing")
    func noReceipts() {
        var turn = Turn.fixture()
        #expect(
            refusal { try ReadRules.markRead(by: ana, in: lobby, membership: .fixture(), turn: &turn) }
                == .socketWrongChannelType)
        #expect(
            refusal { try ReadRules.typing(true, by: ana, in: lobby, membership: .fixture(), now: 1) }
                == .socketWrongChannelType)
    }

    @Test("Everyone may see it and read in it")
    func visible() {
        #expect(refusal { try AccessRules.checkVisible(lobby, to: .user(ana), membership: nil) } == nil)
        #expect(refusal { try AccessRules.checkReadable(lobby, by: .user(ana), membership: nil) } == nil)
    }
}
