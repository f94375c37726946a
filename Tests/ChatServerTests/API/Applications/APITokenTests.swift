import ChatTransport
import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("API tokens of an application, and from where they are used")
struct APITokenTests {
    private struct Token: Decodable {
        var token: String
        var created_at: Int64
    }

    private struct TokenList: Decodable {
        var api_tokens: [Token]
    }

    private struct AddressList: Decodable {
        var ip_whitelist_addresses: [String]
    }

    private let fixture: ServiceFixture
    private let tokens = "/v3/applications/api_tokens"
    private let list = "/v3/applications/settings/ip_whitelist"

    init() throws { fixture = try ServiceFixture() }

    private func status(_ method: String, _ path: String, token: String, from address: String? = nil) async -> Int {
        var request = APIRequest(method: method, path: path, apiToken: token)
        request.clientAddress = address
        return await fixture.response(to: request).status
    }

    @Test("A secondary token is told once, calls for the application, and stops the moment it is deleted")
    func secondary() async throws {
        #expect(try await fixture.value(TokenList.self, "GET", tokens).api_tokens.isEmpty)
        let made = try await fixture.value(Token.self, "POST", tokens)
        #expect(made.token.count == 64 && made.created_at == fixture.clock.now)
        #expect(await status("GET", "/v3/users", token: made.token) == 200)
        let listed = try await fixture.value(TokenList.self, "GET", tokens).api_tokens
        #expect(listed.count == 1 && listed[0].token.count == 16 && !made.token.contains(listed[0].token))
        #expect(try await fixture.value(Token.self, "GET", tokens + "/" + made.token).token == listed[0].token)
        _ = try await fixture.value(Token.self, "DELETE", tokens + "/" + listed[0].token)
        #expect(await status("GET", "/v3/users", token: made.token) == 401)
        #expect(try await fixture.refusal("DELETE", tokens + "/" + made.token).code == .notFoundInDatabase)
        let database = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
        #expect(database.range(of: Data(made.token.utf8)) == nil)
    }

    @Test("The primary token cannot be deleted, and a secondary one manages no tokens and no addresses")
    func primary() async throws {
        let made = try await fixture.value(Token.self, "POST", tokens)
        #expect(try await fixture.refusal("DELETE", tokens + "/" + fixture.apiToken).code == .notFoundInDatabase)
        #expect(await status("GET", "/v3/users", token: fixture.apiToken) == 200)
        for (method, path) in [
            ("GET", tokens), ("POST", tokens), ("GET", tokens + "/" + made.token),
            ("DELETE", tokens + "/" + made.token),
            ("DELETE", list),
        ] { #expect(await status(method, path, token: made.token) != 200, "\(method) \(path)") }
        #expect(await status("GET", "/v3/users", token: made.token) == 200)
    }

    @Test("With the primary token taken back by the operator, the oldest of the others is primary")
    func nextPrimary() async throws {
        fixture.clock.advance(1)
        let made = try await fixture.value(Token.self, "POST", tokens)
        let administration = Administration(fixture.service)
        let first = try #require(try administration.apiTokens(of: "app").first)
        try administration.revokeAPIToken(first.id, of: "app")
        #expect(await status("GET", "/v3/users", token: fixture.apiToken) == 401)
        #expect(await status("GET", tokens, token: made.token) == 200)
        #expect(await status("DELETE", tokens + "/" + made.token, token: made.token) == 404)
    }

    @Test("At the limit of tokens no further one is made")
    func limit() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.apiTokens = 2
        let small = try ServiceFixture(configuration: configuration)
        #expect(try await small.rest("POST", tokens).status == 200)
        let refusal = try await small.refusal("POST", tokens)
        #expect(refusal.code == .reachedMaxCount && refusal.message.contains("2"))
    }

    @Test("Tokens are used from the listed addresses and networks only, of both versions; users are not asked")
    func addresses() async throws {
        let ana = try await fixture.login("ana")
        let body = ["ip_whitelist_addresses": ["10.1.0.0/16", "2001:db8::/32", "192.0.2.7"]]
        var put = APIRequest(
            method: "PUT", path: list, apiToken: fixture.apiToken,
            body: Array(try JSONSerialization.data(withJSONObject: body)))
        put.clientAddress = "10.1.2.3"
        let answer = await fixture.response(to: put)
        let told = try JSONDecoder().decode(AddressList.self, from: Data(answer.body))
        #expect(Set(told.ip_whitelist_addresses) == Set(["10.1.0.0/16", "2001:db8::/32", "192.0.2.7"]))
        for (address, expected) in [
            ("10.1.255.1", 200), ("10.2.0.1", 403), ("192.0.2.7", 200), ("192.0.2.8", 403), ("2001:db8:9::1", 200),
            ("2001:db9::1", 403), ("::ffff:192.0.2.7", 200),
        ] {
            #expect(await status("GET", "/v3/users", token: fixture.apiToken, from: address) == expected, "\(address)")
        }
        // Whose address nobody knows is nowhere on the list.
        #expect(await status("GET", "/v3/users", token: fixture.apiToken) == 403)
        #expect(try await fixture.rest("GET", "/v3/users", as: .user(ana)).status == 200)
        // It holds after a restart.
        fixture.service.close()
        let again = try ServiceFixture(reopening: fixture)
        var request = APIRequest(method: "GET", path: "/v3/users", apiToken: again.apiToken)
        request.clientAddress = "10.2.0.1"
        #expect(await again.response(to: request).status == 403)
        // Who is locked out asks the operator of the machine.
        #expect(
            try AdminCommand(Administration(again.service)).run(["address", "list", "app"]).contains("10.1.0.0/16\n"))
        #expect(try AdminCommand(Administration(again.service)).run(["address", "clear", "app"]) == "")
        #expect(await again.response(to: request).status == 200)
    }

    @Test("Addresses are taken off one by one, and what is none is refused with nothing changed")
    func takingOff() async throws {
        let refusal = try await fixture.refusal(
            "PUT", list, ["ip_whitelist_addresses": ["10.0.0.1", "10.0.0.0/33"]])
        #expect(refusal.code == .invalidParameterValue && refusal.message.contains("ip_whitelist_addresses"))
        #expect(try await fixture.value(AddressList.self, "GET", list).ip_whitelist_addresses == [])
        _ = try await fixture.rest("PUT", list, ["ip_whitelist_addresses": ["10.0.0.1", "10.0.0.2"]])
        var request = APIRequest(
            method: "DELETE", path: list, query: "ip_whitelist_addresses=10.0.0.2,9.9.9.9", apiToken: fixture.apiToken)
        request.clientAddress = "10.0.0.1"
        #expect(await fixture.response(to: request).status == 200)
        request.query = "ip_whitelist_addresses=10.0.0.1"
        #expect(await fixture.response(to: request).status == 200)
        #expect(await status("GET", "/v3/users", token: fixture.apiToken, from: "8.8.8.8") == 200)
    }

    @Test("At the limit of addresses no further one is listed")
    func addressLimit() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.allowedAddresses = 1
        let small = try ServiceFixture(configuration: configuration)
        let refusal = try await small.refusal("PUT", list, ["ip_whitelist_addresses": ["10.0.0.1", "10.0.0.2"]])
        #expect(refusal.code == .reachedMaxCount)
        #expect(try await small.rest("PUT", list, ["ip_whitelist_addresses": ["10.0.0.1"]]).status == 200)
    }

    @Test("Behind a trusted proxy the address is the client's, and a client that makes one up gains nothing")
    func proxies() async throws {
        _ = try await fixture.rest("PUT", list, ["ip_whitelist_addresses": ["203.0.113.5"]])
        func edge(trusting ranges: [String]) throws -> (Edge, UInt16) {
            var configuration = EdgeConfiguration()
            configuration.port = 0
            configuration.trustedProxies = ranges.compactMap { AddressRange($0) }
            let service = fixture.service
            let edge = try Edge(
                configuration: configuration,
                service: EdgeService(
                    rest: { service.handle($0, reply: $1) }, upload: { service.admitUpload($0) },
                    frame: { service.handle(frame: $0, session: $1, connection: $2, reply: $3) }, closed: { _ in },
                    now: { 0 }), log: ServerLog(least: .error, now: { 0 }, write: { _ in }))
            return (edge, try edge.start())
        }
        func status(_ port: UInt16, _ forwarded: String) async throws -> Int? {
            let client = try await WireClient(port: port)
            defer { client.drop() }
            return try await client.request(
                "GET", "/v3/users", ["Api-Token": fixture.apiToken, "X-Forwarded-For": forwarded])?.status
        }
        let (trusting, port) = try edge(trusting: ["127.0.0.1"])
        defer { trusting.stop() }
        #expect(try await status(port, "203.0.113.5") == 200)
        #expect(try await status(port, "203.0.113.6") == 403)
        #expect(try await status(port, "203.0.113.5, 203.0.113.6") == 403)
        let (plain, other) = try edge(trusting: [])
        defer { plain.stop() }
        #expect(try await status(other, "203.0.113.5") == 403)
    }
}
