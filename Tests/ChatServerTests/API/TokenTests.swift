import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Tokens of users")
struct TokenTests {
    private struct Token: Decodable {
        var token: String?
        var access_token: String?
    }

    private func sessionToken(_ fixture: ServiceFixture, expiresAt: Int64? = nil) async throws -> String {
        let body = expiresAt.map { ["expires_at": $0] } ?? [:]
        return try #require(try await fixture.value(Token.self, "POST", "/v3/users/ana/token", body).token)
    }

    @Test("A revoked token closes every socket, ends every session and device, and opens nothing", .covers("C-57"))
    func revocation() async throws {
        let fixture = try ServiceFixture()
        _ = try await fixture.login("ana")
        let token = try await sessionToken(fixture)
        let first = try await fixture.login("ana", token: token)
        let second = try await fixture.login("ana", token: token)
        _ = try await fixture.rest("POST", "/v3/users/ana/push/apns", ["apns_device_token": "x"], as: .user(first))
        fixture.recorder.clear()
        #expect(try await fixture.rest("DELETE", "/v3/users/ana/token").status == 200)
        #expect(fixture.recorder.all.contains { $0.reaches(first.session.userKey) && $0.close == .kicked })
        for session in [first, second] {
            #expect(try await fixture.rest("GET", "/v3/users/ana", as: .user(session)).status == 401)
        }
        let error = await #expect(throws: WireError.self) { try await fixture.login("ana", token: token) }
        #expect(error?.code == .accessTokenNotValid)
        // Who ever had a token needs one.
        await #expect(throws: WireError.self) { try await fixture.login("ana") }
        struct Devices: Decodable { var tokens: [String] }
        #expect(try await fixture.value(Devices.self, "GET", "/v3/users/ana/push/apns").tokens == [])
        _ = try await fixture.login("ana", token: try await sessionToken(fixture))
    }

    @Test("There is one access token: a new one ends the former and what was opened; session tokens stay beside it")
    func accessToken() async throws {
        let fixture = try ServiceFixture()
        let created = try await fixture.value(
            Token.self, "POST", "/v3/users",
            ["user_id": "ana", "nickname": "", "profile_url": "", "issue_access_token": true])
        let former = try #require(created.access_token)
        let session = try await fixture.login("ana", token: former)
        let sessionToken = try await sessionToken(fixture)
        let renewed = try await fixture.value(Token.self, "PUT", "/v3/users/ana", ["issue_access_token": true])
        let latter = try #require(renewed.access_token)
        await #expect(throws: WireError.self) { try await fixture.login("ana", token: former) }
        #expect(try await fixture.rest("GET", "/v3/users/ana", as: .user(session)).status == 401)
        _ = try await fixture.login("ana", token: sessionToken)
        // Taking the session tokens back leaves the access token, unless all are meant.
        _ = try await fixture.rest("DELETE", "/v3/users/ana/token")
        await #expect(throws: WireError.self) { try await fixture.login("ana", token: sessionToken) }
        let again = try await fixture.login("ana", token: latter)
        // Nobody gives oneself a token.
        let refusal = try await fixture.refusal(
            "PUT", "/v3/users/ana", ["issue_access_token": true], as: .user(again))
        #expect(refusal.code == .nonAuthorized)
        _ = try await fixture.rest("DELETE", "/v3/users/ana/token?revoke_all=true")
        await #expect(throws: WireError.self) { try await fixture.login("ana", token: latter) }
    }

    @Test("A user has as many tokens as the limit allows; expired ones make room")
    func limit() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.userTokens = 2
        let fixture = try ServiceFixture(configuration: configuration)
        _ = try await fixture.login("ana")
        _ = try await sessionToken(fixture, expiresAt: fixture.clock.now + 100)
        _ = try await sessionToken(fixture)
        #expect(try await fixture.refusal("POST", "/v3/users/ana/token").code == .reachedMaxCount)
        fixture.clock.advance(100)
        _ = try await sessionToken(fixture)
    }
}
