import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Several applications on one server", .within(minutes: 1))
struct ApplicationTests {
    /// What one application's back end may ask with names that the other has as well.
    private static let questions = [
        "/v3/users/ana", "/v3/users", "/v3/group_channels/room", "/v3/group_channels",
        "/v3/group_channels/room/members",
        "/v3/group_channels/room/messages?message_ts=0&next_limit=50", "/v3/users/ana/my_group_channels",
        "/v3/users/ana/unread_message_count", "/v3/open_channels",
    ]

    @Test("The same user id and channel address in two applications are two users and two channels")
    func isolation() async throws {
        let fixture = try ServiceFixture()
        let administration = Administration(fixture.service)
        let otherToken = try administration.createApplication("other")
        let (ana, twin) = (
            try await fixture.login("ana"), try await fixture.login("ana", applicationID: "other")
        )
        #expect(ana.session.userKey != twin.session.userKey)
        _ = try await fixture.channel("room", members: ["ana"], ["name": "First"], as: ana)
        try await fixture.send("for the first only", to: "room", as: ana)
        fixture.recorder.clear()
        for path in Self.questions {
            let answer = await fixture.ask(path, token: otherToken)
            #expect(!answer.contains("First") && !answer.contains("for the first only"), "\(path): \(answer)")
        }
        await #expect(throws: WireError.self) { try await fixture.send("x", to: "room", as: twin) }
        _ = try await fixture.channel("room", members: ["ana"], ["name": "Second"], as: twin)
        try await fixture.send("for the second only", to: "room", as: twin)
        #expect(try fixture.recorder.events(for: ana.session).isEmpty)
        let texts = try fixture.recorder.events(for: twin.session).filter {
            $0.body.name == EventName.messageNew.rawValue
        }
        #expect(texts.count == 1)
        for path in Self.questions {
            let (first, second) = (
                await fixture.ask(path, token: fixture.apiToken), await fixture.ask(path, token: otherToken)
            )
            #expect(!first.contains("econd") && !second.contains("First") && !second.contains("first only"), "\(path)")
        }
        #expect(try administration.summary(of: "app").messages == 1)
        #expect(try administration.summary(of: "other").messages == 1)
    }

    @Test("A file is read in its own application only")
    func files() async throws {
        let fixture = try ServiceFixture()
        let otherToken = try Administration(fixture.service).createApplication("other")
        let ana = try await fixture.login("ana")
        let twin = try await fixture.login("ana", applicationID: "other")
        let file = try await fixture.uploaded(Array("secret".utf8), as: .user(ana))
        #expect(await fixture.read(file.url, as: .user(ana)).status == 200)
        #expect(await fixture.read(file.url, as: .user(twin)).status != 200)
        var request = APIRequest(method: "GET", path: file.url)
        request.apiToken = otherToken
        #expect(await fixture.response(to: request).status != 200)
        // Once it is sent a back end may read it: the own one.
        _ = try await fixture.channel("room", members: [], as: ana)
        _ = try await fixture.rest(
            "POST", "/v3/group_channels/room/messages", ["message_type": "FILE", "url": file.url], as: .user(ana))
        #expect(await fixture.read(file.url, as: .apiToken).status == 200)
        #expect(await fixture.response(to: request).code == .notFoundInDatabase)
    }

    @Test("At its quota an application's files are full, by an error that names it; others, and messages, go on")
    func quota() async throws {
        let fixture = try ServiceFixture()
        let administration = Administration(fixture.service)
        _ = try administration.createApplication("other")
        try administration.change("app", Administration.ApplicationChange(fileQuotaBytes: 100))
        let ana = try await fixture.login("ana")
        let other = try await fixture.login("ana", applicationID: "other")
        _ = try await fixture.uploaded([UInt8](repeating: 65, count: 60), as: .user(ana))
        _ = try await fixture.uploaded([UInt8](repeating: 65, count: 40), as: .user(ana))
        let refused = await fixture.upload([65], UploadQuery(name: "a"), as: .user(ana))
        #expect(refused.code == .reachedMaxCount)
        #expect(
            String(decoding: refused.body, as: UTF8.self).contains(
                "The application's files may have 100 bytes together; 100 are taken."))
        #expect(fixture.storedFiles.count == 2)
        _ = try await fixture.uploaded([UInt8](repeating: 65, count: 500), as: .user(other))
        _ = try await fixture.channel("room", members: ["ana"], as: ana)
        try await fixture.send("text goes on", to: "room", as: ana)
        #expect(try administration.summary(of: "app").fileBytes == 100)
        // What was never sent is deleted, and makes room.
        fixture.clock.advance(90_000_000)
        await fixture.sweep()
        #expect(try administration.summary(of: "app").fileBytes == 0)
        let later = try await fixture.login("ana")
        _ = try await fixture.uploaded([65], as: .user(later))
        try administration.change("app", Administration.ApplicationChange(fileQuotaBytes: 0))
        _ = try await fixture.uploaded([UInt8](repeating: 65, count: 500), as: .user(later))
    }

    @Test("A copy of a file takes no room of its own")
    func copies() async throws {
        let fixture = try ServiceFixture()
        let administration = Administration(fixture.service)
        try administration.change("app", Administration.ApplicationChange(fileQuotaBytes: 10))
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: ["ana"], as: ana)
        let file = try await fixture.uploaded([UInt8](repeating: 65, count: 10), as: .user(ana))
        for number in 0..<2 {
            var params = SendMessage.Params(channelURL: "room", requestID: "\(number)", message: "")
            params.file = FileReference(url: file.url)
            _ = try await fixture.call(SendMessage.self, params, as: ana)
        }
        #expect(try administration.summary(of: "app").fileBytes == 10)
    }

    @Test("What an application asks of its users can be changed")
    func changes() async throws {
        let fixture = try ServiceFixture()
        let administration = Administration(fixture.service)
        _ = try await fixture.login("ana")
        try administration.change(
            "app", Administration.ApplicationChange(requiresToken: true, createsUsersAtLogin: false))
        await #expect(throws: WireError.self) { try await fixture.login("ana") }
        await #expect(throws: WireError.self) { try await fixture.login("new") }
        let token = try administration.issueUserToken("ana", in: "app")
        _ = try await fixture.login("ana", token: token)
        try administration.change("app", Administration.ApplicationChange(requiresToken: false))
        #expect(try administration.summary(of: "app").createsUsersAtLogin == false)
        #expect(throws: WireError.self) {
            try administration.change("none", Administration.ApplicationChange(requiresToken: true))
        }
    }
}

extension ServiceFixture {
    /// What a back end is answered.
    func ask(_ target: String, token: String) async -> String {
        let parts = target.split(separator: "?", maxSplits: 1)
        let request = APIRequest(
            method: "GET", path: String(parts[0]), query: parts.count > 1 ? String(parts[1]) : "", apiToken: token)
        return String(decoding: await response(to: request).body, as: UTF8.self)
    }
}
