import ChatWire
import Foundation
import Testing

@testable import ChatServer

@Suite("Messages about events")
struct EventMessageTests {
    private let fixture: ServiceFixture
    private let ana: ServiceFixture.LoggedIn
    private let path = "/v3/applications/settings/auto_event_message"

    init() async throws {
        fixture = try ServiceFixture()
        ana = try await fixture.login("ana")
        for user in ["bo", "cy", "di", "ed", "fi"] { _ = try await fixture.login(user) }
    }

    private func turnOn(_ settings: [String: [String: Bool]]) async throws {
        #expect(try await fixture.rest("PUT", path, ["auto_event_message": settings]).status == 200)
    }

    private func messages(_ url: String = "room") async throws -> [WireMessage] {
        try await fixture.page(in: url).messages
    }

    private func texts(_ url: String = "room") async throws -> [String] { try await messages(url).map(\.message) }

    @Test("All is off at first; a change leaves what it does not name, and is told in the documented names")
    func settings() async throws {
        struct Answer: Decodable { var auto_event_message: [String: [String: Bool]] }
        let first = try await fixture.value(Answer.self, "GET", path).auto_event_message
        #expect(Set(first.keys) == ["user_leave", "user_join", "channel_create", "channel_change"])
        #expect(first["user_leave"]?.count == 8 && first.values.allSatisfy { $0.values.allSatisfy { !$0 } })
        try await turnOn(["user_join": ["user_join": true]])
        try await turnOn(["user_leave": ["left_by_own_choice": true]])
        fixture.service.close()
        let again = try ServiceFixture(reopening: fixture)
        let then = try await again.value(Answer.self, "GET", path).auto_event_message
        #expect(then["user_join"] == ["user_join": true] && then["user_leave"]?["left_by_own_choice"] == true)
        #expect(then["user_leave"]?["admin_removed"] == false)
    }

    @Test("Joining and leaving are told by a message of the application, right behind the event itself")
    func comingAndGoing() async throws {
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        #expect(try await texts() == [])
        try await turnOn(["user_join": ["user_join": true], "user_leave": ["left_by_own_choice": true]])
        fixture.recorder.clear()
        _ = try await fixture.rest("POST", "/v3/group_channels/room/invite", ["user_ids": ["cy"]], as: .user(ana))
        let message = try #require(try await messages().last)
        #expect(message.type == .admin && message.message == "cy joined." && message.customType == "ROOST:EVENT")
        #expect(message.data == #"{"type":"USER_JOIN","users":[{"user_id":"cy","nickname":""}]}"#)
        let seqs = try fixture.recorder.events(for: ana.session).compactMap(\.seq)
        #expect(seqs.count == 2 && seqs[1] == seqs[0] + 1)
        _ = try await fixture.rest(
            "POST", "/v3/group_channels/room/invite", ["user_ids": ["di", "ed", "fi", "bo"]], as: .user(ana))
        #expect(try await texts().last == "di, ed and fi joined.")
        _ = try await fixture.rest("PUT", "/v3/group_channels/room/leave", ["user_ids": ["bo"]])
        #expect(try await texts().last == "bo left.")
    }

    @Test("Bans, deletions and deactivations are told by their own settings, and who was deleted is not named")
    func removals() async throws {
        try await turnOn([
            "user_leave": [
                "channel_operator_removed": true, "admin_removed": true, "admin_deleted": true,
                "admin_deactivated": true,
            ]
        ])
        _ = try await fixture.channel("room", members: ["bo", "cy", "di", "ed", "fi"], as: ana)
        _ = try await fixture.rest("POST", "/v3/group_channels/room/ban", ["user_id": "bo"], as: .user(ana))
        #expect(try await texts() == ["bo was removed."])
        try await turnOn(["user_leave": ["channel_operator_removed": false]])
        _ = try await fixture.rest("POST", "/v3/group_channels/room/ban", ["user_id": "fi"], as: .user(ana))
        #expect(try await texts().count == 1)
        _ = try await fixture.rest("POST", "/v3/group_channels/room/ban", ["user_id": "cy"])
        // Who was not there did not leave.
        _ = try await fixture.rest("POST", "/v3/group_channels/room/ban", ["user_id": "cy"])
        #expect(try await texts() == ["bo was removed.", "cy was removed."])
        _ = try await fixture.rest("DELETE", "/v3/users/di")
        _ = try await fixture.rest(
            "PUT", "/v3/users/ed", ["is_active": false, "leave_all_when_deactivated": true])
        #expect(try await texts().suffix(2) == ["A user was deleted.", "ed was deactivated."])
        #expect(try await messages().allSatisfy { !$0.data.contains("\"di\"") })
    }

    @Test("New channels and changed names are told; invitations that are not answered are not")
    func channels() async throws {
        try await turnOn([
            "channel_create": ["private_channel": true], "channel_change": ["channel_change": true],
            "user_join": ["user_join": true],
        ])
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        #expect(try await texts() == ["ana created the channel."])
        _ = try await fixture.rest("PUT", "/v3/group_channels/room", ["name": "New"], as: .user(ana))
        _ = try await fixture.rest("PUT", "/v3/group_channels/room", ["data": "x"], as: .user(ana))
        #expect(try await texts() == ["ana created the channel.", "The channel's name was changed."])
        _ = try await fixture.rest("PUT", "/v3/users/cy/channel_invitation_preference", ["auto_accept": false])
        _ = try await fixture.rest("POST", "/v3/group_channels/room/invite", ["user_ids": ["cy"]], as: .user(ana))
        #expect(try await texts().count == 2)
        _ = try await fixture.rest("PUT", "/v3/group_channels/room/decline", ["user_id": "cy"])
        #expect(try await texts().count == 2)
        _ = try await fixture.channel("open_to_all", members: [], ["is_public": true], as: ana)
        #expect(try await texts("open_to_all") == [])
    }

    @Test("A message that does not fit the limits never keeps the event from happening")
    func limits() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.messageCharacters = 3
        let small = try ServiceFixture(configuration: configuration)
        let user = try await small.login("ana")
        _ = try await small.login("bo")
        _ = try await small.rest("PUT", path, ["auto_event_message": ["user_join": ["user_join": true]]])
        _ = try await small.channel("room", members: [], as: user)
        let (status, _) = try await small.rest("POST", "/v3/group_channels/room/invite", ["user_ids": ["bo"]])
        #expect(status == 200)
        #expect(try await small.page().messages.isEmpty)
        #expect(small.reportedFaults == [])
    }
}
