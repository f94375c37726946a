import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Moderation of open channels")
struct OpenModerationTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let cy: ServiceFixture.LoggedIn
    private let lobby = "/v3/open_channels/lobby"

    /// `ana`, the operator of `lobby`, on connection 1; `bo` on 2 and 3; `cy` on 4. Bo and Cy are in.
    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        cy = try await fixture.login("cy")
        _ = try await fixture.value(
            WireChannel.self, "POST", "/v3/open_channels", ["channel_url": "lobby", "name": "Lobby"], as: .user(ana))
        for (user, connection) in [(ana, UInt64(1)), (bo, 2), (bo, 3), (cy, 4)] { try await enter(user, connection) }
        fixture.recorder.clear()
    }

    @discardableResult
    private func enter(_ user: ServiceFixture.LoggedIn, _ connection: UInt64) async throws -> WireChannel {
        try await fixture.call(EnterChannel.self, .init(channelURL: "lobby"), as: user, connection: connection)
    }

    private func does(
        _ method: String, _ path: String, _ body: [String: Any] = [:], as user: ServiceFixture.LoggedIn,
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let (status, body) = try await fixture.rest(method, lobby + path, body, as: .user(user))
        #expect(status == 200, "\(String(decoding: body, as: UTF8.self))", sourceLocation: sourceLocation)
    }

    /// What a connection was told of people, in order.
    private func told(_ connection: UInt64) throws -> [String] {
        try fixture.recorder.events(forConnection: connection).compactMap { event in
            switch event.body {
            case .membersUpdated(let update):
                "\(update.reason) \(update.change.members.map(\.user.userID).joined(separator: " "))"
            case .participantExited(let change): "exited \(change.user.userID) \(change.participantCount)"
            default: nil
            }
        }
    }

    private func channel(as user: ServiceFixture.LoggedIn) async throws -> WireChannel {
        try await fixture.value(WireChannel.self, "GET", lobby, as: .user(user))
    }

    private func send(_ text: String, as user: ServiceFixture.LoggedIn) async throws {
        _ = try await fixture.call(
            SendMessage.self, .init(channelURL: "lobby", requestID: text, message: text), as: user)
    }

    @Test("An operator makes operators of anybody, in the channel or not; everyone in it is told")
    func operators() async throws {
        let dee = try await fixture.login("dee")
        try await does("POST", "/operators", ["operator_ids": ["bo", "dee"]], as: ana)
        #expect(try told(4) == ["operators bo dee"])
        #expect(Set(try await channel(as: cy).operators?.map(\.userID) ?? []) == ["ana", "bo", "dee"])
        let page = try await fixture.value(OperatorPage.self, "GET", lobby + "/operators", as: .user(cy))
        #expect(page.operators.map(\.userID) == ["ana", "bo", "dee"])
        // An operator acts from wherever she is.
        try await does("PUT", "/freeze", ["freeze": true], as: dee)
        try await does("DELETE", "/operators?operator_ids=dee,ana", as: bo)
        #expect(try await channel(as: cy).operators?.map(\.userID) == ["bo"])
        #expect(
            try await fixture.refusal("PUT", lobby + "/freeze", ["freeze": false], as: .user(dee)).code
                == .nonAuthorized)
    }

    @Test("Operators named in a change take the place of those before; only operators may name them")
    func namedOperators() async throws {
        let refusal = try await fixture.refusal("PUT", lobby, ["operator_ids": ["bo"]], as: .user(bo))
        #expect(refusal.code == .nonAuthorized)
        try await does("PUT", "", ["operator_ids": ["bo", "cy"]], as: ana)
        #expect(try await channel(as: cy).operators?.map(\.userID) == ["bo", "cy"])
    }

    @Test("Who is muted may not send and is in still; unmuted, or when the time is over, may")
    func mute() async throws {
        try await does("POST", "/mute", ["user_id": "bo", "seconds": 60, "description": "Calm down"], as: ana)
        #expect(try told(4) == ["muted bo"])
        #expect(try await channel(as: bo).my?.isMuted == true)
        let error = await #expect(throws: WireError.self) { try await send("No", as: bo) }
        #expect(error?.code == .socketMutedUserInChannelSendMessageNotAllowed)
        let page = try await fixture.value(MutedPage.self, "GET", lobby + "/mute", as: .user(ana))
        #expect(page.muted.map(\.restriction.user.userID) == ["bo"])
        // It outlives going and coming.
        _ = try await fixture.call(ExitChannel.self, .init(channelURL: "lobby"), as: bo, connection: 2)
        _ = try await fixture.call(ExitChannel.self, .init(channelURL: "lobby"), as: bo, connection: 3)
        #expect(try await enter(bo, 2).my?.isMuted == true)
        try await does("DELETE", "/mute/bo", as: ana)
        try await send("Yes", as: bo)
    }

    @Test("Who is banned is told, is out by every connection, and cannot come back, read or write")
    func ban() async throws {
        try await does("POST", "/ban", ["user_id": "bo", "seconds": -1], as: ana)
        #expect(try told(2) == ["banned bo"])
        #expect(try told(3) == ["banned bo"])
        #expect(try told(4) == ["banned bo", "exited bo 2"])
        #expect(try await channel(as: cy).participantCount == 2)
        let entering = await #expect(throws: WireError.self) { try await enter(bo, 2) }
        #expect(entering?.code == .socketBannedUserSendMessageNotAllowed)
        #expect(try await fixture.refusal("GET", lobby, as: .user(bo)).code == .nonAuthorized)
        #expect(
            try await fixture.refusal("GET", lobby + "/messages?message_ts=0", as: .user(bo)).code == .nonAuthorized)
        await #expect(throws: WireError.self) { try await send("Hey", as: bo) }
        let page = try await fixture.value(BannedPage.self, "GET", lobby + "/ban", as: .user(ana))
        #expect(page.banned.map(\.user.userID) == ["bo"])

        try await does("DELETE", "/ban/bo", as: ana)
        #expect(try await enter(bo, 2).participantCount == 3)
        try await send("Hey", as: bo)
    }

    @Test("A ban takes the role away, and nobody makes an operator of who is banned")
    func bannedOperator() async throws {
        try await does("POST", "/operators", ["operator_ids": ["bo"]], as: ana)
        try await does("POST", "/ban", ["user_id": "bo"], as: ana)
        #expect(try await channel(as: cy).operators?.map(\.userID) == ["ana"])
        let refusal = try await fixture.refusal(
            "POST", lobby + "/operators", ["operator_ids": ["bo"]], as: .user(ana))
        #expect(refusal.code == .invalidParameterValue)
        try await does("DELETE", "/ban/bo", as: ana)
        #expect(try await channel(as: cy).operators?.map(\.userID) == ["ana"])
    }

    @Test("Participants moderate nobody, and nobody moderates themselves")
    func rights() async throws {
        for (method, path, body) in [
            ("POST", "/mute", ["user_id": "cy"]), ("POST", "/ban", ["user_id": "cy"]),
            ("DELETE", "/mute/cy", [:]), ("DELETE", "/ban/cy", [:]), ("GET", "/mute", [:]), ("GET", "/ban", [:]),
        ] {
            let refusal = try await fixture.refusal(method, lobby + path, body, as: .user(bo))
            #expect(refusal.code == .nonAuthorized, "\(method) \(path)")
        }
        for path in ["/mute", "/ban"] {
            let refusal = try await fixture.refusal("POST", lobby + path, ["user_id": "ana"], as: .user(ana))
            #expect(refusal.code == .invalidParameterValue)
        }
        #expect(fixture.recorder.all.isEmpty)
    }
}
