import ChatDomain
import ChatWire
import Foundation
import Processes
import Testing

@testable import ChatServer

@Suite("What users choose of their notifications", .timeLimit(.minutes(1)))
struct PushChoiceTests {
    private struct Choice: Decodable {
        var enable: Bool
        var push_trigger_option: String
        var push_sound: String
    }

    @Test("A user's notifications have the words of the template and the sound of the channel that the user chose")
    func wordsAndSound() async throws {
        let apple = try HTTP2Server(isSecure: true)
        let outbound = try OutboundFixture { configuration in
            configuration.outbound.apnsDevelopmentURL = "https://127.0.0.1:\(apple.port)"
            configuration.outbound.trustFile = apple.certificate
        }
        let fixture = outbound.fixture
        try await OutboundProviders.add("apns", OutboundFixture.apns, fixture)
        let ana = try await fixture.login("ana")
        _ = try await fixture.login("bo")
        _ = try await fixture.channel("room", members: ["bo"], as: ana)
        try await outbound.register("d0", of: "bo")
        let words = ["template_mesg": ["push_message": "Somebody wrote"]]
        #expect(
            try await fixture.rest("PUT", "/v3/applications/push/message_templates/alternative", words).status == 200)
        #expect(try await fixture.rest("PUT", "/v3/users/bo/push/template", ["name": "alternative"]).status == 200)
        let sound = try await fixture.value(
            Choice.self, "PUT", "/v3/users/bo/push_preference/room",
            ["push_trigger_option": "all", "push_sound": "gong"])
        #expect(sound.push_sound == "gong" && sound.enable)
        func next() throws -> (aps: [String: Any], payload: [String: Any]) {
            let body = try apple.next().body
            let object = try JSONSerialization.jsonObject(with: Data(body.utf8)) as? [String: Any] ?? [:]
            return (object["aps"] as? [String: Any] ?? [:], object["sendbird"] as? [String: Any] ?? [:])
        }
        try await fixture.send("secret", to: "room", as: ana)
        let first = try next()
        #expect(
            (first.aps["alert"] as? [String: String])?["body"] == "Somebody wrote"
                || first.aps["alert"] as? String == "Somebody wrote")
        #expect(first.aps["sound"] as? String == "gong" && first.payload["push_sound"] as? String == "gong")
        #expect((first.payload["recipient"] as? [String: Any])?["push_template"] as? String == "alternative")
        // Setting back the preferences leaves the words, and the channel's own sound goes with the word for none.
        _ = try await fixture.rest("DELETE", "/v3/users/bo/push_preference")
        _ = try await fixture.rest(
            "PUT", "/v3/users/bo/push_preference/room", ["push_trigger_option": "all", "push_sound": "default"])
        try await fixture.send("secret", to: "room", as: ana)
        let second = try next()
        #expect(second.payload["push_sound"] as? String == "default")
        #expect((second.payload["recipient"] as? [String: Any])?["push_template"] as? String == "alternative")
    }

    @Test("What cannot be chosen is refused by its name")
    func refusals() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        _ = try await fixture.channel("room", members: [], as: ana)
        #expect(
            try await fixture.refusal("PUT", "/v3/users/ana/push/template", ["name": "none"], as: .user(ana)).code
                == .notFoundInDatabase)
        let none = try await fixture.refusal("PUT", "/v3/applications/push/message_templates/default", [:])
        #expect(none.code == .invalidParameterValueRequired && none.message.contains("'template'"))
        let path = "/v3/users/ana/push_preference"
        for length in [128, 129] {
            let (status, _) = try await fixture.rest(
                "PUT", path + "/room",
                ["push_trigger_option": "all", "push_sound": String(repeating: "x", count: length)], as: .user(ana))
            #expect(status == (length == 128 ? 200 : 400))
        }
        let window = ["start_hour": 24, "start_min": 0, "end_hour": 6, "end_min": 0]
        let refusal = try await fixture.refusal(
            "PUT", path, ["dnd_schedules": [["day": "monday", "time_windows": [window]]]], as: .user(ana))
        #expect(refusal.code == .invalidParameterValue && refusal.message.contains("dnd_schedules"))
    }

    @Test("Quiet hours by the day of the week take the place of the daily ones, and an empty list gives them back")
    func schedules() async throws {
        let fixture = try ServiceFixture()
        let ana = try await fixture.login("ana")
        let path = "/v3/users/ana/push_preference"
        _ = try await fixture.rest("PUT", path, ["do_not_disturb": true, "start_hour": 1], as: .user(ana))
        let window = ["start_hour": 22, "start_min": 0, "end_hour": 6, "end_min": 30]
        let set = try await fixture.value(
            PushPreference.self, "PUT", path, ["dnd_schedules": [["day": "monday", "time_windows": [window]]]],
            as: .user(ana))
        #expect(!set.doNotDisturb && set.startHour == 1)
        #expect(
            set.schedules == [DaySchedule(day: .monday, windows: [.init(startHour: 22, endHour: 6, endMinute: 30)])])
        let empty = try await fixture.value(
            PushPreference.self, "PUT", path, ["dnd_schedules": [], "do_not_disturb": true], as: .user(ana))
        #expect(empty.schedules == nil && empty.doNotDisturb)
    }

    @Test("Keys have no password and are used as tokens: anything else is refused")
    func apns() async throws {
        let fixture = try ServiceFixture()
        for (field, value) in [("apns_cert_password", "secret"), ("apns_type", "certificate")] {
            var body = OutboundFixture.apns
            body[field] = value
            let refusal = try await fixture.refusal("POST", "/v3/applications/push/apns", body)
            #expect(refusal.code == .invalidParameterValue && refusal.message.contains(field))
        }
        var body = OutboundFixture.apns
        body["apns_cert_password"] = ""
        body["apns_type"] = "token"
        #expect(try await fixture.rest("POST", "/v3/applications/push/apns", body).status == 200)
    }
}
