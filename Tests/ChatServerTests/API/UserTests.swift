import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Users")
struct UserTests {
    private struct Profile: Decodable {
        var user_id: String
        var preferred_languages: [String]
        var discovery_keys: [String]
        var metadata: [String: String]
        var unread_message_count: Int64?
        var unread_channel_count: Int64?
        var access_token: String?
        var last_seen_at: Int64
        var is_online: Bool?
    }

    private func ids(_ fixture: ServiceFixture, _ query: String) async throws -> [String] {
        try await fixture.value(UserPage.self, "GET", "/v3/users?\(query)").users.map(\.userID)
    }

    @Test("Every documented filter of the list leaves whom it should")
    func filters() async throws {
        let fixture = try ServiceFixture()
        for (id, nickname, rank) in [("a", "Zoë", "1"), ("b", "zoo", "2"), ("c", "Ann", "2"), ("d", "", "")] {
            fixture.clock.advance(1)
            let metadata = rank.isEmpty ? [:] : ["rank": rank]
            let body: [String: Any] = ["user_id": id, "nickname": nickname, "profile_url": "", "metadata": metadata]
            #expect(try await fixture.rest("POST", "/v3/users", body).status == 200)
        }
        #expect(try await fixture.rest("PUT", "/v3/users/c", ["is_active": false]).status == 200)
        #expect(try await ids(fixture, "") == ["d", "b", "a"])
        #expect(try await ids(fixture, "active_mode=deactivated") == ["c"])
        #expect(try await ids(fixture, "active_mode=all") == ["d", "c", "b", "a"])
        #expect(try await ids(fixture, "nickname=zoo") == ["b"])
        #expect(try await ids(fixture, "nickname_startswith=ZO") == ["b", "a"])
        #expect(try await ids(fixture, "user_ids=a,d,x") == ["d", "a"])
        #expect(try await ids(fixture, "metadatakey=rank") == ["b", "a"])
        #expect(try await ids(fixture, "metadatakey=rank&metadatavalues_in=2,3&active_mode=all") == ["c", "b"])
        let refusal = try await fixture.refusal("GET", "/v3/users?metadatavalues_in=2")
        #expect(refusal.code == .invalidParameterValueRequired)
        #expect(try await fixture.refusal("GET", "/v3/users?active_mode=some").code == .invalidParameterValue)
    }

    @Test("Metadata is added, changed and deleted key by key, within its limits")
    func metadata() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.userMetaDataKeys = 3
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        let path = "/v3/users/ana/metadata"
        func all() async throws -> [String: String] {
            try await fixture.value([String: String].self, "GET", path, as: .user(ana))
        }
        #expect(try await fixture.rest("POST", path, ["metadata": ["a": "1", "b": "2"]], as: .user(ana)).status == 200)
        #expect(
            try await fixture.refusal("POST", path, ["metadata": ["a": "x"]], as: .user(ana)).code == .duplicatedData)
        _ = try await fixture.rest("PUT", path, ["metadata": ["a": "3", "new": "4"]], as: .user(ana))
        #expect(try await all() == ["a": "3", "b": "2"])
        _ = try await fixture.rest("PUT", path, ["metadata": ["new": "4"], "upsert": true], as: .user(ana))
        #expect(try await all() == ["a": "3", "b": "2", "new": "4"])
        #expect(
            try await fixture.refusal("POST", path, ["metadata": ["more": "5"]], as: .user(ana)).code
                == .reachedMaxCount)
        #expect(
            try await fixture.refusal("PUT", path + "/none", ["value": "5"], as: .user(ana)).code
                == .notFoundInDatabase)
        _ = try await fixture.rest("PUT", path + "/b", ["value": "5"], as: .user(ana))
        #expect(try await fixture.value([String: String].self, "GET", path + "/b", as: .user(ana)) == ["b": "5"])
        #expect(try await fixture.value([String: String].self, "GET", path + "?keys=a,b") == ["a": "3", "b": "5"])
        _ = try await fixture.rest("DELETE", path + "/b", as: .user(ana))
        #expect(try await all() == ["a": "3", "new": "4"])
        let long = String(repeating: "x", count: 191)
        #expect(
            try await fixture.refusal("PUT", path + "/a", ["value": long], as: .user(ana)).code
                == .invalidParameterValue)
        _ = try await fixture.rest("DELETE", path, as: .user(ana))
        #expect(try await all() == [:])
    }

    @Test("Languages and discovery keys are kept, and refused past their limits")
    func languages() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let set = try await fixture.value(
            Profile.self, "PUT", "/v3/users/ana",
            ["preferred_languages": ["pt-BR", "en"], "discovery_keys": ["+351"]], as: .user(ana))
        #expect(set.preferred_languages == ["pt-BR", "en"] && set.discovery_keys == ["+351"])
        let read = try await fixture.value(Profile.self, "GET", "/v3/users/ana", as: .user(ana))
        #expect(read.preferred_languages == ["pt-BR", "en"] && read.discovery_keys == ["+351"])
        let many = ["a", "b", "c", "d"]
        #expect(
            try await fixture.rest("PUT", "/v3/users/ana", ["preferred_languages": many], as: .user(ana)).status == 200)
        let refusal = try await fixture.refusal(
            "PUT", "/v3/users/ana", ["preferred_languages": many + ["e"]], as: .user(ana))
        #expect(refusal.code == .invalidParameterValue && refusal.message.contains("preferred_languages"))
    }

    @Test("A user who hides is offline to others, and to the application and the own devices as it is")
    func hidden() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        fixture.service.noteSocket(of: ana.session, isOpen: true)
        _ = try await fixture.rest("PUT", "/v3/users/ana", ["is_hide_me_from_friends": true], as: .user(ana))
        let seen = try await fixture.value(Profile.self, "GET", "/v3/users/ana", as: .user(bo))
        #expect(seen.is_online == false && seen.last_seen_at == -1)
        for credentials in [ServiceFixture.Credentials.user(ana), .apiToken] {
            #expect(try await fixture.value(Profile.self, "GET", "/v3/users/ana", as: credentials).is_online == true)
        }
    }

    @Test("A view with unread counts is the user's own")
    func unreadCounts() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        for (url, type) in [("room", "a"), ("hall", "b")] {
            _ = try await fixture.channel(url, members: ["bo"], ["custom_type": type], as: ana)
            for text in ["1", "2"] { try await fixture.send(text, to: url, as: ana) }
        }
        let view = try await fixture.value(
            Profile.self, "GET", "/v3/users/bo?include_unread_count=true&custom_types=a", as: .user(bo))
        #expect(view.unread_message_count == 2 && view.unread_channel_count == 1)
        let whole = try await fixture.value(Profile.self, "GET", "/v3/users/bo?include_unread_count=true")
        #expect(whole.unread_message_count == 4 && whole.unread_channel_count == 2)
        #expect(try await fixture.value(Profile.self, "GET", "/v3/users/bo").unread_message_count == nil)
        #expect(
            try await fixture.rest("GET", "/v3/users/bo?include_unread_count=true", as: .user(ana)).status == 403)
    }

    @Test("Deactivating closes the sockets and ends the devices, leaves all channels where asked, and can be undone")
    func deactivation() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        _ = try await fixture.rest("POST", "/v3/users/bo/push/apns", ["apns_device_token": "x"], as: .user(bo))
        fixture.recorder.clear()
        _ = try await fixture.rest("PUT", "/v3/users/bo", ["is_active": false, "leave_all_when_deactivated": true])
        #expect(fixture.recorder.all.contains { $0.reaches(bo.session.userKey) && $0.close == .kicked })
        #expect(try fixture.recorder.events(for: ana.session).map(\.body.name) == ["members.left"])
        let room = try await fixture.value(WireChannel.self, "GET", "/v3/group_channels/room", as: .user(ana))
        #expect(room.memberCount == 1)
        #expect(try await fixture.rest("GET", "/v3/users/bo", as: .user(bo)).status == 403)
        await #expect(throws: WireError.self) { try await fixture.login("bo") }
        struct Devices: Decodable { var tokens: [String] }
        #expect(try await fixture.value(Devices.self, "GET", "/v3/users/bo/push/apns").tokens == [])
        _ = try await fixture.rest("PUT", "/v3/users/bo", ["is_active": true])
        _ = try await fixture.login("bo")
        // Only the application may.
        #expect(try await fixture.rest("PUT", "/v3/users/ana", ["is_active": false], as: .user(ana)).status == 403)
        #expect(try await fixture.rest("PUT", "/v3/users/ana", ["last_seen_at": 5], as: .user(ana)).status == 403)
    }

    @Test("New users join at once or are asked, as the application says")
    func invitationDefault() async throws {
        let fixture = try ServiceFixture()
        let path = "/v3/applications/default_channel_invitation_preference"
        let ana = try await fixture.login("ana")
        #expect(try await fixture.rest("PUT", path, ["auto_accept": false]).status == 200)
        let bo = try await fixture.login("bo")
        _ = try await fixture.rest("POST", "/v3/users", ["user_id": "cy", "nickname": "", "profile_url": ""])
        let room = try await fixture.channel("room", members: ["bo", "cy"], as: ana)
        #expect((room.memberCount, room.joinedMemberCount) == (3, 1))
        _ = bo
    }
}
