import ChatTransport
import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Requests about people's data")
struct PrivacyTests {
    private struct List: Decodable {
        var requests: [WirePrivacyRequest]
        var next: String
    }

    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let bo: ServiceFixture.LoggedIn
    private let path = "/v3/privacy/gdpr"

    /// `ana` and `bo` talk in `duet`, and with `cy` in `trio`.
    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        bo = try await fixture.login("bo")
        _ = try await fixture.login("cy")
        _ = try await fixture.channel("duet", members: ["bo"], as: ana)
        _ = try await fixture.channel("trio", members: ["bo", "cy"], as: ana)
    }

    private func ask(_ body: [String: Any]) async throws -> WirePrivacyRequest {
        try await fixture.value(WirePrivacyRequest.self, "POST", path, body)
    }

    private func read(_ id: String, in other: ServiceFixture? = nil) async throws -> WirePrivacyRequest {
        try await (other ?? fixture).value(WirePrivacyRequest.self, "GET", path + "/" + id)
    }

    /// What the server does each second.
    private func second(_ other: ServiceFixture? = nil) async {
        let fixture = other ?? self.fixture
        await withCheckedContinuation { done in fixture.service.doDueWork { done.resume() } }
        await withCheckedContinuation { done in fixture.service.doAccessRequests { done.resume() } }
        await fixture.tick()
    }

    @Test("Users are deleted afterwards with all that they said; the request is done when the last message is gone")
    func deletion() async throws {
        for number in 0..<450 { try await fixture.send("\(number)", to: "trio", as: bo) }
        try await fixture.send("stays", to: "trio", as: ana)
        let asked = try await ask(["action": "delete", "user_ids": ["bo", "bo"]])
        #expect(asked.status == .scheduled && asked.userIDs == ["bo"] && asked.channelOption == .keep)
        #expect(try await fixture.rest("GET", "/v3/users/bo").status == 200)
        await second()
        #expect(try await fixture.refusal("GET", "/v3/users/bo").code == .userNotExist)
        #expect(try await read(asked.requestID).status == .scheduled)
        for _ in 0..<12 { await second() }
        #expect(try await read(asked.requestID).status == .done)
        #expect(try await fixture.page(in: "trio").messages.map(\.message) == ["stays"])
        #expect(try await fixture.rest("GET", "/v3/group_channels/duet").status == 200)
        // A request is told of for a while, and then forgotten with the ids in it.
        fixture.clock.advance(2_592_000_000)
        await second()
        #expect(try await fixture.refusal("GET", path + "/" + asked.requestID).code == .notFoundInDatabase)
    }

    @Test("Channels go with their members as the request says", arguments: ["1_on_1", "all"])
    func channelOption(option: String) async throws {
        _ = try await ask(["action": "delete", "user_ids": ["bo"], "channel_delete_option": option])
        for _ in 0..<3 { await second() }
        #expect(try await fixture.refusal("GET", "/v3/group_channels/duet").code == .notFoundInDatabase)
        #expect(try await fixture.rest("GET", "/v3/group_channels/trio").status == (option == "all" ? 404 : 200))
    }

    @Test("What is known of a user is handed out as a file, which only the API token reads")
    func access() async throws {
        for number in 0..<1_201 { try await fixture.send("n\(number)", to: number % 2 == 0 ? "duet" : "trio", as: bo) }
        let other = try await fixture.send("not bo's", to: "duet", as: ana)
        try await fixture.react("smile", to: other.messageID, in: "duet", as: bo)
        _ = try await fixture.rest("POST", "/v3/users/bo/push/apns", ["apns_device_token": "phone"])
        _ = try await fixture.rest("POST", "/v3/users/bo/metadata", ["metadata": ["town": "Ulm"]])
        _ = try await fixture.rest("POST", "/v3/users/bo/block", ["target_id": "cy"])
        let asked = try await ask(["action": "access", "user_id": "bo"])
        #expect(asked.status == .scheduled && asked.file == nil && asked.userID == "bo")
        await second()
        let done = try await read(asked.requestID)
        #expect(done.status == .done)
        let url = try #require(done.file?.url)
        #expect(done.file?.expiresAt == fixture.clock.now + 86_400_000)
        for reader in [ServiceFixture.Credentials.user(bo), .user(ana), .none] {
            #expect(await fixture.read(url, as: reader).status == 404)
        }
        let part = try #require(await fixture.read(url, as: .apiToken).file)
        let data = Data(try part.reader.read(at: 0, count: Int(part.count)))
        let all = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let messages = try #require(all["messages"] as? [[String: Any]])
        #expect(messages.count == 1_201)
        #expect(Set(messages.compactMap { $0["message"] as? String }) == Set((0..<1_201).map { "n\($0)" }))
        #expect((all["reactions"] as? [[String: Any]])?.first?["key"] as? String == "smile")
        #expect((all["channels"] as? [[String: Any]])?.compactMap { $0["channel_url"] as? String } == ["duet", "trio"])
        #expect((all["devices"] as? [[String: Any]])?.first?["token"] as? String == "phone")
        #expect(((all["user"] as? [String: Any])?["metadata"] as? [String: String])?["town"] == "Ulm")
        #expect(all["blocked_user_ids"] as? [String] == ["cy"])
        #expect(fixture.reportedFaults == [])
    }

    @Test("A user who is gone before the request is carried out makes it fail, and no file stays")
    func accessOfNobody() async throws {
        let asked = try await ask(["action": "access", "user_id": "bo"])
        _ = try await fixture.rest("DELETE", "/v3/users/bo")
        await second()
        let failed = try await read(asked.requestID)
        #expect(failed.status == .failed && failed.file == nil)
        let left = try FileManager.default.contentsOfDirectory(atPath: fixture.path + "-files/incoming")
        #expect(left == [])
    }

    @Test("A request is taken back before it is begun with, and not afterwards")
    func canceling() async throws {
        let asked = try await ask(["user_ids": ["bo"]])
        #expect(try await fixture.rest("DELETE", path + "/" + asked.requestID).status == 200)
        await second()
        #expect(try await fixture.rest("GET", "/v3/users/bo").status == 200)
        #expect(try await fixture.refusal("DELETE", path + "/" + asked.requestID).code == .notFoundInDatabase)
        let begun = try await ask(["user_ids": ["bo"]])
        await second()
        #expect(try await fixture.refusal("DELETE", path + "/" + begun.requestID).code == .invalidParameterValue)
    }

    @Test("Requests are listed newest first, page by page, each application its own")
    func listing() async throws {
        var ids: [String] = []
        for user in ["ana", "bo", "cy"] { ids.append(try await ask(["action": "access", "user_id": user]).requestID) }
        let first = try await fixture.value(List.self, "GET", path + "?limit=2")
        let second = try await fixture.value(List.self, "GET", path + "?limit=2&token=\(first.next)")
        #expect((first.requests + second.requests).map(\.requestID) == ids.reversed() && second.next == "")
        let foreign = try Administration(fixture.service).createApplication("other")
        let request = APIRequest(method: "GET", path: path + "/" + ids[0], apiToken: foreign)
        #expect(await fixture.response(to: request).status == 404)
    }

    @Test("What is missing or too much is refused by its name")
    func refusals() async throws {
        let noUser = try await fixture.refusal("POST", path, ["action": "access"])
        #expect(noUser.code == .invalidParameterValueRequired && noUser.message.contains("'user_id'"))
        let nobody = try await fixture.refusal("POST", path, ["user_ids": []])
        #expect(nobody.code == .invalidParameterValueRequired && nobody.message.contains("'user_ids'"))
        #expect(try await fixture.refusal("POST", path, ["user_ids": ["ghost"]]).code == .userNotExist)
        var configuration = ServiceConfiguration()
        configuration.limits.privacyUsers = 2
        let small = try ServiceFixture(configuration: configuration)
        for user in ["a", "b", "c"] { _ = try await small.login(user) }
        #expect(try await small.rest("POST", path, ["user_ids": ["a", "b"]]).status == 200)
        #expect(
            try await small.refusal("POST", path, ["user_ids": ["a", "b", "c"]]).code == .invalidParameterValue)
    }

    @Test("A server that is started again goes on where the last one was")
    func restart() async throws {
        for number in 0..<300 { try await fixture.send("\(number)", to: "trio", as: bo) }
        let deletion = try await ask(["user_ids": ["bo"]])
        let access = try await ask(["action": "access", "user_id": "ana"])
        await second()
        fixture.service.close()
        let again = try ServiceFixture(reopening: fixture)
        for _ in 0..<12 { await second(again) }
        #expect(try await read(deletion.requestID, in: again).status == .done)
        #expect(try await read(access.requestID, in: again).status == .done)
        #expect(try await again.page(in: "trio").messages.isEmpty)
    }
}
