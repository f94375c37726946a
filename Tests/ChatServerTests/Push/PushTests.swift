import ChatDomain
import ChatWire
import Foundation
import Processes
import Requirements
import SQLite
import Synchronization
import Testing

@testable import ChatServer

@Suite("Notifications by Apple's push service, over HTTP/2 and TLS", .within(minutes: 1))
struct PushTests {
    /// A service whose application notifies by a server of the tests; `ana` and `bo` are in `room`.
    private struct Setting {
        let apple: HTTP2Server
        let outbound: OutboundFixture
        let ana: ServiceFixture.LoggedIn
        let bo: ServiceFixture.LoggedIn

        init(
            _ more: [String: Any] = [:], _ change: (inout ServiceConfiguration) -> Void = { _ in }
        ) async throws {
            apple = try HTTP2Server(isSecure: true)
            let server = apple
            outbound = try OutboundFixture { configuration in
                configuration.outbound.apnsDevelopmentURL = "https://127.0.0.1:\(server.port)"
                configuration.outbound.trustFile = server.certificate
                change(&configuration)
            }
            var body = OutboundFixture.apns
            body.merge(more) { $1 }
            try await OutboundProviders.add("apns", body, outbound.fixture)
            ana = try await outbound.fixture.login("ana")
            bo = try await outbound.fixture.login("bo")
            _ = try await outbound.fixture.channel("room", members: ["bo"], ["name": "Room"], as: ana)
        }

        /// Waits until every message was notified of.
        func settled() async throws {
            _ = try await outbound.read({ try $0.pushJobCount() }) { $0 == 0 }
        }

        func figure(_ name: String) -> Int {
            let lines = outbound.figures.split(separator: "\n")
            return lines.first { $0.hasPrefix(name + " ") }.flatMap { Int($0.split(separator: " ")[1]) } ?? -1
        }

        func object(_ request: HTTP2Server.Request) -> [String: Any] {
            (try? JSONSerialization.jsonObject(with: Data(request.body.utf8)) as? [String: Any]) ?? [:]
        }
    }

    @Test("A member who is not connected is notified, with all that is documented")
    func payload() async throws {
        let setting = try await Setting(["push_category": "REPLY", "content_available": true])
        try await setting.outbound.register("d0", of: "bo")
        let message = try await setting.outbound.fixture.send("héllo", to: "room", as: setting.ana)
        let request = try setting.apple.next()
        #expect(request.headers[":path"] == "/3/device/d0" && request.headers[":method"] == "POST")
        #expect(request.headers["apns-topic"] == "org.example.chat" && request.headers["apns-push-type"] == "alert")
        #expect(
            request.headers["apns-collapse-id"] == "\(message.messageID)" && request.headers["apns-priority"] == "10")
        #expect(
            request.headers["apns-expiration"] == "\(setting.outbound.fixture.clock.now / 1_000 + 86_400)")
        let token = try #require(request.headers["authorization"]?.split(separator: " ").last.map(String.init))
        let parts = token.split(separator: ".").map(String.init)
        #expect(parts.count == 3 && parts[2].count == 86, "64 bytes of a signature")
        func decoded(_ part: String) -> [String: Any] {
            let base64 = part.replacing("-", with: "+").replacing("_", with: "/")
            let padded = base64 + String(repeating: "=", count: (4 - base64.count % 4) % 4)
            let data = Data(base64Encoded: padded) ?? Data()
            return (try? JSONSerialization.jsonObject(with: data) as? [String: Any]) ?? [:]
        }
        #expect(decoded(parts[0])["alg"] as? String == "ES256" && decoded(parts[0])["kid"] as? String == "KEYIDKEYID")
        #expect(decoded(parts[1])["iss"] as? String == "TEAMIDTEAM")
        #expect(decoded(parts[1])["iat"] as? Int64 == setting.outbound.fixture.clock.now / 1_000)
        let object = setting.object(request)
        let aps = try #require(object["aps"] as? [String: Any])
        #expect(
            aps["alert"] as? [String: String] == ["title": "Room", "body": "Ana: héllo"]
                || (aps["alert"] as? [String: String])?["body"] == "ana: héllo")
        #expect(
            aps["badge"] as? Int == 1 && aps["sound"] as? String == "default" && aps["thread-id"] as? String == "room")
        #expect(aps["category"] as? String == "REPLY" && aps["mutable-content"] as? Int == 1)
        #expect(aps["content-available"] as? Int == 1)
        let payload = try #require(object["sendbird"] as? [String: Any])
        #expect(payload["message_id"] as? Int64 == message.messageID && payload["type"] as? String == "MESG")
        #expect(payload["unread_message_count"] as? Int == 1 && payload["app_id"] as? String == "app")
        #expect((payload["channel"] as? [String: Any])?["channel_url"] as? String == "room")
        #expect((payload["channel"] as? [String: Any])?["channel_unread_count"] as? Int == 1)
        #expect((payload["sender"] as? [String: Any])?["id"] as? String == "ana")
        #expect((payload["recipient"] as? [String: Any])?["id"] as? String == "bo")
        try await setting.settled()
        #expect(setting.figure("roost_pushes_delivered_total") == 1)
    }

    @Test("The badge is the real number of unread messages, over all channels", .covers("C-10"))
    func badge() async throws {
        let setting = try await Setting()
        let fixture = setting.outbound.fixture
        _ = try await fixture.channel("other", members: ["bo"], as: setting.ana)
        try await fixture.send("1", to: "room", as: setting.ana)
        try await fixture.send("silent", to: "room", as: setting.ana, silent: true)
        let gone = try await fixture.send("gone", to: "room", as: setting.ana)
        _ = try await fixture.call(
            DeleteMessage.self, .init(channelURL: "room", messageID: gone.messageID), as: setting.ana)
        try await fixture.send("2", to: "other", as: setting.ana)
        try await setting.settled()
        try await setting.outbound.register("d0", of: "bo")
        try await fixture.send("3", to: "room", as: setting.ana)
        let object = setting.object(try setting.apple.next())
        #expect((object["aps"] as? [String: Any])?["badge"] as? Int == 3)
        let payload = object["sendbird"] as? [String: Any]
        #expect((payload?["channel"] as? [String: Any])?["channel_unread_count"] as? Int == 2)
        _ = try await fixture.call(MarkRead.self, .init(channelURL: "room"), as: setting.bo)
        try await fixture.send("4", to: "other", as: setting.ana)
        let next = setting.object(try setting.apple.next())
        #expect((next["aps"] as? [String: Any])?["badge"] as? Int == 2)
    }

    @Test("Nobody is notified of a silent message, of an own one, while connected, or where the member wants quiet")
    func quiet() async throws {
        let setting = try await Setting()
        let (outbound, fixture) = (setting.outbound, setting.outbound.fixture)
        for (token, user) in [("a0", "ana"), ("b0", "bo")] { try await outbound.register(token, of: user) }
        try await fixture.send("silent", to: "room", as: setting.ana, silent: true)
        fixture.service.noteSocket(of: setting.bo.session, isOpen: true)
        try await fixture.send("connected", to: "room", as: setting.ana)
        try await setting.settled()
        fixture.service.noteSocket(of: setting.bo.session, isOpen: false)
        let path = "/v3/users/bo/push_preference/room"
        for option in ["off", "mention_only"] {
            let (status, _) = try await fixture.rest(
                "PUT", path, ["push_trigger_option": option], as: .user(setting.bo))
            #expect(status == 200)
            try await fixture.send(option, to: "room", as: setting.ana)
            try await setting.settled()
        }
        var params = SendMessage.Params(channelURL: "room", requestID: "m", message: "@bo")
        params.mentionedUserIDs = ["bo"]
        _ = try await fixture.call(SendMessage.self, params, as: setting.ana)
        #expect(
            (setting.object(try setting.apple.next())["sendbird"] as? [String: Any])?["message"] as? String == "@bo")
        try await setting.settled()
        #expect(setting.figure("roost_pushes_delivered_total") == 1)
    }

    @Test("The user's own settings hold: trigger, quiet hours in the user's time zone, snooze, sound")
    func preferences() async throws {
        let setting = try await Setting()
        let (outbound, fixture) = (setting.outbound, setting.outbound.fixture)
        try await outbound.register("b0", of: "bo")
        func prefer(_ change: @escaping @Sendable (inout PushPreference) -> Void) async throws {
            try await outbound.write {
                _ = try $0.setPushPreference(of: "bo", by: .application(1)) { preference in
                    preference = PushPreference()
                    change(&preference)
                }
            }
        }
        // The clock of the tests stands at 22:13:20 UTC, which is 23:13:20 in Paris.
        let now = fixture.clock.now
        try await prefer { $0.trigger = .off }
        try await fixture.send("off", to: "room", as: setting.ana)
        try await setting.settled()
        try await prefer {
            ($0.doNotDisturb, $0.startHour, $0.endHour, $0.timeZone) = (true, 23, 7, "Europe/Paris")
        }
        try await fixture.send("night", to: "room", as: setting.ana)
        try await setting.settled()
        try await prefer { ($0.isSnoozed, $0.snoozeStartAt, $0.snoozeEndAt) = (true, now - 1, now + 60_000) }
        try await fixture.send("snoozed", to: "room", as: setting.ana)
        try await setting.settled()
        #expect(setting.figure("roost_pushes_delivered_total") == 0)
        try await prefer {
            ($0.doNotDisturb, $0.startHour, $0.endHour, $0.timeZone, $0.sound) = (true, 23, 7, "UTC", "bell")
        }
        try await fixture.send("day", to: "room", as: setting.ana)
        let object = setting.object(try setting.apple.next())
        #expect((object["sendbird"] as? [String: Any])?["message"] as? String == "day")
        #expect((object["aps"] as? [String: Any])?["sound"] as? String == "bell")
    }

    @Test("A device that the push service does not know is forgotten", arguments: ["gone0", "bad0", "no/device"])
    func invalidated(token: String) async throws {
        let setting = try await Setting()
        try await setting.outbound.register(token, of: "bo")
        try await setting.outbound.fixture.send("hi", to: "room", as: setting.ana)
        try await setting.settled()
        let bo = setting.bo.session.userKey
        _ = try await setting.outbound.read({ try $0.pushTokens(userKey: bo) }) { $0.isEmpty }
        #expect(setting.figure("roost_push_tokens_removed_total") == 1)
    }

    @Test("A device registered again after the push service lost it stays")
    func registeredAgain() async throws {
        let setting = try await Setting()
        // The server of the tests says that it was lost at 1,700,000,000,001.
        setting.outbound.fixture.clock.advance(1)
        try await setting.outbound.register("gone0", of: "bo")
        try await setting.outbound.fixture.send("hi", to: "room", as: setting.ana)
        try await setting.settled()
        #expect(setting.figure("roost_push_tokens_removed_total") == 0)
    }

    @Test("A busy push service is asked again; one that fails is given up after five times", .limit("push-attempts"))
    func retried() async throws {
        let setting = try await Setting()
        try await setting.outbound.register("busy0", of: "bo")
        try await setting.outbound.register("fails0", of: "bo")
        try await setting.outbound.fixture.send("hi", to: "room", as: setting.ana)
        try await setting.settled()
        let seen = try (0..<7).map { _ in try setting.apple.next().headers[":path"] ?? "" }
        #expect(seen.count { $0.hasSuffix("busy0") } == 2 && seen.count { $0.hasSuffix("fails0") } == 5)
        #expect(setting.figure("roost_pushes_delivered_total") == 1 && setting.figure("roost_pushes_failed_total") == 1)
        #expect(setting.figure("roost_pushes_retried_total") == 5)
    }

    @Test("A provider token is used again for a while, and made anew when the service calls it expired")
    func providerToken() async throws {
        let setting = try await Setting()
        try await setting.outbound.register("d0", of: "bo")
        func authorization() async throws -> String? {
            try await setting.outbound.fixture.send("hi", to: "room", as: setting.ana)
            return try setting.apple.next().headers["authorization"]
        }
        let first = try await authorization()
        setting.outbound.fixture.clock.advance(49 * 60_000)
        #expect(try await authorization() == first)
        setting.outbound.fixture.clock.advance(60_000)
        let second = try await authorization()
        #expect(second != first)
        try await setting.outbound.register("expired0", of: "bo")
        setting.outbound.fixture.clock.advance(1_000)
        try await setting.outbound.fixture.send("hi", to: "room", as: setting.ana)
        let seen = try (0..<3).map { _ in try setting.apple.next() }.filter {
            $0.headers[":path"]?.hasSuffix("expired0") == true
        }
        #expect(
            seen.count == 2 && seen[0].headers["authorization"] == second && seen[1].headers["authorization"] != second)
    }

    @Test("The words of notifications are the application's")
    func template() async throws {
        let setting = try await Setting()
        let (status, _) = try await setting.outbound.fixture.rest(
            "PUT", "/v3/applications/push/message_templates/default",
            [
                "template": [
                    "MESG": ["push_title": "{sender_name} in {channel_name}", "push_message": "{message} {unknown}"],
                    "FILE": ["push_message": "{file_type_friendly}: {filename}"], "ADMM": ["push_message": "{message}"],
                ]
            ])
        #expect(status == 200)
        try await setting.outbound.register("d0", of: "bo")
        try await setting.outbound.fixture.send("{sender_name}", to: "room", as: setting.ana)
        let alert = (setting.object(try setting.apple.next())["aps"] as? [String: Any])?["alert"] as? [String: String]
        #expect(alert?["body"] == "{sender_name} {unknown}" && alert?["title"]?.hasSuffix(" in Room") == true)
    }

    @Test("The longest message fits into a notification")
    func longest() async throws {
        let setting = try await Setting()
        try await setting.outbound.register("d0", of: "bo")
        try await setting.outbound.fixture.send(
            String(repeating: "\"\u{1F600}", count: 2_500), to: "room", as: setting.ana)
        let request = try setting.apple.next()
        #expect(request.body.utf8.count <= 4_096)
        #expect(setting.object(request)["aps"] != nil)
    }

    @Test("A message that nobody was notified of in a day is old news")
    func stale() async throws {
        let setting = try await Setting()
        try await setting.outbound.register("d0", of: "bo")
        let now = setting.outbound.fixture.clock.now
        try await setting.outbound.write { context in
            try context.connection.run(
                "INSERT INTO push_job (application, channel, message, created_at) VALUES (1, 1, 1, ?)",
                now - 86_400_001)
            context.outboundNews.append(.push)
        }
        try await setting.settled()
        #expect(setting.figure("roost_pushes_dropped_total") == 1)
    }

    @Test(
        "However long the push service cannot be reached, the notification waits, also through the next start",
        arguments: [0, 20])
    func restart(tries: Int) async throws {
        let setting = try await Setting { $0.outbound.apnsDevelopmentURL = "https://127.0.0.1:9" }
        let fixture = setting.outbound.fixture
        try await setting.outbound.register("d0", of: "bo")
        try await fixture.send("waits", to: "room", as: setting.ana)
        while setting.figure("roost_pushes_retried_total") < tries { await Task.yield() }
        #expect(setting.figure("roost_pushes_failed_total") == 0)
        fixture.service.close()
        var configuration = ServiceConfiguration()
        configuration.outbound.pushAllow = ["127.0.0.1"]
        configuration.outbound.trustFile = setting.apple.certificate
        configuration.outbound.apnsDevelopmentURL = "https://127.0.0.1:\(setting.apple.port)"
        let again = try ServiceFixture.open(fixture.path, clock: fixture.clock, configuration: configuration)
        defer { again.close() }
        try again.startOutbound()
        let object = setting.object(try setting.apple.next())
        #expect((object["sendbird"] as? [String: Any])?["message"] as? String == "waits")
    }

    @Test("A notification that is under way when the server stops waits for the next start")
    func calledOff() async throws {
        let silent = try HTTPReceiver { _ in .silence }
        let setting = try await Setting { $0.outbound.apnsDevelopmentURL = "http://127.0.0.1:\(silent.port)" }
        try await setting.outbound.register("d0", of: "bo")
        try await setting.outbound.fixture.send("waits", to: "room", as: setting.ana)
        _ = try #require(await silent.next())
        setting.outbound.fixture.service.close()
        let connection = try Connection(path: setting.outbound.fixture.path)
        #expect(try connection.query("SELECT count(*) FROM push_job") { $0.integer(at: 0) } == [1])
    }

    @Test("Turned off, or without a push service, no message waits")
    func off() async throws {
        let setting = try await Setting()
        try await setting.outbound.register("d0", of: "bo")
        _ = try await setting.outbound.fixture.rest(
            "PUT", "/v3/applications/push/settings", ["push_enabled": false])
        try await setting.outbound.fixture.send("off", to: "room", as: setting.ana)
        #expect(try await setting.outbound.read({ try $0.pushJobCount() }) { _ in true } == 0)
        _ = try await setting.outbound.fixture.rest("PUT", "/v3/applications/push/settings", ["push_enabled": true])
        try await setting.outbound.fixture.send("on", to: "room", as: setting.ana)
        let object = setting.object(try setting.apple.next())
        #expect((object["sendbird"] as? [String: Any])?["message"] as? String == "on")
    }

    @Test("No route tells a key, and what is no key is refused by its field")
    func keys() async throws {
        let setting = try await Setting()
        let fixture = setting.outbound.fixture
        for path in ["push/settings", "push/apns", "push/fcm"] {
            let body = String(decoding: try await fixture.rest("GET", "/v3/applications/\(path)").body, as: UTF8.self)
            #expect(!body.contains("PRIVATE") && !body.contains("MIG"))
        }
        var body = OutboundFixture.apns
        body["apns_cert"] = PushKeys.rsa
        let wrong = try await fixture.refusal("POST", "/v3/applications/push/apns", body)
        #expect(wrong.code == .invalidParameterValue && wrong.message.hasPrefix("'apns_cert' must be a key"))
        body["apns_cert"] = nil
        #expect(
            try await fixture.refusal("POST", "/v3/applications/push/apns", body).message == "'apns_cert' is required.")
        body = OutboundFixture.apns
        body["apns_bundle_id"] = "a\r\nb"
        #expect(
            try await fixture.refusal("POST", "/v3/applications/push/apns", body).message.contains("apns_bundle_id"))
        body = OutboundFixture.apns
        body["apns_cert_env_type"] = "test"
        #expect(try await fixture.refusal("POST", "/v3/applications/push/apns", body).message.contains("development"))
        let account = try await fixture.refusal("POST", "/v3/applications/push/fcm", ["api_key": "AAAA:old-key"])
        #expect(account.message == "'api_key' must be a service account: the text of its file in JSON.")
        #expect(try await fixture.refusal("GET", "/v3/applications/push/hms").code == .notFoundInDatabase)
    }
}
