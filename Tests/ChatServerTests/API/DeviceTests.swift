import ChatDomain
import ChatWire
import Foundation
import Requirements
import Testing

@testable import ChatServer

@Suite("Devices that notifications go to")
struct DeviceTests {
    private struct Devices: Decodable { var tokens: [String] }

    private func devices(_ fixture: ServiceFixture, _ userID: String) async throws -> [String] {
        try await fixture.value(Devices.self, "GET", "/v3/users/\(userID)/push/apns").tokens
    }

    private func register(
        _ token: String, _ fixture: ServiceFixture, as user: ServiceFixture.LoggedIn, _ more: [String: Any] = [:]
    ) async throws {
        let body = more.merging(["apns_device_token": token]) { $1 }
        let status = try await fixture.rest(
            "POST", "/v3/users/\(user.session.userID)/push/apns", body, as: .user(user)
        ).status
        #expect(status == 200)
    }

    @Test("A device belongs to whoever registered it last", .covers("C-58"))
    func oneOwner() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let bo = try await fixture.login("bo")
        try await register("phone", fixture, as: ana)
        try await register("tablet", fixture, as: ana)
        #expect(try await devices(fixture, "ana").sorted() == ["phone", "tablet"])
        // Ana logged out while offline; Bo logs in on the phone.
        try await register("phone", fixture, as: bo)
        #expect(try await devices(fixture, "ana") == ["tablet"])
        #expect(try await devices(fixture, "bo") == ["phone"])
        struct Owner: Decodable { var user_id: String }
        let owner = try await fixture.value(Owner.self, "GET", "/v3/push/device_tokens/apns/phone")
        #expect(owner.user_id == "bo")
        // Ana may not take Bo's device away.
        #expect(try await fixture.rest("DELETE", "/v3/users/ana/push/apns/phone", as: .user(ana)).status == 404)
        #expect(try await fixture.rest("DELETE", "/v3/users/bo/push/apns/phone", as: .user(ana)).status == 403)
        #expect(try await fixture.rest("DELETE", "/v3/users/bo/push/apns/phone", as: .user(bo)).status == 200)
        #expect(try await devices(fixture, "bo") == [])
    }

    @Test("A device ends with the logout of the session that registered it, and never by the session's expiry")
    func logout() async throws {
        let fixture = try ServiceFixture()
        let first = try await fixture.login("ana")
        let second = try await fixture.login("ana")
        try await register("one", fixture, as: first)
        try await register("two", fixture, as: second)
        let frame = try ServiceFixture.encode(RequestFrame(id: 9, method: Logout.name, params: Empty()))
        let reply = await fixture.frame(frame, session: first.session)
        #expect(reply.close == .normal)
        #expect(try await devices(fixture, "ana") == ["two"])
        // The key is worth nothing any more, the other one is.
        #expect(try await fixture.rest("GET", "/v3/users/ana", as: .user(first)).status == 401)
        #expect(try await fixture.rest("GET", "/v3/users/ana", as: .user(second)).status == 200)
        fixture.clock.advance(fixture.service.configuration.sessionLifetimeMilliseconds + 1)
        _ = try await fixture.login("bo")
        #expect(try await devices(fixture, "ana") == ["two"])
    }

    @Test(
        "Past the most devices the oldest goes; a device that is to be the only one takes the others' place",
        .limit("limit-push-tokens"))
    func limit() async throws {
        var configuration = ServiceConfiguration()
        configuration.limits.pushTokens = 2
        let fixture = try ServiceFixture(configuration: configuration)
        let ana = try await fixture.login("ana")
        for token in ["a", "b", "c"] {
            fixture.clock.advance(1)
            try await register(token, fixture, as: ana)
        }
        #expect(try await devices(fixture, "ana") == ["c", "b"])
        try await register("d", fixture, as: ana, ["is_unique": true])
        #expect(try await devices(fixture, "ana") == ["d"])
        let long = String(repeating: "x", count: 4_097)
        let refusal = try await fixture.refusal(
            "POST", "/v3/users/ana/push/apns", ["apns_device_token": long], as: .user(ana))
        #expect(refusal.code == .invalidParameterValue)
        #expect(
            try await fixture.refusal("POST", "/v3/users/ana/push/apns", [:], as: .user(ana)).code
                == .invalidParameterValueRequired)
        #expect(
            try await fixture.refusal("GET", "/v3/users/ana/push/pager", as: .user(ana)).code == .invalidParameterValue)
    }

    @Test("Notification settings are kept, refused by the name of the field, and set back")
    func preference() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let path = "/v3/users/ana/push_preference"
        var expected = PushPreference()
        #expect(try await fixture.value(PushPreference.self, "GET", path, as: .user(ana)) == expected)
        let body: [String: Any] = [
            "do_not_disturb": true, "start_hour": 22, "start_min": 30, "end_hour": 7, "end_min": 0,
            "timezone": "Europe/Paris", "push_trigger_option": "mention_only", "push_sound": "bell",
            "snooze_enabled": true, "snooze_start_ts": 5, "snooze_end_ts": 10,
        ]
        let set = try await fixture.value(PushPreference.self, "PUT", path, body, as: .user(ana))
        (expected.doNotDisturb, expected.startHour, expected.startMinute, expected.endHour) = (true, 22, 30, 7)
        (expected.timeZone, expected.trigger, expected.sound) = ("Europe/Paris", .mentionOnly, "bell")
        (expected.isSnoozed, expected.snoozeStartAt, expected.snoozeEndAt) = (true, 5, 10)
        #expect(set == expected)
        #expect(try await fixture.value(PushPreference.self, "GET", path, as: .user(ana)) == expected)
        for (field, value) in [
            ("start_hour", 24), ("end_min", 60), ("timezone", "Mars/Olympus"), ("snooze_end_ts", 4),
        ] as [(String, Any)] {
            let refusal = try await fixture.refusal("PUT", path, [field: value], as: .user(ana))
            #expect(refusal.code == .invalidParameterValue && refusal.message.contains(field))
        }
        #expect(try await fixture.rest("DELETE", path, as: .user(ana)).status == 200)
        #expect(try await fixture.value(PushPreference.self, "GET", path, as: .user(ana)) == PushPreference())
    }
}
