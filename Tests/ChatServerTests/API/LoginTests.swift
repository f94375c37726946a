import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Logging in, and who administers")
struct LoginTests {
    private func code(_ fixture: ServiceFixture, _ userID: String, token: String? = nil, app: String = "app") async
        -> ErrorCode?
    {
        do {
            _ = try await fixture.login(userID, token: token, applicationID: app)
            return nil
        } catch {
            return (error as? WireError)?.code
        }
    }

    @Test("A login gives the user, a key that works, the numbers and the limits")
    func login() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        #expect(ana.result.user.userID == "ana")
        #expect(ana.result.serverTime == fixture.clock.now)
        #expect(ana.result.sessionExpiresAt == ana.session.expiresAt)
        #expect(ana.result.limits == .standard)
        #expect(try await fixture.rest("GET", "/v3/users", as: .user(ana)).status == 200)
    }

    @Test("Tokens: required, issued, wrong, expired")
    func tokens() async throws {
        let fixture = try ServiceFixture(requiresToken: true)
        let administration = Administration(fixture.service)
        try administration.createUser("ana", nickname: "Ana", in: "app")
        #expect(await code(fixture, "ana") == .accessTokenNotValid)
        let token = try administration.issueUserToken(
            "ana", in: "app", expiresAt: fixture.clock.now + 1_000)
        #expect(await code(fixture, "ana", token: token) == nil)
        #expect(await code(fixture, "ana", token: token + "0") == .accessTokenNotValid)
        #expect(await code(fixture, "bo", token: token) == .accessTokenNotValid)
        fixture.clock.advance(1_000)
        #expect(await code(fixture, "ana", token: token) == .tokenExpired)
    }

    @Test("A user who has a token needs it even where the application asks for none")
    func ownToken() async throws {
        let fixture = try ServiceFixture()
        struct Token: Decodable {
            var token: String
        }
        _ = try await fixture.login("ana")
        let token = try await fixture.value(Token.self, "POST", "/v3/users/ana/token").token
        #expect(await code(fixture, "ana") == .accessTokenNotValid)
        #expect(await code(fixture, "ana", token: token) == nil)
    }

    @Test("Unknown applications and, where they are not made, unknown users are refused")
    func unknown() async throws {
        let fixture = try ServiceFixture(createsUsersAtLogin: false)
        #expect(await code(fixture, "ana") == .userNotExist)
        #expect(await code(fixture, "ana", app: "none") == .appIdNotValid)
    }

    @Test("A refused login says why the connection is to be closed")
    func close() async throws {
        let fixture = try ServiceFixture(requiresToken: true)
        let frame =
            #"{"id": 1, "method": "login", "params": {"app_id": "app", "user_id": "ana", "protocol_version": 1, "sdk_version": ""}}"#
        let reply = await fixture.frame(Array(frame.utf8), session: nil)
        #expect(reply.close == .badToken)
        #expect(reply.session == nil)
    }

    @Test("A deactivated user is out at once, on the socket and over REST")
    func deactivated() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        #expect(try await fixture.rest("PUT", "/v3/users/ana", ["is_active": false]).status == 200)
        let frame = #"{"id": 1, "method": "channel.mark_read", "params": {"channel_url": "room"}}"#
        let reply = await fixture.frame(Array(frame.utf8), session: ana.session)
        #expect(reply.close == .kicked)
        #expect(try await fixture.refusal("GET", "/v3/users", as: .user(ana)).code == .userDeactivated)
        #expect(await code(fixture, "ana") == .userDeactivated)
    }

    @Test("An ended session closes its socket")
    func ended() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        fixture.clock.advance(fixture.service.configuration.sessionLifetimeMilliseconds)
        let reply = await fixture.frame(Array(#"{"id": 1, "method": "ping"}"#.utf8), session: ana.session)
        #expect(reply.close == .sessionExpired)
    }

    @Test("Applications and users are made once")
    func administration() throws {
        let fixture = try ServiceFixture()
        let administration = Administration(fixture.service)
        #expect(throws: WireError.self) { try administration.createApplication("app") }
        #expect(throws: WireError.self) { try administration.createApplication("") }
        try administration.createUser("ana", nickname: "Ana", in: "app")
        #expect(throws: WireError.self) { try administration.createUser("ana", nickname: "Ana", in: "app") }
        #expect(throws: WireError.self) { try administration.issueUserToken("bo", in: "app") }
        #expect(throws: WireError.self) { try administration.issueAPIToken("none") }
        #expect(try administration.applications() == ["app"])
    }

    @Test("No secret is stored as it is")
    func secretsAreHashed() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let token = try Administration(fixture.service).issueUserToken("ana", in: "app")
        fixture.service.close()
        let files = ["", "-wal"].compactMap { FileManager.default.contents(atPath: fixture.path + $0) }
        #expect(!files.isEmpty)
        for secret in [fixture.apiToken, ana.result.sessionKey, token] {
            #expect(files.allSatisfy { $0.range(of: Data(secret.utf8)) == nil })
        }
    }
}
