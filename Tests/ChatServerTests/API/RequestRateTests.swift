import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("How often one may ask")
struct RequestRateTests {
    private func fixture() throws -> ServiceFixture {
        var configuration = ServiceConfiguration()
        configuration.rates = .standard
        configuration.rates.messages = .init(perSecond: 2, burst: 3)
        configuration.rates.receipts = .init(perSecond: 10, burst: 1)
        configuration.rates.reads = .init(perSecond: 1, burst: 50)
        configuration.rates.changes = .init(perSecond: 1, burst: 2)
        return try ServiceFixture(configuration: configuration)
    }

    @Test(
        "Past the burst messages are refused at once with how long to wait, and after it they are sent",
        .limit("rate-messages", "burst-messages"))
    func messages() async throws {
        let fixture = try fixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.rest("POST", "/v3/group_channels", ["user_ids": ["ana"], "channel_url": "room"])
        for text in ["1", "2", "3"] { try await fixture.send(text, to: "room", as: ana) }
        let error = await #expect(throws: WireError.self) { try await fixture.send("4", to: "room", as: ana) }
        #expect(error?.code == .socketTooManyMessages && error?.retryAfterMilliseconds == 500)
        // The same bucket serves both faces.
        var request = APIRequest(
            method: "POST", path: "/v3/group_channels/room/messages", body: Array(#"{"message": "5"}"#.utf8))
        request.sessionKey = ana.result.sessionKey
        let response = await fixture.response(to: request)
        #expect(response.status == 429)
        #expect(response.headers.contains { $0.name == "Retry-After" && $0.value == "1" })
        fixture.clock.advance(499)
        await #expect(throws: WireError.self) { try await fixture.send("6", to: "room", as: ana) }
        fixture.clock.advance(1)
        try await fixture.send("7", to: "room", as: ana)
        await #expect(throws: WireError.self) { try await fixture.send("8", to: "room", as: ana) }
        // Others are not concerned, nor is what is asked for something else, nor the back end.
        let bo = try await fixture.login("bo")
        _ = try await fixture.rest("POST", "/v3/group_channels/room/invite", ["user_ids": ["bo"]])
        try await fixture.send("9", to: "room", as: bo)
        _ = try await fixture.call(Ping.self, Empty(), as: ana)
        for _ in 0..<10 {
            let body = ["message_type": "ADMM", "message": "x"]
            #expect(try await fixture.rest("POST", "/v3/group_channels/room/messages", body).status == 200)
        }
    }

    @Test(
        "Reading, receipts and other changes have buckets of their own, at the limit and one past it",
        .limit("rate-reads", "burst-reads", "rate-changes", "burst-changes", "rate-receipts", "burst-receipts"))
    func kinds() async throws {
        let fixture = try fixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.rest("POST", "/v3/group_channels", ["user_ids": ["ana"], "channel_url": "room"])
        for _ in 0..<50 { #expect(try await fixture.rest("GET", "/v3/users/ana", as: .user(ana)).status == 200) }
        #expect(try await fixture.refusal("GET", "/v3/users/ana", as: .user(ana)).code == .rateLimitExceeded)
        for name in ["a", "b"] {
            #expect(try await fixture.rest("PUT", "/v3/users/ana", ["nickname": name], as: .user(ana)).status == 200)
        }
        let refusal = try await fixture.refusal("PUT", "/v3/users/ana", ["nickname": "c"], as: .user(ana))
        #expect(refusal.code == .rateLimitExceeded && refusal.retryAfterMilliseconds == 1_000)
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: ana)
        let error = await #expect(throws: WireError.self) {
            _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: ana)
        }
        #expect(error?.code == .rateLimitExceeded && error?.retryAfterMilliseconds == 100)
        #expect(
            try await fixture.refusal("POST", "/v3/group_channels/room/typing", as: .user(ana)).code
                == .rateLimitExceeded)
    }

    @Test("A clock that is set back neither refuses for ever nor gives more")
    func clockSetBack() throws {
        var limits = RateLimits.standard
        limits.messages = .init(perSecond: 1, burst: 1)
        let rates = RequestRates(limits)
        try rates.check(.messages, userKey: 1, now: 10_000)
        #expect(throws: WireError.self) { try rates.check(.messages, userKey: 1, now: 5_000) }
        #expect(throws: WireError.self) { try rates.check(.messages, userKey: 1, now: 5_999) }
        try rates.check(.messages, userKey: 1, now: 6_000)
    }
}
