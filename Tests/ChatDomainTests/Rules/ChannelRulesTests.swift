import ChatWire
import Testing

@testable import ChatDomain

@Suite("Making and changing channels")
struct ChannelRulesTests {
    private let ana = Actor.user(.fixture())

    private func params(_ change: (inout CreateChannelParams) -> Void) -> CreateChannelParams {
        var params = CreateChannelParams(userIDs: ["bo"])
        change(&params)
        return params
    }

    private func code(_ change: (inout CreateChannelParams) -> Void) -> ErrorCode? {
        refusal { try ChannelRules.check(params(change), limits: .standard) }
    }

    @Test("What a channel cannot be is refused before anything is looked up")
    func badParams() {
        #expect(code { _ in } == nil)
        #expect(code { $0.channelURL = "a b" } == .invalidChannelURL)
        #expect(code { $0.channelURL = "abc" } == .invalidChannelURL)
        #expect(code { $0.name = String(repeating: "é", count: 191) } == nil)
        #expect(code { $0.name = String(repeating: "é", count: 192) } == .invalidParameterValue)
        #expect(code { $0.coverURL = String(repeating: "a", count: 2_049) } == .invalidParameterValue)
        #expect(code { $0.data = String(repeating: "a", count: 65_537) } == .invalidParameterValue)
        #expect(code { $0.customType = String(repeating: "a", count: 129) } == .invalidParameterValue)
        #expect(code { $0.userIDs = (0..<101).map { "user\($0)" } } == .reachedMaxCount)
        #expect(
            code {
                $0.userIDs = (0..<101).map { "user\($0)" }
                $0.isSuper = true
            } == nil)
        for change: (inout CreateChannelParams) -> Void in [
            { $0.isSuper = true }, { $0.isBroadcast = true }, { $0.isPublic = true },
        ] {
            #expect(
                code {
                    change(&$0)
                    $0.isDistinct = true
                } == .invalidParameterValue)
        }
    }

    @Test("A broadcast channel is a supergroup; who makes a channel is its creator")
    func draft() {
        let application = Application(key: 1, applicationID: "app")
        let channel = ChannelRules.draft(
            params {
                $0.isBroadcast = true
                $0.name = "News"
            }, url: "news", by: ana, application: application, now: 5_000)
        #expect(channel.isBroadcast && channel.isSuper)
        #expect(channel.name == "News")
        #expect(channel.creatorKey == 1)
        #expect(channel.createdAt == 5_000)
        #expect(channel.seq == 0)
    }

    private func update(
        _ changes: ChannelRules.Changes, _ channel: Channel = .fixture(), by actor: Actor,
        _ membership: Membership?
    ) throws -> Decision<Channel> {
        var turn = Turn.fixture()
        return try ChannelRules.update(
            changes, channel: channel, creator: nil, by: actor, membership: membership, turn: &turn)
    }

    @Test("An update takes the next number, goes into the log, and tells the members")
    func update() throws {
        let decision = try update(.init(name: "New"), by: ana, .fixture())
        #expect(decision.result.name == "New")
        #expect(decision.result.seq == 8)
        #expect(
            decision.writes == [
                .updateChannel(decision.result), .log(channelKey: 10, seq: 8, change: .updated),
            ])
        #expect(
            decision.announcements == [
                .members(
                    channelKey: 10,
                    event: WireEvent(
                        channelURL: "room", seq: 8, position: 101,
                        body: .channelUpdated(decision.result.wire(creator: nil))))
            ])
    }

    @Test("An update that changes nothing is told to nobody")
    func sameAgain() throws {
        #expect(try update(.init(name: ""), by: ana, .fixture()) == Decision(.fixture()))
    }

    @Test("Members change a group, operators a supergroup, strangers nothing")
    func whoUpdates() {
        let change = ChannelRules.Changes(name: "New")
        var large = Channel.fixture()
        large.isSuper = true
        #expect(refusal { try update(change, by: ana, nil) } == .nonAuthorized)
        #expect(refusal { try update(change, large, by: ana, .fixture()) } == .nonAuthorized)
        #expect(refusal { try update(change, large, by: ana, .fixture(role: .operator)) } == nil)
        #expect(refusal { try update(change, large, by: .application, nil) } == nil)
        #expect(refusal { try update(.init(isPublic: true), by: ana, .fixture()) } == .nonAuthorized)
        let long = ChannelRules.Changes(name: String(repeating: "a", count: 192))
        #expect(refusal { try update(long, by: ana, .fixture()) } == .invalidParameterValue)
    }

    @Test("Operators and the application freeze; freezing twice is told once")
    func freeze() throws {
        var turn = Turn.fixture()
        func freeze(_ channel: Channel, _ actor: Actor, _ membership: Membership?) throws -> Decision<Channel> {
            try ChannelRules.freeze(
                true, channel: channel, creator: nil, by: actor, membership: membership, turn: &turn)
        }
        let frozen = try freeze(.fixture(), ana, .fixture(role: .operator))
        #expect(frozen.result.isFrozen)
        #expect(frozen.announcements.count == 1)
        #expect(try freeze(frozen.result, .application, nil).announcements.isEmpty)
        #expect(refusal { try freeze(.fixture(), ana, .fixture()) } == .nonAuthorized)
        #expect(refusal { try freeze(.fixture(), ana, nil) } == .nonAuthorized)
        var gone = Membership.fixture(role: .operator)
        gone.state = .none
        #expect(refusal { try freeze(.fixture(), ana, gone) } == .nonAuthorized)
    }

    @Test("Metadata: new keys, changed keys, removed keys, and the limits")
    func metadata() throws {
        var turn = Turn.fixture()
        func set(
            _ values: [String: String?], current: [String: String] = ["a": "1"], mustBeNew: Bool = false,
            by actor: Actor = .application, _ membership: Membership? = nil
        ) throws -> Decision<[String: String]> {
            try ChannelRules.setMetadata(
                values, current: current, mustBeNew: mustBeNew, channel: .fixture(), creator: nil, by: actor,
                membership: membership, turn: &turn)
        }
        let decision = try set(["a": nil, "b": "2"])
        #expect(decision.result == ["b": "2"])
        #expect(decision.writes.first == .setMetadata(channelKey: 10, values: ["a": nil, "b": "2"]))
        #expect(try set(["a": "1"]).writes.isEmpty)
        #expect(refusal { try set(["a": "2"], mustBeNew: true) } == .duplicatedData)
        let full = Dictionary(uniqueKeysWithValues: (0..<50).map { ("k\($0)", "v") })
        #expect(refusal { try set(["k0": "w"], current: full) } == nil)
        #expect(refusal { try set(["x": "w"], current: full) } == .reachedMaxCount)
        #expect(refusal { try set([String(repeating: "k", count: 129): "v"]) } == .invalidParameterValue)
        #expect(refusal { try set(["k": String(repeating: "v", count: 191)]) } == .invalidParameterValue)
        #expect(refusal { try set(["b": "2"], by: ana, .fixture()) } == .nonAuthorized)
        #expect(refusal { try set(["b": "2"], by: ana, .fixture(role: .operator)) } == nil)
    }
}
